import type { Feed } from '../../../src/generated/data-types';
import { diagnostic, type Diagnostic, type SourceFile, type Span } from '../diagnostics/diagnostic';
import type { Phrase } from '../diagnostics/phrases';
import { choice, listed } from '../diagnostics/suggest';
import { inFull, quote } from '../diagnostics/visible';
import type { Path, SourceDocument } from './document';
import { FieldReader, namedColumns, type NamedCell, type NamedColumns, type RowFields } from './feed-columns';
import { CellForms } from './tables/cell-forms';
import { faultDiagnostic } from './tables/fault';
import { garbledIn } from './tables/garbled';
import { maximumCell, maximumRows, rowsFault } from './tables/limits';
import type {
  FoundColumns,
  TableFault,
  TableHeader,
  TablePlace,
  TableReader,
  TableRecord,
  UnreadableRecord,
} from './tables/table';
import { tableReader, type TableSettings } from './tables/table-reader';

const entity = /&(?:amp|lt|gt|quot|apos|nbsp|#\d{1,6}|#x[\da-f]{1,6});/gi;

const characters: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
  ['&nbsp;', ' '],
]);

function characterOf(written: string): string {
  const known = characters.get(written.toLowerCase());
  if (known !== undefined) return known;
  const digits = written.slice(2, -1);
  const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
  // Characters that cannot be shown stay escaped, so that they are reported.
  return code === 160 ? ' ' : code < 32 || code > 0x10_ffff ? written : String.fromCodePoint(code);
}

/** A row as read from the file: a text for each configured field, without absent ones. Its shape is not yet checked. */
export interface RawFeedRow<Fields = RowFields> {
  readonly fields: Fields;
  readonly cells: readonly string[];
  /** The number of the row in the table, from 1, not counting the header line. */
  readonly number: number;
  /** The line of the file on which it begins, from 1. */
  readonly line: number;
  readonly span: Span;
  /** The content of a column; undefined if the cell is absent or the settings do not name the column. */
  named(column: string): string | undefined;
  /** The span of a column's cell; that of the row if there is no cell. */
  cell(column: string): Span;
}

interface UnreadableRow extends UnreadableRecord {
  readonly number: number;
}

/** A column that the settings name and that the table lacks or has twice. */
export interface ColumnError {
  readonly path: Path;
  readonly column: string;
  readonly twice: boolean;
  /** The names in the header line, or in the first rows of a table without one. */
  readonly names: readonly string[];
  readonly header?: TablePlace;
}

/** Another delimiter than the configured one separates the columns. */
export interface DelimiterError {
  readonly right: string;
  readonly header: TablePlace;
}

interface FeedTableHandlers<Fields = RowFields> {
  /** Called with the names in the header line, before any row; never for a table without one. */
  header?(names: readonly string[]): void;
  row(row: RawFeedRow<Fields>): void;
  unreadable(row: UnreadableRow): void;
  columnError(error: ColumnError): void;
  delimiterError(error: DelimiterError): void;
  fault(fault: TableFault): void;
  /** Called for an optional column that the settings name and the table lacks. */
  emptyColumn(column: string): void;
}

interface TableForm<Fields> {
  readonly settings: TableSettings & Pick<Feed, 'absent' | 'fillDown'>;
  readonly columns: readonly NamedColumns[];
  fieldsOf(named: NamedCell): Fields;
}

export function feedForm(config: Feed): TableForm<RowFields> {
  const fields = new FieldReader(config);
  const forms = new CellForms(config);
  return {
    settings: config,
    columns: namedColumns(config),
    fieldsOf: (named) => forms.apply(fields.read(named)),
  };
}

/** Reads a table in chunks and finds its columns by name. */
export class NamedTableReader<Fields> {
  readonly #handlers: FeedTableHandlers<Fields>;
  readonly #form: TableForm<Fields>;
  readonly #columns: readonly NamedColumns[];
  readonly #named: ReadonlySet<string>;
  readonly #absent: ReadonlySet<string>;
  /** The last text of each column whose empty cells have the text of the row above. */
  readonly #above = new Map<string, string>();
  readonly #table: TableReader;
  #hasHeader = false;
  #failed = false;
  #number = 0;

