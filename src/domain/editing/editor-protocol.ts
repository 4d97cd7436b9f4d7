import type { Language } from '../language/language';
import type { CompiledMessages } from '../pages/messages';
import type { Check, Text } from '../../generated/data-types';
import type { MoneyTables } from '../money/money';
import type { Span } from '../reading/facts';

/** A path in a file: keys of mappings, indexes of lists. */
export type FieldPath = readonly (string | number)[];

export type FieldValue =
  | string
  | number
  | boolean
  | null
  | readonly FieldValue[]
  | { readonly [key: string]: FieldValue };

/** A change of a file, which `generator/catalogue/amend` applies. */
export type FieldEdit =
  | {
      readonly kind: 'set';
      readonly path: FieldPath;
      readonly value: FieldValue;
      /** The value when the user began typing. If another window has changed it since, the edit is refused. */
      readonly was?: FieldValue | undefined;
    }
  | { readonly kind: 'insert'; readonly path: FieldPath; readonly at: number; readonly value: FieldValue }
  | { readonly kind: 'remove'; readonly path: FieldPath }
  | { readonly kind: 'move'; readonly path: FieldPath; readonly to: number }
  | { readonly kind: 'rename'; readonly path: FieldPath; readonly key: string };

/** What is wrong, as a sentence without a full stop, and what to do. */
export interface FindingText {
  readonly message: string;
  readonly fix?: string | undefined;
}

/** An error, a warning or a note of the check, with the texts that the terminal shows. */
export interface Finding {
  readonly kind: 'error' | 'warning' | 'note';
  readonly code: string;
  readonly texts: Readonly<Record<Language, FindingText>>;
  readonly file: string;
  /** Counted from 1; absent if the file is not a text file. */
  readonly line?: number | undefined;
  /** The innermost field that contains the place. Absent if the file cannot be parsed. */
  readonly path?: FieldPath | undefined;
  /** The edits that correct it, if there is only one possible correction. */
  readonly correction?: readonly FieldEdit[];
  /** The entry that confirms that the data is right despite the warning. */
  readonly confirmation?: Confirmation;
}

/** An entry of data/confirmed.yaml. */
export interface Confirmation {
  readonly code: string;
  readonly file: string;
  readonly text: string;
}

export interface StartEntry {
  /** From the project folder. */
  readonly file: string;
  /** The field; empty for the whole file. */
  readonly path: FieldPath;
  readonly title: Readonly<Record<Language, string>>;
  /** Days to the last day of an offer (negative if past), since its last test, or to the publication. */
  readonly days?: number;
}

export interface StartList {
  readonly count: number;
  readonly entries: readonly StartEntry[];
}

export interface StartLists {
  /** The offers that end or have ended within a week, sorted by their last days. */
  readonly ending: StartList;
  /** The offers that are due for a test, the most urgent first. */
  readonly toTest: StartList;
  readonly unpublished: StartList;
}

export interface FileEntry {
  /** From the project folder: `data/stores/luban.yaml`. */
  readonly path: string;
  /** The name of the schema, such as `store`; `feed-table` for tables, `picture` for pictures. */
  readonly schema: string;
  /** Its name or title in each language, or its path. */
  readonly title: Readonly<Record<Language, string>>;
  readonly errors: number;
  readonly warnings: number;
  /** The kind of its unsaved changes. A `new` file is not on the disk; a `removed` one is deleted by the next save. */
  readonly draft?: 'changed' | 'new' | 'removed' | undefined;
}

export interface CheckProgress {
  readonly done: number;
  readonly all: number;
}

export interface EditorState {
  readonly files: readonly FileEntry[];
  readonly findings: readonly Finding[];
  /** The files of the last save, if it can be undone: none of them has changed since. */
  readonly lastSave?: readonly string[] | undefined;
  /** Whether all data has been checked since the last edit. */
  readonly isChecked: boolean;
  /** The number of files that the first check has read, of `all`, while it runs. */
  readonly progress?: CheckProgress | undefined;
  /** The files whose last change the disk has refused: it is in the memory of the editor only. */
  readonly unstored?: readonly string[] | undefined;
  /** The number of windows with this editor. All share the same changes. */
  readonly windows: number;
}

