import type { Feed } from '../../../../src/generated/data-types';
import type { DiagnosticText, Span } from '../../diagnostics/diagnostic';
import type { Phrase } from '../../diagnostics/phrases';

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

/** A line of a table, or a part of a very long one: where it is, and its text. */
export interface TablePlace {
  readonly line: number;
  readonly start: number;
  readonly raw: string;
}

/** The line of a table with the names of its columns. */
export interface TableHeader extends TablePlace {
  readonly names: readonly string[];
}

/** What is wrong with a part of a table, after its name (`the row on line 7 …`), and what to do. */
export interface TableProblem {
  readonly problem: Phrase;
  readonly fix: Phrase;
}

/** A record that cannot be read. */
export interface UnreadableRecord extends TableProblem {
  readonly line: number;
  readonly span: Span;
}

/** What is wrong with a table as a whole: none of its rows is used. */
export type TableFault = DiagnosticText & {
  /** The setting that is wrong, if it is one. */
  readonly setting?: SettingName;
  /** Where it is in the table, if it is at one place. */
  readonly span?: Span;
  /** The text around that place. */
  readonly place?: TablePlace;
};

/** A setting of a feed. */
type SettingName = keyof Feed;

/** The columns of a table without a header line. */
export interface FoundColumns {
  /** The names that the first rows have. */
  readonly names: readonly string[];
  /** Those of the expected columns that a row has. */
  readonly seen: ReadonlySet<string>;
}

/** Takes what a table holds, as it is read. */
export interface TableHandlers {
  /** Takes the names of the columns, before all records. Returns false to end the reading. */
  header(header: TableHeader): boolean;
  record(record: TableRecord): void;
  /** Without a header before it, it is the header that cannot be read. */
  unreadable(record: UnreadableRecord): void;
  /** Something else than the settings say separates the columns. Nothing is read. */
  delimiter(right: string, header: TablePlace): void;
  /** Takes the columns of a table without a header line, after all records; nothing for a table without records. */
  columns(found: FoundColumns | undefined): void;
  fault(fault: TableFault): void;
}

/** Reads the text of a table in pieces of any size. */
export interface TableReader {
  push(text: string): void;
  end(): void;
}
