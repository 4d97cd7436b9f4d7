import type { Feed } from '../../../../src/generated/data-types';
import type { Span } from '../../diagnostics/diagnostic';
import type { Phrase } from '../../diagnostics/phrases';
import { quote } from '../../diagnostics/visible';
import { CsvReader, type CsvFormat, type CsvRecord, type QuoteError } from './csv';
import { extentFault, maximumColumns, maximumRows, rowsFault } from './limits';
import type { TableHandlers, TableProblem, TableReader } from './table';

// `satisfies` proves that the list is complete.
export const delimiters = Object.keys({ ';': true, ',': true, '|': true, '\t': true } satisfies Record<
  NonNullable<Feed['delimiter']>,
  true
>) as NonNullable<Feed['delimiter']>[];

interface CsvSettings {
  /** If undefined, the delimiter of a `sep=;` line before the header line, or else a comma. */
  readonly delimiter: string | undefined;
  readonly quote?: string | undefined;
  readonly skip?: number | undefined;
}

/** The line that tells Excel the delimiter. */
export const separatorLine = /^\ufeff?sep=(.)\r?$/i;

/** The span of each cell in a record, found in the source because the parser returns only values. */
function cellSpans({ raw, start: from }: CsvRecord, { delimiter, quote: quoteCharacter = '"' }: CsvFormat): Span[] {
  const spans: Span[] = [];
  let quoted = false;
  let start = 0;
  for (let at = 0; at < raw.length; at += 1) {
    if (raw[at] === quoteCharacter) quoted = !quoted;
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
  readonly indexes: ReadonlyMap<string, number>;
  readonly count: number;
}

/** Reads a table whose lines are records and whose first line names the columns. */
export class CsvTable implements TableReader {
  readonly #settings: CsvSettings;
  #format: CsvFormat;
  readonly #expected: ReadonlySet<string>;
  readonly #handlers: TableHandlers;
  /** Undefined until the lines before the header line have been read. */
  #csv: CsvReader | undefined;
  #begin = '';
  #columns: Columns | undefined;
  #cells = 0;
  /** The number of all records, including empty and unreadable ones, which take time as well. */
  #records = 0;
  /** Whether the previous record had a quoting error, so that the next lines may belong to it. */
  #afterBroken = false;

  /** @param expected names of columns, by which another delimiter is recognised */
  constructor(settings: CsvSettings, expected: Iterable<string>, handlers: TableHandlers) {
    this.#settings = settings;
    this.#format = { delimiter: settings.delimiter ?? ',', quote: settings.quote };
    this.#expected = new Set(expected);
    this.#handlers = handlers;
  }

  push(text: string): void {
    if (this.#csv) {
      this.#csv.push(text);
      return;
    }
    this.#begin += text;
    const end = this.#beginEnd();
    if (end !== undefined) this.#start(end);
  }

  end(): void {
    if (!this.#csv) this.#start(this.#beginEnd() ?? this.#begin.length);
    this.#csv?.end();
  }

  /** The offset after the lines that precede the table; undefined if more text is needed. */
  #beginEnd(): number | undefined {
    let end = 0;
    for (let line = 0; line < (this.#settings.skip ?? 0); line += 1) {
      end = this.#begin.indexOf('\n', end) + 1;
      if (end === 0) return undefined;
    }
    const next = this.#begin.indexOf('\n', end);
    if (next < 0) return undefined;
    return separatorLine.test(this.#begin.slice(end, next)) ? next + 1 : end;
  }

  #start(at: number): void {
    if (/^\s*<(?:!doctype\s+html|html)\b/i.test(this.#begin)) {
      this.#handlers.fault({ id: 'table.web-page' });
      this.#begin = '';
      this.#csv = new CsvReader(this.#format, () => false);
      return;
    }
    const before = this.#begin.slice(0, at);
    const [, separator] = separatorLine.exec(/(?<![^\n])[^\n]*(?=\n?$)/.exec(before)?.[0] ?? '') ?? [];
    this.#format = { ...this.#format, delimiter: this.#settings.delimiter ?? separator ?? ',' };
    const place = { start: at, line: before.split('\n').length };
    this.#csv = new CsvReader(this.#format, (record) => this.#record(record), place);
    this.#csv.push(this.#begin.slice(at));
    this.#begin = '';
  }

  /** Returns false to stop reading. */
  #record(record: CsvRecord): boolean | undefined {
    this.#records += 1;
    // The first record is the header line.
    if (this.#records > maximumRows + 1) return this.#refuse(rowsFault);
    if (!record.broken && record.raw.trim() === '') return undefined;
    const right = this.#columns || record.cells.length > maximumColumns ? undefined : this.#rightDelimiter(record);
    if (right !== undefined) {
      this.#handlers.delimiter(right, record);
      return false;
    }
    if (record.broken) return this.#brokenRecord(record, record.broken);
    this.#cells += record.cells.length;
    const fault = extentFault(record.cells.length, this.#cells);
    if (fault) return this.#refuse(fault);
    if (!this.#columns) return this.#header(record);
    if (record.cells.length === this.#columns.count) this.#goodRecord(record, this.#columns);
    else if (!this.#afterBroken) this.#wrongCount(record, this.#columns);
    return undefined;
  }

  /** Reports a problem of the whole table and stops reading. */
  #refuse({ problem, fix }: TableProblem): false {
    this.#handlers.fault({ id: 'table.problem', values: { problem }, fix });
    return false;
  }

  /** The delimiter that would separate the expected columns of a header line, if the configured one does not. */
  #rightDelimiter({ raw }: CsvRecord): string | undefined {
    const found = (delimiter: string): number => {
      const names = raw.split(delimiter).map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2'));
      return names.filter((name) => this.#expected.has(name)).length;
    };
    return found(this.#format.delimiter) > 0 ? undefined : delimiters.find((delimiter) => found(delimiter) > 1);
  }

  #header({ cells, line, start, raw }: CsvRecord): boolean {
    const names = cells.map((name) => name.trim());
    this.#columns = { indexes: new Map(names.map((name, index) => [name, index])), count: names.length };
    return this.#handlers.header({ names, line, start, raw });
  }

  #brokenRecord(record: CsvRecord, broken: QuoteError): boolean | undefined {
    this.#afterBroken = true;
    const quoteCharacter = this.#format.quote ?? '"';
    this.#unreadable(
      record,
      { id: broken === 'never-closed' ? 'table.quotes-open' : 'table.quotes-early' },
      {
        id: 'table.quotes-twice',
        values: { example: `${quoteCharacter}15${quoteCharacter}${quoteCharacter} screen${quoteCharacter}` },
      },
    );
    // Without a header line no record can be read.
    return this.#columns ? undefined : false;
  }

  #wrongCount(record: CsvRecord, { count }: Columns): void {
    const { length } = record.cells;
    const character = quote(this.#format.delimiter);
    this.#unreadable(
      record,
      { id: 'table.cell-count', values: { cells: length, columns: count } },
      { id: length > count ? 'table.cell-count.more' : 'table.cell-count.fewer', values: { character } },
    );
  }

  #unreadable(record: CsvRecord, problem: Phrase, fix: Phrase): void {
    this.#handlers.unreadable({ line: record.line, span: spanOf(record), problem, fix });
  }

  #goodRecord(record: CsvRecord, { indexes }: Columns): void {
    const { cells, line } = record;
    this.#afterBroken = false;
    const format = this.#format;
    this.#handlers.record({
      line,
      span: spanOf(record),
      cells,
      text(column) {
        const index = indexes.get(column);
        return index === undefined ? undefined : cells[index];
      },
      cell(column) {
        const index = indexes.get(column);
        const span = index === undefined ? undefined : cellSpans(record, format)[index];
        return span !== undefined && span.end > span.start ? span : undefined;
      },
    });
  }
}
