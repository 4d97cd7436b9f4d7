import type { Instant } from '../../../src/domain/calendar';
import { changesOf, type DocumentEdits } from '../../catalogue/amend/document-changes';
import type { AnyChange } from '../../catalogue/amend/file-changes';
import type { OfferBook } from '../../catalogue/validate/offer-book';
import type { Files } from '../../system/files';
import type { Catalogue } from '../../catalogue/validate/catalogue';
import type { Schemas } from '../../catalogue/validate/schemas';

/** The files that a plan changes, and their schemas. */
export interface ChangedData {
  readonly files: Pick<Files, 'read' | 'list'>;
  readonly schemas: Schemas;
}

/** What the words of a command are about. */
export interface EverydayData extends ChangedData {
  readonly catalogue: Catalogue;
  readonly book: OfferBook;
  readonly now: Instant;
}

/** What a command was given: its words, and the words of the lines of list files. */
export interface Request {
  readonly words: readonly string[];
  readonly lines: readonly RequestLine[];
  /** The questions that have no answer. */
  readonly unanswered: ReadonlySet<string>;
}

/** One line of a list file. */
export interface RequestLine {
  readonly words: readonly string[];
  /** Where it is, for messages: `line 3 of tests.txt`. */
  readonly place: string;
}

/** What is missing. The answer is one or more words, which are added to those of the command. */
export interface Question {
  /** It is asked once under this name. */
  readonly name: string;
  readonly text: string;
  /** What stands for the answer in the command to be repeated: `worked|failed`. */
  readonly placeholder: string;
  /** Whether it may stay open. */
  readonly isOptional?: boolean;
  /** Whether the answer is one word, whatever it has, and an empty one is an empty word. */
  readonly isWhole?: boolean;
  /** The index of the line that lacks it; absent for the words of the command. */
  readonly line?: number | undefined;
}

/** What a command is to do. */
export type Plan =
  | {
      readonly kind: 'changes';
      readonly changes: readonly AnyChange[];
      /** What the user is told besides the difference. */
      readonly notes: readonly string[];
    }
  | { readonly kind: 'question'; readonly question: Question }
  | { readonly kind: 'refused'; readonly reason: string };

/** Makes a plan of words. Nothing is written. */
export type Planner<Data = EverydayData> = (data: Data, request: Request) => Plan;

/** Thrown by a planner: words that cannot be carried out, for a reason that is a sentence with its full stop. */
export class Unclear extends Error {}

/** Thrown by a planner: something is missing. */
export class Missing extends Error {
  constructor(readonly question: Question) {
    super(question.name);
  }
}

/** What a planner makes of words. */
export interface Intent {
  readonly edits?: readonly DocumentEdits[];
  /** Files that are created or removed. */
  readonly files?: readonly AnyChange[];
  readonly notes?: readonly string[];
}

/** A planner of a function that throws what is unclear or missing. */
export function planner<Data extends ChangedData = EverydayData>(
  intend: (data: Data, request: Request) => Intent,
): Planner<Data> {
  return (data, request) => {
    try {
      const { edits = [], files = [], notes = [] } = intend(data, request);
      const { changes, refused } = changesOf(edits, data.files, data.schemas);
      const [first] = refused;
      if (first)
        throw new Unclear(
          `${first.path}:${first.refusal.line} is written in a way that a program cannot change. Make this change by hand.`,
        );
      return { kind: 'changes', changes: [...changes, ...files], notes };
    } catch (error) {
      if (error instanceof Missing) return { kind: 'question', question: error.question };
      if (error instanceof Unclear) return { kind: 'refused', reason: error.message };
      throw error;
    }
  };
}
