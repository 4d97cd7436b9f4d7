import type { Language } from '../../src/domain/language';
import type { TestDays } from '../../src/domain/last-tests';
import type { Publication } from '../../src/domain/publication';
import type { MoneyTables } from '../../src/domain/money';
import type {
  Categories,
  Claim,
  Countries,
  Goods,
  Home,
  Networks,
  Page,
  Payments,
  Post,
  Redirects,
  Seasons,
  Site,
  Store,
} from '../../src/generated/data-types';
import type { Icons } from '../load/load';
import type { Collection, TaggedOffers } from './collections';
import type { StoreFacts } from './offer-facts';
import type { WithheldOffers } from './published';
import type { SearchedOffers } from './search-offers';
import type { SiteCounts, StoreCounts } from './site-counts';
import type { StoreIdentity, StoreOutline } from './store-parts';
import type { OfferGroup } from './suggestions';
import type { FeedRows, MessageEntry } from '../validate/catalogue';
import type { FileClaims } from '../validate/claims/file-claims';
import type { FoldedNames } from '../validate/folded-names';
import type { OfferOrders } from '../validate/orders';
import type { UpdateDates } from './updates';

/** What every build needs of a store that was found good; of its offers, it knows those that are published. */
export interface StoreRecord extends StoreIdentity, Publication {
  readonly file: string;
  readonly names: FoldedNames;
  /** Its offers that are not always published. */
  readonly withheld?: WithheldOffers;
  /** The ids of those that are not published, without which its parts are hashed. */
  readonly hidden?: readonly string[];
  /** The hash of the bytes of the file from which the store was parsed. */
  readonly hash: string;
  /** The hashes of its parts (`store-parts.ts`). */
  readonly cardHash: string;
  readonly outlineHash: string;
  readonly offersHash: string;
  /** The orders with its offers that networks reported. */
  readonly orders?: OfferOrders;
  /** Of those, the ids of offers that its file does not have. */
  readonly lostOrders?: readonly string[];
  /** The hash of the rows that it takes from a feed, if it does. */
  readonly feedHash?: string;
  /** The hashes of what its further pages have of those rows, if it has further pages. */
  readonly furtherHashes?: readonly string[];
  /** The ids of offers that it names, of which the feed has a row that is left out. */
  readonly lostRows?: readonly string[];
  /** The hash of what other pages say of its offers (`suggestions.ts`). */
  readonly groupsHash: string;
  /** The hash of what the index of all offers has of it (`offer-facts.ts`). */
  readonly factsHash: string;
  /** The hash of what the search knows of its offers (`search-offers.ts`). */
  readonly searchedHash: string;
  /** The hash of its details, by which the cache finds them. */
  readonly detailsHash: string;
  /** How many tests its offers have, if any. */
  readonly checks?: number | undefined;
  /** The first day on which it has a log of tests, if one of its offers has a test, published or not. */
  readonly log?: string | undefined;
  /** The links inside the site in its texts. */
  readonly links: readonly string[];
  /** The day of the last change in its content. */
  readonly changedOn?: string | undefined;
  /** What its texts claim. */
  readonly claims: FileClaims;
  /** The last day or month on which one of its offers was tested. */
  readonly tested?: string | undefined;
  /** What is counted of it. */
  readonly counts: StoreCounts;
  /** What its offers belong to besides its category. */
  readonly tagged?: readonly TaggedOffers[];
  /** The icons of data/icons that it names, published or not. */
  readonly ownIcons?: readonly string[];
  /** When its offers were last tested, if any was. */
  readonly tests?: TestDays;
  /** When its offers were updated and end, for the feed of updates. */
  readonly updates: readonly UpdateDates[];
}

/** A message of the interface as units need it. */
export type SiteMessage = Pick<MessageEntry, Language | 'placeholders'>;

/** What of a checked catalogue is published, as units are made from it. Of each store it has a record; the store itself is read when needed. */
export interface SiteData {
  readonly site: Site;
  readonly home: Home;
  readonly redirects: Redirects;
  readonly categories: Categories;
  readonly payments: Payments;
  readonly goods: Goods;
  readonly seasons: Seasons;
  readonly countries: Countries;
  /** The decimals of currencies and their fixed rates. */
  readonly money: MoneyTables;
  /** The affiliate networks. */
  readonly networks: Networks;
  readonly claims: readonly Claim[];
  readonly pages: readonly Page[];
  readonly posts: readonly Post[];
  readonly messages: ReadonlyMap<string, SiteMessage>;
  readonly feeds: ReadonlyMap<string, FeedRows>;
  /** The names of the files in data/images. */
  readonly images: readonly string[];
  readonly icons: Icons;
  /** What texts may name, at the instant of the build. */
  readonly counts: SiteCounts;
  /** The categories, groups and seasons to which stores belong, at the instant of the build. */
  readonly collections: readonly Collection[];
  /** In the order of their files. */
  readonly stores: readonly StoreRecord[];
  /** The hash of a file in data/; empty if it does not exist. */
  fileHash(path: string): string;
  outlineOf(slug: string): StoreOutline;
  /** What other pages say of the offers of a store. */
  groupsOf(slug: string): readonly OfferGroup[];
  /** What the index of all offers has of a store. */
  factsOf(slug: string): StoreFacts;
  /** What the search knows of the offers of a store. */
  searchedOf(slug: string): SearchedOffers;
  storeOf(slug: string): Store;
}
