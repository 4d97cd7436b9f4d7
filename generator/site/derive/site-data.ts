import type { Language } from '../../../src/domain/language';
import type { TestDays } from '../../../src/domain/last-tests';
import type { MoneyTables } from '../../../src/domain/money';
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
} from '../../../src/generated/data-types';
import type { Icons } from '../../catalogue/load/load';
import type { Collection, TaggedOffers } from './collections';
import type { StoreFacts } from './offer-facts';
import type { SearchedOffers } from './search-offers';
import type { SiteCounts, StoreCounts } from './site-counts';
import type { StoreIdentity, StoreOutline } from './store-parts';
import type { OfferGroup } from './suggestions';
import type { FeedRows, MessageEntry } from '../../catalogue/validate/catalogue';
import type { FileClaims } from '../../catalogue/validate/claims/file-claims';
import type { StoreSummary } from '../../catalogue/validate/store-summary';
import type { OfferOrders } from '../../catalogue/validate/orders';
import type { UpdateDates } from './updates';

/** The parts of a store whose hashes tell which units have to be made again (`store-parts.ts`). */
export type StorePart = 'card' | 'outline' | 'offers' | 'groups' | 'facts' | 'searched';

/** What every build needs of a store that was found good; of its offers, it knows those that are published. */
export interface StoreRecord extends StoreIdentity, StoreSummary {
  readonly file: string;
  /** The ids of its offers that are not published, without which its parts are hashed. */
  readonly hidden?: readonly string[];
  /** The hash of the bytes of the file from which the store was parsed. */
  readonly hash: string;
  /** The hashes of its parts. */
  readonly parts: Readonly<Record<StorePart, string>>;
  /** The hash of its details, by which the cache finds them. */
  readonly detailsHash: string;
  /** The orders with its offers that networks reported. */
  readonly orders?: OfferOrders;
  /** The hash of the rows that it takes from a feed, if it does. */
  readonly feedHash?: string;
  /** The hashes of what its further pages have of those rows, if it has further pages. */
  readonly furtherHashes?: readonly string[];
  /** How many tests its offers have, if any. */
  readonly checks?: number | undefined;
  /** The hosts outside of the site that its texts link to. */
  readonly outboundHosts: readonly string[];
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
  /** The messages of tools, such as the form editor. No page has them. */
  readonly toolMessages: ReadonlyMap<string, SiteMessage>;
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
  /** The stores that this check has parsed, by their slugs. They need not be parsed again. */
  readonly parsed: ReadonlyMap<string, Store>;
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
