import { groupByLetter, compareNames } from '../../src/domain/directory';
import { defaultLanguage, languages, otherLanguage, type Language } from '../../src/domain/language';
import type {
  CountryView,
  PageBase,
  PageData,
  PostCard,
  SiteView,
  StorePage,
  StoreSummary,
} from '../../src/domain/page-data';
import { sitePath } from '../../src/domain/paths';
import type { RedirectRule } from '../../src/domain/redirects';
import { relatedPosts } from '../../src/domain/related-posts';
import { foldForSearch, type SearchEntry } from '../../src/domain/search';
import type { RouteTable, Settings } from '../../src/domain/settings';
import { richTextWords, type RichText } from '../../src/domain/rich-text';
import type { ContentLanguage, Country, Page, Post, Store } from '../../src/generated/data-types';
import type { Catalogue, MessageEntry } from '../validate/catalogue';
import { hueStepOf, initialsOf } from './brand';
import { wordingOf, type Wording } from './dates';
import { localize, type Placeholders } from './localize';
import { parseRichText } from './rich-text';
import { lastModifiedOf } from './last-modified';
import { publicCatalogue, type PublicCatalogue } from './public-catalogue';
import { updatesOf, type Update } from './updates';
import { couponList, enoughForHome, offersOf, type OfferContext } from './offers';
import { expandLanguages, expandWildcards } from './redirects';

