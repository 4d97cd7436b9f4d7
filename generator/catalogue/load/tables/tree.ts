import type { Span } from '../../diagnostics/diagnostic';
import type { Phrase } from '../../diagnostics/phrases';

/** A value inside a row of a file of nested values, such as JSON or XML. */
export interface TreeValue {
  readonly span: Span;
  /** Its text; absent for a value of several parts, and for one that says that there is nothing. */
  readonly text?: string;
  /** The values below it by their names. */
  readonly entries?: ReadonlyMap<string, TreeValue>;
  /** Its elements, if it is a list. */
  readonly items?: readonly TreeValue[];
}

/** The parts of a path: `advertiser.name`. An empty path has none. */
export function pathParts(path: string): readonly string[] {
  return path === '' ? [] : path.split('.');
}

/** The values at a path. Lists are no part of it: the values of all their elements are meant, or that of the one that it numbers. */
function valuesAt(value: TreeValue, parts: readonly string[]): readonly TreeValue[] {
  const [part, ...rest] = parts;
  if (value.items) {
    const numbered = part !== undefined && /^\d+$/.test(part) ? value.items[Number(part)] : undefined;
    return numbered ? valuesAt(numbered, rest) : value.items.flatMap((item) => valuesAt(item, parts));
  }
  if (part === undefined) return [value];
  // A name may have points itself.
  const whole = value.entries?.get(parts.join('.'));
  if (whole) return valuesAt(whole, []);
  const next = value.entries?.get(part);
  return next ? valuesAt(next, rest) : [];
}

/** The cell of a column whose name is a path. Several values are listed with commas between them. */
export function cellAt(row: TreeValue, column: string): { readonly text?: string; readonly span: Span } | undefined {
  const values = valuesAt(row, pathParts(column));
  const [first] = values;
  if (!first) return undefined;
  const texts = values.flatMap(({ text }) => text ?? []);
  return { span: first.span, ...(texts.length > 0 && { text: texts.join(', ') }) };
}

/** The paths of all texts of a row. */
export function columnsOf(row: TreeValue, path = ''): readonly string[] {
  const { text, entries, items = [] } = row;
  const below = [...(entries ?? [])].flatMap(([name, value]) =>
    columnsOf(value, path === '' ? name : `${path}.${name}`),
  );
  const own = text === undefined || path === '' ? [] : [path];
  return [...new Set([...own, ...below, ...items.flatMap((item) => columnsOf(item, path))])];
}

/** Whether a place in a file is that of rows. `*` stands for any name. */
export function isRowsPath(place: readonly string[], rows: readonly string[] | undefined): boolean {
  return (
    rows !== undefined &&
    place.length === rows.length &&
    rows.every((part, index) => part === '*' || part === place[index])
  );
}

/** The text of a file cannot be read as nested values. */
export class TreeError extends Error {
  /** `problem` follows the name of the file. */
  constructor(
    readonly span: Span,
    readonly problem: Phrase,
    readonly fix: Phrase,
  ) {
    super(problem.id);
  }
}

/** What a walk through a file of nested values meets. */
export interface RowVisitor {
  /** The path of the values that are rows; absent where none is. */
  readonly rows: readonly string[] | undefined;
  row(row: TreeValue): void;
  /** The path of rows exists, even if there are none. */
  place(): void;
  /** An element at a path that could be that of rows. */
  element(path: readonly string[]): void;
}

/** Walks through the text of a file. Throws a TreeError where it cannot be read. */
export type Walk = (text: string, visitor: RowVisitor) => void;

/** The paths that could be those of rows, the likeliest first: lists inside rows come last. Empty if the text cannot be read. */
export function possibleRows(text: string, walk: Walk): readonly string[] {
  const counts = new Map<string, number>();
  try {
    walk(text, {
      rows: undefined,
      row: () => undefined,
      place: () => undefined,
      element(path) {
        const name = path.join('.');
        counts.set(name, (counts.get(name) ?? 0) + 1);
      },
    });
  } catch (error) {
    if (!(error instanceof TreeError)) throw error;
    return [];
  }
  const isInRow = (path: string): boolean =>
    [...counts].some(
      ([other, count]) => count > 1 && path.startsWith(other === '' ? '' : `${other}.`) && path !== other,
    );
  return [...counts.keys()].sort(
    (a, b) => Number(isInRow(a)) - Number(isInRow(b)) || (counts.get(b) ?? 0) - (counts.get(a) ?? 0),
  );
}
