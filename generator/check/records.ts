import type { FixedOffset } from '../../src/domain/calendar';
import type { StoreRecord } from '../derive/site-data';
import type { StoreFacts } from '../derive/offer-facts';
import type { SearchedOffers } from '../derive/search-offers';
import type { StoreOutline } from '../derive/store-parts';
import type { OfferGroup } from '../derive/suggestions';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { StoreDates } from '../report/report';
import type { FileEvidence } from '../claims/evidence';
import type { SingleFile } from '../load/load';
import type { IconDrawing } from '../load/pictures/icon';
import type { PictureSize } from '../load/pictures/limits';
import type { FeedEntry, MessageEntry } from '../validate/catalogue';

/** A file of data/ as it was when it was last read. */
export interface FileRecord {
  readonly size: number;
  readonly modified: number;
  readonly hash: string;
  /** The size of a picture in which no fault was found. */
  readonly picture?: PictureSize;
}

/** What builds need of a store only when they make something of all stores. */
export interface StoreDetails {
  readonly outline: StoreOutline;
  /** What other pages say of its offers. */
  readonly groups: readonly OfferGroup[];
  /** What the index of all offers has of it. */
  readonly facts: StoreFacts;
  /** What the search knows of its offers. */
  readonly searched: SearchedOffers;
  /** The dates from which its freshness is reported. */
  readonly dates: StoreDates;
}

/** The cached result of the last check that found the data good. */
export interface CheckState {
  /** The day on which the data was checked, `YYYY-MM-DD`. */
  readonly checkedOn: string;
  /** The day of that build in the site's time zone, `YYYY-MM-DD`, since which all references are right: none names a draft. */
  readonly publishedOn: string;
  /** The site's time zone. */
  readonly timeZone: string;
  /** The files of the data by their paths. */
  readonly files: ReadonlyMap<string, FileRecord>;
  /** The stores by their files. */
  readonly stores: ReadonlyMap<string, StoreRecord>;
  /** The warnings about stores that have some, by their files. */
  readonly warnings: ReadonlyMap<string, readonly Diagnostic[]>;
  /** A hash of the other files that a store is checked against. */
  readonly settingsHash: string;
  /** A hash of all files that are no stores. */
  readonly restHash: string;
}

interface CachedEntry {
  readonly path: string;
  readonly value: unknown;
  readonly links: readonly string[];
}

/** The cached catalogue without its stores. */
export interface RestState {
  readonly key: string;
  readonly entries: Readonly<
    Record<SingleFile, CachedEntry> & Record<'pages' | 'posts' | 'evidence', readonly CachedEntry[]>
  >;
  readonly messages: readonly Omit<MessageEntry, 'document'>[];
  readonly feeds: readonly (Omit<FeedEntry, 'document' | 'value' | 'quarantined' | 'corrections'> & {
    readonly path: string;
    readonly quarantined: readonly string[];
    readonly corrections?: Pick<CachedEntry, 'path' | 'value'> | undefined;
  })[];
  readonly images: readonly (readonly [name: string, size?: PictureSize])[];
  readonly icons: readonly (readonly [name: string, drawing: IconDrawing])[];
  /** The clock changes of the site's time zone, if there are none in the years around: `Intl` is slow to load. */
  readonly clock?: FixedOffset | undefined;
  /** What its texts claim. */
  readonly evidence: readonly FileEvidence[];
  /** The warnings about it. */
  readonly warnings: readonly Diagnostic[];
}

/** The state before the first check. */
export const nothingChecked: CheckState = {
  checkedOn: '',
  publishedOn: '',
  timeZone: 'UTC',
  files: new Map(),
  stores: new Map(),
  warnings: new Map(),
  settingsHash: '',
  restHash: '',
};
