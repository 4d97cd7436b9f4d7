import type { Language } from '../../../src/domain/language/language';
import { offersOfStoreInList } from '../../../src/domain/pages/list-pages';
import { idsUsed, type MessageParts } from '../../../src/domain/pages/messages';
import type { PageKind } from '../../../src/domain/pages/page-data';
import { collectionPath } from '../../../src/domain/pages/paths';
import type { Settings } from '../../../src/domain/pages/settings';
import type { InterfaceTexts, KindTexts, StaticSite } from '../../../src/domain/pages/static-site';
import type { CatalogueOffer } from '../../catalogue/offers/offer';
import { hashOf } from '../../system/cache/hash';
import { bySlug } from '../derive/texts/by-slug';
import { namesOf } from '../derive/texts/categories';
import { categorySources, type CategorySource, type PageLinkSource } from '../derive/collections';
import { editionOf, type Edition } from '../derive/texts/edition';
import { hasTests, lastTestsOf, type TestsSource } from '../derive/stores/last-tests';
import { listingOf, type Listing } from '../derive/pages/lists';
import { linkNetworksOf } from '../derive/offers/network-links';
import { offerCountOf } from '../derive/offers/offer-pages';
import { inEachLanguage } from '../derive/record-of';
import { listsOf, sharedPartsOf } from '../derive/shared-parts';
import { similarStoresOf } from '../derive/stores/similar-stores';
import { parsePosts, type ParsedPost } from '../derive/pages/single-pages';
import { countPlaceholders, namesCounts } from '../derive/stores/site-counts';
import type { SiteData } from '../derive/site-data';
import { hostsIn, paidHosts } from '../derive/stores/store-links';
import type { PostLinkSource } from '../derive/pages/store-page';
import { storeTable, type StoreParts, type UnitSources } from '../derive/stores/store-table';
import { kindTexts, siteTexts } from '../emit/messages';
import { derivedInput, Input, keyOf, once, valuesOf, type InputsOf } from '../engine/input';
import type { ListingRecord } from '../engine/site-state';
import type { PreparedPictures } from '../pictures/prepared';

export type Editions = Readonly<Record<Language, Edition>>;

/** The distribution of stores over the pages of lists, by language. */
export type Listings = Readonly<Record<Language, Listing>>;

/** Pictures of data/images by name, as published or as PNG. Each is read when needed. */
export type Images = (name: string, as?: 'png') => Promise<Uint8Array | undefined>;

/** The listing of a language by its key, from the cache or newly computed. */
export type ListingCache = (language: Language, key: string, make: () => Listing) => Listing;

/** Caches the last listing of each language, which most edits do not change. */
export function keptListings(kept: Map<string, ListingRecord>): ListingCache {
  return (language, key, make) => {
    const known = kept.get(language);
    const listing = known?.key === key ? known : { key, ...make() };
    kept.set(language, listing);
    return listing;
  };
}

interface InputSources {
  readonly data: SiteData;
  readonly settings: Settings;
  readonly parts: MessageParts;
  readonly renderer: Input<StaticSite>;
  /** Whether pages have preview images. */
  readonly previews: boolean;
  readonly pictures: Pick<PreparedPictures, 'read' | 'keptOf'>;
  readonly listings: ListingCache;
}

/** The common inputs of all pages. */
export interface PageContext {
  readonly renderer: StaticSite;
  readonly texts: Readonly<Record<Language, KindTexts>>;
  readonly settings: Settings;
  readonly previews: boolean;
  readonly editions: Editions;
  /** The hosts of stores and networks among the link targets in the texts of the pages. */
  readonly paidHosts: readonly string[];
}

/** The parts of a store's page from other data. */
export interface StoreSurroundings {
  /** The page of its category, or of the category's group. */
  readonly category: PageLinkSource | undefined;
  /** The posts about it. */
  readonly posts: readonly PostLinkSource[];
  /** The path of the page whose table of last tests contains it. */
  readonly testsPage: string | undefined;
  /** The slugs of similar stores. */
  readonly similar: readonly string[];
}

/** All inputs of units. A shared value is one object, so that it is hashed once. */
export interface SiteInputs {
  readonly data: SiteData;
  readonly settings: Settings;
  readonly texts: Readonly<Record<Language, InterfaceTexts>>;
  readonly renderer: Input<StaticSite>;
  readonly editions: Input<Editions>;
  readonly listings: Listings;
  /** The categories and groups with stores, with the paths of their pages. */
  readonly categories: readonly CategorySource[];
  readonly tests: TestsSource['tests'];
  readonly parsedPosts: Input<readonly ParsedPost[]>;
  /** `texts` decide whether counts are inputs, and which hosts the pages link to, unless `linkedHosts` states these. */
  page(kind: PageKind, texts?: unknown, linkedHosts?: readonly string[]): Input<PageContext>;
  images(names: readonly string[]): Input<Images>;
  logoOf(slug: string): string;
  around(slug: string): StoreSurroundings;
  /** A value of the table of values that are derived from stores. */
  store<Part extends keyof StoreParts>(slug: string, part: Part): Input<StoreParts[Part]>;
  /** From 2. */
  furtherPage(slug: string, number: number): Input<readonly CatalogueOffer[]>;
  /** The same value of some stores; of all stores without `slugs`. */
  list<Part extends keyof StoreParts>(
    slugs: readonly string[] | undefined,
    part: Part,
  ): Input<readonly StoreParts[Part][]>;
  /** Several values of some stores, or of all stores. */
  stores<Part extends keyof StoreParts>(
    slugs: readonly string[] | undefined,
    ...parts: readonly Part[]
  ): Input<readonly Pick<StoreParts, Part>[]>;
}

