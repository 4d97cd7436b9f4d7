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
  MinimumAmount,
  Page,
  PercentBenefit,
  Post,
  Store,
  Who,
} from '../../../src/generated/data-types';
import type { Instant } from '../../../src/domain/dates/calendar';
import type { Path, SourceDocument } from '../load/document';
import type { Icons, Images } from '../load/load';
import type { SingleFile } from '../load/places';
import type { Use } from './references/use';
import type { SchemaName } from './schema-files';

/** A file that could be read, whether or not its shape is valid. */
export interface ReadDocument {
  readonly kind: Exclude<SchemaName, 'feed-row'>;
  readonly document: SourceDocument;
}

/** What one file refers to. */
export interface FileUses extends ReadDocument {
  readonly uses: readonly Use[];
}

/** The value of a validated file, and its document for the diagnostics of later stages. */
export interface Entry<T> {
  readonly value: T;
  readonly document: SourceDocument;
}

/** The kind of value that a placeholder of a message expects. */
export type PlaceholderKind = 'string' | 'number' | 'date' | 'time' | 'plural' | 'select' | 'tag';

/** A compiled message of the interface. */
export interface MessageEntry {
  readonly id: string;
  readonly en: readonly MessageFormatElement[];
  readonly ar: readonly MessageFormatElement[];
  readonly placeholders: Readonly<Record<string, PlaceholderKind>>;
  readonly document: SourceDocument;
  /** Its path in the document. */
  readonly path: Path;
}

/** A benefit that a feed can express. */
export type FeedBenefit = PercentBenefit | AmountBenefit;

/** A row of a feed that has everything an offer needs. */
export interface ParsedFeedRow {
  readonly row: FeedRow;
  /** The line of the file on which it begins. */
  readonly line: number;
  readonly startsAt?: Instant;
  /** The first instant at which the row is no longer valid; absent if no end is known. */
  readonly endsAt?: Instant;
  /**
   * The table has no end date. The end is a number of days after the table was fetched, and no page shows it as a date.
   */
  readonly endAssumed?: true;
  /** Out of 10, always positive; absent if the table has no usable rating. */
  readonly rating?: number;
  /** The values that the feed's columns and patterns yield; each is absent where nothing was found. */
  readonly benefit?: FeedBenefit;
  readonly minimumSpend?: MinimumAmount;
  readonly maximumSpend?: MinimumAmount;
  readonly maximumDiscount?: MinimumAmount;
  readonly who?: Who;
  readonly where?: readonly Country[];
  readonly channel?: Channel;
  /** Whether only this site has the code. */
  readonly exclusive?: boolean;
  /** The advertiser of the offer, as the table spells it. */
  readonly advertiser?: string;
  /** The cells of the columns that the settings name in `filters`. */
  readonly filters?: Readonly<Record<string, string>>;
  /** The description and terms from its correction, in the languages that the correction has. */
  readonly words?: Readonly<Partial<Record<'description' | 'terms', CorrectedTexts>>>;
  /** Its tests, which are recorded in the feed's settings. */
  readonly checks?: readonly Check[];
}

/** A feed: its settings, and its rows in file order. */
export interface FeedEntry extends Entry<Feed> {
  readonly name: string;
  readonly config: Feed;
  readonly rows: readonly ParsedFeedRow[];
  /** The ids of rows that exist but are invalid and therefore left out. */
  readonly quarantined: readonly string[];
  /** The corrections of its rows. */
  readonly corrections?: Entry<FeedCorrections> | undefined;
}

/** The parts of a feed that pages and reports use. Only reports need the quarantined rows and the corrections. */
export type FeedRows = Pick<FeedEntry, 'config' | 'rows'> & Partial<Pick<FeedEntry, 'quarantined' | 'corrections'>>;

declare const checked: unique symbol;

/** The files that exist once. */
export type SingleEntries = { readonly [Name in SingleFile]: Entry<DataFiles[Name]> };

/** Everything under data/, free of errors. Only `validate` can create one. */
export interface Catalogue extends SingleEntries {
  readonly [checked]: true;
  /** Sorted by file name, as are pages and posts. */
  readonly stores: readonly Entry<Store>[];
  readonly pages: readonly Entry<Page>[];
  readonly posts: readonly Entry<Post>[];
  readonly messages: ReadonlyMap<string, MessageEntry>;
  readonly feeds: ReadonlyMap<string, FeedEntry>;
  /** The orders that networks reported. They are also among the tests of the offers of stores and feeds. */
  readonly evidence: readonly Entry<Evidence>[];
  /** The files in data/images. */
  readonly images: Images;
  /** The icons of data/icons. */
  readonly icons: Icons;
  /** What the files other than stores refer to. */
  readonly uses: readonly FileUses[];
}

/** A catalogue without its stores. */
export type CheckedRest = Omit<Catalogue, 'stores' | typeof checked>;
