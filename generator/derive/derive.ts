import { defaultLanguage, languages, otherLanguage, type Language } from '../../src/domain/language';
import type { PageData, SiteView, StorePage } from '../../src/domain/page-data';
import { sitePath } from '../../src/domain/paths';
import type { RedirectRule } from '../../src/domain/redirects';
import { encodeSearchIndex, foldForSearch, type SearchIndexFile } from '../../src/domain/search';
import type { ListPaths, RouteTable, Settings } from '../../src/domain/settings';
import type { Page, Post, Site } from '../../src/generated/data-types';
import type { Catalogue, CheckedRest, MessageEntry } from '../validate/catalogue';
import { bySlug } from './by-slug';
import { lastModifiedOf, storeChangedOn } from './last-modified';
import { localize } from './localize';
import { byName } from './lists';
import type { StoreIdentity } from './outline';
import { planEdition, plannedPages, type EditionPlan, type SiteSource } from './plan';
import { apiOffers, publicStores, type PublicCatalogue } from './public-catalogue';
import { expandLanguages, expandWildcards } from './redirects';
import { storePage } from './store-page';
import { updatesOf, type Update } from './updates';

/** The site as pages, lists and addresses: everything that is to be emitted and rendered. No pair of languages is left. */
export interface DerivedSite {
  readonly settings: Settings;
  readonly routeTable: RouteTable;
  /** The redirects written out page by page, for hosts that know none. */
  readonly redirectPages: readonly RedirectRule[];
  readonly sites: Readonly<Record<Language, SiteView>>;
  readonly messages: ReadonlyMap<string, MessageEntry>;
  readonly pages: readonly PageData[];
  readonly search: Readonly<Record<Language, SearchIndexFile>>;
  /** The other hosts that pages take pictures from. */
  readonly imageOrigins: readonly string[];
  /** The day, `YYYY-MM-DD`, of the last change in content of each page that has one: `lastModifiedOf`. */
  readonly lastModified: ReadonlyMap<string, string>;
  /** What is new, newest first. */
  readonly updates: Readonly<Record<Language, readonly Update[]>>;
  readonly publicCatalogue: PublicCatalogue;
  /** The name of the picture in data/images that is the site's icon. */
  readonly icon?: string;
}

/** Where the site will be served, if not where site.yaml says. */
export interface Deployment {
  readonly origin?: string | undefined;
  readonly basePath?: string | undefined;
}

/** A value for each language. */
export function inEachLanguage<Value>(valueFor: (language: Language) => Value): Readonly<Record<Language, Value>> {
  // Every language gets its value here.
  return Object.fromEntries(languages.map((language) => [language, valueFor(language)])) as Record<Language, Value>;
}

/** The settings of the site where it will be served. */
export function settingsOf(site: Site, { origin, basePath }: Deployment): Settings {
  return { origin: origin ?? site.origin, basePath: basePath ?? site.basePath ?? '', timeZone: site.timeZone };
}

/** What pages are made from besides stores. */
export function sourceOfRest({ site, home, redirects, pages, posts, messages, feeds }: CheckedRest) {
  return {
    site: site.value,
    home: home.value,
    redirects: redirects.value,
    pages: pages.map(({ value }) => value),
    posts: posts.map(({ value }) => value),
    messages,
    feeds,
  };
}

/** A whole catalogue as what pages are made from. */
export function sourceOf({ stores, ...rest }: Catalogue): SiteSource & Pick<Catalogue, 'messages'> {
  const storeOf = bySlug(new Map(stores.map(({ value }) => [value.slug, value])));
  return { ...sourceOfRest(rest), stores: stores.map(({ value }) => value), outlineOf: storeOf, storeOf };
}

