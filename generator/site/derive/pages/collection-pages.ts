import type { CategoryPage, PageLinkView, SeasonDateView, SeasonPage } from '../../../../src/domain/pages/page-data';
import type { DirectoryStore } from '../../../../src/domain/offers/offer-view';
import type { MoneyTables } from '../../../../src/domain/money/money';
import { isLanguage } from '../../../../src/domain/language/language';
import { parseDay } from '../../../../src/domain/dates/calendar';
import { offersOfPage } from '../../../../src/domain/pages/list-pages';
import { collectionPath } from '../../../../src/domain/pages/paths';
import type { CategoryEntry, SeasonEntry } from '../../../../src/generated/data-types';
import { categoryOfOffer, pageLinks, type Collection, type PageLinkSource } from '../collections';
import { collectionAddress } from './addresses';
import type { Wording } from '../texts/dates';
import { baseOf, type Edition } from '../texts/edition';
import { inListOrder, type ListPlace } from './list-pages';
import { couponList, listPart, offerList, type ListedStore } from './lists';
import { localize } from '../texts/localize';
import type { CatalogueOffer } from '../../../catalogue/offers/offer';
import { inPages, mostInList } from '../offers/offer-pages';
import { postCards, type ParsedPost } from './single-pages';
import { listedStore } from './store-page';
import type { StoreOffers } from '../store-parts';
import { countedOffers } from '../stores/suggestions';

/** The maximum number of posts on a page. */
const mostPosts = 3;

/** The inputs of a collection's page other than its stores and posts. */
export interface CollectionValue {
  readonly kind: Collection['kind'];
  readonly id: string;
  readonly entry: Omit<CategoryEntry, 'group'> & Pick<SeasonEntry, 'dates'>;
  /** Whether one of its offers is active at the instant of the build. */
  readonly indexed: boolean;
  /** The ids of the categories whose offers it has. */
  readonly members: readonly string[];
  /** The group of a category, if the group has a page. */
  readonly group?: PageLinkSource;
  readonly categories: readonly PageLinkSource[];
  readonly seasons: readonly PageLinkSource[];
  readonly filtered?: string;
  readonly compare?: string;
}

/** At most `most` offers: the featured one, then those with the latest ends. It depends on no clock. */
function mostOf(offers: readonly CatalogueOffer[], most: number, { featured }: StoreOffers): readonly CatalogueOffer[] {
  return inPages(offers, ({ id }) => id === featured, most)[0] ?? [];
}

/** The stores of a page by slug: with their listed offers, and as cards, which count all offers. */
function listedStores(
  collection: CollectionValue,
  { count }: ListPlace,
  stores: readonly StoreOffers[],
  edition: Edition,
): ReadonlyMap<string, { readonly listed: ListedStore; readonly card: DirectoryStore }> {
  const { kind, id, members: categories } = collection;
  // Offers of a feed have the category of their store and no season.
  const isMember = (offer: CatalogueOffer, store: StoreOffers): boolean =>
    kind === 'category' ? categories.includes(categoryOfOffer(offer, store)) : offer.seasons?.includes(id) === true;
  const divided = stores.map((store) => ({
    store,
    members: store.offers.filter((offer) => isMember(offer, store)),
    others: store.offers.filter((offer) => !isMember(offer, store)),
  }));
  const all = divided.reduce((sum, { members }) => sum + members.length, 0);
  return new Map(
    divided.map(({ store, members, others }) => {
      const counted = mostOf(members, offersOfPage, store);
      const listed = listedStore(store, edition, mostOf(counted, mostInList(count, all), store));
      const { rules: _rules, ...summary } = listed.store;
      const card = {
        ...summary,
        offers: countedOffers(counted),
        others: others.length > 0 ? countedOffers(others) : undefined,
      };
      return [store.slug, { listed, card }];
    }),
  );
}

/** The titles of a collection, or composed ones. Further pages have a page number. */
function textsOf({ kind, entry }: CollectionValue, { number, count }: ListPlace, { language, wording }: Edition) {
  const { dates: _dates, ...texts } = entry;
  const { name, ...own } = localize(texts, language, {});
  const composed = wording.message('collection.title', { name });
  const { title = composed, heading = composed } = own;
  const described =
    kind === 'category'
      ? wording.message('category.description', { name })
      : wording.message('season.description', { name });
  const { description = described } = own;
  return number === 1
    ? { title, heading, description, intro: own.intro }
    : {
        title: wording.message('list.titled', { title, page: number }),
        heading: wording.message('list.titled', { title: heading, page: number }),
        description: wording.message('list.described', { description, page: number, count }),
      };
}

/** Latest first. */
export function datesOf(
  { dates = [] }: Pick<SeasonEntry, 'dates'>,
  wording: Pick<Wording, 'day' | 'message'>,
): readonly SeasonDateView[] {
  return [...dates]
    .sort((a, b) => (a.from === b.from ? 0 : a.from < b.from ? 1 : -1))
    .map(({ from, to, country, source: { address, seen } }) => ({
      from: wording.day(parseDay(from)),
      fromDay: from,
      to: to === from ? undefined : wording.day(parseDay(to)),
      toDay: to === from ? undefined : to,
      country: country && wording.message(`country.${country}`),
      source: { address, host: new URL(address).host, seen: wording.day(parseDay(seen)) },
    }));
}

/** The breadcrumbs: categories are below the directory, seasons below the list of all offers. */
function trailOf({ kind, group }: CollectionValue, edition: Edition): readonly PageLinkView[] {
  return [
    ...edition.trailOf(kind === 'category' ? 'directory' : 'coupons'),
    ...pageLinks(group ? [group] : [], edition.language),
  ];
}

export function collectionPage(
  value: CollectionValue,
  place: ListPlace,
  {
    stores,
    posts,
    money,
  }: {
    readonly stores: readonly StoreOffers[];
    /** The posts about the stores. */
    readonly posts: readonly ParsedPost[];
    readonly money: MoneyTables;
  },
  edition: Edition,
): CategoryPage | SeasonPage {
  const { language } = edition;
  const { kind, entry, indexed, filtered, compare } = value;
  const { intro, ...texts } = textsOf(value, place, edition);
  const all = listedStores(value, place, stores, edition);
  const listedOf = (slug: string): ListedStore => {
    const store = all.get(slug);
    if (!store) throw new Error(`The store ${slug} is not on this page.`);
    return store.listed;
  };
  const offers = inListOrder([...couponList([...all.keys()], listedOf)], money);
  const page = {
    ...baseOf(collectionAddress({ ...value, live: indexed }, place.number, edition), {
      ...texts,
      trail: trailOf(value, edition),
    }),
    ...listPart(collectionPath(kind, value.id), place.number, place.count),
    intro,
    cards: [...all.values()].map(({ card }) => card),
    ...offerList(offers, listedOf),
    // Most readers cannot read posts in other languages than those of the site.
    posts:
      place.number === 1
        ? postCards(
            posts.filter(({ post }) => isLanguage(post.language)),
            edition,
          ).slice(0, mostPosts)
        : [],
    seasons: pageLinks(value.seasons, language),
    categories: pageLinks(value.categories, language),
  };
  return kind === 'season'
    ? { kind, ...page, dates: datesOf(entry, edition.wording) }
    : {
        kind,
        ...page,
        filtered,
        compare,
      };
}
