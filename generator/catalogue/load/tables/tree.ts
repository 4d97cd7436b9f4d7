import type { Span } from '../../diagnostics/diagnostic';
import type { Phrase } from '../../diagnostics/phrases';

/** A value in a row of a file of nested values, such as JSON or XML. */
export interface TreeValue {
  readonly span: Span;
  /** Its text; absent for a composite value and for one that means "nothing". */
  readonly text?: string;
  readonly entries?: ReadonlyMap<string, TreeValue>;
  readonly items?: readonly TreeValue[];
}

/** The parts of a path: `advertiser.name`. An empty path has none. */
export function pathParts(path: string): readonly string[] {
  return path === '' ? [] : path.split('.');
}

/** A list is not a step of the path: all its elements are meant, or the one with a numeric step. */
function valuesAt(value: TreeValue, parts: readonly string[]): readonly TreeValue[] {
  const [part, ...rest] = parts;
  if (value.items) {
    const numbered = part !== undefined && /^\d+$/.test(part) ? value.items[Number(part)] : undefined;
    return numbered ? valuesAt(numbered, rest) : value.items.flatMap((item) => valuesAt(item, parts));
  }
  if (part === undefined) return [value];
  // A name may contain points itself.
  const whole = value.entries?.get(parts.join('.'));
  if (whole) return valuesAt(whole, []);
  const next = value.entries?.get(part);
  return next ? valuesAt(next, rest) : [];
}

/** The cell of a column whose name is a path. Several values are joined by commas. */
export function cellAt(row: TreeValue, column: string): { readonly text?: string; readonly span: Span } | undefined {
  const values = valuesAt(row, pathParts(column));
  const [first] = values;
  if (!first) return undefined;
  const texts = values.flatMap(({ text }) => text ?? []);
  return { span: first.span, text: texts.length > 0 ? texts.join(', ') : undefined };
}

export function columnsOf(row: TreeValue, path = ''): readonly string[] {
  const { text, entries, items = [] } = row;
  const below = [...(entries ?? [])].flatMap(([name, value]) =>
    columnsOf(value, path === '' ? name : `${path}.${name}`),
  );
  const own = text === undefined || path === '' ? [] : [path];
  return [...new Set([...own, ...below, ...items.flatMap((item) => columnsOf(item, path))])];
}

/** Whether a path is that of the rows. `*` matches any name. */
export function isRowsPath(place: readonly string[], rows: readonly string[] | undefined): boolean {
  return (
    rows !== undefined &&
    place.length === rows.length &&
    rows.every((part, index) => part === '*' || part === place[index])
  );
}

export class TreeError extends Error {
  /** @param problem a phrase that follows the name of the file */
  constructor(
    readonly span: Span,
    readonly problem: Phrase,
    readonly fix: Phrase,
  ) {
    super(problem.id);
  }
}

export interface RowVisitor {
  /** The path of the rows; undefined if no value is a row. */
  readonly rows: readonly string[] | undefined;
  row(row: TreeValue): void;
  /** Called if the path of the rows exists, even without rows. */
  place(): void;
  /** Called for each element that could be a row, with its path. */
  element(path: readonly string[]): void;
}

/** Walks the text of a file. Throws a TreeError if it cannot be parsed. */
export type Walk = (text: string, visitor: RowVisitor) => void;

/** Most probable first; lists inside rows come last. Empty if the text cannot be parsed. */
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
