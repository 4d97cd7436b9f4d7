import type { Feed } from '../../../../src/generated/data-types';
import type { DiagnosticText, Span } from '../../diagnostics/diagnostic';
import type { Phrase } from '../../diagnostics/phrases';

export interface TableRecord {
  /** The line of the file on which it begins, from 1. */
  readonly line: number;
  readonly span: Span;
  readonly cells: readonly string[];
  /** The text of a column; undefined if the record lacks the column. */
  text(column: string): string | undefined;
  /** The span of a column's cell; undefined if the cell is missing or empty. */
  cell(column: string): Span | undefined;
}

/** A line of a table, or a part of a very long line, with its offset. */
export interface TablePlace {
  readonly line: number;
  readonly start: number;
  readonly raw: string;
}

export interface TableHeader extends TablePlace {
  readonly names: readonly string[];
}

/** A problem of a part of a table. Its text follows a name such as `the row on line 7`. */
export interface TableProblem {
  readonly problem: Phrase;
  readonly fix: Phrase;
}

export interface UnreadableRecord extends TableProblem {
  readonly line: number;
  readonly span: Span;
}

/** A fault of a whole table, none of whose rows is used. */
export type TableFault = DiagnosticText & {
  readonly setting?: keyof Feed;
  /** The span of the fault in the table, if it is at one position. */
  readonly span?: Span;
  /** The text around that position. */
  readonly place?: TablePlace;
};

/** The columns of a table without a header line. */
export interface FoundColumns {
  /** The column names in the first rows. */
  readonly names: readonly string[];
  /** The expected columns that some row has. */
  readonly seen: ReadonlySet<string>;
}

export interface TableHandlers {
  /** Called with the column names before any record. Returns false to stop reading. */
  header(header: TableHeader): boolean;
  record(record: TableRecord): void;
  /** Called for an unreadable record. If no header was read before, it is the header that is unreadable. */
  unreadable(record: UnreadableRecord): void;
  /** Called if another character than the configured one separates the columns. Reading stops. */
  delimiter(right: string, header: TablePlace): void;
  /** Called after all records of a table without a header line; with undefined if there are no records. */
  columns(found: FoundColumns | undefined): void;
  fault(fault: TableFault): void;
}

export interface TableReader {
  push(text: string): void;
  end(): void;
}
