import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type {
  AmountBenefit,
  DataFiles,
  Evidence,
  Feed,
  FeedCorrections,
  Page,
  PercentBenefit,
  Post,
  Store,
} from '../../../src/generated/data-types';
import type { Path, SourceDocument } from '../load/document';
import type { Icons, Images } from '../load/load';
import type { SingleFile } from '../load/places';
import type { OfferRow } from '../offers/store-offers';
import type { Use } from './references/use';
import type { SchemaName } from './schema/schema-files';

/** A file that could be read, whether or not its shape is valid. */
export interface ReadDocument {
  readonly kind: Exclude<SchemaName, 'feed-row'>;
  readonly document: SourceDocument;
}

export interface FileUses extends ReadDocument {
  readonly uses: readonly Use[];
}

/** The value of a validated file, and its document for the diagnostics of later stages. */
export interface Entry<T> {
  readonly value: T;
  readonly document: SourceDocument;
}

export type PlaceholderKind = 'string' | 'number' | 'date' | 'time' | 'plural' | 'select' | 'tag';

export interface MessageEntry {
  readonly id: string;
  readonly en: readonly MessageFormatElement[];
  readonly ar: readonly MessageFormatElement[];
  readonly placeholders: Readonly<Record<string, PlaceholderKind>>;
  readonly document: SourceDocument;
  readonly path: Path;
}

export type FeedBenefit = PercentBenefit | AmountBenefit;

export interface FeedEntry extends Entry<Feed> {
  readonly name: string;
  readonly config: Feed;
  readonly rows: readonly OfferRow[];
  /** The ids of rows that exist but are invalid and therefore left out. */
  readonly quarantined: readonly string[];
  readonly corrections?: Entry<FeedCorrections> | undefined;
}

/** The parts of a feed that pages and reports use. Only reports need the quarantined rows and the corrections. */
export type FeedRows = Pick<FeedEntry, 'config' | 'rows'> & Partial<Pick<FeedEntry, 'quarantined' | 'corrections'>>;

declare const checked: unique symbol;

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
  readonly images: Images;
  readonly icons: Icons;
  /** What the files other than stores refer to. */
  readonly uses: readonly FileUses[];
}

export type CheckedRest = Omit<Catalogue, 'stores' | typeof checked>;
