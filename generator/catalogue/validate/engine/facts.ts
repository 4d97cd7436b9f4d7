import type { Feed, Store } from '../../../../src/generated/data-types';
import type { Path, SourceDocument } from '../../load/document';
import type { PictureSize } from '../../load/pictures/limits';
import type { SingleEntries } from '../catalogue';
import type { OfferOrders } from '../feeds/orders';
import type { StoreOffer } from '../stores/store-offers';
import type { SiteStore } from '../../offers/store-offers';

/** The address of a page without its language, and the document that defines it. */
export interface Address {
  readonly path: string;
  readonly document: SourceDocument;
  readonly place: Path;
  /** The first day on which the page is published; empty if it always is. */
  readonly from: string;
}

type SharedFile = 'categories' | 'claims' | 'countries' | 'currencies' | 'payments' | 'goods' | 'seasons' | 'networks';

/** Those files, each absent while its shape is invalid. */
export type SharedLists = Partial<Pick<SingleEntries, SharedFile>>;

/** Facts that depend only on files other than stores. */
export interface RestFacts {
  /** The value of a file that exists once; undefined while it is invalid. */
  list<Name extends SharedFile>(name: Name): NonNullable<SharedLists[Name]>['value'] | undefined;
  timeZone(): string;
  /** The site's name and the first label of its host, by which shops may call it; empty while site.yaml is invalid. */
  ownWords(): readonly string[];
  /** Whether an image host serves the pictures; undefined while site.yaml is invalid. */
  hasImageHost(): boolean | undefined;
  /** The target of the redirect from an address; undefined if there is none. */
  redirected(address: string): string | undefined;
  /** The settings of a feed; `invalid` while they are invalid; undefined if there is no such feed. */
  feed(name: string): Feed | 'invalid' | undefined;
  feedNames(): readonly string[];
  /** The offers that a store has from a feed; undefined if it names no valid feed. */
  feedOffers(offersFrom: Store['offersFrom']): Pick<SiteStore, 'offers' | 'rated'> | undefined;
  ordersOf(store: string): OfferOrders;
  hasIcon(name: string): boolean;
  iconNames(): readonly string[];
  /** The size of a picture; null if it has none; undefined if there is no such file. */
  picture(name: string): PictureSize | null | undefined;
  pictureNames(): readonly string[];
}

/** Facts that also depend on the stores or on the day. */
export interface ChangingFacts {
  /** The day of the check, `YYYY-MM-DD`, for error texts. */
  today(): string;
  year(): number;
  isPreview(): boolean;
  /** Whether a day or month is after the day of the check. */
  isFuture(date: string): boolean;
  isPast(date: string): boolean;
  /** Whether a day or month is after the day of the build, which decides what is published. */
  isAfterBuild(date: string): boolean;
  /** The first day on which a page is published: empty if it always is; undefined if no page has this address. */
  pageFrom(path: string): string | undefined;
  /** Whether all pages are known: every file with an address is valid, and all addresses are distinct. */
  arePagesKnown(): boolean;
  pages(): readonly Address[];
  isInvalidStore(slug: string): boolean;
  /** Whether a text is the name or alias of a store, in the folded form of the search. */
  isStoreName(name: string): boolean;
  /** The offer with a code, if exactly one store has it. */
  offerWithCode(code: string): StoreOffer | undefined;
  offerOf(store: string, id: string): StoreOffer | undefined;
  endsOf(store: string): readonly string[];
  /** The names of removed stores, whose addresses exist only in redirects. */
  removedStores(): readonly string[];
}

/**
 * What a rule may use of other files while it checks one file. Each fact answers a question. An unchanged file is
 * checked again exactly if an answer to a question of its last check has changed.
 */
export interface FileFacts extends RestFacts, ChangingFacts {}
