import type { Language } from '../../src/domain/language';
import type { Home, Page, Post, Redirects, Site, Store } from '../../src/generated/data-types';
import type { OfferFeed } from '../derive/offers';
import type { StoreOutline } from '../derive/store-parts';
import type { MessageEntry } from '../validate/catalogue';
import type { StoreRecord } from './records';

/** A message of the interface as units need it. */
export type SiteMessage = Pick<MessageEntry, Language | 'placeholders'>;

/** A checked catalogue as units are made from it. Of each store it has a record; the store itself is read when needed. */
export interface SiteData {
  readonly site: Site;
  readonly home: Home;
  readonly redirects: Redirects;
  readonly pages: readonly Page[];
  readonly posts: readonly Post[];
  readonly messages: ReadonlyMap<string, SiteMessage>;
  readonly feeds: ReadonlyMap<string, OfferFeed>;
  /** The names of the files in data/images. */
  readonly images: readonly string[];
  /** In the order of their files. */
  readonly stores: readonly StoreRecord[];
  /** The hash of a file in data/; empty if it does not exist. */
  fileHash(path: string): string;
  outlineOf(slug: string): StoreOutline;
  storeOf(slug: string): Store;
}
