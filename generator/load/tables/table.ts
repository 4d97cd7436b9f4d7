import type { Span } from '../../diagnostics/diagnostic';

/** One record of a table, whatever the format of its file. */
export interface TableRecord {
  /** The line of the file on which it begins, from 1. */
  readonly line: number;
  /** The whole record. */
  readonly span: Span;
  /** Every cell, in the order of the file. */
  readonly cells: readonly string[];
  /** The text of a column; undefined where the record does not have the column. */
  text(column: string): string | undefined;
  /** The extent of a column's cell; undefined where the record has none, or an empty one. */
  cell(column: string): Span | undefined;
}

/** The first line of a table, with the names of its columns. */
export interface TableHeader {
  readonly names: readonly string[];
  /** Where it begins, and its text. */
  readonly start: number;
  readonly raw: string;
}

/** A record that cannot be read. */
export interface UnreadableRecord {
  readonly line: number;
  readonly span: Span;
  /** What is wrong, after `the row on line 7 …`. */
  readonly problem: string;
  readonly fix: string;
}

/** Takes what a table holds, as it is read. */
export interface TableHandlers {
  /** Takes the names of the columns, before all records. Returns false to end the reading. */
  header(header: TableHeader): boolean;
  record(record: TableRecord): void;
  /** Without a header before it, it is the header that cannot be read. */
  unreadable(record: UnreadableRecord): void;
  /** Something else than the settings say separates the columns. Nothing is read. */
  delimiter(right: string, header: Pick<TableHeader, 'start' | 'raw'>): void;
}

/** Reads the text of a table in pieces of any size. */
export interface TableReader {
  push(text: string): void;
  end(): void;
}
