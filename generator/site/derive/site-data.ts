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

/** The record of a valid store, which every build reads. It covers published offers only. */
export interface StoreRecord extends StoreSummary, RecordedValues {
  readonly file: string;
  /** The ids of its unpublished offers. */
  readonly hidden?: readonly string[] | undefined;
  /** The hash of the bytes of its file. */
  readonly hash: string;
  /** The hashes of the values in `store-table.ts`. */
  readonly hashes: Readonly<Record<keyof StoreParts, string>> & { readonly furtherPages: readonly string[] };
  /** The key of its details in the cache. */
  readonly detailsHash: string;
  /** The orders of its offers that networks reported. */
  readonly orders?: OfferOrders | undefined;
}

export type SiteMessage = Pick<MessageEntry, Language | 'placeholders'>;

/** The published part of a checked catalogue with a record of each store. Stores are read when needed. */
export interface SiteData {
  readonly site: Site;
  readonly home: Home;
  readonly redirects: Redirects;
  readonly categories: Categories;
  readonly payments: Payments;
  readonly goods: Goods;
  readonly seasons: Seasons;
  readonly countries: Countries;
  /** The minor units of currencies and their fixed rates. */
  readonly money: MoneyTables;
  readonly networks: Networks;
  readonly claims: readonly Claim[];
  readonly pages: readonly Page[];
  readonly posts: readonly Post[];
  readonly messages: ReadonlyMap<string, SiteMessage>;
  /** The messages of tools, such as the form editor, which no page uses. */
  readonly toolMessages: ReadonlyMap<string, SiteMessage>;
  readonly feeds: ReadonlyMap<string, FeedRows>;
  /** The names of the files in data/images. */
  readonly images: readonly string[];
  /** The uses of pictures in files, each picture once per store. */
  readonly pictures: readonly Use[];
  readonly icons: Icons;
  /** At the instant of the build. */
  readonly counts: SiteCounts;
  /** At the instant of the build. */
  readonly collections: readonly Collection[];
  /** In the order of their files. */
  readonly stores: readonly StoreRecord[];
  /** The stores that this check has already parsed, by slug. */
  readonly parsed: ReadonlyMap<string, SiteStore>;
  /** The hash of a file in data/; empty if the file does not exist. */
  fileHash(path: string): string;
  detailsOf(slug: string): StoreDetails;
  storeOf(slug: string): SiteStore;
}
