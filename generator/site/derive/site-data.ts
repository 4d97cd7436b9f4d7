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

/** The parts of a store whose hashes decide which units are rebuilt (`store-parts.ts`). */
export type StorePart = 'card' | 'outline' | 'offers' | 'groups' | 'facts' | 'searched';

/** The record of a valid store that every build needs. It covers published offers only. */
export interface StoreRecord extends StoreIdentity, StoreSummary {
  readonly file: string;
  /** The ids of its unpublished offers, which the hashes of its parts exclude. */
  readonly hidden?: readonly string[];
  /** The hash of the bytes of its file. */
  readonly hash: string;
  /** The hashes of its parts. */
  readonly parts: Readonly<Record<StorePart, string>>;
  /** The hash of its details, their key in the cache. */
  readonly detailsHash: string;
  /** The orders that networks reported for its offers. */
  readonly orders?: OfferOrders;
  /** The hash of its rows in a feed, if any. */
  readonly feedHash?: string;
  /** The hashes of the rows on its further pages, if any. */
  readonly furtherHashes?: readonly string[];
  /** The number of tests of its offers, if any. */
  readonly checks?: number | undefined;
  /** The external hosts that its texts link to. */
  readonly outboundHosts: readonly string[];
  /** The day of the last change in its content. */
  readonly changedOn?: string | undefined;
  /** The claims in its texts. */
  readonly claims: FileClaims;
  /** The last day or month in which one of its offers was tested. */
  readonly tested?: string | undefined;
  /** Its countable facts. */
  readonly counts: StoreCounts;
  /** The collections of its offers besides its category. */
  readonly tagged?: readonly TaggedOffers[];
  /** The last tests of its offers, if any. */
  readonly tests?: TestDays;
  /** The updates and ends of its offers, for the feed of updates. */
  readonly updates: readonly UpdateDates[];
}

/** A message of the interface as needed by units. */
export type SiteMessage = Pick<MessageEntry, Language | 'placeholders'>;

/**
 * The published part of a checked catalogue, from which units are built. It has a record of each store; the store
 * itself is read on demand.
 */
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
  /** The values of counted placeholders at the instant of the build. */
  readonly counts: SiteCounts;
  /** The categories, groups and seasons of stores at the instant of the build. */
  readonly collections: readonly Collection[];
  /** The stores in the order of their files. */
  readonly stores: readonly StoreRecord[];
  /** The stores that this check has parsed, by slug, so that they are not parsed again. */
  readonly parsed: ReadonlyMap<string, Store>;
  /** Returns the hash of a file in data/; empty if it does not exist. */
  fileHash(path: string): string;
  outlineOf(slug: string): StoreOutline;
  /** Returns the summary of a store's offers for other pages. */
  groupsOf(slug: string): readonly OfferGroup[];
  /** Returns the entries of a store in the index of all offers. */
  factsOf(slug: string): StoreFacts;
  /** Returns the searchable part of a store's offers. */
  searchedOf(slug: string): SearchedOffers;
  storeOf(slug: string): Store;
}
