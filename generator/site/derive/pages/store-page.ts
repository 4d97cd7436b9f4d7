import { listPagePath, pagesToLink } from '../../../../src/domain/pages/list-pages';
import type {
  CountryView,
  LinkView,
  SectionView,
  StoreOffersPage,
  StorePage,
} from '../../../../src/domain/pages/page-data';
import type { Inline } from '../../../../src/domain/language/rich-text';
import { postPath } from '../../../../src/domain/pages/paths';
import type { Country, Post, Store } from '../../../../src/generated/data-types';
import { inPageOrder } from '../../../../src/domain/pages/section-order';
import { testCountOf } from '../../../../src/domain/trust/test-log';
import type { CatalogueOffer } from '../../../catalogue/offers/offer';
import type { SiteStore } from '../../../catalogue/offers/store-offers';
import { storePageAddress } from './addresses';
import { categoryOfOffer, pageLinks, type PageLinkSource } from '../collections';
import { baseOf, monthPlaceholders, type Edition } from '../texts/edition';
import { offerStoreOf } from '../offers/limits';
import { localize } from '../texts/localize';
import type { ListedStore } from './lists';
import { networkLink } from '../offers/network-links';
import { offerPages, offersInList, remainingOffers } from '../offers/offer-pages';
import { offersOf } from '../offers/offers';
import type { Placeholders } from '../texts/placeholders';
import type { StoreOffers } from '../store-parts';
import { suggestedStore, type SuggestionSource } from '../stores/suggestions';

export function storePlaceholders(store: StoreOffers, { language, wording }: Edition): Placeholders {
  const featured = store.offers.find((offer) => offer.id === store.featured);
  return {
    store: store.name[language],
    code: featured?.code,
    country: store.countries && wording.message(`country-short.${store.countries.default[language]}`),
    ...monthPlaceholders(store.checked, wording),
  };
}

function categoriesIn(store: StoreOffers): ListedStore['categoryOf'] {
  const own = new Map(store.offers.map((offer) => [offer.id, categoryOfOffer(offer, store)]));
  return (id) => own.get(id) ?? store.category;
}

/** A store with all its offers, or with `offers`, for lists of offers. */
export function listedStore(store: StoreOffers, edition: Edition, offers?: readonly CatalogueOffer[]): ListedStore {
  return {
    categoryOf: categoriesIn(store),
    store: offerStoreOf(store, edition),
    ...(store.featured !== undefined && { featured: store.featured }),
    offers: offersOf(store, storePlaceholders(store, edition), edition, offers),
  };
}

/** A store with at most `most` offers. */
export function brieflyListedStore(store: StoreOffers, edition: Edition, most: number): ListedStore {
  const { offers, more } = offersInList(store, most);
  return { ...listedStore(store, edition, offers), more };
}

/**
 * The links from a store's first page to its further pages. They are a list section, which needs no component of its
 * own.
 */
function furtherPages(path: string, count: number, { message }: Edition['wording']): SectionView {
  const linkTo = (to: string, page: number): Inline => ({
    kind: 'link',
    to,
    children: [message('store.more-offers', { page })],
  });
  return {
    kind: 'prose',
    body: [
      {
        kind: 'list',
        ordered: false,
        items: pagesToLink(1, count)
          .filter((page) => page > 1)
          .map((page) => [{ kind: 'paragraph', children: [linkTo(listPagePath(path, page), page)] }]),
      },
    ],
  };
}

/** Adds the links to further pages after the last list of offers. */
function withFurtherPages(sections: readonly SectionView[], links: SectionView | undefined): readonly SectionView[] {
  const ordered = inPageOrder(sections);
  if (!links) return ordered;
  const after = ordered.findLastIndex(({ kind }) => kind === 'offers') + 1;
  return [...ordered.slice(0, after), links, ...ordered.slice(after)];
}

/** The inputs of a store's page from other parts of the site. */
interface StoreSurroundings {
  /** The path of the page with the table of last tests, if the table has this store. */
  readonly testsPage?: string | undefined;
  readonly similar?: readonly SuggestionSource[];
  /** Its category, if that has a page. */
  readonly category?: PageLinkSource | undefined;
  readonly posts?: readonly PostLinkSource[];
}

export type PostLinkSource = Pick<Post, 'slug' | 'title' | 'language'>;

function postsSection(
  posts: readonly PostLinkSource[],
  { name }: Pick<Store, 'name'>,
  { language, wording }: Edition,
): readonly SectionView[] {
  const links = posts
    .filter((post) => post.language === language)
    .map(({ title, slug }) => ({ label: title, to: postPath(slug) }));
  return links.length === 0
    ? []
    : [{ kind: 'links', heading: wording.message('store.posts', { store: name[language] }), links }];
}

function withPosts(sections: readonly SectionView[], posts: readonly SectionView[]): readonly SectionView[] {
  const closing = sections.at(-1)?.kind === 'prose' ? sections.slice(-1) : [];
  return [...sections.slice(0, sections.length - closing.length), ...posts, ...closing];
}

/** Links to the store's own site go through its network. */
function networkLinks(links: readonly LinkView[], store: SiteStore, { networks }: Edition): readonly LinkView[] {
  return links.map((link) => {
    const to = networkLink(link.to, store, networks);
    return to === link.to ? link : { ...link, to, sponsored: true };
  });
}

