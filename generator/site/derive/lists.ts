import { homeCoupons } from '../../../src/domain/constants';
import { letterOf, letterRank } from '../../../src/domain/directory';
import type { Language } from '../../../src/domain/language';
import { offersOfPage } from '../../../src/domain/list-pages';
import type {
  CategorizedOffer,
  LetterPlace,
  ListedOffer,
  ListPart,
  OfferList,
  OfferStore,
  StorePage,
} from '../../../src/domain/page-data';
import { foldForSearch } from '../../../src/domain/search';
import { grouped } from '../../../src/domain/grouped';
import { shardOf } from '../../../src/domain/hash';
import type { StoreCard, StoreOutline } from './store-parts';

/**
 * The number of stores on one page of a list. A list of up to `whole` is one page; of a longer one a page may end as soon as
 * it has `least`, and with `most` it does.
 */
export interface PageSize {
  readonly whole: number;
  readonly least: number;
  readonly most: number;
}

/** All coupons shows several tickets of each store, the directory one line. */
export const pageSizes = {
  coupons: { whole: 24, least: 4, most: 12 },
  directory: { whole: 250, least: 100, most: 250 },
  /** The details that the search shows. */
  search: { whole: 60, least: 30, most: 60 },
} as const satisfies Record<string, PageSize>;

/** Whether a page may end before a store; of a hash, so that it depends on nothing else. One in `every` stores is such. */
function isMilestone(slug: string, every: number): boolean {
  return shardOf(slug, every) === 0;
}

/**
 * Splits a list of stores into pages of so many stores, and of so many offers as a page has at most. Where a page ends depends on
 * the stores near the end, not on a count from the beginning: a store that is added or removed moves the ends of its own
 * page only (decision 0021).
 *
 * @param offersOf how many offers of a store the list has
 */
export function partition<T>(
  items: readonly T[],
  slugOf: (item: T) => string,
  { whole, least, most }: PageSize,
  offersOf: (item: T) => number = () => 0,
): readonly (readonly T[])[] {
  const all = items.reduce((sum, item) => sum + offersOf(item), 0);
  if (items.length <= whole && all <= offersOfPage) return [items];
  const pages: T[][] = [];
  let page: T[] = [];
  let offers = 0;
  for (const item of items) {
    const own = offersOf(item);
    const isFull = page.length === most || (page.length > 0 && offers + own > offersOfPage);
    if (isFull || (page.length >= least && isMilestone(slugOf(item), least))) {
      pages.push(page);
      page = [];
      offers = 0;
    }
    page.push(item);
    offers += own;
  }
  pages.push(page);
  return pages;
}

/** A store with what its place in a list of names depends on. */
interface NamedStore<Store extends StoreCard> {
  readonly outline: Store;
  readonly name: string;
  readonly letter: string;
  /** The name as it is compared. */
  readonly folded: string;
}

function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Stores with the names and letters that they have in a language. */
function named<Store extends StoreCard>(outlines: readonly Store[], language: Language): readonly NamedStore<Store>[] {
  // Thousands of names begin with some sixty signs.
  const letters = new Map<string, string>();
  const letterFor = (folded: string): string => {
    const first = folded.charAt(0);
    const known = letters.get(first);
    if (known !== undefined) return known;
    const letter = letterOf(folded);
    // A name that begins with a sign is listed under its first letter.
    if (/[\p{L}\p{N}]/u.test(first)) letters.set(first, letter);
    return letter;
  };
  return outlines.map((outline) => {
    const name = outline.name[language];
    const folded = foldForSearch(name);
    return { outline, name, folded, letter: letterFor(folded) };
  });
}

/** The stores in the order of their names in a language: by their folded letters, code point by code point, so that every machine agrees. */
export function byName<Store extends StoreCard>(
  outlines: readonly Store[],
  language: Language,
): readonly NamedStore<Store>[] {
  return [...named(outlines, language)].sort((a, b) => compare(a.folded, b.folded) || compare(a.name, b.name));
}

/** The stores in the order of the directory: by letter, then by name. */
function byLetter<Store extends StoreCard>(
  stores: readonly NamedStore<Store>[],
  language: Language,
): readonly NamedStore<Store>[] {
  return [...grouped(stores, ({ letter }) => letter)]
    .sort(([a], [b]) => letterRank(a, language) - letterRank(b, language))
    .flatMap(([, group]) => group);
}

/** The stores in the order of all coupons: those that the home page features first. */
function byFeature<Store extends StoreCard>(
  stores: readonly NamedStore<Store>[],
  featured: readonly string[],
): readonly NamedStore<Store>[] {
  const order = new Map(featured.map((slug, index) => [slug, index]));
  const rank = ({ outline }: NamedStore<StoreCard>): number => order.get(outline.slug) ?? order.size;
  return [...stores].sort((a, b) => rank(a) - rank(b));
}

/** The slugs of the stores on each page of the lists of a language. It can be serialized. */
export interface Listing {
  readonly directory: readonly (readonly string[])[];
  /** On which page of the directory the stores of each letter begin. */
  readonly letters: readonly LetterPlace[];
  readonly coupons: readonly (readonly string[])[];
  /** The stores of each file with details that the search loads. */
  readonly search: readonly (readonly string[])[];
  /** Those of the categories that have a page, by its path. */
  readonly collections: Readonly<Record<string, readonly (readonly string[])[]>>;
}

