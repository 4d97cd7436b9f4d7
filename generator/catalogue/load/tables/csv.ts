import Papa, { type ParseError } from 'papaparse';

/** An error in the quotes of a record: not closed, or text after the closing quote. */
export type QuoteError = 'never-closed' | 'text-after-quote';

/** One record of a table: a line, or several where a quoted cell has line breaks in it. */
export interface CsvRecord {
  readonly cells: readonly string[];
  /** The line on which it begins, from 1. */
  readonly line: number;
  /** The offset in the whole text at which it begins. */
  readonly start: number;
  /** The text of the record without its line end. */
  readonly raw: string;
  /** The error in its quotes. Then it has no cells, and `raw` is its first line. */
  readonly broken?: QuoteError;
}

/** How a table is written. */
export interface CsvFormat {
  readonly delimiter: string;
  readonly quote?: string | undefined;
}

/** The longest valid record. Quotes that are not closed are reported here, not at the end of the file. */
const maximumRecord = 100_000;

/** What papaparse gives for each row to a parser that is used directly; its types leave it open. */
interface Step {
  readonly data: readonly (readonly string[])[];
  readonly errors: readonly ParseError[];
  readonly meta: { readonly cursor: number };
}

/**
 * Reads a table in pieces of any size. It keeps only the current record in memory, whatever the size of the table.
 * A record with wrong quotes costs its own line only: reading goes on with the next one.
 */
export class CsvReader {
  readonly #format: CsvFormat;
  readonly #take: (record: CsvRecord) => boolean | undefined;
  #pending = '';
  #offset: number;
  #line: number;
  #stopped = false;

  /** `take` gets each record; it returns false to end the reading. `place` is where the text begins in its file. */
  constructor(
    format: CsvFormat,
    take: (record: CsvRecord) => boolean | undefined,
    place: Pick<CsvRecord, 'start' | 'line'> = { start: 0, line: 1 },
  ) {
    this.#format = format;
    this.#take = take;
    this.#offset = place.start;
    this.#line = place.line;
  }

  push(text: string): void {
    if (this.#stopped) return;
    this.#pending += text;
    this.#drain(false);
  }

  end(): void {
    this.#drain(true);
  }

  #advance(length: number): void {
    for (let at = this.#pending.indexOf('\n'); at >= 0 && at < length; at = this.#pending.indexOf('\n', at + 1))
      this.#line += 1;
    this.#offset += length;
    this.#pending = this.#pending.slice(length);
  }

  /** Skips the first line of the pending text. */
  #skipLine(broken: QuoteError): void {
    const end = this.#pending.indexOf('\n');
    const raw = (end < 0 ? this.#pending : this.#pending.slice(0, end)).replace(/\r$/, '');
    this.#stopped = this.#take({ cells: [], line: this.#line, start: this.#offset, raw, broken }) === false;
    this.#advance(end < 0 ? this.#pending.length : end + 1);
  }

  #drain(last: boolean): void {
    while (!this.#stopped && this.#pending !== '') {
      const broken = this.#parse(last);
      if (broken !== undefined) this.#skipLine(broken);
      else if (!last && this.#pending.length > maximumRecord) this.#skipLine('never-closed');
      else return;
    }
  }

  /** Parses the complete records of the pending text. Returns the error of the first record that is broken. */
  #parse(last: boolean): QuoteError | undefined {
    const text = this.#pending;
    let consumed = 0;
    let line = this.#line;
    let counted = 0;
    let broken: QuoteError | undefined;
    const parser = new Papa.Parser({
      delimiter: this.#format.delimiter,
      // With LF as the line end a CR stays at the end of the last cell, where it is trimmed: one setting reads all files.
      newline: '\n',
      quoteChar: this.#format.quote ?? '"',
      step: ({ data: [cells = []], errors, meta }: Step) => {
        const error = errors.find(({ type }) => type === 'Quotes');
        if (error) {
          broken = error.code === 'MissingQuotes' ? 'never-closed' : 'text-after-quote';
          parser.abort();
          return;
        }
        const start = consumed;
        consumed = meta.cursor;
        for (let at = text.indexOf('\n', counted); at >= 0 && at < start; at = text.indexOf('\n', at + 1)) line += 1;
        counted = start;
        let end = consumed;
        while (end > start && (text[end - 1] === '\n' || text[end - 1] === '\r')) end -= 1;
        if (this.#take({ cells, line, start: this.#offset + start, raw: text.slice(start, end) }) === false) {
          this.#stopped = true;
          parser.abort();
        }
      },
    } as Papa.ParseConfig); // The types know the step of the high-level functions only, whose `data` is one row.
    parser.parse(text, 0, !last);
    this.#advance(consumed);
    return broken;
  }
}
