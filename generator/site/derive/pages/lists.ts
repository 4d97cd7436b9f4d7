import { isLasting } from '../../../../src/domain/offers/offer-status';
import { homeCoupons } from '../../../../src/domain/constants';
import { letterOf, letterRank } from '../../../../src/domain/pages/directory';
import type { Language } from '../../../../src/domain/language/language';
import { offersOfPage } from '../../../../src/domain/pages/list-pages';
import type { LetterPlace, ListPart, StorePage } from '../../../../src/domain/pages/page-data';
import type { CategorizedOffer, ListedOffer, OfferList, OfferStore } from '../../../../src/domain/offers/offer-view';
import { foldForSearch } from '../../../../src/domain/search/search';
import { grouped } from '../../../../src/domain/language/grouped';
import { shardOf } from '../../../../src/domain/hash';
import type { Country } from '../../../../src/generated/data-types';
import type { StoreCard, StoreOutline } from '../store-parts';

/**
 * The number of stores on a page of a list. A list of up to `whole` stores is one page. In a longer list a page has
 * between `least` and `most` stores, and ends before about one in `every` stores after the first `least`.
 */
export interface PageSize {
  readonly whole: number;
  readonly least: number;
  readonly most: number;
  readonly every: number;
}

/** The page of all coupons shows several tickets per store, the directory one line. */
export const pageSizes = {
  // At most 100 offers are on one page, whose document then fits into the first ten packets (decision 0021).
  coupons: { whole: 24, least: 9, most: 16, every: 4 },
  directory: { whole: 250, least: 100, most: 250, every: 100 },
  /** The files with details for the search. */
  search: { whole: 60, least: 30, most: 60, every: 30 },
} as const satisfies Record<string, PageSize>;

/**
 * Splits a list of stores into pages with a limited number of stores and offers. The end of a page depends on the
 * stores near it and not on a count from the beginning, so an added or removed store only moves the ends of its own
 * page (decision 0021).
 *
 * @param offersOf returns the number of a store's offers in the list
 */
