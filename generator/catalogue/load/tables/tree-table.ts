import type { Span } from '../../diagnostics/diagnostic';
import type { Phrase } from '../../diagnostics/phrases';
import { choice } from '../../diagnostics/suggest';
import { inFull, quote } from '../../diagnostics/visible';
import { extentFault } from './limits';
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

function textsOf({ text, entries, items = [] }: TreeValue): number {
  let count = text === undefined ? 0 : 1;
  for (const value of entries?.values() ?? []) count += textsOf(value);
  for (const item of items) count += textsOf(item);
  return count;
}

/** The number of rows in which column names are looked for. */
const sampledRows = 100;

const nothing: RowVisitor = {
  rows: undefined,
  row: () => undefined,
  place: () => undefined,
  element: () => undefined,
};

interface TreeFormat {
  readonly walk: Walk;
  readonly rows: string | undefined;
  /** Whether the root value can be the list of rows. */
  readonly hasRootList: boolean;
}

/** The line around a span; only a part of a very long line. */
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

/** Reads a table of nested values, in which a column is a path within a row. */
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
      this.#handlers.fault({ id: 'table.empty-file' });
      return;
    }
    if (rows === undefined && (!hasRootList || !/^\s*\[/.test(text))) {
      this.#missingRows(text);
      return;
    }
    let line = 1;
    let counted = 0;
    let count = 0;
    let cells = 0;
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
        cells += textsOf(row);
        const fault = extentFault(this.#names.size, cells);
        if (fault) throw new TreeError(row.span, fault.problem, fault.fix);
        this.#handlers.record(this.#record(text, row, line));
      },
    });
    if (!isRead) return;
    if (count > 0) this.#handlers.columns({ names: [...this.#names], seen: this.#seen });
    else if (!hasPlace) this.#missingRows(text);
    else this.#handlers.columns(undefined);
  }

  /** Walks the text; returns false after a fault. */
  #walk(text: string, visitor: RowVisitor): boolean {
    try {
      this.#format.walk(text, visitor);
      return true;
    } catch (error) {
      if (!(error instanceof TreeError)) throw error;
      const { problem, fix, span } = error;
      this.#handlers.fault({
        id: 'table.file-problem',
        values: { problem },
        fix,
        span,
        place: placeOf(text, span),
      });
      return false;
    }
  }

  #record(text: string, row: TreeValue, line: number): TableRecord {
    const { span } = row;
    // The row itself is not retained, because a table may have very many.
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

  /** Reports that the configured path has no rows, and where there could be some. */
  #missingRows(text: string): void {
    const { walk, rows } = this.#format;
    const places = possibleRows(text, walk).filter((path) => path !== '');
    // If the text cannot be parsed, that is reported instead.
    if (places.length === 0 && !this.#walk(text, nothing)) return;
    const [first] = places;
    const fix: Phrase =
      first === undefined
        ? { id: 'table.no-list' }
        : rows === undefined
          ? { id: 'write', values: { text: inFull(`rows: ${first}`) } }
          : choice(rows, { id: 'label.paths' }, places);
    const why: Phrase = { id: 'table.rows-path' };
    this.#handlers.fault(
      rows === undefined
        ? { id: 'table.rows-not-set', why, fix, setting: 'file' }
        : { id: 'table.no-rows-at', values: { rows: quote(rows) }, why, fix, setting: 'rows' },
    );
  }
}
