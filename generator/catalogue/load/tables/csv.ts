import Papa from 'papaparse';

/** A quoting error in a record: an unclosed quote, or text after the closing quote. */
export type QuoteError = 'never-closed' | 'text-after-quote';

/** A record of a table: one line, or several if a quoted cell contains line breaks. */
export interface CsvRecord {
  readonly cells: readonly string[];
  /** The line on which it begins, from 1. */
  readonly line: number;
  readonly start: number;
  /** The text of the record without its line end. */
  readonly raw: string;
  /** The quoting error. If present, there are no cells, and `raw` is the first line only. */
  readonly broken?: QuoteError;
}

export interface CsvFormat {
  readonly delimiter: string;
  readonly quote?: string | undefined;
}

/** In characters. An unclosed quote is reported after this length, not at the end of the file. */
const maximumRecord = 100_000;

/**
 * Reads a table in chunks of any size, with only the current record in memory. A record with a quoting error loses only
 * its first line: reading continues with the next one.
 */
export class CsvReader {
  readonly #format: CsvFormat;
  readonly #take: (record: CsvRecord) => boolean | undefined;
  #pending = '';
  #offset: number;
  #line: number;
  #stopped = false;

  /**
   * @param take receives each record; returns false to stop reading
   * @param place the position of the text in its file
   */
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

  /** Parses the complete records of the pending text. Returns the error of the first broken record. */
  #parse(last: boolean): QuoteError | undefined {
    const text = this.#pending;
    // papaparse leaves out a byte order mark, also from its positions.
    const offset = text.startsWith('\ufeff') ? 1 : 0;
    let consumed = 0;
    let line = this.#line;
    let counted = 0;
    let broken: QuoteError | undefined;
    Papa.parse<readonly string[]>(text, {
      delimiter: this.#format.delimiter,
      // With LF as the line end, a CR remains at the end of the last cell, where it is trimmed: one setting reads all
      // files.
      newline: '\n',
      quoteChar: this.#format.quote ?? '"',
      step: ({ data: cells, errors, meta }, parser) => {
        const cursor = meta.cursor + offset;
        const error = errors.find(({ type }) => type === 'Quotes');
        // The last record may go on in the next chunk.
        if (!last && cursor >= text.length && (error?.code === 'MissingQuotes' || !text.endsWith('\n'))) return;
        if (error) {
          broken = error.code === 'MissingQuotes' ? 'never-closed' : 'text-after-quote';
          parser.abort();
          return;
        }
        const start = consumed;
        consumed = cursor;
        for (let at = text.indexOf('\n', counted); at >= 0 && at < start; at = text.indexOf('\n', at + 1)) line += 1;
        counted = start;
        let end = consumed;
        while (end > start && (text[end - 1] === '\n' || text[end - 1] === '\r')) end -= 1;
        if (this.#take({ cells, line, start: this.#offset + start, raw: text.slice(start, end) }) === false) {
          this.#stopped = true;
          parser.abort();
        }
      },
    });
    this.#advance(consumed);
    return broken;
  }
}
