import type { Language } from './language';
import type { CompiledMessages } from './messages';
import type { Check, Country, Text } from '../generated/data-types';
import type { MoneyTables } from './money';

/** A way into a file: keys of mappings, indexes of lists. */
export type FieldPath = readonly (string | number)[];

/** What a field of a file may hold. */
export type FieldValue =
  | string
  | number
  | boolean
  | null
  | readonly FieldValue[]
  | { readonly [key: string]: FieldValue };

/** One change of a file, as `generator/catalogue/amend` makes it. */
export type FieldEdit =
  | {
      readonly kind: 'set';
      readonly path: FieldPath;
      readonly value: FieldValue;
      /** What the field had when it was typed in: if another window has changed it since, the edit is refused. */
      readonly was?: FieldValue | undefined;
    }
  | { readonly kind: 'insert'; readonly path: FieldPath; readonly at: number; readonly value: FieldValue }
  | { readonly kind: 'remove'; readonly path: FieldPath }
  | { readonly kind: 'move'; readonly path: FieldPath; readonly to: number }
  | { readonly kind: 'rename'; readonly path: FieldPath; readonly key: string };

/** What is wrong, as a sentence without its full stop, and what to do. */
export interface FindingText {
  readonly message: string;
  readonly fix?: string | undefined;
}

/** An error, a warning or a note of the check, with the words of the terminal. */
export interface Finding {
  readonly kind: 'error' | 'warning' | 'note';
  readonly code: string;
  readonly texts: Readonly<Record<Language, FindingText>>;
  readonly file: string;
  /** Counted from 1; absent if the file has no text. */
  readonly line?: number | undefined;
  /** The field that it is about: the innermost that has the place. Absent if the file cannot be read. */
  readonly path?: FieldPath | undefined;
  /** What corrects it, where only one thing can be right. */
  readonly correction?: readonly FieldEdit[];
  /** The entry that says that a warning is right. */
  readonly confirmation?: Confirmation;
}

/** An entry of data/confirmed.yaml. */
export interface Confirmation {
  readonly code: string;
  readonly file: string;
  readonly text: string;
}

/** A line of the start page, which leads to a field. */
export interface StartEntry {
  /** From the project folder. */
  readonly file: string;
  /** The field; empty for the file as a whole. */
  readonly path: FieldPath;
  readonly title: Readonly<Record<Language, string>>;
  /** Days to the last day of an offer (negative if it is past), since its last test, or to the publication; absent if there is none. */
  readonly days?: number;
}

/** The first entries of a list of the start page, and how many there are. */
export interface StartList {
  readonly count: number;
  readonly entries: readonly StartEntry[];
}

/** What the start page lists beside what is wrong. */
export interface StartLists {
  /** The offers that end or have ended within a week, in the order of their last days. */
  readonly ending: StartList;
  /** The offers whose test is due, the most urgent first. */
  readonly toTest: StartList;
  /** What is not published yet. */
  readonly unpublished: StartList;
}

/** A file at the side of the page. */
export interface FileEntry {
  /** From the project folder: `data/stores/luban.yaml`. */
  readonly path: string;
  /** The name of the schema, such as `store`; `feed-table` for tables, `picture` for pictures. */
  readonly schema: string;
  /** Its name or title in each language, or its path. */
  readonly title: Readonly<Record<Language, string>>;
  readonly errors: number;
  readonly warnings: number;
  /** Whether it has changes that are not saved. `new` is not on the disk, `removed` is to be removed from it. */
  readonly draft?: 'changed' | 'new' | 'removed' | undefined;
}

/** What the editor shows at first. */
export interface EditorState {
  readonly files: readonly FileEntry[];
  readonly findings: readonly Finding[];
  /** What may be saved undone: the files of the last save, if none has changed since. */
  readonly lastSave?: readonly string[] | undefined;
  /** Whether the whole data has been checked since the last edit. */
  readonly isChecked: boolean;
  /** How many windows show this editor. All have the same changes. */
  readonly windows: number;
}

