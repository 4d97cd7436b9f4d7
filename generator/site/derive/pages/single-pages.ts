import type { CatalogueOffer } from '../../../catalogue/offers/offer';
import type { Afterwards } from '../../../../src/domain/offers/advertising';
import { codesFirst } from '../../../../src/domain/offers/first-coupons';
import { isLanguage, type Language } from '../../../../src/domain/language/language';
import type { FeaturedStoreView, PageData, PostCard, StaticSectionView } from '../../../../src/domain/pages/page-data';
import { relatedPosts } from '../../../../src/domain/pages/related-posts';
import { plainTextOf, type RichText } from '../../../../src/domain/language/rich-text';
import type { Home, Page, Post } from '../../../../src/generated/data-types';
import { pageAddress, postAddress } from './addresses';
import { pageLinks, type PageLinkSource } from '../collections';
import { addressOf, baseOf, pagePlaceholders, summaryOf, type Edition } from '../texts/edition';
import { pageBase } from './list-pages';
import { couponList, enoughForHome, enoughOffers, offerList, type ListedStore } from './lists';
import { claimsSection, type ClaimsSource } from '../texts/claims-section';
import { testsSection, type TestsSource } from '../stores/last-tests';
import { offerStoreOf } from '../offers/limits';
import { operatorSection, type LegalSource } from '../texts/legal';
import { linksSection } from '../texts/links-section';
import { localize } from '../texts/localize';
import { offerPages } from '../offers/offer-pages';
import { offersOf } from '../offers/offers';
import { parseRichText } from '../texts/rich-text';
import type { StoreCard, StoreOffers } from '../store-parts';
import { storePlaceholders } from './store-page';
import { suggestedStore, type SuggestionSource } from '../stores/suggestions';

const wordsPerMinute = 200;

type Advertised = Home['banner'][number]['advertises'];

export function homePage(
  { checked, banner, featured, coupons, updated: _updated, ...rest }: Home,
  stores: {
    /** By slug; those of the banner and the featured ones. */
    readonly cards: (slug: string) => StoreCard;
    /** The stores from whose offers the coupons are selected, by page of the list of all coupons. */
    readonly coupons: readonly (readonly string[])[];
    readonly listed: (slug: string) => ListedStore;
    readonly advertised: (slug: string, offer: string) => CatalogueOffer | undefined;
    /** The categories and seasons that the page names. */
    readonly categories: readonly PageLinkSource[];
    readonly count: number;
  },
  edition: Edition,
): PageData {
  const { language, wording } = edition;
  const placeholders = pagePlaceholders(checked, edition);
  const home = localize(rest, language, placeholders);
  const { stores: featuredStores, ...featuredTexts } = featured;
  const summary = (slug: string) => summaryOf(stores.cards(slug), edition);
  const afterwardsOf = (store: string, advertises: Advertised): { readonly afterwards?: Afterwards } => {
    const endsAt = advertises && stores.advertised(store, advertises.offer)?.endsAt;
    if (!advertises || endsAt === undefined) return {};
    return { afterwards: { endsAt, text: localize(advertises.afterwards, language, placeholders) } };
  };
  return {
    kind: 'home',
    ...baseOf(addressOf('/', edition), { ...home, month: wording.month(checked) }),
    banner: banner.map(({ store, description, advertises }) => {
      const { name, path, logo, initials, hue } = summary(store);
      const shown = { name, path, logo, initials, hue, description: localize(description, language, placeholders) };
      return { ...shown, ...afterwardsOf(store, advertises) };
    }),
    featured: {
      ...localize(featuredTexts, language, placeholders),
      stores: featuredStores.map(({ store, offer, advertises, link }) => {
        const shown = summary(store);
        const text = localize(offer, language, placeholders);
        const offers = enoughOffers(codesFirst([...couponList([store], stores.listed)]), 1).map(
          ({ kind, title, benefit, where, startsAt, endsAt }): FeaturedStoreView['offers'][number] => ({
            kind,
            title,
            benefit,
            where,
            startsAt,
            endsAt,
          }),
        );
        return { store: shown, offers, offer: text, ...afterwardsOf(store, advertises), link: link ?? shown.path };
      }),
    },
    coupons: {
      ...localize(coupons, language, placeholders),
      ...offerList(enoughForHome(stores.coupons, stores.listed), stores.listed),
    },
    categories: pageLinks(stores.categories, language),
    sections: home.sections,
    storeCount: stores.count,
  };
}

interface StaticSource {
  readonly tests: TestsSource;
  readonly claims: ClaimsSource;
  readonly legal: LegalSource;
}

export function staticPage(page: Extract<Page, { kind: 'static' }>, source: StaticSource, edition: Edition): PageData {
  const { lastUpdated } = page;
  const { tests, claims, legal } = source;
  const placeholders = pagePlaceholders(page.checked, edition);
  return {
    kind: 'static',
    ...pageBase(page, addressOf(page.path, edition), edition),
    lastUpdated,
    sections: page.sections.flatMap((section): readonly StaticSectionView[] | StaticSectionView => {
      if (section.kind === 'tests')
        return [testsSection(section, tests, edition, placeholders), ...linksSection(edition)];
      if (section.kind === 'claims') return claimsSection(section, claims, edition, placeholders);
      if (section.kind === 'operator') return operatorSection(section, legal, { ...edition, placeholders });
      return localize(section, edition.language, placeholders);
    }),
  };
}