/** The stores of a list, each with the number of its offers there. */
type ListedOffers = ReadonlyMap<string, number>;

/** The stores of a category or another collection that has a page. */
export interface ListedCollection {
  readonly path: string;
  readonly stores: ListedOffers;
}

/** What else decides which stores are on which page. */
interface ListedShares {
  readonly coupons?: ListedOffers;
  readonly collections?: readonly ListedCollection[];
}

/** Puts the stores into the lists of a language. */
export function listingOf(
  outlines: readonly StoreOutline[],
  featured: readonly string[],
  language: Language,
  { coupons: offers, collections = [] }: ListedShares = {},
): Listing {
  const stores = byName(outlines, language);
  const slugOf = ({ outline }: NamedStore<StoreCard>): string => outline.slug;
  const directory = partition(byLetter(stores, language), slugOf, pageSizes.directory);
  const places = new Map<string, LetterPlace>();
  for (const [index, part] of directory.entries()) {
    for (const { letter } of part) if (!places.has(letter)) places.set(letter, { letter, page: index + 1 });
  }
  const coupons = partition(
    byFeature(stores, featured).map(slugOf),
    (slug) => slug,
    pageSizes.coupons,
    (slug) => offers?.get(slug) ?? 0,
  );
  return {
    directory: directory.map((part) => part.map(slugOf)),
    letters: [...places.values()],
    coupons,
    search: partition(stores.map(slugOf), (slug) => slug, pageSizes.search),
    collections: Object.fromEntries(
      collections.map(({ path, stores: members }) => {
        const slugs = stores.flatMap(({ outline: { slug } }) => (members.has(slug) ? [slug] : []));
        const own = (slug: string): number => members.get(slug) ?? 0;
        return [path, partition(slugs, (slug) => slug, pageSizes.coupons, own)];
      }),
    ),
  };
}

/** The stores of one page of the directory, by letter. */
export function letterGroups<Source extends { readonly card: StoreCard }>(
  sources: readonly Source[],
  language: Language,
): readonly (readonly [letter: string, stores: readonly Source[]])[] {
  const letters = new Map(
    named(
      sources.map(({ card }) => card),
      language,
    ).map(({ outline, letter }) => [outline.slug, letter]),
  );
  return [...grouped(sources, ({ card }) => letters.get(card.slug) ?? '')];
}

/** A store's page as far as lists show it. */
export interface ListedStore extends Pick<StorePage, 'store' | 'featured' | 'offers'> {
  /** The id of the category of an offer of the store. */
  readonly categoryOf: (id: string) => string;
}

/** The same with some of its offers. */
export interface BrieflyListedStore extends ListedStore {
  /** Whether it has others. */
  readonly more: boolean;
}

/** The offers of some stores: first the featured one of each, then the others, store by store. */
export function* couponList(stores: readonly string[], storeOf: (slug: string) => ListedStore): Generator<ListedOffer> {
  for (const isFeatured of [true, false]) {
    for (const slug of stores) {
      const { featured, offers } = storeOf(slug);
      for (const offer of offers) if ((offer.id === featured) === isFeatured) yield { ...offer, store: slug };
    }
  }
}

/**
 * The offers of which the home page shows the first, from the stores of each page of all coupons: page by page, because the first page
 * begins with them, and codes before deals, as on each page.
 */
export function* homeCandidates(
  pages: readonly (readonly string[])[],
  storeOf: (slug: string) => ListedStore,
): Generator<ListedOffer> {
  for (const stores of pages) {
    const deals: ListedOffer[] = [];
    for (const offer of couponList(stores, storeOf)) {
      if (offer.kind === 'deal') deals.push(offer);
      else yield offer;
    }
    yield* deals;
  }
}

/**
 * The shortest beginning of a list among which the first four active offers are found at any time: it ends with the
 * fourth offer that has no end.
 */
export function enoughForHome(offers: Iterable<ListedOffer>): readonly ListedOffer[] {
  const enough: ListedOffer[] = [];
  let lasting = 0;
  for (const offer of offers) {
    enough.push(offer);
    if (offer.startsAt === undefined && offer.expiresAt === undefined) lasting += 1;
    if (lasting === homeCoupons) break;
  }
  return enough;
}

/** Offers with their categories and their places among the candidates for the home page. */
export function withCandidates(
  offers: readonly ListedOffer[],
  candidates: readonly ListedOffer[],
  categoryOf: (offer: ListedOffer) => string,
): readonly CategorizedOffer[] {
  const keyOf = ({ store, id }: ListedOffer): string => `${store} ${id}`;
  const places = new Map(candidates.map((offer, place) => [keyOf(offer), place]));
  return offers.map((offer): CategorizedOffer => {
    const candidate = places.get(keyOf(offer));
    return { ...offer, category: categoryOf(offer), ...(candidate !== undefined && { candidate }) };
  });
}

/** Offers with their stores. */
export function offerList<Offer extends ListedOffer>(
  offers: readonly Offer[],
  storeOf: (slug: string) => ListedStore,
): OfferList & { readonly offers: readonly Offer[] } {
  const stores: Record<string, OfferStore> = {};
  for (const { store } of offers) stores[store] ??= storeOf(store).store;
  return { stores, offers };
}

/** Which page of how many it is; nothing for a list of one page. */
export function listPart(path: string, number: number, count: number): { readonly part?: ListPart } {
  return count === 1 ? {} : { part: { list: path, number, count } };
}