export interface OpenFile {
  readonly path: string;
  readonly schema: string;
  /** The text with the unsaved changes. Absent if the file is not a text file, or too long. */
  readonly text?: string | undefined;
  /** Absent if the text cannot be edited field by field; `unreadable` says why, if it should be possible. */
  readonly value?: FieldValue | undefined;
  readonly unreadable?: Text | undefined;
  /** The pages that are built from the file, without the language: `/store/luban`. The first is its own. */
  readonly pages: readonly string[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly draft?: FileEntry['draft'];
  readonly findings: readonly Finding[];
  /** The two versions of a file with conflict markers; the index is that of the conflict. */
  readonly conflicts?: readonly { readonly ours: string; readonly theirs: string }[] | undefined;
  /** Whether the file on the disk has changed since the unsaved changes began. */
  readonly changedOnDisk: boolean;
}

/** A field that was changed both in the editor and on the disk. */
export interface FieldConflict {
  readonly path: FieldPath;
  readonly base?: FieldValue | undefined;
  readonly mine?: FieldValue | undefined;
  readonly theirs?: FieldValue | undefined;
}

/** Warnings that `npm run check -- --strict` refuses, as the check on GitHub does. */
export interface RefusedWarnings {
  readonly count: number;
  /** How many of them the data had before the save. */
  readonly fromBefore: number;
  /** The first of them. Those that the save adds come first. */
  readonly listed: readonly Finding[];
}

/** The result of a save before anything is written. */
export interface SavePreview {
  readonly drafts: readonly string[];
  /** Identifies exactly what would be written. A save with another hash is refused. */
  readonly hash: string;
  readonly diff: string;
  /** What shoppers will see differently, as Markdown; empty if nothing changes or the data has errors. */
  readonly changes: Readonly<Record<Language, string>>;
  readonly errors: number;
  /** Absent if the data has errors. */
  readonly warnings?: RefusedWarnings | undefined;
  /** Files that changed on the disk since the draft began and were merged, because different fields were edited. */
  readonly merged: readonly string[];
  readonly conflicts: readonly {
    readonly path: string;
    readonly mine: string;
    readonly theirs: string;
    readonly fields: readonly FieldConflict[];
  }[];
}

/** An option of a list; `value` is written into the file. */
export interface Choice {
  readonly value: string;
  readonly label: Readonly<Record<Language, string>>;
}

/** What fields can refer to, which is not in a schema. */
export interface Choices {
  /** By what a schema calls it in `x-ref`, such as `country`. */
  readonly lists: Readonly<Record<string, readonly Choice[]>>;
  /** The offers of each store, by slug; `value` is the id of the offer. */
  readonly offers: Readonly<Record<string, readonly Choice[]>>;
}

export interface PictureFigures {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

export interface AddedPicture {
  readonly name: string;
  /** Present if it was scaled down. */
  readonly scaled?: { readonly from: PictureFigures; readonly to: PictureFigures } | undefined;
}

/** These names are part of the JSON report. */
export type ReasonKind =
  | 'unreadable'
  | 'incomplete'
  | 'invalid'
  | 'other-host'
  | 'exact-duplicate'
  | 'duplicate-id'
  | 'ended'
  | 'code-differs'
  | 'kind-differs'
  | 'no-advertiser'
  | 'http-logo'
  | 'unreadable-value'
  | 'unusual-code'
  | 'excepted'
  | 'inactive'
  | 'other-country'
  | 'hidden'
  | 'same-offer'
  | 'hidden-character'
  | 'markup'
  | 'rating-out-of-range'
  | 'shouting';

/** Rows of a feed's table with the same reason for being left out, or for being shown and needing review. */
export interface FeedReason {
  readonly verdict: 'kept' | 'suspicious' | 'dropped';
  readonly kind: ReasonKind;
  readonly rows: number;
  /** The first rows, with the texts of `npm run feed`. */
  readonly examples: readonly {
    /** Counted from 1. */
    readonly line: number;
    readonly id: string;
    readonly name: string;
    readonly message: Text;
    readonly fix?: Text | undefined;
  }[];
}

export interface FeedLook {
  /** If it is absent, and so are `columns` and `problems`, the file does not exist. */
  readonly table?: string;
  readonly columns: readonly {
    readonly name: string;
    readonly cells: readonly string[];
    /** Whether a setting uses the column. */
    readonly isRead: boolean;
  }[];
  readonly problems: readonly { readonly message: Text; readonly fix?: Text | undefined }[];
  /** Settings that are probably missing, as lines. */
  readonly proposed?: readonly string[];
  /** Settings of a preset that a person must confirm, each with a cell of its column. */
  readonly unconfirmed?: readonly { readonly setting: string; readonly example?: string | undefined }[];
  /** The numbers of rows by result; absent if the table cannot be read. */
  readonly counts?: {
    readonly rows: number;
    readonly kept: number;
    readonly suspicious: number;
    readonly dropped: number;
    readonly codes: number;
    readonly deals: number;
    /** Whether the table has more rows, which were not examined. */
    readonly isPart: boolean;
  };
  readonly reasons?: readonly FeedReason[];
  /** The first shown offers, with their values as text. */
  readonly offers?: readonly {
    readonly id: string;
    readonly name: string;
    readonly code: string;
    readonly discount: string;
    readonly minimum: string;
  }[];
  /** The differences between an unsaved table and the one on the disk, in numbers of rows. */
  readonly changes?: { readonly added: number; readonly changed: number; readonly vanished?: number };
}

export interface MessageOffers {
  readonly text: string;
  /** The parts of the text that fields were read from, sorted. */
  readonly marks: readonly Span[];
  readonly offers: readonly {
    readonly id: string;
    /** The words that each of its fields was read from, by the key of the field. */
    readonly words: Readonly<Record<string, readonly string[]>>;
    /** The keys of usual fields that it lacks, and of those that the message states with a value that no file can have. */
    readonly open: readonly string[];
  }[];
  /** The codes in it that the store has already. */
  readonly known: readonly string[];
}

export interface NewFeed {
  /** The path of its settings. */
  readonly path: string;
  readonly preset?: string | undefined;
  /** The settings that only a person can know, as sentences. */
  readonly open: readonly Text[];
}

export interface OfferToTry {
  readonly store: string;
  readonly storeName: Text;
  readonly offer: string;
  readonly title: Text;
  readonly code?: string;
  readonly url: string;
  /** The number of days since its last test; absent if it was never tested. */
  readonly daysSince?: number;
  readonly due: boolean;
}

export interface OffersToTry {
  readonly offers: readonly OfferToTry[];
  readonly questions: readonly NewQuestion[];
  /** The form offers its currencies. */
  readonly money: MoneyTables;
}

export type TriedResult = Pick<Check, 'date' | 'result' | 'basket'> & {
  readonly store: string;
  readonly offer: string;
} & { readonly [Name in 'country' | 'channel' | 'customer' | 'reason']?: string | undefined };

export type EditorMessages = Readonly<Record<Language, CompiledMessages>>;

export interface NewQuestion {
  readonly name: string;
  readonly label: Text;
  readonly isOptional: boolean;
  readonly choices?: readonly Choice[] | undefined;
  readonly examples?: readonly string[] | undefined;
  /** The input control, if it is not a text field. */
  readonly input?: 'date' | 'color' | 'decimal' | undefined;
}

export interface NewKind {
  readonly kind: string;
  readonly label: Text;
  readonly questions: readonly NewQuestion[];
}

export interface AnswerProblem {
  readonly question: string;
  readonly message: Text;
}

/** The answer to a request that cannot be carried out. `message` is a sentence for the user. */
export interface EditorRefusal {
  readonly refused: string;
  readonly message: Text;
  readonly problems?: readonly AnswerProblem[] | undefined;
}
