import { languages, type Language } from '../../../src/domain/language/language';
import type { PageData } from '../../../src/domain/pages/page-data';
import { postPath } from '../../../src/domain/pages/paths';
import type { Home, Page, Post } from '../../../src/generated/data-types';
import { bySlug } from '../derive/texts/by-slug';
import { seasonPages, type PageLinkSource } from '../derive/collections';
import { hasClaims, type ClaimsSource } from '../derive/texts/claims-section';
import { namesOperator, type LegalSource } from '../derive/texts/legal';
import { enoughForHome, type ListedStore } from '../derive/pages/lists';
import {
  articleLanguage,
  articlePage,
  blogPage,
  homePage,
  notFoundPage,
  postPage,
  savedPage,
  staticPage,
  type ParsedPost,
} from '../derive/pages/single-pages';
import { hasTests, lastTestsOf, type TestsSource } from '../derive/stores/last-tests';
import { inEachLanguage } from '../derive/record-of';
import { hostsIn } from '../derive/stores/store-links';
import { listedStore } from '../derive/pages/store-page';
import type { StoreCard, StoreOffers } from '../derive/store-parts';
import type { SuggestionSource } from '../derive/stores/suggestions';
import { derivedInput, type Input } from '../engine/input';
import { inAllLanguages, pageKind, type PageInputs, type PageUnit } from './page-units';
import type { SiteInputs } from './site-inputs';

type PageOf<Kind extends Page['kind']> = Extract<Page, { kind: Kind }>;
type SinglePage = Exclude<Page, { kind: 'directory' | 'coupons' | 'compare' }>;

type HomeInputs = PageInputs &
  Readonly<{
    home: Home;
    cards: readonly StoreCard[];
    /** The slugs of their stores, by page of all coupons. */
    couponPages: Readonly<Record<Language, readonly (readonly string[])[]>>;
    coupons: Readonly<Record<Language, readonly StoreOffers[]>>;
    advertised: readonly StoreOffers[];
    categories: readonly PageLinkSource[];
    storeCount: number;
  }>;
type ArticleInputs = PageInputs & Readonly<{ page: PageOf<'article'>; store: StoreOffers }>;
type StaticInputs = PageInputs &
  Readonly<{
    page: PageOf<'static'>;
    tests: TestsSource;
    claims: ClaimsSource;
    legal: LegalSource;
  }>;
type SavedInputs = PageInputs & Readonly<{ page: PageOf<'saved'>; coupons: string }>;
type NotFoundInputs = PageInputs & Readonly<{ page: PageOf<'not-found'>; suggested: readonly SuggestionSource[] }>;
type BlogInputs = PageInputs & Readonly<{ page: PageOf<'blog'>; posts: readonly ParsedPost[] }>;
type PostInputs = PageInputs &
  Readonly<{ post: Post; posts: readonly ParsedPost[]; stores: readonly SuggestionSource[] }>;

const homeKind = pageKind<HomeInputs>('home', (inputs) => {
  const { shared, home, cards, couponPages, coupons, advertised, categories, storeCount } = inputs;
  return languages.map((language) => {
    const edition = shared.editions[language];
    const advertisedStores = bySlug(new Map(advertised.map((store) => [store.slug, store])));
    const listed = coupons[language].map((store) => listedStore(store, edition));
    return homePage(
      home,
      {
        cards: bySlug(new Map(cards.map((card) => [card.slug, card]))),
        coupons: couponPages[language],
        listed: bySlug(new Map(listed.map((each) => [each.store.slug, each]))),
        advertised: (slug, offer) => advertisedStores(slug).offers.find(({ id }) => id === offer),
        categories,
        count: storeCount,
      },
      edition,
    );
  });
});

const articleKind = pageKind<ArticleInputs>('article', ({ shared: { editions }, page, store }) =>
  languages.map((language) => {
    const edition = editions[language];
    return articlePage(page, store, edition, editions[articleLanguage(page, edition)]);
  }),
);

const noClaims: ClaimsSource = { claims: [], cards: [] };

function claimsInput({ data: { claims, stores }, list }: SiteInputs): Input<ClaimsSource> {
  const rated = new Set(claims.flatMap(({ ratings = [] }) => ratings));
  // The store of a claim may be left out of the site.
  const shown = stores.flatMap(({ slug }) => (rated.has(slug) ? [slug] : []));
  return derivedInput<ClaimsSource, ClaimsSource>({ claims, cards: list(shown, 'card') }, (values) => values);
}

const noTests: TestsSource = { tests: lastTestsOf([]), cards: [], directory: '' };

function testsInput({ data: { pages }, tests, list }: SiteInputs): Input<TestsSource> {
  const directory = pages.find(({ kind }) => kind === 'directory')?.path ?? '/';
  const cards = list(
    tests.stores.map(({ slug }) => slug),
    'card',
  );
  return derivedInput<TestsSource, TestsSource>({ tests, cards, directory }, (values) => values);
}

const staticKind = pageKind<StaticInputs>('static', ({ shared: { editions }, page, ...source }) =>
  languages.map((language) => staticPage(page, source, editions[language])),
);

const notFoundKind = pageKind<NotFoundInputs>('not-found', ({ shared: { editions }, page, suggested }) =>
  languages.map((language) => notFoundPage(page, suggested, editions[language])),
);

const savedKind = pageKind<SavedInputs>('saved', ({ shared: { editions }, page, coupons }) =>
  languages.map((language) => savedPage(page, coupons, editions[language])),
);