/** The site as pages, lists and addresses: everything that is to be emitted and rendered. No pair of languages is left. */
export interface DerivedSite {
  readonly settings: Settings;
  readonly routeTable: RouteTable;
  /** The redirects written out page by page, for hosts that know none. */
  readonly redirectPages: readonly RedirectRule[];
  readonly sites: Readonly<Record<Language, SiteView>>;
  readonly messages: ReadonlyMap<string, MessageEntry>;
  readonly pages: readonly PageData[];
  readonly search: Readonly<Record<Language, readonly SearchEntry[]>>;
  /** The other hosts that pages take pictures from. */
  readonly imageOrigins: readonly string[];
  /** The day, `YYYY-MM-DD`, of the last change in content of each page that has one, by path without the language. */
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

/** A store of the catalogue in one language, with its offers. */
interface DerivedStore {
  readonly store: Store;
  readonly summary: StoreSummary;
  readonly placeholders: Placeholders;
  readonly offers: StorePage['offers'];
}

/** What all pages of one language are derived with. */
interface Edition extends OfferContext {
  readonly catalogue: Catalogue;
  readonly stores: readonly DerivedStore[];
  readonly bySlug: ReadonlyMap<string, DerivedStore>;
  readonly imageAddress: (image: string) => string;
  /** The bodies of the posts, by slug. They are in one language each, so they are parsed once for all editions. */
  readonly bodies: ReadonlyMap<string, RichText>;
}

const wordsPerMinute = 200;

/** Derives the whole site from the catalogue. Pure: the same catalogue and deployment give the same site. */
export function derive(catalogue: Catalogue, deployment: Deployment = {}): DerivedSite {
  const site = catalogue.site.value;
  const settings: Settings = {
    origin: deployment.origin ?? site.origin,
    basePath: deployment.basePath ?? site.basePath ?? '',
    timeZone: site.timeZone,
  };
  const bodies = new Map(catalogue.posts.map(({ value: { slug, body } }) => [slug, parseRichText(body, {})]));
  const editions = languages.map((language) => editionOf(language, catalogue, settings, bodies));
  const pages = editions.flatMap(pagesOf);
  const redirects = expandLanguages(catalogue.redirects.value.redirects);
  const search = Object.fromEntries(editions.map((edition) => [edition.language, searchIndexOf(edition)]));
  const byLanguage = Object.fromEntries(editions.map((edition) => [edition.language, edition]));
  const updates = Object.fromEntries(editions.map((edition) => [edition.language, updatesOfEdition(edition)]));
  const { name, tagline, promo, disclosure, navigation, footer } = site;
  const words = { name, tagline, promo, disclosure, navigation, footer };
  const sites = Object.fromEntries(languages.map((language) => [language, localize(words, language, {})]));
  return {
    settings,
    routeTable: { routes: routesOf(catalogue), redirects },
    redirectPages: expandWildcards(
      redirects,
      pages.map((page) => sitePath(page.language, page.path)),
    ),
    // These records were filled from all languages.
    sites: sites as Record<Language, SiteView>,
    messages: catalogue.messages,
    pages,
    search: search as Record<Language, readonly SearchEntry[]>,
    imageOrigins: imageOriginsOf(catalogue),
    lastModified: lastModifiedOf(catalogue),
    updates: updates as Record<Language, readonly Update[]>,
    publicCatalogue: publicCatalogue(byLanguage as Record<Language, Edition>, settings, site.tagline[defaultLanguage]),
    ...(site.icon !== undefined && { icon: site.icon }),
  };
}

function imageOriginsOf({ site, stores, posts }: Catalogue): readonly string[] {
  const images = [
    site.value.imageHost,
    ...stores.map(({ value }) => value.logo),
    ...posts.flatMap(({ value }) => [value.image, value.authorAvatar]),
  ];
  return [...new Set(images.filter((image) => image?.startsWith('https:')).map((image) => new URL(image ?? '').origin))].sort();
}

function routesOf(catalogue: Catalogue): RouteTable['routes'] {
  return [
    { path: '/', kind: 'home' },
    ...catalogue.pages.map(({ value: { path, kind } }) => ({ path, kind })),
    { path: '/store/*', kind: 'store' },
    { path: '/blog/*', kind: 'post' },
  ];
}

function editionOf(language: Language, catalogue: Catalogue, settings: Settings, bodies: Edition['bodies']): Edition {
  const wording = wordingOf(language, catalogue.messages);
  const context: OfferContext = { language, wording, timeZone: settings.timeZone };
  const { imageHost } = catalogue.site.value;
  const imageAddress = (image: string): string =>
    image.startsWith('https:') ? image : imageHost === undefined ? `${settings.basePath}/images/${image}` : new URL(image, imageHost.replace(/\/?$/, '/')).href;
  const stores = catalogue.stores
    .map(({ value: store }): DerivedStore => {
      const placeholders = storePlaceholders(store, language, wording);
      return {
        store,
        placeholders,
        summary: summaryOf(store, language, imageAddress),
        offers: offersOf(store, catalogue, placeholders, context),
      };
    })
    .sort((a, b) => compareNames(a.summary.name, b.summary.name));
  return { ...context, catalogue, stores, bySlug: new Map(stores.map((derived) => [derived.store.slug, derived])), imageAddress, bodies };
}

function monthPlaceholders(month: string | undefined, wording: Wording): Placeholders {
  return month === undefined ? {} : { month: wording.month(month), year: month.slice(0, 4) };
}

function storePlaceholders(store: Store, language: Language, wording: Wording): Placeholders {
  const featured = store.offers?.find((offer) => offer.id === store.featured);
  return {
    store: store.name[language],
    code: featured?.kind === 'code' ? featured.code : undefined,
    country: store.countries && wording.message(`country-short.${store.countries.default[language]}`),
    ...monthPlaceholders(store.checked, wording),
  };
}

function summaryOf(store: Store, language: Language, imageAddress: (image: string) => string): StoreSummary {
  return {
    slug: store.slug,
    name: store.name[language],
    path: store.path,
    url: store.url,
    logo: imageAddress(store.logo),
    initials: initialsOf(store.name[language]),
    hue: hueStepOf(store.brand),
    icon: store.icon,
    category: store.category[language],
    ...(store.rating && { rating: store.rating }),
  };
}

/** What every page has, of a page that exists in all languages. */
function baseOf(
  path: string,
  language: Language,
  texts: Pick<PageBase, 'title' | 'description' | 'heading'> & { readonly subtitle?: string | undefined; readonly month?: string | undefined },
): PageBase {
  return {
    language,
    path,
    title: texts.title,
    description: texts.description,
    heading: texts.heading,
    ...(texts.subtitle !== undefined && { subtitle: texts.subtitle }),
    ...(texts.month !== undefined && { month: texts.month }),
    canonical: sitePath(language, path),
    alternates: [
      ...languages.map((hreflang) => ({ hreflang, path: sitePath(hreflang, path) })),
      { hreflang: 'x-default', path: sitePath(defaultLanguage, path) },
    ],
    switchTo: sitePath(otherLanguage(language), path),
    indexed: true,
  };
}

/** What a page has whose content exists in one language only (rulings, 2). */
function singleLanguageBase(base: PageBase, contentLanguage: ContentLanguage): PageBase {
  const canonical = sitePath(defaultLanguage, base.path);
  return {
    ...base,
    contentLanguage,
    canonical,
    alternates: [
      { hreflang: contentLanguage, path: canonical },
      { hreflang: 'x-default', path: canonical },
    ],
  };
}

function pagesOf(edition: Edition): readonly PageData[] {
  const { catalogue } = edition;
  return [
    homePage(edition),
    ...edition.stores.map((derived) => storePage(derived, edition)),
    ...catalogue.pages.map(({ value }) => otherPage(value, edition)),
    ...postPages(edition),
  ];
}

function homePage(edition: Edition): PageData {
  const { language, wording, catalogue } = edition;
  const { checked, banner, featured, coupons, updated: _updated, ...rest } = catalogue.home.value;
  const placeholders = monthPlaceholders(checked, wording);
  const home = localize(rest, language, placeholders);
  const storeAt = (slug: string): StoreSummary => {
    const found = edition.bySlug.get(slug);
    if (!found) throw new Error(`The home page names the store ${slug}, which validation should have refused.`);
    return found.summary;
  };
  const { stores: featuredStores, ...featuredWords } = featured;
  return {
    kind: 'home',
    ...baseOf('/', language, { ...home, month: wording.month(checked) }),
    banner: banner.map(({ store, description }) => {
      const { name, path } = storeAt(store);
      return { name, path, description: localize(description, language, placeholders) };
    }),
    featured: {
      ...localize(featuredWords, language, placeholders),
      stores: featuredStores.map(({ store, offer, link }) => {
        const summary = storeAt(store);
        return { store: summary, offer: localize(offer, language, placeholders), link: link ?? summary.path };
      }),
    },
    coupons: { ...localize(coupons, language, placeholders), ...offerList(edition, enoughForHome(listedOffers(edition))) },
    sections: home.sections,
  };
}

/** All offers, those of the home page's featured stores first. */
function listedOffers(edition: Edition): ReturnType<typeof couponList> {
  const order = new Map(edition.catalogue.home.value.featured.stores.map(({ store }, index) => [store, index]));
  const rank = ({ store }: DerivedStore): number => order.get(store.slug) ?? order.size;
  return couponList(
    [...edition.stores]
      .sort((a, b) => rank(a) - rank(b))
      .map(({ store, offers }) => ({ slug: store.slug, featured: store.featured, offers })),
  );
}

function offerList(edition: Edition, offers: ReturnType<typeof couponList>) {
  const stores: Record<string, StoreSummary> = {};
  for (const { store } of offers) {
    const derived = edition.bySlug.get(store);
    if (derived) stores[store] = derived.summary;
  }
  return { stores, offers };
}

function storePage({ store, summary, placeholders, offers }: DerivedStore, edition: Edition): StorePage {
  const { language, wording } = edition;
  const { title, description, heading, subtitle, actions, copiedNotice, sections } = store;
  const inTitle = store.titleMonth === undefined ? placeholders : { ...placeholders, ...monthPlaceholders(store.titleMonth, wording) };
  const words = localize({ description, heading, subtitle, actions, sections }, language, placeholders);
  return {
    kind: 'store',
    ...baseOf(store.path, language, { ...words, title: localize(title, language, inTitle), month: wording.month(store.checked) }),
    subtitle: words.subtitle,
    store: summary,
    ...(store.featured !== undefined && { featured: store.featured }),
    ...(words.actions && { actions: words.actions }),
    ...(store.countries && {
      defaultCountry: store.countries.default[language],
      countries: store.countries.choices.map((country): CountryView => {
        const name = wording.message(countryMessage(country));
        const there = { ...placeholders, country: name };
        return {
          country,
          value: country.toLowerCase(),
          name,
          ...localize({ description, heading, subtitle }, language, there),
          title: localize(title, language, { ...inTitle, country: name }),
        };
      }),
    }),
    ...(store.feedback && { feedback: store.feedback }),
    // {code} stays: it stands for whichever code was copied.
    ...(copiedNotice && { copiedNotice: localize(copiedNotice, language, { ...placeholders, code: '{code}' }) }),
    offers,
    ...(store.offersFrom !== undefined && { fromFeed: true }),
    sections: words.sections,
  };
}

/** The interface message that names a country. */
function countryMessage(country: Country): string {
  return `country.${country}`;
}

function otherPage(page: Page, edition: Edition): PageData {
  const { language, wording } = edition;
  if (page.kind === 'article') return articlePage(page, edition);
  const checked = page.kind === 'not-found' ? undefined : page.checked;
  const words = localize(page, language, monthPlaceholders(checked, wording));
  const base = baseOf(page.path, language, { ...words, month: checked === undefined ? undefined : wording.month(checked) });
  switch (words.kind) {
    case 'static':
      return { kind: 'static', ...base, ...(words.lastUpdated && { lastUpdated: words.lastUpdated }), sections: words.sections };
    case 'directory':
      return {
        kind: 'directory',
        ...base,
        ...(words.intro !== undefined && { intro: words.intro }),
        groups: groupByLetter(
          edition.stores.map(({ summary }) => summary),
          language,
        ),
      };
    case 'coupons':
      return { kind: 'coupons', ...base, ...(words.intro !== undefined && { intro: words.intro }), ...offerList(edition, listedOffers(edition)) };
    case 'blog':
      return { kind: 'blog', ...base, ...(words.intro !== undefined && { intro: words.intro }), posts: postCards(edition) };
    case 'not-found':
      return { kind: 'not-found', ...base, button: words.button, indexed: false };
  }
}

function articlePage(article: Extract<Page, { kind: 'article' }>, edition: Edition): PageData {
  const derived = edition.bySlug.get(article.store);
  if (!derived) throw new Error(`An article names the store ${article.store}, which validation should have refused.`);
  // The article's own words, and those of its offers, are in its language, whatever language surrounds it. The dates
  // that the interface puts into sentences of its own are in that of the interface.
  const contentEdition: Language = article.language === 'ar' ? 'ar' : 'en';
  const wording = wordingOf(contentEdition, edition.catalogue.messages);
  const placeholders = { ...derived.placeholders, store: derived.store.name[contentEdition], ...monthPlaceholders(article.checked, wording) };
  const words = localize(article, edition.language, placeholders);
  const fillOwn = (text: string): string => localize({ en: text, ar: text }, edition.language, placeholders);
  const base = baseOf(article.path, edition.language, {
    title: fillOwn(article.title),
    description: fillOwn(article.description),
    heading: fillOwn(article.heading),
    month: edition.wording.month(article.checked),
  });
  return {
    kind: 'article',
    ...singleLanguageBase(base, article.language),
    store: derived.summary,
    offers: offersOf(derived.store, edition.catalogue, placeholders, { ...edition, language: contentEdition }).map((offer) =>
      contentEdition === edition.language ? offer : { ...offer, language: contentEdition },
    ),
    intro: words.intro,
    sections: words.sections,
  };
}

function bodyOf(post: Post, { bodies }: Edition): RichText {
  const body = bodies.get(post.slug);
  if (body === undefined) throw new Error(`The post ${post.slug} has no body.`);
  return body;
}

function postCard(post: Post, edition: Edition): PostCard {
  const words = richTextWords(bodyOf(post, edition)).split(/\s+/).filter(Boolean).length;
  return {
    slug: post.slug,
    language: post.language,
    title: post.title,
    description: post.metaDescription,
    author: post.author,
    date: edition.wording.dayOrMonth(post.date),
    dateTime: post.date,
    readTime: Math.max(1, Math.ceil(words / wordsPerMinute)),
    category: post.category,
    image: edition.imageAddress(post.image),
    imageAlt: post.imageAlt,
  };
}

/** The posts, newest first. */
function postCards(edition: Edition): readonly PostCard[] {
  return edition.catalogue.posts
    .map(({ value }) => postCard(value, edition))
    .sort((a, b) => (a.dateTime === b.dateTime ? 0 : a.dateTime < b.dateTime ? 1 : -1));
}

function postPages(edition: Edition): readonly PageData[] {
  const cards = postCards(edition);
  return edition.catalogue.posts.map(({ value: post }) => {
    const base = baseOf(`/blog/${post.slug}`, edition.language, { title: post.title, description: post.metaDescription, heading: post.title });
    return {
      kind: 'post',
      ...singleLanguageBase(base, post.language),
      post: postCard(post, edition),
      ...(post.authorAvatar !== undefined && { authorAvatar: edition.imageAddress(post.authorAvatar) }),
      tags: post.tags,
      body: bodyOf(post, edition),
      related: relatedPosts(cards, post.slug),
    };
  });
}

function searchIndexOf({ language, stores }: Edition): readonly SearchEntry[] {
  return stores.map(({ store, summary }) => ({
    name: summary.name,
    path: store.path,
    keys: [...new Set([store.name[language], store.name[otherLanguage(language)], ...(store.aliases ?? [])].map(foldForSearch))],
  }));
}

function updatesOfEdition({ language, timeZone, stores, catalogue }: Edition): readonly Update[] {
  return updatesOf(
    stores,
    catalogue.posts.map(({ value }) => value),
    { language, timeZone },
  );
}
