import type { Language, LanguageOrder } from '../../../../src/domain/language/language';
import { listPagePath } from '../../../../src/domain/pages/list-pages';
import type { PageAddress, PageKind } from '../../../../src/domain/pages/page-data';
import { checksPath, collectionPath, postPath } from '../../../../src/domain/pages/paths';
import type { Page, Post } from '../../../../src/generated/data-types';
import { addressOf, inOneLanguage, listAddress, type SiteLanguage } from '../texts/edition';
import type { Collection } from '../collections';
import type { Listing } from './lists';
import type { OfferEnds } from '../stores/site-counts';
import { pageCountOf } from '../offers/offer-pages';

/** `stores` are the slugs of the stores on a page of a list. */
export interface SitePage extends PageAddress {
  readonly kind: PageKind;
  readonly stores?: readonly string[];
}

/** The part of a store that decides its addresses. */
export interface StoreAddress {
  readonly path: string;
  /** The number of tests of its offers, if any. */
  readonly checks?: number | undefined;
  /** The number of pages of its offers, if more than one. */
  readonly pages?: number | undefined;
  /** Whether its texts are composed. Such pages are not indexed. */
  readonly composed?: true | undefined;
}

/** The addresses of a store as an input of a unit: only the fields that they depend on. */
export function storeAddress(store: StoreAddress & { readonly counts: OfferEnds }): StoreAddress {
  const { path, checks, composed } = store;
  const pages = pageCountOf(store);
  return {
    path,
    checks,
    pages: pages > 1 ? pages : undefined,
    composed,
  };
}

/** The paths of a store's page and its further pages, without the language. */
export function storePaths({ path, pages = 1 }: StoreAddress): readonly string[] {
  return Array.from({ length: pages }, (_, index) => listPagePath(path, index + 1));
}

/** See product rule R8. */
export function storePageAddress(
  path: string,
  { composed }: Pick<StoreAddress, 'composed'>,
  site: SiteLanguage,
): PageAddress {
  const address = addressOf(path, site);
  return composed ? { ...address, indexed: false } : address;
}

/** With fewer tests, search engines do not index the log. */
const leastIndexedChecks = 3;

/** See product rule R76. */
export function checksAddress({ path, checks = 0 }: StoreAddress, site: SiteLanguage): PageAddress {
  return { ...addressOf(checksPath(path), site), indexed: checks >= leastIndexedChecks };
}

interface AddressSource {
  readonly languages: LanguageOrder;
  readonly stores: readonly StoreAddress[];
  readonly pages: readonly Page[];
  readonly posts: readonly Post[];
  readonly listings: Readonly<Record<Language, Listing>>;
  readonly collections: readonly Collection[];
}

const unindexed: ReadonlySet<Page['kind']> = new Set(['not-found', 'compare', 'saved']);

/** For all pages except lists, stores and posts. */
export function pageAddress(page: Page, site: SiteLanguage): PageAddress {
  const address = addressOf(page.path, site);
  if (page.kind === 'article') return inOneLanguage(address, page.language, site.languages);
  return unindexed.has(page.kind) ? { ...address, indexed: false } : address;
}

export function postAddress({ slug, language: content }: Post, site: SiteLanguage) {
  return inOneLanguage(addressOf(postPath(slug), site), content, site.languages);
}

function addressesOfPage(page: Page, site: SiteLanguage, listing: Listing): readonly SitePage[] {
  const { kind, path } = page;
  if (kind !== 'directory' && kind !== 'coupons') return [{ kind, ...pageAddress(page, site) }];
  return listing[kind].map((stores, index) => ({ kind, stores, ...listAddress(path, index + 1, site) }));
}

/** Without an active offer, search engines do not list the page (product rule R8). */
export function collectionAddress(
  { kind, id, live }: Pick<Collection, 'kind' | 'id' | 'live'>,
  number: number,
  site: SiteLanguage,
): PageAddress {
  return { ...listAddress(collectionPath(kind, id), number, site), indexed: live };
}

function addressesOfCollection(collection: Collection, site: SiteLanguage, listing: Listing): readonly SitePage[] {
  const { kind, id, hasPage } = collection;
  const parts = (hasPage && listing.collections[collectionPath(kind, id)]) || [];
  return parts.map((stores, index) => ({ kind, stores, ...collectionAddress(collection, index + 1, site) }));
}

/** Every page of the site by language: the home page, stores, then all others. */
export function sitePages({
  languages,
  stores,
  pages,
  posts,
  listings,
  collections,
}: AddressSource): readonly SitePage[] {
  return languages.flatMap((language): readonly SitePage[] => {
    const site = { language, languages };
    const listing = listings[language];
    return [
      { kind: 'home', ...addressOf('/', site) },
      ...stores.flatMap((store) =>
        storePaths(store).map(
          (path, index): SitePage => ({
            kind: index === 0 ? 'store' : 'store-offers',
            ...storePageAddress(path, store, site),
          }),
        ),
      ),
      ...stores.flatMap((store): readonly SitePage[] =>
        store.checks === undefined ? [] : [{ kind: 'checks', ...checksAddress(store, site) }],
      ),
      ...pages.flatMap((page) => addressesOfPage(page, site, listing)),
      ...collections.flatMap((collection) => addressesOfCollection(collection, site, listing)),
      ...posts.map((post): SitePage => ({ kind: 'post', ...postAddress(post, site) })),
    ];
  });
}