function editionsInput(
  { site, pages, messages, categories, payments, goods, networks }: SiteData,
  ids: readonly string[],
  settings: Settings,
): Input<Editions> {
  const used = ids.flatMap((id) => {
    const message = messages.get(id);
    return message ? [[id, { en: message.en, ar: message.ar }] as const] : [];
  });
  const inputs = {
    settings,
    imageHost: site.imageHost,
    checkEvery: site.checkEvery,
    messages: used,
    names: { categories: namesOf(categories), payments, goods },
    shell: { name: site.name, navigation: site.navigation, lists: listsOf(pages) },
    networks: linkNetworksOf(networks),
  };
  return derivedInput<typeof inputs, Editions>(
    inputs,
    ({ settings: { timeZone, basePath, languages }, messages: entries, names, shell, ...others }) =>
      inEachLanguage((language) =>
        editionOf(
          language,
          { ...others, messages: new Map(entries), ...names, ...shell },
          { origin: '', timeZone, basePath, languages },
        ),
      ),
  );
}

/** Capped at `offersOfStoreInList`: changes above the cap move no store to another page. */
function shareOf(offers: number): number {
  return Math.min(offers, offersOfStoreInList);
}

function listingsOf(
  { home, collections, stores }: SiteData,
  outlines: Input<readonly StoreParts['outline'][]>,
  listings: ListingCache,
): Listings {
  const values = {
    featured: home.featured.stores.map(({ store }) => store),
    coupons: stores.map((store) => [store.slug, shareOf(offerCountOf(store))] as const),
    collections: collections.flatMap(({ kind, id, stores: slugs, offers, hasPage }) =>
      hasPage
        ? [
            {
              path: collectionPath(kind, id),
              stores: slugs.map((slug, index) => [slug, shareOf(offers[index] ?? 0)] as const),
            },
          ]
        : [],
    ),
  };
  const inputs: InputsOf<typeof values & { readonly outlines: readonly StoreParts['outline'][] }> = {
    outlines,
    ...values,
  };
  const key = hashOf(keyOf(inputs));
  return inEachLanguage((language) =>
    listings(language, key, () => {
      const { outlines: all, featured, coupons, collections: listed } = valuesOf(inputs);
      return listingOf(all, featured, language, {
        coupons: new Map(coupons),
        collections: listed.map(({ path, stores: shares }) => ({ path, stores: new Map(shares) })),
      });
    }),
  );
}

function keptByKey<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const kept = new Map<Key, Value>();
  return (key) => {
    const value = kept.get(key) ?? make(key);
    kept.set(key, value);
    return value;
  };
}

/** The keys are the hashes in the record of a store; the functions of the table give the values. */
function storeInputs(data: SiteData): Pick<SiteInputs, 'logoOf' | 'store' | 'list' | 'stores' | 'furtherPage'> {
  const recordOf = bySlug(new Map(data.stores.map((record) => [record.slug, record])));
  const slugs = data.stores.map(({ slug }) => slug);
  const sourcesOf = (slug: string): UnitSources => ({
    get store() {
      return data.storeOf(slug);
    },
    get outline() {
      return data.detailsOf(slug).outline;
    },
  });
  const keyOfPart = (slug: string, part: keyof StoreParts): string => recordOf(slug).hashes[part];
  const isDetail = (part: keyof StoreParts): part is keyof typeof storeTable.details => part in storeTable.details;
  // The union of the values of all parts becomes that of one part.
  const read = <Part extends keyof StoreParts>(slug: string, part: Part): StoreParts[Part] =>
    (isDetail(part)
      ? data.detailsOf(slug)[part]
      : storeTable.compared[part as keyof typeof storeTable.compared](sourcesOf(slug))) as StoreParts[Part];
  return {
    logoOf: (slug) => recordOf(slug).logo,
    store: (slug, part) =>
      new Input(
        () => keyOfPart(slug, part),
        () => read(slug, part),
      ),
    list: (some = slugs, part) =>
      new Input(
        () => hashOf(...some.map((slug) => keyOfPart(slug, part))),
        () => some.map((slug) => read(slug, part)),
      ),
    stores: (some = slugs, ...parts) =>
      new Input(
        () => hashOf(...some.flatMap((slug) => parts.map((part) => keyOfPart(slug, part)))),
        () =>
          some.map((slug) => {
            const values: Partial<Pick<StoreParts, (typeof parts)[number]>> = {};
            for (const part of parts) values[part] = read(slug, part);
            // Every part now has its value.
            return values as Pick<StoreParts, (typeof parts)[number]>;
          }),
      ),
    furtherPage: (slug, number) =>
      new Input(
        () => recordOf(slug).hashes.furtherPages[number - 2] ?? '',
        () => storeTable.comparedEach.furtherPages(sourcesOf(slug))[number - 2] ?? [],
      ),
  };
}

