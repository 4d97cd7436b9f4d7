import { languages, type Language } from '../../../src/domain/language/language';
import type { Settings } from '../../../src/domain/pages/settings';
import type { PageKind } from '../../../src/domain/pages/page-data';
import { offersOfStoreInList } from '../../../src/domain/pages/list-pages';
import { collectionPath } from '../../../src/domain/pages/paths';
import type { InterfaceTexts, SiteContent, StaticSite } from '../../../src/domain/pages/static-site';
import type { Post } from '../../../src/generated/data-types';
import type { SiteData } from '../derive/site-data';
import type { PreparedPictures } from '../pictures/prepared';
import type { ListingRecord } from '../engine/site-state';
import { bySlug } from '../derive/by-slug';
import { namesOf } from '../derive/categories';
import { categorySources, type CategorySource, type PageLinkSource } from '../derive/collections';
import { editionOf, type Edition } from '../derive/edition';
import type { IndexedStore } from '../derive/facet-index';
import { listingOf, type ListedCollection, type Listing } from '../derive/lists';
import { offerCountOf, offerPages } from '../derive/offer-pages';
import type { CatalogueOffer } from '../../catalogue/offers/offer';
import type { SiteStore } from '../../catalogue/offers/store-offers';
import { hasTests, lastTestsOf, type TestsSource } from '../derive/last-tests';
import { inEachLanguage, listsOf } from '../derive/shared-parts';
import { parsePosts, type ParsedPost } from '../derive/single-pages';
import type { SearchedStore } from '../derive/search-offers';
import { countPlaceholders, namesCounts } from '../derive/site-counts';
import { linkNetworksOf } from '../derive/network-links';
import { hostsIn, paidHosts } from '../derive/store-links';
import { similarStoresOf } from '../derive/similar-stores';
import type { PostLinkSource } from '../derive/store-page';
import type { SuggestionSource } from '../derive/suggestions';
import {
  cardOf,
  frameOf,
  offersPartOf,
  type StoreCard,
  type StoreOffers,
  type StoreOutline,
} from '../derive/store-parts';
import type { StoreDetails, StoreHashes } from '../derive/store-table';
import {
  contentInput,
  derivedInput,
  inputOf,
  listInput,
  structInput,
  structKind,
  valueInput,
  type Input,
  type InputKind,
} from '../engine/input';

/** The editions of all languages. */
export type Editions = Readonly<Record<Language, Edition>>;

/** The distribution of stores over the pages of lists, by language. */
export type Listings = Readonly<Record<Language, Listing>>;

/** Pictures of data/images by name, as published or as PNG. Each is read on demand. */
export type Images = (name: string, as?: 'png') => Promise<Uint8Array | undefined>;

/** Returns the listing of a language by its key, from the cache or newly computed. */
export type ListingCache = (language: Language, key: string, make: () => Listing) => Listing;

/** A cache of the last listing of each language, which most edits leave as it is. */
export function keptListings(kept: Map<string, ListingRecord>): ListingCache {
  return (language, key, make) => {
    const known = kept.get(language);
    const listing = known?.key === key ? known : { key, ...make() };
    kept.set(language, listing);
    return listing;
  };
}

/** The sources of the site's inputs. */
interface InputSources {
  readonly data: SiteData;
  readonly settings: Settings;
  /** The content that documents share. */
  readonly content: SiteContent;
  /** The ids of the messages in page data. */
  readonly dataMessages: readonly string[];
  /** The renderer of that content, with the key of its code. */
  readonly renderer: Input<StaticSite>;
  /** Whether pages have preview images. */
  readonly previews: boolean;
  readonly pictures: Pick<PreparedPictures, 'read' | 'keptOf'>;
  readonly listings: ListingCache;
}

/** The common inputs of all pages. */
export interface PageContext {
  readonly renderer: StaticSite;
  readonly settings: Settings;
  readonly previews: boolean;
  readonly editions: Editions;
  /** The hosts of stores and networks among the link targets in the texts of the pages. */
  readonly paidHosts: readonly string[];
}