function withNetwork(sections: readonly SectionView[], store: SiteStore, edition: Edition): readonly SectionView[] {
  return sections.map((section) =>
    section.kind === 'links' ? { ...section, links: networkLinks(section.links, store, edition) } : section,
  );
}

/** Removes spaces and separators that an empty country leaves in a heading. */
function withoutCountry(heading: string): string {
  return heading
    .split(' ')
    .filter((word) => word !== '')
    .join(' ')
    .replace(/ (?=[:,،])/g, '')
    .replace(/^[:,،] ?|[:,،]$/g, '');
}

export function storePage(
  store: SiteStore,
  edition: Edition,
  { testsPage, similar = [], category, posts = [] }: StoreSurroundings = {},
): StorePage {
  const { language, wording } = edition;
  const placeholders = storePlaceholders(store, edition);
  const hasChecks = testCountOf(store.offers) !== undefined;
  const { title, description, heading, subtitle, actions, copiedNotice, sections } = store;
  const inTitle =
    store.titleMonth === undefined
      ? placeholders
      : { ...placeholders, ...monthPlaceholders(store.titleMonth, wording) };
  const words = localize({ description, heading, subtitle, actions, sections }, language, placeholders);
  const own = withNetwork(words.sections, store, edition);
  const pages = offerPages(store);
  const further = pages.length > 1 ? furtherPages(store.path, pages.length, wording) : undefined;
  return {
    kind: 'store',
    ...baseOf(storePageAddress(store.path, store, edition), {
      ...words,
      title: localize(title, language, inTitle),
      month: wording.month(store.checked),
      trail: [...edition.trailOf('directory'), ...pageLinks(category ? [category] : [], language)],
    }),
    hasChecks: hasChecks || undefined,
    subscriptions: store.subscriptions,
    subtitle: words.subtitle,
    store: offerStoreOf(store, edition),
    featured: store.featured,
    actions: words.actions && networkLinks(words.actions, store, edition),
    defaultCountry: store.countries?.default[language],
    headingElsewhere: store.countries && withoutCountry(localize(heading, language, { ...placeholders, country: '' })),
    countries: store.countries?.choices.map((country): CountryView => {
      const name = wording.message(countryMessage(country));
      const there = { ...placeholders, country: name };
      return {
        country,
        value: country.toLowerCase(),
        name: wording.message(`country-short.${country}`),
        ...localize({ description, heading, subtitle }, language, there),
        title: localize(title, language, { ...inTitle, country: name }),
      };
    }),
    feedback: store.feedback,
    ...copiedNoticeOf(copiedNotice, placeholders, language),
    offers: offersOf(store, placeholders, edition, pages[0]),
    ...(further && { remaining: remainingOffers(pages) }),
    ...(store.fromFeed && { fromFeed: true }),
    ...(store.fromFeed && !store.rated && { unrated: true }),
    ...(testsPage !== undefined && !hasChecks && { testsPage }),
    sections: withFurtherPages(withPosts(own, postsSection(posts, store, edition)), further),
    similar: similar.length > 0 ? similar.map((source) => suggestedStore(source, edition)) : undefined,
  };
}

/** Keeps the placeholder {code}, which the browser replaces with the copied code. */
function copiedNoticeOf(
  notice: Store['copiedNotice'],
  placeholders: Placeholders,
  language: Edition['language'],
): Pick<StorePage, 'copiedNotice'> {
  return notice ? { copiedNotice: localize(notice, language, { ...placeholders, code: '{code}' }) } : {};
}

/** The position of a further page. */
interface FurtherPage {
  /** From 2. */
  readonly number: number;
  readonly count: number;
  readonly category: PageLinkSource | undefined;
}

export function storeOffersPage(
  store: SiteStore,
  offers: readonly CatalogueOffer[],
  { number, count, category }: FurtherPage,
  edition: Edition,
): StoreOffersPage {
  const { language, wording } = edition;
  const placeholders = storePlaceholders(store, edition);
  const { description, heading, copiedNotice } = store;
  const inTitle =
    store.titleMonth === undefined
      ? placeholders
      : { ...placeholders, ...monthPlaceholders(store.titleMonth, wording) };
  const titled = (title: string): string => wording.message('list.titled', { title, page: number });
  return {
    kind: 'store-offers',
    ...baseOf(storePageAddress(listPagePath(store.path, number), store, edition), {
      title: titled(localize(store.title, language, inTitle)),
      description: wording.message('list.described', {
        description: localize(description, language, placeholders),
        page: number,
        count,
      }),
      heading: titled(localize(heading, language, placeholders)),
      month: wording.month(store.checked),
      trail: [...edition.trailOf('directory'), ...pageLinks([...(category ? [category] : []), store], language)],
    }),
    part: { list: store.path, number, count },
    store: offerStoreOf(store, edition),
    feedback: store.feedback,
    ...copiedNoticeOf(copiedNotice, placeholders, language),
    offers: offersOf(store, placeholders, edition, offers),
    ...(store.fromFeed && { fromFeed: true }),
  };
}

function countryMessage(country: Country): string {
  return `country.${country}`;
}
