import type { Language } from '../../../src/domain/language/language';
import type { MoneyTables } from '../../../src/domain/money/money';
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
} from '../../../src/generated/data-types';
import type { Icons } from '../../catalogue/load/load';
import type { SiteStore } from '../../catalogue/offers/store-offers';
import type { Collection } from './collections';
import type { SiteCounts } from './stores/site-counts';
import type { RecordedValues, StoreDetails, StoreParts } from './stores/store-table';
import type { FeedRows, MessageEntry } from '../../catalogue/validate/catalogue';
import type { Use } from '../../catalogue/validate/references/use';
import type { StoreSummary } from '../../catalogue/validate/stores/store-summary';
import type { OfferOrders } from '../../catalogue/validate/feeds/orders';

/** The record of a valid store that every build needs. It covers published offers only. */
export interface StoreRecord extends StoreSummary, RecordedValues {
  readonly file: string;
  /** The ids of its unpublished offers. */
  readonly hidden?: readonly string[] | undefined;
  /** The hash of the bytes of its file. */
  readonly hash: string;
  /** The hashes of what is derived from it (`store-table.ts`). */
  readonly hashes: Readonly<Record<keyof StoreParts, string>> & { readonly furtherPages: readonly string[] };
  /** The hash of its details, their key in the cache. */
  readonly detailsHash: string;
  /** The orders that networks reported for its offers. */
  readonly orders?: OfferOrders | undefined;
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
  /** Where files name pictures; a store names each once. */
  readonly pictures: readonly Use[];
  readonly icons: Icons;
  /** The values of counted placeholders at the instant of the build. */
  readonly counts: SiteCounts;
  /** The categories, groups and seasons of stores at the instant of the build. */
  readonly collections: readonly Collection[];
  /** The stores in the order of their files. */
  readonly stores: readonly StoreRecord[];
  /** The stores that this check has parsed, by slug, so that they are not parsed again. */
  readonly parsed: ReadonlyMap<string, SiteStore>;
  /** Returns the hash of a file in data/; empty if it does not exist. */
  fileHash(path: string): string;
  detailsOf(slug: string): StoreDetails;
  storeOf(slug: string): SiteStore;
}
