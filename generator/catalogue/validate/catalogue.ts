import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type {
  AmountBenefit,
  Channel,
  Check,
  CorrectedTexts,
  DataFiles,
  Country,
  Evidence,
  Feed,
  FeedCorrections,
  FeedRow,
  MinimumSpend,
  Page,
  PercentBenefit,
  Post,
  Store,
  Who,
} from '../../../src/generated/data-types';
import type { Instant } from '../../../src/domain/calendar';
import type { Path, SourceDocument } from '../load/document';
import type { Icons, Images } from '../load/load';
import type { SingleFile } from '../load/places';

/** A checked file: its value, and the document it came from, for the diagnostics of later stages. */
export interface Entry<T> {
  readonly value: T;
  readonly document: SourceDocument;
}

/** What a placeholder of a message takes. */
export type PlaceholderKind = 'string' | 'number' | 'date' | 'time' | 'plural' | 'select' | 'tag';

/** A message of the interface, compiled. */
export interface MessageEntry {
  readonly id: string;
  readonly en: readonly MessageFormatElement[];
  readonly ar: readonly MessageFormatElement[];
  readonly placeholders: Readonly<Record<string, PlaceholderKind>>;
  readonly document: SourceDocument;
  /** Its path in the document. */
  readonly path: Path;
}

/** A benefit that a feed can give. */
export type FeedBenefit = PercentBenefit | AmountBenefit;

/** A row of a feed that has what an offer needs. */
export interface ParsedFeedRow {
  readonly row: FeedRow;
  /** The line of the file on which it begins. */
  readonly line: number;
  readonly startsAt?: Instant;
  /** The first instant at which the row is no longer valid; absent if no end is known. */
  readonly endsAt?: Instant;
  /** The table names no end: it is a number of days after the table was fetched, and no page names it as a date. */
  readonly endAssumed?: true;
  /** Out of 10. Present only if it counts: a positive number. */
  readonly rating?: number;
  /** What the columns and patterns of the feed's settings give, where they find it. */
  readonly benefit?: FeedBenefit;
  readonly minimumSpend?: MinimumSpend;
  readonly maximumSpend?: MinimumSpend;
  readonly maximumDiscount?: MinimumSpend;
  readonly who?: Who;
  readonly where?: readonly Country[];
  readonly channel?: Channel;
  /** Whether the code was given to this site alone. */
  readonly exclusive?: boolean;
  /** The advertiser whose offer it is, as the table has it. */
  readonly advertiser?: string;
  /** The cells of the columns that the settings name in `filters`. */
  readonly filters?: Readonly<Record<string, string>>;
  /** The description and the conditions that its correction gives, in the languages in which it does. */
  readonly words?: Readonly<Partial<Record<'description' | 'terms', CorrectedTexts>>>;
  /** Its tests, which are written in the settings of the feed. */
  readonly checks?: readonly Check[];
}

/** A feed: how it is read, and its rows in the order of the file. */
export interface FeedEntry extends Entry<Feed> {
  readonly name: string;
  readonly config: Feed;
  readonly rows: readonly ParsedFeedRow[];
  /** The ids of rows that are there but not right, and so are left out. */
  readonly quarantined: readonly string[];
  /** What is corrected of its rows. */
  readonly corrections?: Entry<FeedCorrections> | undefined;
}

/** A feed as far as pages and reports are made of it. Only reports need what was left out and corrected. */
export type FeedRows = Pick<FeedEntry, 'config' | 'rows'> & Partial<Pick<FeedEntry, 'quarantined' | 'corrections'>>;

declare const checked: unique symbol;

/** The files of which there is one. */
export type SingleEntries = { readonly [Name in SingleFile]: Entry<DataFiles[Name]> };

/** Everything under data/, without an error. Only `validate` can create one. */
export interface Catalogue extends SingleEntries {
  readonly [checked]: true;
  /** In the order of their file names, as are pages and posts. */
  readonly stores: readonly Entry<Store>[];
  readonly pages: readonly Entry<Page>[];
  readonly posts: readonly Entry<Post>[];
  readonly messages: ReadonlyMap<string, MessageEntry>;
  readonly feeds: ReadonlyMap<string, FeedEntry>;
  /** The orders that networks reported. The offers of stores and feeds have them among their tests. */
  readonly evidence: readonly Entry<Evidence>[];
  /** The files in data/images. */
  readonly images: Images;
  /** The icons of data/icons. */
  readonly icons: Icons;
}

/** A catalogue but for its stores. */
export type CheckedRest = Omit<Catalogue, 'stores' | typeof checked>;