const blogKind = pageKind<BlogInputs>('blog', ({ shared: { editions }, page, posts }) =>
  languages.map((language) => blogPage(page, posts, editions[language])),
);

const postKind = pageKind<PostInputs>('post', ({ shared: { editions }, post, posts, stores }): readonly PageData[] => {
  const parsed = posts.find((each) => each.post.slug === post.slug);
  if (!parsed) throw new Error(`The post ${post.slug} is not among the posts.`);
  return languages.map((language) => postPage(parsed, { posts, stores }, editions[language]));
});

/** Categories and seasons on the home page. */
const mostNamed = 12;

/** Groups, and categories whose own group has no page, then seasons with an active offer. */
function homeCategories({ data, categories }: SiteInputs): readonly PageLinkSource[] {
  const paths = new Map(categories.map(({ id, path }) => [id, path]));
  const named = categories.flatMap(({ name, path, group = '' }) =>
    path === undefined || paths.get(group) !== undefined ? [] : [{ name, path }],
  );
  const seasons = seasonPages(data).flatMap(({ name, path, live }) => (live ? [{ name, path }] : []));
  return [...named, ...seasons].slice(0, mostNamed);
}

export function homeUnit(inputs: SiteInputs): PageUnit {
  const { home } = inputs.data;
  const editions = inputs.editions.read();
  const entries = [...home.banner, ...home.featured.stores];
  const featured = home.featured.stores.map(({ store }) => store);
  const cards = new Set(entries.map(({ store }) => store));
  const advertised = new Set(entries.flatMap(({ store, advertises }) => (advertises ? [store] : [])));
  // The slugs of the stores with candidates for the home page, by page of all coupons.
  const couponPages = inEachLanguage((language) => {
    const read = new Map<string, ListedStore>();
    const listedOf = (slug: string): ListedStore => {
      const known = read.get(slug);
      if (known) return known;
      const listed = listedStore(inputs.store(slug, 'offers').read(), editions[language]);
      read.set(slug, listed);
      return listed;
    };
    // Only the part of the list that the page may need is read.
    const pages = inputs.listings[language].coupons;
    enoughForHome(pages, listedOf);
    return pages.map((slugs) => slugs.filter((slug) => read.has(slug))).filter(({ length }) => length > 0);
  });
  const coupons = inEachLanguage((language) =>
    inputs.list([...new Set([...couponPages[language].flat(), ...featured])], 'offers'),
  );
  return inAllLanguages<HomeInputs>('/', homeKind, {
    shared: inputs.page('home', home),
    images: inputs.images([...cards].map((slug) => inputs.logoOf(slug))),
    home,
    cards: inputs.list([...cards], 'card'),
    couponPages,
    coupons: derivedInput<HomeInputs['coupons'], HomeInputs['coupons']>(coupons, (values) => values),
    advertised: inputs.list([...advertised], 'offers'),
    categories: homeCategories(inputs),
    storeCount: inputs.data.counts.stores,
  });
}

function pageUnit(inputs: SiteInputs, page: SinglePage): PageUnit {
  const shared = inputs.page(page.kind, page);
  const withoutImages = { shared, images: inputs.images([]) };
  const { operator, licences } = inputs.data.site;
  switch (page.kind) {
    case 'article':
      return inAllLanguages<ArticleInputs>(page.path, articleKind, {
        shared,
        images: inputs.images([inputs.logoOf(page.store)]),
        page,
        store: inputs.store(page.store, 'offers'),
      });
    case 'static':
      return inAllLanguages<StaticInputs>(page.path, staticKind, {
        ...withoutImages,
        page,
        tests: hasTests(page) ? testsInput(inputs) : noTests,
        claims: hasClaims(page) ? claimsInput(inputs) : noClaims,
        legal: namesOperator(page) ? { operator, licences } : {},
      });
    case 'not-found':
      return inAllLanguages<NotFoundInputs>(page.path, notFoundKind, {
        ...withoutImages,
        page,
        suggested: inputs.stores(
          [...new Set(inputs.data.home.featured.stores.map(({ store }) => store))],
          'card',
          'groups',
        ),
      });
    case 'saved':
      return inAllLanguages<SavedInputs>(page.path, savedKind, {
        ...withoutImages,
        page,
        coupons: inputs.data.pages.find(({ kind }) => kind === 'coupons')?.path ?? '/',
      });
    case 'blog':
      return inAllLanguages<BlogInputs>(page.path, blogKind, {
        ...withoutImages,
        page,
        posts: inputs.parsedPosts,
      });
  }
}

/** Other units build lists and pages that are derived from all stores. */
function isSingle(page: Page): page is SinglePage {
  return page.kind !== 'directory' && page.kind !== 'coupons' && page.kind !== 'compare';
}

/** Articles, text pages, the blog and its posts. */
export function singlePageUnits(inputs: SiteInputs): readonly PageUnit[] {
  const { pages, posts } = inputs.data;
  return [
    ...pages.filter(isSingle).map((page) => pageUnit(inputs, page)),
    ...posts.map((post) =>
      inAllLanguages<PostInputs>(postPath(post.slug), postKind, {
        shared: inputs.page('post', undefined, hostsIn(post.body)),
        images: inputs.images([post.image]),
        post,
        posts: inputs.parsedPosts,
        stores: inputs.stores(post.stores ?? [], 'card', 'groups'),
      }),
    ),
  ];
}
