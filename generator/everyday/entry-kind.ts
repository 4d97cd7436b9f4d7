import type { EverydayData, Intent } from './plan';

/** One of the answers that a new entry is made of; the answers are words in this order. */
export interface EntryQuestion {
  readonly name: string;
  readonly text: string;
  /** Whether it may stay empty; the text says what that means. */
  readonly isOptional?: boolean;
}

/** A kind of entry of a file that exists already. */
export interface EntryKind {
  readonly summary: string;
  readonly questions: readonly EntryQuestion[];
  /** The answers are those of the questions; an empty one was left open. */
  readonly intend: (answers: readonly string[], data: EverydayData) => Intent;
}
