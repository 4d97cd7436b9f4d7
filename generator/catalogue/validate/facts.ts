import type { Feed, Store } from '../../../src/generated/data-types';
import type { Path, SourceDocument } from '../load/document';
import type { PictureSize } from '../load/pictures/limits';
import type { SingleEntries } from './catalogue';
import type { OfferOrders } from './orders';
import type { StoreOffer } from './store-offers';
import type { OfferFeed } from './store-feed';

/** A page's address without its language, and what gives it. */
export interface Address {
  readonly path: string;
  readonly document: SourceDocument;
  /** The path of the address in the document. */
  readonly place: Path;
  /** The first day on which the page is published; empty if it always is. */
  readonly from: string;
}

/** The files that all stores share, of which rules may ask for the value. */
type SharedFile = 'categories' | 'claims' | 'countries' | 'payments' | 'goods' | 'seasons' | 'networks';

/** Those files, as far as their shape is right. */
export type SharedLists = Partial<Pick<SingleEntries, SharedFile>>;

/** Facts that depend on the files besides those of stores, and on nothing else. */
export interface RestFacts {
  /** The value of a file of which there is one; undefined while the file is not right. */
  list<Name extends SharedFile>(name: Name): NonNullable<SharedLists[Name]>['value'] | undefined;
  timeZone(): string;
  /** The words by which shops may know the site: its name and its host; none while site.yaml is not right. */
  ownWords(): readonly string[];
  /** Whether an image host serves the pictures; undefined while site.yaml is not right. */
  hasImageHost(): boolean | undefined;
  /** Where a redirect leads from an address. */
  redirected(address: string): string | undefined;
  /** The settings of a feed; `invalid` while they are not right. */
  feed(name: string): Feed | 'invalid' | undefined;
  feedNames(): readonly string[];
  /** The rows that a store takes from a feed. */
  rowsOf(offersFrom: Store['offersFrom']): OfferFeed | undefined;
  /** The orders that networks reported with offers of a store. */
  ordersOf(store: string): OfferOrders;
  hasIcon(name: string): boolean;
  iconNames(): readonly string[];
  /** The size of a picture; null, if it has none; undefined, if there is no such file. */
  picture(name: string): PictureSize | null | undefined;
  pictureNames(): readonly string[];
}

/** Facts that also depend on the stores or on the day. */
export interface ChangingFacts {
  /** The day of the check, for the texts of errors. */
  today(): string;
  /** The year of the check. */
  year(): number;
  /** Whether a day or month is later than the day of the check. */
  isFuture(date: string): boolean;
  /** Whether a day is before the day of the check. */
  isPast(date: string): boolean;
  /** Whether a day or month is later than the day of the build, which decides what is published. */
  isAfterBuild(date: string): boolean;
  /** The first day on which a page is published: empty, if it always is; undefined, if no page has this address. */
  pageFrom(path: string): string | undefined;
  /** Whether all pages are known: no file with an address is wrong, and no two files have the same address. */
  arePagesKnown(): boolean;
  /** The places of the addresses of all pages, for the texts of errors. */
  pages(): readonly Address[];
  isInvalidStore(slug: string): boolean;
  /** Whether a store has a name, or an alias, as the search compares names. */
  isStoreName(name: string): boolean;
  /** The offer with a code, if one store alone has it. */
  offerWithCode(code: string): StoreOffer | undefined;
  /** An offer that a store writes itself. */
  offerOf(store: string, id: string): StoreOffer | undefined;
  /** The last days of the offers that a store writes itself. */
  endsOf(store: string): readonly string[];
  /** The short names of stores whose addresses only redirects know any more. */
  removedStores(): readonly string[];
}

/**
 * What a rule may know of the other files while it checks one file. Each fact is the answer to a question. A file that has not
 * changed is checked again exactly if an answer to a question of its last check has changed.
 */
export interface FileFacts extends RestFacts, ChangingFacts {}