export function partition<T>(
  items: readonly T[],
  slugOf: (item: T) => string,
  { whole, least, most, every }: PageSize,
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
    // A hash of the slug decides for one in `every` stores that a page may end before it.
    if (isFull || (page.length >= least && shardOf(slugOf(item), every) === 0)) {
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

/** A store with its sort keys. */
interface NamedStore<Store extends StoreCard> {
  readonly outline: Store;
  readonly name: string;
  readonly letter: string;
  readonly folded: string;
}

/** By code points. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Adds names and first letters in a language to stores. */
function named<Store extends StoreCard>(outlines: readonly Store[], language: Language): readonly NamedStore<Store>[] {
  // Thousands of names share about sixty first characters.
  const letters = new Map<string, string>();
  const letterFor = (folded: string): string => {
    const first = folded.charAt(0);
    const known = letters.get(first);
    if (known !== undefined) return known;
    const letter = letterOf(folded);
    // A name that begins with a punctuation character is listed under its first letter.
    if (/[\p{L}\p{N}]/u.test(first)) letters.set(first, letter);
    return letter;
  };
  return outlines.map((outline) => {
    const name = outline.name[language];
    const folded = foldForSearch(name);
    return { outline, name, folded, letter: letterFor(folded) };
  });
}

/** Sorts stores by their folded names by code points, so that the order is the same on every machine. */
export function byName<Store extends StoreCard>(
  outlines: readonly Store[],
  language: Language,
): readonly NamedStore<Store>[] {
  return [...named(outlines, language)].sort(
    (a, b) => compareTexts(a.folded, b.folded) || compareTexts(a.name, b.name),
  );
}

/** The slugs of the stores on each page of the lists of a language. Serialisable as JSON. */
export interface Listing {
  readonly directory: readonly (readonly string[])[];
  /** The first page of each letter in the directory. */
  readonly letters: readonly LetterPlace[];
  readonly coupons: readonly (readonly string[])[];
  /** The stores of each file with details for the search. */
  readonly search: readonly (readonly string[])[];
  /** The stores on the pages of collections, by path. */
  readonly collections: Readonly<Record<string, readonly (readonly string[])[]>>;
}

/** The stores of a collection that has a page. */
interface ListedCollection {
  readonly path: string;
  /** The number of offers in the list by store. */
  readonly stores: ReadonlyMap<string, number>;
}

interface ListedShares {
  readonly coupons?: ReadonlyMap<string, number>;
  readonly collections?: readonly ListedCollection[];
}

/** `coupons` has the number of listed offers by store. */
export function listingOf(
  outlines: readonly StoreOutline[],
  featured: readonly string[],
  language: Language,
  { coupons: offers, collections = [] }: ListedShares = {},
): Listing {
  const stores = byName(outlines, language);
  const slugOf = ({ outline }: NamedStore<StoreCard>): string => outline.slug;
  const byLetter = [...grouped(stores, ({ letter }) => letter)]
    .sort(([a], [b]) => letterRank(a, language) - letterRank(b, language))
    .flatMap(([, group]) => group);
  const directory = partition(byLetter, slugOf, pageSizes.directory);
  const places = new Map<string, LetterPlace>();
  for (const [index, part] of directory.entries()) {
    for (const { letter } of part) if (!places.has(letter)) places.set(letter, { letter, page: index + 1 });
  }
  const ranks = new Map(featured.map((slug, index) => [slug, index]));
  const rankOf = (slug: string): number => ranks.get(slug) ?? ranks.size;
  const coupons = partition(
    stores.map(slugOf).sort((a, b) => rankOf(a) - rankOf(b)),
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

export interface ListedStore extends Pick<StorePage, 'store' | 'featured' | 'offers'> {
  readonly categoryOf: (id: string) => string;
  /** Whether the store has other offers. */
  readonly more?: boolean;
}

/** The offers of stores: first the featured offer of each store, then the others by store. */
export function* couponList(stores: readonly string[], storeOf: (slug: string) => ListedStore): Generator<ListedOffer> {
  for (const isFeatured of [true, false]) {
    for (const slug of stores) {
      const { featured, offers } = storeOf(slug);
      for (const offer of offers) if ((offer.id === featured) === isFeatured) yield { ...offer, store: slug };
    }
  }
}

/** In the order of the pages of all coupons. On each page, codes come before deals. */
function* homeCandidates(
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

/** The shortest prefix of a list that has `wanted` active offers at any time. */
export function enoughOffers<Offer extends ListedOffer>(
  offers: Iterable<Offer>,
  wanted: number = homeCoupons,
): readonly Offer[] {
  const enough: Offer[] = [];
  let lasting = 0;
  for (const offer of offers) {
    enough.push(offer);
    if (isLasting(offer)) lasting += 1;
    if (lasting === wanted) break;
  }
  return enough;
}

/** Enough for the first coupons at any time, then enough for each country from the first page of all coupons. */
export function enoughForHome(
  pages: readonly (readonly string[])[],
  storeOf: (slug: string) => ListedStore,
): readonly ListedOffer[] {
  const enough = enoughOffers(homeCandidates(pages, storeOf));
  const known = new Set(enough.map(keyOf));
  const lastingIn = new Map<Country, number>();
  const local = [...homeCandidates(pages.slice(0, 1), storeOf)].filter((offer) => {
    const wanting = (offer.where ?? []).filter((country) => (lastingIn.get(country) ?? 0) < homeCoupons);
    if (isLasting(offer)) for (const country of wanting) lastingIn.set(country, (lastingIn.get(country) ?? 0) + 1);
    return wanting.length > 0 && !known.has(keyOf(offer));
  });
  return [...enough, ...local];
}

const keyOf = ({ store, id }: ListedOffer): string => `${store} ${id}`;

/** Adds its category to each offer, and its position among the candidates for the home page. */
export function withCandidates(
  offers: readonly ListedOffer[],
  candidates: readonly ListedOffer[],
  categoryOf: (offer: ListedOffer) => string,
): readonly CategorizedOffer[] {
  const places = new Map(candidates.map((offer, place) => [keyOf(offer), place]));
  return offers.map((offer): CategorizedOffer => {
    const candidate = places.get(keyOf(offer));
    return { ...offer, category: categoryOf(offer), candidate };
  });
}

export function offerList<Offer extends ListedOffer>(
  offers: readonly Offer[],
  storeOf: (slug: string) => ListedStore,
): OfferList & { readonly offers: readonly Offer[] } {
  const stores: Record<string, OfferStore> = {};
  for (const { store } of offers) stores[store] ??= storeOf(store).store;
  return { stores, offers };
}

/** `{}` for a list of one page. */
export function listPart(path: string, number: number, count: number): { readonly part?: ListPart } {
  return count === 1 ? {} : { part: { list: path, number, count } };
}