/** The page for saved codes, which only the visitor's browser knows. */
export function savedPage(page: Extract<Page, { kind: 'saved' }>, coupons: string, edition: Edition): PageData {
  return { kind: 'saved', ...pageBase(page, pageAddress(page, edition), edition), coupons };
}

/** The page for unknown addresses. */
export function notFoundPage(
  page: Extract<Page, { kind: 'not-found' }>,
  suggested: readonly SuggestionSource[],
  edition: Edition,
): PageData {
  const { language } = edition;
  const texts = localize(page, language, pagePlaceholders(undefined, edition));
  return {
    kind: 'not-found',
    ...baseOf(pageAddress(page, edition), texts),
    button: texts.button,
    suggested: suggested.map((source) => suggestedStore(source, edition)),
  };
}

/**
 * Its own texts and offers are in the language of `content`; dates in sentences of the interface are in `edition`'s.
 */
export function articlePage(
  article: Extract<Page, { kind: 'article' }>,
  store: StoreOffers,
  edition: Edition,
  content: Edition,
): PageData {
  // If a store has many offers, those that the article names are on the first page.
  const [shown] = offerPages({ ...store, sections: article.sections });
  const placeholders = {
    ...storePlaceholders(store, edition),
    store: store.name[content.language],
    ...pagePlaceholders(article.checked, {
      wording: content.wording,
      counts: edition.counts,
    }),
  };
  const texts = localize(article, edition.language, placeholders);
  const fillOwn = (text: string): string => localize({ en: text, ar: text }, edition.language, placeholders);
  const base = baseOf(pageAddress(article, edition), {
    title: fillOwn(article.title),
    description: fillOwn(article.description),
    heading: fillOwn(article.heading),
    month: edition.wording.month(article.checked),
    trail: [...edition.trailOf('directory'), ...pageLinks([store], edition.language)],
  });
  return {
    kind: 'article',
    ...base,
    store: offerStoreOf(store, edition),
    offers: offersOf(store, placeholders, { ...edition, language: content.language }, shown).map(
      ({ language = content.language, ...offer }) => (language === edition.language ? offer : { ...offer, language }),
    ),
    intro: texts.intro,
    sections: texts.sections,
  };
}

/** The language of an article; the default language if its own is no interface language. */
export function articleLanguage(
  { language }: Extract<Page, { kind: 'article' }>,
  { languages: [defaultLanguage] }: Pick<Edition, 'languages'>,
): Language {
  return isLanguage(language) ? language : defaultLanguage;
}

export interface ParsedPost {
  readonly post: Post;
  readonly body: RichText;
}

const parsedPosts = new WeakMap<Post, ParsedPost>();

/** Many collections show the same posts, so each is parsed once. */
export function parsePosts(posts: readonly Post[]): readonly ParsedPost[] {
  return posts.map((post) => {
    const parsed = parsedPosts.get(post) ?? { post, body: parseRichText(post.body, {}) };
    parsedPosts.set(post, parsed);
    return parsed;
  });
}

function postCard({ post, body }: ParsedPost, { wording, imageAddress }: Edition): PostCard {
  const words = plainTextOf(body).split(/\s+/).filter(Boolean).length;
  return {
    slug: post.slug,
    language: post.language,
    title: post.title,
    description: post.metaDescription,
    author: post.author,
    date: wording.dayOrMonth(post.date),
    dateTime: post.date,
    readTime: Math.max(1, Math.ceil(words / wordsPerMinute)),
    category: post.category,
    image: imageAddress(post.image),
    imageAlt: post.imageAlt,
  };
}

/** Posts in the reader's language come first, then the languages of the site in their order. */
function languageRank(post: PostCard, { language, languages }: Edition): number {
  if (post.language === language) return -1;
  return isLanguage(post.language) ? languages.indexOf(post.language) : languages.length;
}

/** Sorted by language, then newest first. */
export function postCards(posts: readonly ParsedPost[], edition: Edition): readonly PostCard[] {
  return posts
    .map((post) => postCard(post, edition))
    .sort(
      (a, b) =>
        languageRank(a, edition) - languageRank(b, edition) ||
        (a.dateTime === b.dateTime ? 0 : a.dateTime < b.dateTime ? 1 : -1),
    );
}

export function blogPage(
  page: Extract<Page, { kind: 'blog' }>,
  posts: readonly ParsedPost[],
  edition: Edition,
): PageData {
  return {
    kind: 'blog',
    ...pageBase(page, addressOf(page.path, edition), edition),
    posts: postCards(posts, edition),
  };
}

interface PostSurroundings {
  readonly posts: readonly ParsedPost[];
  /** The stores that the post is about. */
  readonly stores: readonly SuggestionSource[];
}

export function postPage(parsed: ParsedPost, { posts, stores }: PostSurroundings, edition: Edition): PageData {
  const { post, body } = parsed;
  const texts = {
    title: post.title,
    description: post.metaDescription,
    heading: post.title,
    trail: edition.trailOf('blog'),
  };
  return {
    kind: 'post',
    ...baseOf(postAddress(post, edition), texts),
    post: postCard(parsed, edition),
    authorAvatar: post.authorAvatar === undefined ? undefined : edition.imageAddress(post.authorAvatar),
    tags: post.tags,
    body,
    stores: stores.map((source) => suggestedStore(source, edition)),
    related: relatedPosts(postCards(posts, edition), post.slug),
  };
}