  constructor(form: TableForm<Fields>, handlers: FeedTableHandlers<Fields>) {
    this.#handlers = handlers;
    this.#form = form;
    this.#columns = form.columns;
    this.#named = new Set(this.#columns.flatMap(({ columns }) => columns));
    this.#absent = new Set((form.settings.absent ?? []).map((cell) => cell.toLowerCase()));
    this.#table = tableReader(form.settings, this.#named, {
      header: (header) => this.#header(header),
      record: (record) => this.#record(record),
      unreadable: (record) => this.#unreadable(record),
      delimiter: (right, header) => {
        this.#failed = true;
        handlers.delimiterError({ right, header });
      },
      columns: (found) => this.#foundColumns(found),
      fault: (fault) => this.#fault(fault),
    });
  }

  /** Whether a header line with every required column was found. */
  get ok(): boolean {
    return this.#hasHeader && !this.#failed;
  }

  /** Whether there is a header line, valid or not. */
  get hasHeader(): boolean {
    return this.#hasHeader || this.#failed;
  }

  push(text: string): void {
    this.#table.push(text);
  }

  end(): void {
    this.#table.end();
  }

  #record(record: TableRecord): void {
    if (this.#failed) return;
    this.#hasHeader = true;
    const textOf = (column: string): string => {
      const cell = record.text(column) ?? '';
      // HTML entities such as `H&amp;M` are decoded only once, because networks escape once.
      return (cell.includes('&') ? cell.replace(entity, characterOf) : cell).trim();
    };
    for (const column of this.#form.settings.fillDown ?? []) {
      const cell = textOf(column);
      if (cell !== '') this.#above.set(column, cell);
    }
    const present = (column: string): string | undefined => {
      const cell = this.#above.get(column) ?? textOf(column);
      return cell !== '' && !this.#absent.has(cell.toLowerCase()) ? cell : undefined;
    };
    this.#number += 1;
    const { cells, line, span } = record;
    if (this.#number > maximumRows) {
      this.#fault({ id: 'table.problem', values: { problem: rowsFault.problem }, fix: rowsFault.fix });
      return;
    }
    const unusable = this.#unusableCell(record);
    if (unusable) {
      this.#handlers.unreadable({ number: this.#number, ...unusable });
      return;
    }
    this.#handlers.row({
      fields: this.#form.fieldsOf(present),
      cells,
      number: this.#number,
      line,
      span,
      named: (column) => (this.#named.has(column) ? present(column) : undefined),
      cell: (column) => record.cell(column) ?? span,
    });
  }

  /** Problems that make a cell unusable whatever its column means: excessive length or garbled text. */
  #unusableCell(record: TableRecord): UnreadableRecord | undefined {
    for (const column of this.#named) {
      const text = record.text(column);
      if (text === undefined) continue;
      const garbled = garbledIn(text);
      if (!garbled && text.length <= maximumCell) continue;
      const place = { line: record.line, span: record.cell(column) ?? record.span };
      if (garbled) {
        const { wrong, right, encoding } = garbled;
        const values = { column: quote(column), wrong: quote(wrong), right: quote(right) };
        const fix: Phrase = { id: 'table.garbled.fix', values: { encoding } };
        return { ...place, problem: { id: 'table.garbled', values }, fix };
      }
      const problem: Phrase = { id: 'table.long-cell', values: { most: maximumCell, column: quote(column) } };
      return { ...place, problem, fix: { id: 'table.long-cell.fix' } };
    }
    return undefined;
  }

  #fault(fault: TableFault): void {
    if (this.#failed) return;
    this.#failed = true;
    this.#handlers.fault(fault);
  }

  /** Compares the columns of a table without a header line with the configured ones. */
  #foundColumns(found: FoundColumns | undefined): void {
    this.#hasHeader = true;
    const missing = found ? this.#columns.filter(({ columns }) => !columns.some((each) => found.seen.has(each))) : [];
    for (const { path, columns, required } of missing) {
      const [column = ''] = columns;
      if (!required) this.#handlers.emptyColumn(column);
      else {
        this.#failed = true;
        this.#handlers.columnError({ path, column, twice: false, names: found?.names ?? [] });
      }
    }
  }

  #unreadable(record: UnreadableRecord): void {
    // What the row says is unknown, so the rows below it must not take the text of an earlier one.
    this.#above.clear();
    if (this.#hasHeader) this.#number += 1;
    // Without a header line no row can be read.
    else this.#failed = true;
    this.#handlers.unreadable({ number: this.#number, ...record });
  }

  #header(header: TableHeader): boolean {
    const { names } = header;
    this.#hasHeader = true;
    this.#handlers.header?.(names);
    const wrong = new Set<string>();
    const fail = (path: Path, column: string, twice: boolean): void => {
      wrong.add(column);
      this.#failed = true;
      this.#handlers.columnError({ path, column, twice, names, header });
    };
    for (const { path, columns, guessed = false } of this.#columns) {
      // Several fields and patterns may use the same column: one error is enough.
      if (columns.some((column) => wrong.has(column))) continue;
      const found = columns.filter((column) => names.includes(column));
      const twice = found.find((column) => names.indexOf(column) < names.lastIndexOf(column));
      if (twice !== undefined) fail(path, twice, true);
      // An export has some of a preset's possible columns.
      else if (found.length === 0 && guessed) this.#handlers.emptyColumn(columns[0] ?? '');
      else if (found.length === 0) fail(path, columns[0] ?? '', false);
    }
    return !this.#failed;
  }
}