/** All inputs of units. An input shared by several units is one object, so that it is hashed once. */
export interface SiteInputs {
  readonly data: SiteData;
  readonly settings: Input<Settings>;
  readonly editions: Input<Editions>;
  readonly listings: Input<Listings>;
  readonly outlines: Input<readonly StoreOutline[]>;
  /** The categories and groups with stores, with the paths of their pages. */
  readonly categories: Input<readonly CategorySource[]>;
  /** The page of a category, or of its group, if one of them has a page. */
  categoryPage(id: string): Input<PageLinkSource | undefined>;
  /** The posts about a store. */
  postsAbout(slug: string): Input<readonly PostLinkSource[]>;
  /** The content of the table of last tests. */
  readonly tests: Input<TestsSource>;
  /** The path of the page whose table of last tests contains a store, if any. */
  testsPage(slug: string): Input<string | undefined>;
  readonly posts: Input<readonly Post[]>;
  readonly parsedPosts: Input<readonly ParsedPost[]>;
  /** The messages of the interface in a language, as loaded by browsers. */
  texts(language: Language): Input<InterfaceTexts>;
  /** The renderer with the texts of the offline documents. */
  readonly offlineRenderer: Input<StaticSite>;
  /**
   * The common inputs of the pages of a kind. Their texts decide whether counts are among them, and which hosts they
   * link to, unless `linkedHosts` states these.
   */
  page(kind: PageKind, texts?: unknown, linkedHosts?: readonly string[]): Input<PageContext>;
  images(names: readonly string[]): Input<Images>;
  store(slug: string): Input<SiteStore>;
  /** A store as the further pages of its offers need it. */
  frame(slug: string): Input<SiteStore>;
  /** The offers on a further page of a store, from 2. */
  furtherPage(slug: string, number: number): Input<readonly CatalogueOffer[]>;
  /** The logo of a store. */
  logoOf(slug: string): string;
  cards(slugs: readonly string[]): Input<readonly StoreCard[]>;
  /** Stores for suggestions on other pages. */
  suggestions(slugs: readonly string[]): Input<readonly SuggestionSource[]>;
  /** All stores for the index of all offers. */
  readonly indexed: Input<readonly IndexedStore[]>;
  /** The similar stores of a store. */
  similar(slug: string): Input<readonly SuggestionSource[]>;
  /** The searchable parts of the offers of all stores. */
  readonly searched: Input<readonly SearchedStore[]>;
  /** What lists show of a store and its offers. */
  offers(slug: string): Input<StoreOffers>;
  offersOf(slugs: readonly string[]): Input<readonly StoreOffers[]>;
}

function editionsInput(
  { site, pages, messages, categories: allCategories, payments, goods, networks }: SiteData,
  dataMessages: readonly string[],
  settings: Input<Settings>,
): Input<Editions> {
  const used = dataMessages.flatMap((id) => {
    const message = messages.get(id);
    return message ? [[id, { en: message.en, ar: message.ar }] as const] : [];
  });
  return derivedInput(
    {
      settings,
      imageHost: valueInput(site.imageHost),
      checkEvery: valueInput(site.checkEvery),
      messages: valueInput(used),
      names: valueInput({ categories: namesOf(allCategories), payments, goods }),
      shell: valueInput({ name: site.name, navigation: site.navigation, lists: listsOf(pages) }),
      networks: valueInput(linkNetworksOf(networks)),
    },
    ({
      settings: { timeZone, basePath, languages: order },
      imageHost,
      checkEvery,
      messages: entries,
      names,
      shell,
      networks: links,
    }) =>
      inEachLanguage((language) =>
        editionOf(
          language,
          {
            ...(imageHost !== undefined && { imageHost }),
            ...(checkEvery !== undefined && { checkEvery }),
            messages: new Map(entries),
            ...names,
            ...shell,
            networks: links,
          },
          { origin: '', timeZone, basePath, languages: order },
        ),
      ),
  );
}

/**
 * The number of a store's offers in a list, capped at `offersOfStoreInList`: changes above the cap move no store to
 * another page.
 */
function shareOf(offers: number): number {
  return Math.min(offers, offersOfStoreInList);
}

function listingsInput(
  { home, collections, stores }: SiteData,
  outlines: Input<readonly StoreOutline[]>,
  listings: ListingCache,
): Input<Listings> {
  const inputs = {
    outlines,
    featured: valueInput(home.featured.stores.map(({ store }) => store)),
    coupons: valueInput(stores.map((store) => [store.slug, shareOf(offerCountOf(store))] as const)),
    collections: valueInput(
      collections.flatMap(({ kind, id, stores: slugs, offers, hasPage }) =>
        hasPage
          ? [
              {
                path: collectionPath(kind, id),
                stores: slugs.map((slug, index) => [slug, shareOf(offers[index] ?? 0)] as const),
              },
            ]
          : [],
      ),
    ),
  };
  const input: Input<Listings> = derivedInput(inputs, ({ collections: listed, ...values }) =>
    inEachLanguage((language) =>
      listings(language, input.key, () =>
        listingOf(values.outlines, values.featured, language, {
          coupons: new Map(values.coupons),
          collections: listed.map(({ path, stores: shares }): ListedCollection => ({ path, stores: new Map(shares) })),
        }),
      ),
    ),
  );
  return input;
}

/** Memoises a function by key. */
function keptByKey<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const kept = new Map<Key, Value>();
  return (key) => {
    const value = kept.get(key) ?? make(key);
    kept.set(key, value);
    return value;
  };
}

