import type { Feed, FeedColumns } from '../../src/generated/data-types';
import { diagnostic, type Diagnostic, type SourceFile, type Span } from '../diagnostics/diagnostic';
import { choose } from '../diagnostics/suggest';
import { counted, quote } from '../diagnostics/visible';
import { CsvReader, type CsvRecord, type QuoteError } from './csv';
import type { Path, SourceDocument } from './document';

/** A field that a feed can give. */
export type FeedField = keyof FeedColumns;

/** A row as the file has it: a cell for each configured field, without those that are absent. Its shape is not yet checked. */
export interface RawFeedRow {
  readonly fields: Readonly<Partial<Record<FeedField, string>>>;
  /** Every cell, in the order of the file. */
  readonly cells: readonly string[];
  /** Which row of the table it is, from 1; the header line is none. */
  readonly number: number;
  /** The line of the file on which it begins, from 1. */
  readonly line: number;
  /** The whole row. */
  readonly span: Span;
  /** The content of a column by its name, where it is not absent; only of columns that the settings name. */
  named(column: string): string | undefined;
  /** The cell of a column by its name; the row where it has none. */
  cell(column: string): Span;
}

/** A row that could not be read. */
export interface UnreadableRow {
  readonly number: number;
  readonly line: number;
  readonly span: Span;
  /** What is wrong, after `the row on line 7 …`. */
  readonly problem: string;
  readonly fix: string;
}

/** A column that the settings name and the table does not have, or has twice. */
export interface ColumnError {
  /** Its place in the settings. */
  readonly path: Path;
  readonly column: string;
  readonly twice: boolean;
  /** The names in the header line. */
  readonly names: readonly string[];
  readonly header: Pick<CsvRecord, 'start' | 'raw'>;
}

/** Something else than the settings say separates the columns. */
export interface DelimiterError {
  readonly right: Feed['delimiter'];
  readonly header: Pick<CsvRecord, 'start' | 'raw'>;
}

/** Takes what a table holds, as it is read. */
export interface FeedTableHandlers {
  row(row: RawFeedRow): void;
  unreadable(row: UnreadableRow): void;
  columnError(error: ColumnError): void;
  delimiterError(error: DelimiterError): void;
}

// `satisfies` proves that the list is complete.
const delimiters = Object.keys({ ';': true, ',': true, '|': true, '\t': true } satisfies Record<
  Feed['delimiter'],
  true
>) as Feed['delimiter'][];

/** A column that the settings name. */
interface NamedColumn {
  readonly path: Path;
  readonly column: string;
  readonly field?: FeedField;
}

/** The columns that the settings name: those of fields, and those in which patterns are searched. */
function namedColumns({ columns, patterns = {} }: Feed): readonly NamedColumn[] {
  return [
    // `Object.entries` forgets the key type; the schema closes the object, so its keys are these.
    ...(Object.entries(columns) as [FeedField, string][]).map(
      ([field, column]): NamedColumn => ({ path: ['columns', field], column, field }),
    ),
    ...(['discount', 'minimum', 'upTo'] as const).flatMap((value) =>
      (patterns[value] ?? []).map(
        ({ column }, index): NamedColumn => ({ path: ['patterns', value, index, 'column'], column }),
      ),
    ),
  ];
}

/** What separates the columns of a header line in which no column is found; nothing, if that is not why. */
function rightDelimiter(
  { columns, delimiter: present }: Feed,
  { raw }: Pick<CsvRecord, 'raw'>,
): Feed['delimiter'] | undefined {
  const found = (delimiter: string): number => {
    const names = raw.split(delimiter).map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2'));
    return Object.values(columns).filter((column) => names.includes(column)).length;
  };
  return found(present) > 0 ? undefined : delimiters.find((delimiter) => found(delimiter) > 1);
}

/** The extent of each cell of a row, counted in the source because the parser gives only values. */
function cellSpans({ raw, start: from }: CsvRecord, delimiter: string, quoteSign: string): Span[] {
  const spans: Span[] = [];
  let quoted = false;
  let start = 0;
  for (let at = 0; at < raw.length; at += 1) {
    if (raw[at] === quoteSign) quoted = !quoted;
    else if (!quoted && raw[at] === delimiter) {
      spans.push({ start: from + start, end: from + at });
      start = at + 1;
    }
  }
  spans.push({ start: from + start, end: from + raw.length });
  return spans;
}