/** Derives the whole site from the catalogue. Pure: the same catalogue and deployment give the same site. */
export function derive(catalogue: Catalogue, deployment: Deployment = {}): DerivedSite {
  const source = sourceOf(catalogue);
  const settings = settingsOf(source.site, deployment);
  const made = inEachLanguage(() => new Map<string, StorePage>());
  const plans = inEachLanguage((language) =>
    planEdition(language, source, settings, {
      listedOf: (slug, edition) => {
        const page = made[language].get(slug) ?? storePage(source.storeOf(slug), edition);
        made[language].set(slug, page);
        return page;
      },
    }),
  );
  const planned = plannedPages(plans, source.stores);
  const pages = planned.map(
    (page): PageData =>
      (page.kind === 'store' ? made[page.language].get(page.stores[0] ?? '') : undefined) ?? page.make(),
  );
  const byPath = inEachLanguage(
    (language) =>
      new Map(
        pages.flatMap((page) => (page.kind === 'store' && page.language === language ? [[page.store.slug, page]] : [])),
      ),
  );
  const pageOf = (language: Language, slug: string): StorePage => {
    const page = byPath[language].get(slug);
    if (!page) throw new Error(`The store ${slug} has no page.`);
    return page;
  };
  return {
    settings,
    ...frameOf(source),
    redirectPages: redirectPagesOf(
      source,
      pages.map((page) => sitePath(page.language, page.path)),
    ),
    messages: catalogue.messages,
    pages,
    search: inEachLanguage((language) => searchIndexOf(source, language)),
    imageOrigins: imageOriginsOf(source.site, source.stores, source.posts),
    lastModified: lastModifiedOf(source, planned, (slug) => storeChangedOn(source.storeOf(slug))),
    updates: inEachLanguage((language) =>
      updatesOf(
        source.stores.map(({ slug }) => {
          const { store: summary, offers } = pageOf(language, slug);
          return { store: source.storeOf(slug), summary, offers };
        }),
        source.posts,
        plans[language].edition,
      ),
    ),
    publicCatalogue: {
      ...publicStoresOf(source, settings, plans.en),
      offers: new Map(
        source.stores.map(({ slug }) => [
          slug,
          apiOffers(
            source.storeOf(slug),
            inEachLanguage((language) => pageOf(language, slug)),
          ),
        ]),
      ),
    },
  };
}

/** What of the site is the same whatever the stores. */
export function frameOf({ site, pages, redirects }: SiteSource): Pick<DerivedSite, 'routeTable' | 'sites' | 'icon'> {
  const { name, tagline, promo, disclosure, navigation, footer } = site;
  const words = { name, tagline, promo, disclosure, navigation, footer };
  return {
    routeTable: { lists: listsOf(pages), redirects: expandLanguages(redirects.redirects) },
    sites: inEachLanguage((language) => localize(words, language, {})),
    ...(site.icon !== undefined && { icon: site.icon }),
  };
}

/** The redirects to pages at the given addresses, written out page by page. */
export function redirectPagesOf({ redirects }: SiteSource, addresses: Iterable<string>): readonly RedirectRule[] {
  return expandWildcards(expandLanguages(redirects.redirects), addresses);
}

/** The public copy of the catalogue but for the offers. */
export function publicStoresOf(
  { site, stores, outlineOf }: SiteSource,
  settings: Settings,
  { edition }: Pick<EditionPlan, 'edition'>,
): Pick<PublicCatalogue, 'index' | 'stores'> {
  return publicStores(
    stores.map(({ slug }) => outlineOf(slug)),
    settings,
    site.tagline[defaultLanguage],
    edition.imageAddress,
  );
}

/** The other hosts that pages take pictures from. */
export function imageOriginsOf(
  { imageHost }: Site,
  stores: readonly Pick<StoreIdentity, 'logo'>[],
  posts: readonly Post[],
): readonly string[] {
  const images = [
    imageHost,
    ...stores.map(({ logo }) => logo),
    ...posts.flatMap(({ image, authorAvatar }) => [image, authorAvatar]),
  ];
  return [
    ...new Set(images.filter((image) => image?.startsWith('https:')).map((image) => new URL(image ?? '').origin)),
  ].sort();
}

/** The lists that other pages belong to. */
function listsOf(pages: readonly Page[]): ListPaths {
  const pathOf = (kind: keyof ListPaths): ListPaths => {
    const path = pages.find((page) => page.kind === kind)?.path;
    return path === undefined ? {} : { [kind]: path };
  };
  return { ...pathOf('directory'), ...pathOf('coupons'), ...pathOf('blog') };
}

/** What the search box knows of the stores, in the order in which it shows them. */
export function searchIndexOf(
  { stores, outlineOf }: Pick<SiteSource, 'stores' | 'outlineOf'>,
  language: Language,
): SearchIndexFile {
  const named = byName(
    stores.map(({ slug }) => outlineOf(slug)),
    language,
  );
  const entries = named.map(({ outline, name }) => ({
    name,
    path: outline.path,
    keys: [
      ...new Set(
        [outline.name[language], outline.name[otherLanguage(language)], ...(outline.aliases ?? [])].map(foldForSearch),
      ),
    ],
  }));
  return encodeSearchIndex(entries);
}