/**
 * Creates the renderer for one kind of pages. Its key covers the messages of such pages, and it renders no others. The
 * key of the code covers the starter script, whose hash is in the policy.
 */
function rendererOf(
  kind: PageKind,
  renderer: Input<StaticSite>,
  { texts, icons, policy }: SiteContent,
  previews: boolean,
): Input<StaticSite> {
  const used = languages.map((language) => {
    const { ofPages, ofPreviews } = texts[language];
    return [ofPages[kind], previews && ofPreviews];
  });
  return derivedInput(
    { renderer, texts: valueInput(used), content: valueInput({ icons, policy: policy({ starter: '' }, '') }) },
    (values) => ({
      ...values.renderer,
      render(page, ...others) {
        if (page.kind !== kind)
          throw new Error(`The renderer of ${kind} pages cannot render one of kind ${page.kind}.`);
        return values.renderer.render(page, ...others);
      },
    }),
  );
}

/** Creates the renderer for the offline documents. Its key covers their content. */
function offlineRendererOf({
  renderer,
  content: { texts, policy },
}: Pick<InputSources, 'renderer' | 'content'>): Input<StaticSite> {
  const used = languages.map((language) => {
    const { ofOffline, ofLazyParts, ofPreviews } = texts[language];
    return [ofOffline, ofLazyParts.ToastView, ofPreviews.site.name];
  });
  const inputs = { renderer, texts: valueInput(used), policy: valueInput(policy({ starter: '' }, '')) };
  return derivedInput(inputs, (values) => values.renderer);
}

/** The similar stores of a store, computed on first use. */
function similarTo({ stores, categories }: SiteData): (slug: string) => readonly string[] {
  let similar: ((slug: string) => readonly string[]) | undefined;
  return (slug) => {
    similar ??= similarStoresOf(
      stores.map(({ slug: other, category, counts: { endless, ends } }) => ({
        slug: other,
        category,
        endless,
        lastEnd: ends.reduce((last, end) => Math.max(last, end), -Infinity),
      })),
      (category) => categories.categories[category]?.group,
    );
    return similar(slug);
  };
}

/** The inputs of stores. The keys of their values are the hashes in the records (`store-table.ts`). */
function storeInputs(
  data: SiteData,
): Pick<
  SiteInputs,
  | 'logoOf'
  | 'store'
  | 'frame'
  | 'furtherPage'
  | 'outlines'
  | 'cards'
  | 'offers'
  | 'offersOf'
  | 'suggestions'
  | 'similar'
  | 'indexed'
  | 'searched'
> {
  const recordOf = bySlug(new Map(data.stores.map((record) => [record.slug, record])));
  const slugs = data.stores.map(({ slug }) => slug);
  const derived = <T>(
    name: Exclude<keyof StoreHashes, 'furtherPages'>,
    read: (slug: string) => T,
  ): InputKind<string, T> => ({ key: (slug) => recordOf(slug).hashes[name], read });
  const detail = <Name extends keyof StoreDetails>(name: Name): InputKind<string, StoreDetails[Name]> =>
    derived(name, (slug) => data.detailsOf(slug)[name]);
  const store = derived('store', data.storeOf);
  const frame = derived('frame', (slug) => frameOf(data.storeOf(slug)));
  const outline = detail('outline');
  const card = derived('card', (slug) => cardOf(outline.read(slug)));
  const offers = derived('offers', (slug) => offersPartOf(data.storeOf(slug)));
  const suggested = structKind({ card, groups: detail('groups') });
  const suggestions: SiteInputs['suggestions'] = (some) => listInput(some, suggested);
  const similarSlugs = similarTo(data);
  return {
    logoOf: (slug) => recordOf(slug).logo,
    store: (slug) => inputOf(store, slug),
    frame: (slug) => inputOf(frame, slug),
    furtherPage: (slug, number) =>
      contentInput(
        recordOf(slug).hashes.furtherPages[number - 2] ?? '',
        () => offerPages(data.storeOf(slug))[number - 1] ?? [],
      ),
    outlines: listInput(slugs, outline),
    cards: (some) => listInput(some, card),
    offers: (slug) => inputOf(offers, slug),
    offersOf: (some) => listInput(some, offers),
    suggestions,
    similar: (slug) => suggestions(similarSlugs(slug)),
    indexed: listInput(slugs, structKind({ card, facts: detail('facts') })),
    searched: listInput(slugs, structKind({ card, offers: detail('searched') })),
  };
}

