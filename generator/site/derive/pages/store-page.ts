import { listPagePath, pagesToLink } from '../../../../src/domain/pages/list-pages';
import type {
  CountryView,
  LinkView,
  SectionView,
  StoreOffersPage,
  StorePage,
  ChecksPage,
} from '../../../../src/domain/pages/page-data';
import type { Inline } from '../../../../src/domain/language/rich-text';
import { postPath } from '../../../../src/domain/pages/paths';
import type { Post, Store } from '../../../../src/generated/data-types';
import { inPageOrder } from '../../../../src/domain/pages/section-order';
import { testCountOf } from '../../../../src/domain/trust/test-log';
import type { CatalogueOffer } from '../../../catalogue/offers/offer';
import type { SiteStore } from '../../../catalogue/offers/store-offers';
import { storePageAddress, checksAddress } from './addresses';
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
import type { TestedOffer } from '../../../../src/domain/offers/offer-view';

export function storePlaceholders(store: StoreOffers, { language, wording }: Edition): Placeholders {
  const featured = store.offers.find((offer) => offer.id === store.featured);
  return {
    store: store.name[language],
    code: featured?.code,
    country: store.countries && wording.message(`country-short.${store.countries.default[language]}`),
    ...monthPlaceholders(store.checked, wording),
  };
}

/** A store with all its offers, or with `offers`, for lists of offers. */
export function listedStore(store: StoreOffers, edition: Edition, offers?: readonly CatalogueOffer[]): ListedStore {
  const categories = new Map(store.offers.map((offer) => [offer.id, categoryOfOffer(offer, store)]));
  return {
    categoryOf: (id) => categories.get(id) ?? store.category,
    store: offerStoreOf(store, edition),
    featured: store.featured,
    offers: offersOf(store, storePlaceholders(store, edition), edition, offers),
  };
}

/** A store with at most `most` offers. */
export function brieflyListedStore(store: StoreOffers, edition: Edition, most: number): ListedStore {
  const { offers, more } = offersInList(store, most);
  return { ...listedStore(store, edition, offers), more };
}

/** A list section with links to the further pages, which needs no component of its own. */
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

/** Links to the store's own site go through its network. */
function networkLinks(links: readonly LinkView[], store: SiteStore, { networks }: Edition): readonly LinkView[] {
  return links.map((link) => {
    const to = networkLink(link.to, store, networks);
    return to === link.to ? link : { ...link, to, sponsored: true };
  });
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
  const own = words.sections.map((section) =>
    section.kind === 'links' ? { ...section, links: networkLinks(section.links, store, edition) } : section,
  );
  const links = posts
    .filter((post) => post.language === language)
    .map((post) => ({ label: post.title, to: postPath(post.slug) }));
  const about = {
    kind: 'links',
    heading: wording.message('store.posts', { store: store.name[language] }),
    links,
  } as const;
  // A closing text stays last.
  const closing = own.at(-1)?.kind === 'prose' ? own.slice(-1) : [];
  const first = own.slice(0, own.length - closing.length);
  const ordered = inPageOrder<SectionView>([...first, ...(links.length > 0 ? [about] : []), ...closing]);
  // The links to further pages are after the last list of offers.
  const after = ordered.findLastIndex(({ kind }) => kind === 'offers') + 1;
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
      const name = wording.message(`country.${country}`);
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
    remaining: further && remainingOffers(pages),
    fromFeed: store.fromFeed || undefined,
    ...(store.fromFeed && !store.rated && { unrated: true }),
    testsPage: hasChecks ? undefined : testsPage,
    sections: further ? [...ordered.slice(0, after), further, ...ordered.slice(after)] : ordered,
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
    fromFeed: store.fromFeed || undefined,
  };
}

export function checksPage(store: SiteStore, category: PageLinkSource | undefined, edition: Edition): ChecksPage {
  const { language, wording } = edition;
  const values = { store: store.name[language] };
  const tested = store.offers.filter(({ checks = [] }) => checks.length > 0);
  return {
    kind: 'checks',
    ...baseOf(checksAddress({ path: store.path, checks: testCountOf(tested) }, edition), {
      title: wording.message('checks.title', values),
      description: wording.message('checks.description', values),
      heading: wording.message('checks.heading', values),
      trail: [...edition.trailOf('directory'), ...pageLinks([...(category ? [category] : []), store], language)],
    }),
    store: offerStoreOf(store, edition),
    offers: listedStore(store, edition, tested).offers.map(
      (offer, place): TestedOffer => ({ ...offer, checks: tested[place]?.checks ?? [] }),
    ),
  };
}