/** The counts of the site are among them only if the texts use them. */
function pageContexts(
  { data, settings, renderer, previews }: InputSources,
  texts: SiteInputs['texts'],
  editions: Input<Editions>,
): SiteInputs['page'] {
  const contextOf = (kind: PageKind, own: Input<Editions>, paid: readonly string[]): Input<PageContext> =>
    derivedInput<PageContext, PageContext>(
      {
        renderer,
        texts: inEachLanguage((language) => kindTexts(texts[language], kind, previews)),
        settings,
        previews,
        editions: own,
        paidHosts: paid,
      },
      (values) => values,
    );
  const contextsWith = (own: Input<Editions>) => keptByKey((kind: PageKind) => contextOf(kind, own, []));
  const paidAmong = once(() =>
    paidHosts(
      data.stores.map(({ url }) => url),
      data.networks,
    ),
  );
  const counted = derivedInput<{ editions: Editions; counts: SiteData['counts'] }, Editions>(
    { editions, counts: data.counts },
    (values) =>
      inEachLanguage((language) => ({ ...values.editions[language], counts: countPlaceholders(values.counts) })),
  );
  const [plain, withCounts] = [contextsWith(editions), contextsWith(counted)];
  return (kind, shown, linkedHosts = hostsIn(shown)) => {
    const hasCounts = namesCounts(shown ?? '');
    const paid = linkedHosts.length === 0 ? [] : paidAmong()(linkedHosts);
    if (paid.length > 0) return contextOf(kind, hasCounts ? counted : editions, paid);
    return hasCounts ? withCounts(kind) : plain(kind);
  };
}

function surroundings(
  { stores, posts, pages, categories: all }: SiteData,
  { tests, categories }: Pick<SiteInputs, 'tests' | 'categories'>,
): SiteInputs['around'] {
  const noPosts: readonly PostLinkSource[] = [];
  const about = new Map<string, PostLinkSource[]>();
  for (const { slug, title, language, stores: named = [] } of posts)
    for (const store of named) about.set(store, [...(about.get(store) ?? []), { slug, title, language }]);
  const linked = new Map(
    categories.flatMap(({ id, name, path }) => (path === undefined ? [] : [[id, { name, path }] as const])),
  );
  const groups = new Map(categories.map(({ id, group = '' }) => [id, group]));
  const categoryOf = new Map(stores.map(({ slug, category }) => [slug, category]));
  const testsPath = pages.find(hasTests)?.path;
  const tested = new Set(tests.stores.map(({ slug }) => slug));
  const similar = once(() =>
    similarStoresOf(
      stores.map(({ slug, category, counts: { endless, ends } }) => ({
        slug,
        category,
        endless,
        lastEnd: ends.reduce((last, end) => Math.max(last, end), -Infinity),
      })),
      (category) => all.categories[category]?.group,
    ),
  );
  return (slug) => {
    const category = categoryOf.get(slug) ?? '';
    return {
      category: linked.get(category) ?? linked.get(groups.get(category) ?? ''),
      posts: about.get(slug) ?? noPosts,
      testsPage: tested.has(slug) ? testsPath : undefined,
      get similar() {
        return similar()(slug);
      },
    };
  };
}

export function siteInputs(sources: InputSources): SiteInputs {
  const { data, settings, parts, renderer, pictures, listings } = sources;
  const stores = storeInputs(data);
  const editions = editionsInput(data, idsUsed(parts.generator, data.messages.keys()), settings);
  const texts = siteTexts(sharedPartsOf(data).sites, data.messages, parts);
  const tests = lastTestsOf(data.pages.some(hasTests) ? data.stores : []);
  const categories = categorySources(data.collections, data.categories);
  const listed = once(() => listingsOf(data, stores.list(undefined, 'outline'), listings));
  return {
    data,
    settings,
    texts,
    renderer,
    editions,
    get listings() {
      return listed();
    },
    categories,
    tests,
    parsedPosts: derivedInput<Pick<SiteData, 'posts'>, readonly ParsedPost[]>({ posts: data.posts }, ({ posts }) =>
      parsePosts(posts),
    ),
    page: pageContexts(sources, texts, editions),
    images: (names) =>
      new Input(
        () => JSON.stringify(names.map((name) => [name, data.fileHash(`data/images/${name}`), pictures.keptOf(name)])),
        () => async (name, as) => (names.includes(name) ? pictures.read(name, as) : undefined),
      ),
    around: surroundings(data, { tests, categories }),
    ...stores,
  };
}