/** The common inputs of each kind of pages. The counts of the site are among them only if the texts use them. */
function pageContexts(
  {
    data,
    settings,
    content,
    renderer,
    previews,
  }: Pick<InputSources, 'data' | 'content' | 'renderer' | 'previews'> & Pick<SiteInputs, 'settings'>,
  editions: Input<Editions>,
): SiteInputs['page'] {
  const contextOf = (kind: PageKind, own: Input<Editions>, paid: readonly string[]) =>
    structInput({
      renderer: rendererOf(kind, renderer, content, previews),
      settings,
      previews: valueInput(previews),
      editions: own,
      paidHosts: valueInput(paid),
    });
  const contextsWith = (own: Input<Editions>) => keptByKey((kind: PageKind) => contextOf(kind, own, []));
  let paidAmong: ReturnType<typeof paidHosts> | undefined;
  const paidIn = (hosts: readonly string[]): readonly string[] => {
    if (hosts.length === 0) return hosts;
    paidAmong ??= paidHosts(
      data.stores.map(({ slug }) => data.detailsOf(slug).outline.url),
      data.networks,
    );
    return paidAmong(hosts);
  };
  const counted = derivedInput({ editions, counts: valueInput(data.counts) }, (values) =>
    inEachLanguage((language) => ({ ...values.editions[language], counts: countPlaceholders(values.counts) })),
  );
  const [plain, withCounts] = [contextsWith(editions), contextsWith(counted)];
  return (kind, texts, linkedHosts = hostsIn(texts)) => {
    const hasCounts = namesCounts(texts ?? '');
    const paid = paidIn(linkedHosts);
    if (paid.length > 0) return contextOf(kind, hasCounts ? counted : editions, paid);
    return hasCounts ? withCounts(kind) : plain(kind);
  };
}

/** The last tests of stores, and the page with their table. */
function testsInputs({ pages, stores }: SiteData, cards: SiteInputs['cards']): Pick<SiteInputs, 'tests' | 'testsPage'> {
  const path = pages.find(hasTests)?.path;
  const tests = lastTestsOf(path === undefined ? [] : stores);
  const slugs = tests.stores.map(({ slug }) => slug);
  const directory = pages.find(({ kind }) => kind === 'directory')?.path ?? '/';
  const shown = new Set(slugs);
  const [linked, unlinked] = [valueInput(path), valueInput(undefined)];
  return {
    tests: structInput({ tests: valueInput(tests), cards: cards(slugs), directory: valueInput(directory) }),
    testsPage: (slug) => (shown.has(slug) ? linked : unlinked),
  };
}

/** The categories, and the page of each. */
function categoryInputs({ collections, categories: all }: SiteData): Pick<SiteInputs, 'categories' | 'categoryPage'> {
  const categories = categorySources(collections, all);
  const none = valueInput<PageLinkSource | undefined>(undefined);
  const pages = new Map(
    categories.flatMap(({ id, name, path }) =>
      path === undefined ? [] : [[id, valueInput<PageLinkSource | undefined>({ name, path })] as const],
    ),
  );
  const groups = new Map(categories.map(({ id, group = '' }) => [id, group]));
  return {
    categories: valueInput(categories),
    categoryPage: (id) => pages.get(id) ?? pages.get(groups.get(id) ?? '') ?? none,
  };
}

/** The posts about each store. */
function postsAboutIn(posts: readonly Post[]): SiteInputs['postsAbout'] {
  const none = valueInput<readonly PostLinkSource[]>([]);
  const about = new Map<string, PostLinkSource[]>();
  for (const { slug, title, language, stores = [] } of posts)
    for (const store of stores) about.set(store, [...(about.get(store) ?? []), { slug, title, language }]);
  return (slug) => {
    const own = about.get(slug);
    return own ? valueInput(own) : none;
  };
}

/** Creates the inputs of the units of a site. */
export function siteInputs({
  data,
  settings: settingsValue,
  content,
  dataMessages,
  renderer,
  previews,
  pictures,
  listings,
}: InputSources): SiteInputs {
  const settings = valueInput(settingsValue);
  const stores = storeInputs(data);
  const imageHash = (name: string): string => data.fileHash(`data/images/${name}`);
  const images = (names: readonly string[]): Input<Images> => {
    let key = '';
    for (const name of names) {
      const { width, height } = pictures.keptOf(name);
      key += `${name} ${imageHash(name)} ${width} ${height} `;
    }
    return contentInput(key, () => async (name, as) => (names.includes(name) ? pictures.read(name, as) : undefined));
  };
  const posts = valueInput(data.posts);
  const editions = editionsInput(data, dataMessages, settings);
  return {
    data,
    settings,
    editions,
    texts: (language) => valueInput(content.texts[language]),
    offlineRenderer: offlineRendererOf({ renderer, content }),
    page: pageContexts({ data, settings, content, renderer, previews }, editions),
    listings: listingsInput(data, stores.outlines, listings),
    posts,
    parsedPosts: derivedInput({ posts }, (values) => parsePosts(values.posts)),
    images,
    ...categoryInputs(data),
    postsAbout: postsAboutIn(data.posts),
    ...testsInputs(data, stores.cards),
    ...stores,
  };
}