function spanOf({ start, raw }: Pick<CsvRecord, 'start' | 'raw'>): Span {
  return { start, end: start + raw.length };
}

interface Columns {
  readonly fields: ReadonlyMap<FeedField, number>;
  readonly named: ReadonlyMap<string, number>;
  readonly count: number;
}

/** Reads a feed's table in pieces, and finds its columns by their names in the header line. */
export class FeedTableReader {
  readonly #config: Feed;
  readonly #handlers: FeedTableHandlers;
  readonly #csv: CsvReader;
  readonly #absent: ReadonlySet<string>;
  #columns: Columns | undefined;
  #failed = false;
  #number = 0;
  /** Whether the row before had wrong quotes. The next lines may be the rest of it. */
  #afterBroken = false;

  constructor(config: Feed, handlers: FeedTableHandlers) {
    this.#config = config;
    this.#handlers = handlers;
    this.#absent = new Set((config.absent ?? []).map((cell) => cell.toLowerCase()));
    this.#csv = new CsvReader(config, (record) => this.#record(record));
  }

  /** Whether a header line was found and has every column. */
  get ok(): boolean {
    return this.#columns !== undefined && !this.#failed;
  }

  /** Whether there is a header line, right or wrong. */
  get hasHeader(): boolean {
    return this.#columns !== undefined || this.#failed;
  }

  push(text: string): void {
    this.#csv.push(text);
  }

  end(): void {
    this.#csv.end();
  }

  /** Returns false to end the reading. */
  #record(record: CsvRecord): boolean | undefined {
    if (!record.broken && record.raw.trim() === '') return undefined;
    const right = this.#columns ? undefined : rightDelimiter(this.#config, record);
    if (right !== undefined) {
      this.#failed = true;
      this.#handlers.delimiterError({ right, header: record });
      return false;
    }
    if (record.broken) return this.#brokenRecord(record, record.broken);
    if (!this.#columns) return this.#header(record);
    if (record.cells.length === this.#columns.count) this.#row(record, this.#columns);
    else if (!this.#afterBroken) this.#wrongCount(record, this.#columns);
    return undefined;
  }

  #brokenRecord(record: CsvRecord, broken: QuoteError): boolean | undefined {
    this.#afterBroken = true;
    const sign = this.#config.quote ?? '"';
    this.#unreadable(
      record,
      broken === 'never-closed' ? 'opens quotes that are never closed' : 'has text after the closing quote of a cell',
      `write quotes inside a quoted cell twice: ${sign}15${sign}${sign} screen${sign}`,
    );
    // Without a header line no row can be read.
    if (this.#columns) return undefined;
    this.#failed = true;
    return false;
  }

  /** A row that has more or fewer cells than the header line. */
  #wrongCount(record: CsvRecord, { count }: Columns): void {
    const { length } = record.cells;
    const sign = quote(this.#config.delimiter);
    this.#unreadable(
      record,
      `has ${counted(length, 'cell')}, but the first line names ${counted(count, 'column')}`,
      length > count
        ? `put each cell that contains ${sign} in quotes`
        : `write ${sign} for empty cells too, and put each cell that contains a line break in quotes`,
    );
  }

  #row(record: CsvRecord, { fields: fieldIndexes, named }: Columns): void {
    const { cells, line } = record;
    const span = spanOf(record);
    this.#afterBroken = false;
    const present = (index: number | undefined): string | undefined => {
      const cell = index === undefined ? '' : (cells[index]?.trim() ?? '');
      return cell !== '' && !this.#absent.has(cell.toLowerCase()) ? cell : undefined;
    };
    const fields: Partial<Record<FeedField, string>> = {};
    for (const [field, index] of fieldIndexes) {
      const cell = present(index);
      if (cell !== undefined) fields[field] = cell;
    }
    this.#number += 1;
    const { delimiter, quote: sign = '"' } = this.#config;
    this.#handlers.row({
      fields,
      cells,
      number: this.#number,
      line,
      span,
      named: (column) => present(named.get(column)),
      cell(column) {
        const index = named.get(column);
        const cell = index === undefined ? undefined : cellSpans(record, delimiter, sign)[index];
        return cell !== undefined && cell.end > cell.start ? cell : span;
      },
    });
  }

  #unreadable(record: CsvRecord, problem: string, fix: string): void {
    if (this.#columns) this.#number += 1;
    this.#handlers.unreadable({ number: this.#number, line: record.line, span: spanOf(record), problem, fix });
  }

  /** Finds each configured column in the header line. */
  #header(header: CsvRecord): boolean {
    const names = header.cells.map((name) => name.trim());
    const fields = new Map<FeedField, number>();
    const named = new Map<string, number>();
    const wrong = new Set<string>();
    for (const { path, column, field } of namedColumns(this.#config)) {
      // Several fields and patterns may name one column, and one error is enough.
      if (wrong.has(column)) continue;
      const index = names.indexOf(column);
      const again = index < 0 ? -1 : names.indexOf(column, index + 1);
      if (index >= 0 && again < 0) {
        named.set(column, index);
        if (field) fields.set(field, index);
      } else {
        wrong.add(column);
        this.#failed = true;
        this.#handlers.columnError({ path, column, twice: index >= 0, names, header });
      }
    }
    if (this.#failed) return false;
    this.#columns = { fields, named, count: names.length };
    return true;
  }
}

