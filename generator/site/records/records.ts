import type { FixedOffset } from '../../../src/domain/calendar';
import type { StoreRecord } from '../derive/site-data';
import type { StoreFacts } from '../derive/offer-facts';
import type { SearchedOffers } from '../derive/search-offers';
import type { StoreOutline } from '../derive/store-parts';
import type { OfferGroup } from '../derive/suggestions';
import type { StoreDates } from '../derive/store-dates';
import type { FileEvidence } from '../../catalogue/claims/evidence';
import type { KnownPicture } from '../../catalogue/load/load';
import type { Diagnostic } from '../../catalogue/diagnostics/diagnostic';
import type { FileResult } from '../../catalogue/validate/apply-rules';
import type { Trace } from '../../catalogue/validate/fact-book';

/** A file of data/ as it was when it was last read. */
export interface FileRecord {
  readonly size: number;
  readonly modified: number;
  readonly hash: string;
  /** The size of a picture in which no fault was found. */
  readonly picture?: KnownPicture;
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

/** The record of a store with what was found when it was checked, and what that depends on. */
export interface RememberedStore extends StoreRecord {
  readonly warnings: readonly Diagnostic[];
  readonly trace: Trace;
}

/** The cached result of the last check that found the data good. */
export interface CheckState {
  /** The files of the data by their paths. */
  readonly files: ReadonlyMap<string, FileRecord>;
  /** The stores by their files. */
  readonly stores: ReadonlyMap<string, RememberedStore>;
  /** A hash of all files that are no stores. */
  readonly restHash: string;
}

/** The cached catalogue without its stores, with what was found in its files and what that depends on. */
export interface RestState extends FileResult {
  /** The hash of the files. */
  readonly key: string;
  /** The catalogue: instead of a document, the path of its file (`rest-cache.ts`). */
  readonly rest: unknown;
  /** The links inside the site, by the paths of the files that have them. */
  readonly links: readonly (readonly [path: string, links: readonly string[]])[];
  readonly timeZone: string;
  /** The clock changes of the site's time zone, if there are none in the years around: `Intl` is slow to load. */
  readonly clock?: FixedOffset | undefined;
  /** What its texts claim. */
  readonly evidence: readonly FileEvidence[];
}

/** The state before the first check. */
export const nothingChecked: CheckState = { files: new Map(), stores: new Map(), restHash: '' };
