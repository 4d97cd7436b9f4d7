import type { Span } from '../../diagnostics/diagnostic';
import { choose } from '../../diagnostics/suggest';
import { quote } from '../../diagnostics/visible';
import type { TableHandlers, TablePlace, TableReader, TableRecord } from './table';
import {
  cellAt,
  columnsOf,
  pathParts,
  possibleRows,
  TreeError,
  type RowVisitor,
  type TreeValue,
  type Walk,
} from './tree';

/** In how many rows names of columns are looked for. */
const sampledRows = 100;

const nothing: RowVisitor = {
  rows: undefined,
  row: () => undefined,
  place: () => undefined,
  element: () => undefined,
};

/** How the text of a table of nested values is read. */
export interface TreeFormat {
  readonly walk: Walk;
  /** The path of the rows. */
  readonly rows: string | undefined;
  /** Whether the outermost value can be the list of rows. */
  readonly hasRootList: boolean;
}

/** The text around a place: its line, of which a long one is cut. */
function placeOf(text: string, { start }: Span): TablePlace {
  const before = text.slice(0, start);
  const lineStart = before.lastIndexOf('\n') + 1;
  const lineEnd = text.indexOf('\n', start);
  const from = Math.max(lineStart, start - 150);
  return {
    line: before.split('\n').length,
    start: from,
    raw: text.slice(from, Math.min(lineEnd < 0 ? text.length : lineEnd, start + 150)),
  };
}

/** Reads a table of nested values. A column is a path in the value of a row. */
export class TreeTable implements TableReader {
  readonly #format: TreeFormat;
  readonly #expected: readonly string[];
  readonly #handlers: TableHandlers;
  readonly #seen = new Set<string>();
  readonly #names = new Set<string>();
  #pieces: string[] = [];

  constructor(format: TreeFormat, expected: Iterable<string>, handlers: TableHandlers) {
    this.#format = format;
    this.#expected = [...new Set(expected)];
    this.#handlers = handlers;
  }

  push(text: string): void {
    this.#pieces.push(text);
  }

  end(): void {
    const text = this.#pieces.join('');
    this.#pieces = [];
    const { rows, hasRootList } = this.#format;
    if (text.trim() === '') {
      this.#handlers.fault({ message: 'the file is empty', fix: 'get it from the network again' });
      return;
    }
    if (rows === undefined && (!hasRootList || !/^\s*\[/.test(text))) {
      this.#missingRows(text);
      return;
    }
    let line = 1;
    let counted = 0;
    let count = 0;
    let hasPlace = false;
    const isRead = this.#walk(text, {
      ...nothing,
      rows: pathParts(rows ?? ''),
      place: () => {
        hasPlace = true;
      },
      row: (row) => {
        const { start } = row.span;
        for (let at = text.indexOf('\n', counted); at >= 0 && at < start; at = text.indexOf('\n', at + 1)) line += 1;
        counted = start;
        if (count < sampledRows) for (const name of columnsOf(row)) this.#names.add(name);
        count += 1;
        this.#handlers.record(this.#record(text, row, line));
      },
    });
    if (!isRead) return;
    if (count > 0) this.#handlers.columns({ names: [...this.#names], seen: this.#seen });
    else if (!hasPlace) this.#missingRows(text);
    else this.#handlers.columns(undefined);
  }

  /** Walks through the text; false after a fault. */
  #walk(text: string, visitor: RowVisitor): boolean {
    try {
      this.#format.walk(text, visitor);
      return true;
    } catch (error) {
      if (!(error instanceof TreeError)) throw error;
      const { problem, fix, span } = error;
      this.#handlers.fault({ message: `the file ${problem}`, fix, span, place: placeOf(text, span) });
      return false;
    }
  }

  #record(text: string, row: TreeValue, line: number): TableRecord {
    const { span } = row;
    // The row itself is not kept: a table has very many of them.
    const cells = new Map(
      this.#expected.flatMap((column) => {
        const cell = cellAt(row, column);
        if (cell) this.#seen.add(column);
        return cell ? [[column, cell] as const] : [];
      }),
    );
    return {
      line,
      span,
      cells: [text.slice(span.start, span.end)],
      text: (column) => cells.get(column)?.text,
      cell: (column) => cells.get(column)?.span,
    };
  }

  /** Reports that there are no rows where the settings say, and where they could be. */
  #missingRows(text: string): void {
    const { walk, rows } = this.#format;
    const places = possibleRows(text, walk).filter((path) => path !== '');
    // Where the text cannot be read, that is the cause.
    if (places.length === 0 && !this.#walk(text, nothing)) return;
    const [first] = places;
    this.#handlers.fault({
      message:
        rows === undefined ? 'the settings do not say where the rows are' : `there are no rows at ${quote(rows)}`,
      why: 'the rows are the objects or elements at the path that `rows` names',
      fix:
        first === undefined
          ? 'get another file from the network: this one has no list'
          : rows === undefined
            ? `write \`rows: ${first}\``
            : choose(rows, 'paths', places),
      setting: rows === undefined ? 'file' : 'rows',
    });
  }
}