function firstLine(header: Pick<CsvRecord, 'start' | 'raw'>, tablePath: string): NonNullable<Diagnostic['related']> {
  return [{ message: 'the first line of the feed', file: tablePath, span: spanOf(header) }];
}

/** The diagnostic of a column, in the settings of the feed. */
export function columnDiagnostic(
  { path, column, twice, names, header }: ColumnError,
  document: SourceDocument,
  tablePath: string,
): Diagnostic {
  return diagnostic('feed-column', document.file.path, document.span(path), {
    message: twice ? `the feed has two columns ${quote(column)}` : `the feed has no column ${quote(column)}`,
    why: 'columns are found by the names in the first line of the feed',
    fix: twice ? 'rename one of them in the file' : choose(column, 'columns', names),
    related: firstLine(header, tablePath),
  });
}

/** The diagnostic of a delimiter, in the settings of the feed. */
export function delimiterDiagnostic(
  { right, header }: DelimiterError,
  document: SourceDocument,
  tablePath: string,
): Diagnostic {
  return diagnostic('feed-column', document.file.path, document.span(['delimiter']), {
    message: `the columns of ${quote(tablePath)} have another delimiter`,
    why: 'with this delimiter no column is found in the first line',
    fix: `write \`delimiter: ${JSON.stringify(right)}\``,
    related: firstLine(header, tablePath),
  });
}

/** The diagnostic of a table without a header line. */
export function noHeaderDiagnostic(document: SourceDocument, tablePath: string): Diagnostic {
  return diagnostic('feed-column', document.file.path, document.span(['file']), {
    message: `the feed ${quote(tablePath)} has no header line`,
    fix: 'add a first line with the names of the columns',
  });
}

/** The rows of a feed, and what could not be read. */
export interface LoadedFeedTable {
  readonly rows: readonly RawFeedRow[];
  readonly diagnostics: readonly Diagnostic[];
}

/** How much is read at once. A table in memory is read in the same steps as one on disk, so both give the same. */
const step = 65_536;

/** Reads a feed's table that is in memory. */
export function loadFeedTable(config: Feed, document: SourceDocument, { text, path }: SourceFile): LoadedFeedTable {
  const rows: RawFeedRow[] = [];
  const diagnostics: Diagnostic[] = [];
  const reader = new FeedTableReader(config, {
    row: (row) => rows.push(row),
    unreadable({ line, span, problem, fix }) {
      // A header line that cannot be read is an error of the feed, not of a row.
      if (reader.ok)
        diagnostics.push(
          diagnostic('feed-row-invalid', path, span, {
            message: `the row on line ${line} ${problem}`,
            why: leftOut,
            fix,
          }),
        );
      else
        diagnostics.push(
          diagnostic('feed-column', path, span, { message: `the first line of the feed ${problem}`, fix }),
        );
    },
    columnError: (error) => diagnostics.push(columnDiagnostic(error, document, path)),
    delimiterError: (error) => diagnostics.push(delimiterDiagnostic(error, document, path)),
  });
  for (let at = 0; at < text.length; at += step) reader.push(text.slice(at, at + step));
  reader.end();
  if (!reader.hasHeader) diagnostics.push(noHeaderDiagnostic(document, path));
  return { rows: reader.ok ? rows : [], diagnostics };
}

/** The consequence of an invalid row. */
export const leftOut = 'the row is left out, and all other rows are shown';