/** A file that is edited. */
export interface OpenFile {
  readonly path: string;
  readonly schema: string;
  /** Its text with the changes that are not saved. Absent if it is no text, or too long. */
  readonly text?: string | undefined;
  /** What the text says. Absent if the text cannot be edited field by field; `unreadable` says why, if it should be. */
  readonly value?: FieldValue | undefined;
  readonly unreadable?: string | undefined;
  /** The pages that the file makes, without the language: `/store/luban`. The first is its own. */
  readonly pages: readonly string[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly draft?: FileEntry['draft'];
  readonly findings: readonly Finding[];
  /** The two versions of a file with conflict markers; the index is that of the conflict. */
  readonly conflicts?: readonly { readonly ours: string; readonly theirs: string }[] | undefined;
  /** Whether the file on the disk is not the one that the changes began with. */
  readonly changedOnDisk: boolean;
}

/** One field that was changed both here and on the disk. */
export interface FieldConflict {
  readonly path: FieldPath;
  readonly base?: FieldValue | undefined;
  readonly mine?: FieldValue | undefined;
  readonly theirs?: FieldValue | undefined;
}

/** What a save would do. Nothing is written yet. */
export interface SavePreview {
  /** All files with changes that are not saved. */
  readonly drafts: readonly string[];
  /** Stands for exactly what would be written. A save with another one writes nothing. */
  readonly hash: string;
  /** A unified diff of the chosen files. */
  readonly diff: string;
  /** What shoppers will see differently, as lines of Markdown in each language; empty if the data has errors, or if it is nothing. */
  readonly changes: Readonly<Record<Language, string>>;
  readonly errors: number;
  /** Files that changed on the disk since the draft began, merged where different fields were edited. */
  readonly merged: readonly string[];
  readonly conflicts: readonly {
    readonly path: string;
    readonly mine: string;
    readonly theirs: string;
    readonly fields: readonly FieldConflict[];
  }[];
}

/** What a list of choices offers: `value` is written into the file. */
export interface Choice {
  readonly value: string;
  readonly label: Readonly<Record<Language, string>>;
}

/** Choices that do not stand in a schema, by what they are choices of. */
export interface Choices {
  readonly countries: readonly Choice[];
  readonly currencies: readonly Choice[];
  readonly categories: readonly Choice[];
  readonly seasons: readonly Choice[];
  readonly payments: readonly Choice[];
  readonly goods: readonly Choice[];
  readonly networks: readonly Choice[];
  readonly stores: readonly Choice[];
  readonly feeds: readonly Choice[];
  /** The names of icons. */
  readonly icons: readonly string[];
  /** The names of the pictures in data/images. */
  readonly pictures: readonly string[];
  /** The offers of each store by its slug; `value` is the id of the offer. */
  readonly offers: Readonly<Record<string, readonly Choice[]>>;
}

/** The size of a picture. */
export interface PictureFigures {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** A picture that was added to the data. */
export interface AddedPicture {
  readonly name: string;
  /** Present if it was larger. */
  readonly scaled?: { readonly from: PictureFigures; readonly to: PictureFigures } | undefined;
}

/** Rows of a feed's table with one reason why they are not shown, or are shown and should be reviewed. */
export interface FeedReason {
  readonly verdict: 'kept' | 'suspicious' | 'dropped';
  /** A name of the reason, which the page has words for. */
  readonly kind: string;
  readonly rows: number;
  /** The first of them, with the words of `npm run feed`. */
  readonly examples: readonly {
    /** Counted from 1. */
    readonly line: number;
    readonly id: string;
    readonly name: string;
    readonly message: string;
    readonly fix?: string | undefined;
  }[];
}

/** What the table of a feed becomes with its settings as they are edited. */
export interface FeedLook {
  /** The path of the table that the settings name. Without `columns` and `problems` there is no such file. */
  readonly table?: string;
  readonly columns: readonly {
    readonly name: string;
    /** The cells that it has most often. */
    readonly cells: readonly string[];
    /** Whether a line of the settings reads it. */
    readonly isRead: boolean;
  }[];
  /** Why the table cannot be read. */
  readonly problems: readonly { readonly message: string; readonly fix?: string | undefined }[];
  /** Lines that the settings probably lack. */
  readonly proposed?: readonly string[];
  /** Settings of a preset that a person must confirm, each with a cell of its column. */
  readonly unconfirmed?: readonly { readonly setting: string; readonly example?: string | undefined }[];
  /** The number of rows by what happens to them; absent while they cannot be read. */
  readonly counts?: {
    readonly rows: number;
    readonly kept: number;
    readonly suspicious: number;
    readonly dropped: number;
    /** Of those that are shown. */
    readonly codes: number;
    readonly deals: number;
    /** Whether the table has more rows, which were not examined. */
    readonly isPart: boolean;
  };
  readonly reasons?: readonly FeedReason[];
  /** The first offers that are shown, with their values as texts. */
  readonly offers?: readonly {
    readonly id: string;
    readonly name: string;
    readonly code: string;
    readonly discount: string;
    readonly minimum: string;
  }[];
  /** How a table that is not saved differs from the one on the disk, in numbers of rows. */
  readonly changes?: { readonly added: number; readonly changed: number; readonly vanished?: number };
}

/** A feed that was made of a table. */
export interface NewFeed {
  /** The path of its settings. */
  readonly path: string;
  /** The preset of a network whose settings fit the table. */
  readonly preset?: string | undefined;
  /** What only a person knows, as sentences. */
  readonly open: readonly string[];
}

/** An offer that a person can test in the shop. */
export interface OfferToTry {
  readonly store: string;
  readonly storeName: Text;
  readonly offer: string;
  readonly title: Text;
  readonly code?: string;
  /** Where it is used. */
  readonly url: string;
  /** How many days ago it was tested; absent if never. */
  readonly daysSince?: number;
  /** Whether it should be tested again. */
  readonly due: boolean;
}

/** What can be tested, what is most urgent first, with what the form of a result offers. */
export interface OffersToTry {
  readonly offers: readonly OfferToTry[];
  readonly countries: readonly { readonly value: Country; readonly label: Text }[];
  /** Its currencies are those of the form. */
  readonly money: MoneyTables;
}

/** The result of a test in a shop, as the log of the offer gets it. */
export type TriedResult = Pick<Check, 'date' | 'result'> & {
  readonly store: string;
  readonly offer: string;
} & { readonly [Key in 'country' | 'channel' | 'customer' | 'reason' | 'basket']?: Check[Key] | undefined };

/** The messages of the editor in both languages. */
export type EditorMessages = Readonly<Record<Language, CompiledMessages>>;

/** A question of `npm run new`. */
export interface NewQuestion {
  readonly name: string;
  readonly isOptional: boolean;
  /** Answers to choose from. */
  readonly choices?: readonly Choice[] | undefined;
  /** Answers of existing files, as examples. */
  readonly examples?: readonly string[] | undefined;
  /** How it is answered, where not by typing. */
  readonly input?: 'date' | 'color' | undefined;
}

/** What can be created, with its questions. */
export interface NewKind {
  readonly kind: string;
  readonly questions: readonly NewQuestion[];
}

/** What is wrong with the answer to a question. */
export interface AnswerProblem {
  readonly question: string;
  readonly message: string;
}

/** The answer to a request that cannot be carried out. `message` is a sentence for the reader. */
export interface EditorRefusal {
  readonly refused: string;
  readonly message: string;
  /** All that is wrong with the answers to the questions of `npm run new`. */
  readonly problems?: readonly AnswerProblem[] | undefined;
  /** Whether `message` is in the language of the reader, not in English. */
  readonly isOfReader?: boolean | undefined;
}