function headerLine({ start, raw }: TablePlace, tablePath: string): NonNullable<Diagnostic['related']> {
  return [{ message: { id: 'feed-column.header' }, file: tablePath, span: { start, end: start + raw.length } }];
}

/** The fewest missing columns that show that the table as a whole is another one. */
const fewestMissing = 3;

/** One for all if most columns are missing, because the header line is lost or the table is another one. */
export function columnDiagnostics(
  errors: readonly ColumnError[],
  config: Feed,
  document: SourceDocument,
  tablePath: string,
): readonly Diagnostic[] {
  const [first] = errors;
  const missing = errors.filter(({ twice }) => !twice);
  const all = new Set(namedColumns(config).map(({ columns }) => columns.join('\n'))).size;
  if (!first || missing.length < fewestMissing || missing.length < 0.6 * all)
    return errors.map(({ path, column, twice, names, header }) =>
      diagnostic('feed-column', document.file.path, document.span(path), {
        id: twice ? 'feed-column.twice' : 'feed-column.missing',
        values: { column: quote(column) },
        why: { id: header ? 'feed-column.by-name' : 'feed-column.by-path' },
        fix: twice ? { id: 'feed-column.twice.fix' } : choice(column, { id: 'label.columns' }, names),
        related: header && headerLine(header, tablePath),
      }),
    );
  const { names, header } = first;
  // A link or a date is content of a row.
  const isRow = names.some((name) => /^https?:\/\/|^\d{4}-\d\d-\d\d/.test(name));
  return [
    diagnostic('feed-column', document.file.path, document.span(['file']), {
      id: isRow ? 'feed-column.lost-header' : 'feed-column.other-table',
      values: {
        table: quote(tablePath),
        missing: missing.length,
        all,
        names: listed(names),
        command: inFull(`npm run feed ${tablePath}`),
      },
      related: header && headerLine(header, tablePath),
    }),
  ];
}

export function delimiterDiagnostic(
  { right, header }: DelimiterError,
  document: SourceDocument,
  tablePath: string,
): Diagnostic {
  return diagnostic('feed-column', document.file.path, document.span(['delimiter']), {
    id: 'feed-column.delimiter',
    values: { table: quote(tablePath), setting: inFull(`delimiter: ${JSON.stringify(right)}`) },
    related: headerLine(header, tablePath),
  });
}

export function noHeaderDiagnostic(document: SourceDocument, tablePath: string): Diagnostic {
  return diagnostic('feed-column', document.file.path, document.span(['file']), {
    id: 'feed-column.no-header',
    values: { table: quote(tablePath) },
  });
}

/** Handlers that receive rows one by one, because all rows would take ten times the memory of the parsed ones. */
interface FeedRowHandlers {
  header(names: readonly string[]): void;
  row(row: RawFeedRow): void;
  unreadable(found: Diagnostic): void;
}

interface LoadedFeedTable {
  /** Whether its rows may be used. */
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** In characters. Tables in memory are read in the same chunks as files, so that both yield the same result. */
const step = 65_536;

export function loadFeedTable(
  config: Feed,
  document: SourceDocument,
  { text, path }: SourceFile,
  { header, row, unreadable }: FeedRowHandlers,
): LoadedFeedTable {
  const diagnostics: Diagnostic[] = [];
  const columnErrors: ColumnError[] = [];
  const reader = new NamedTableReader(feedForm(config), {
    header,
    row,
    unreadable({ line, span, problem, fix }) {
      // An unreadable header line is an error of the feed, not of a row.
      if (reader.ok)
        unreadable(
          diagnostic('feed-row-invalid', path, span, {
            id: 'feed-row-invalid.unreadable',
            values: { line, problem },
            why: leftOut,
            fix,
          }),
        );
      else
        diagnostics.push(
          diagnostic('feed-column', path, span, { id: 'feed-column.unreadable-header', values: { problem }, fix }),
        );
    },
    columnError: (error) => columnErrors.push(error),
    delimiterError: (error) => diagnostics.push(delimiterDiagnostic(error, document, path)),
    fault: (fault) => diagnostics.push(faultDiagnostic(fault, document, path)),
    emptyColumn: () => undefined,
  });
  for (let at = 0; at < text.length; at += step) reader.push(text.slice(at, at + step));
  reader.end();
  diagnostics.push(...columnDiagnostics(columnErrors, config, document, path));
  if (!reader.hasHeader) diagnostics.push(noHeaderDiagnostic(document, path));
  return { ok: reader.ok, diagnostics };
}

/** The consequence of an invalid row. */
export const leftOut: Phrase = { id: 'row-left-out' };
