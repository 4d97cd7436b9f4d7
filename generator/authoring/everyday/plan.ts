import type { Instant } from '../../../src/domain/dates/calendar';
import { changesOf, type DocumentEdits } from '../../catalogue/amend/document-changes';
import type { AnyChange } from '../../catalogue/amend/file-changes';
import type { Phrase, Value, Values } from '../../catalogue/diagnostics/phrases';
import type { TextId } from '../../catalogue/diagnostics/texts/texts';
import type { OfferBook } from '../../catalogue/validate/stores/offer-book';
import type { Files } from '../../system/files';
import type { Catalogue } from '../../catalogue/validate/catalogue';
import type { Schemas } from '../../catalogue/validate/schema/schemas';

/** The files that a plan changes, and their schemas. */
export interface ChangedData {
  readonly files: Pick<Files, 'read' | 'list'>;
  readonly schemas: Schemas;
}

/** The data that commands refer to and change. */
export interface EverydayData extends ChangedData {
  readonly catalogue: Catalogue;
  readonly book: OfferBook;
  readonly now: Instant;
}

/** The arguments of a command: its words, and the words of each line of list files. */
export interface Request {
  readonly words: readonly string[];
  readonly lines: readonly RequestLine[];
  /** The names of the questions that were left without an answer. */
  readonly unanswered: ReadonlySet<string>;
}

/** One line of a list file. */
export interface RequestLine {
  readonly words: readonly string[];
  /** The position, for messages: `line 3 of tests.txt`. */
  readonly place: Value;
}

/** A question about missing information. The words of the answer are appended to those of the command. */
export interface Question {
  /** A question is asked only once under the same name. */
  readonly name: string;
  readonly text: Phrase;
  /** The placeholder for the answer in the command to be repeated: `worked|failed`. */
  readonly placeholder: string;
  /** Whether no answer is required. */
  readonly isOptional?: boolean;
  /** Whether the whole answer is one word, including its spaces. An empty answer is then an empty word. */
  readonly isWhole?: boolean;
  /** The index of the line that lacks it; absent if the words of the command lack it. */
  readonly line?: number | undefined;
}

/** The result of planning a command. */
export type Plan =
  | {
      readonly kind: 'changes';
      readonly changes: readonly AnyChange[];
      /** What the user is told in addition to the difference. */
      readonly notes: readonly string[];
    }
  | { readonly kind: 'question'; readonly question: Question }
  | { readonly kind: 'refused'; readonly reason: Phrase };

/** Plans a command from its words. It writes nothing. */
export type Planner<Data = EverydayData> = (data: Data, request: Request) => Plan;

/** Thrown by a planner for words that cannot be carried out. The reason is a sentence with its full stop. */
export class Unclear extends Error {
  readonly reason: Phrase;

  constructor(id: TextId, values?: Values) {
    super(id);
    this.reason = { id, values };
  }
}

/** Thrown by a planner for missing information. */
export class Missing extends Error {
  constructor(readonly question: Question) {
    super(question.name);
  }
}

/** The changes that words ask for. */
export interface Intent {
  readonly edits?: readonly DocumentEdits[];
  /** Files that are created or removed. */
  readonly files?: readonly AnyChange[];
  readonly notes?: readonly string[];
}

/** Creates a planner from a function that throws `Unclear` or `Missing`. */
export function createPlanner<Data extends ChangedData = EverydayData>(
  intend: (data: Data, request: Request) => Intent,
): Planner<Data> {
  return (data, request) => {
    try {
      const { edits = [], files = [], notes = [] } = intend(data, request);
      const { changes, refused } = changesOf(edits, data.files, data.schemas);
      const [first] = refused;
      if (first) throw new Unclear('everyday.by-hand', { place: `${first.path}:${first.refusal.line}` });
      return { kind: 'changes', changes: [...changes, ...files], notes };
    } catch (error) {
      if (error instanceof Missing) return { kind: 'question', question: error.question };
      if (error instanceof Unclear) return { kind: 'refused', reason: error.reason };
      throw error;
    }
  };
}
