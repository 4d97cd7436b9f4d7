import type { Country } from '../generated/data-types';
import type { Instant } from './calendar';
import { countryFit, countryRank } from './country';
import {
  compareSavings,
  endsSoon,
  type Facet,
  type FacetCounts,
  type Filters,
  type OfferFacts,
  type Sort,
} from './facets';

/** Facts that offers have in common: of ten thousands of offers there are few hundred different ones. */
export type SharedFacts = Pick<OfferFacts, 'kind' | 'benefits' | 'where' | 'newCustomers' | 'minimum'>;

/** The category of an offer, and the group of that category. */
export type CategoryFacts = Pick<OfferFacts, 'category' | 'group'>;

/** The columns of a table: of each offer a number, the place of the value in its list. */
export type FactColumns = Readonly<Record<'shared' | 'category' | 'store' | 'start' | 'end', ArrayLike<number>>>;

/**
 * The facts of offers as columns of numbers, so that ten thousands are filtered, counted and sorted in a few milliseconds. A place is
 * the number of an offer in the table, from 0, in its given order.
 */
export interface FactTable {
  readonly size: number;
  readonly columns: FactColumns;
  readonly shared: readonly SharedFacts[];
  readonly categories: readonly CategoryFacts[];
  /** The number of stores. */
  readonly stores: number;
  /** The number of a store in its column; undefined for an unknown one. */
  readonly storeNumber: (slug: string) => number | undefined;
  /** When offers begin; -Infinity for those that have always been valid. */
  readonly starts: readonly Instant[];
  /** When offers end, the soonest first; Infinity for those without a known end. */
  readonly ends: readonly Instant[];
}

/** Places of offers in a table. */
export type Places = Uint32Array;

/** Numbers each different value of a list, in an order of them or in that of their first occurrence. */
function numbered<T extends string | number>(
  values: readonly T[],
  compare?: (a: T, b: T) => number,
): { readonly distinct: readonly T[]; readonly column: readonly number[] } {
  const distinct = [...new Set(values)];
  if (compare) distinct.sort(compare);
  const numbers = new Map(distinct.map((value, number) => [value, number]));
  return { distinct, column: values.map((value) => numbers.get(value) ?? 0) };
}

/** The table of the offers of a page. */
export function tableOf(offers: readonly OfferFacts[]): FactTable {
  const ascending = (a: number, b: number): number => (a === b ? 0 : a - b);
  const stores = numbered(offers.map(({ store }) => store));
  const ends = numbered(
    offers.map(({ expiresAt = Infinity }) => expiresAt),
    ascending,
  );
  const starts = numbered(offers.map(({ startsAt = -Infinity }) => startsAt));
  const own = offers.map((_offer, place) => place);
  return {
    size: offers.length,
    columns: {
      shared: own,
      category: own,
      store: stores.column,
      start: starts.column,
      end: ends.column,
    },
    shared: offers,
    categories: offers,
    stores: stores.distinct.length,
    storeNumber: (slug) => {
      const number = stores.distinct.indexOf(slug);
      return number === -1 ? undefined : number;
    },
    starts: starts.distinct,
    ends: ends.distinct,
  };
}

/** A bit for each facet: set where an offer does not satisfy what is chosen of it. */
const bits = {
  store: 1,
  category: 2,
  kind: 4,
  benefit: 8,
  customers: 16,
  minimum: 32,
  ends: 64,
} as const satisfies Record<Facet, number>;

/** The bit of an offer that is not counted: it is known not to hold in the chosen country. */
const elsewhere = 128;

/** The bit of an offer that has ended. */
const ended = 256;

const none: readonly string[] = [];

/** The values of those facets that offers share. */
const sharedValues = {
  kind: ({ kind }: SharedFacts): readonly string[] => [kind],
  benefit: ({ benefits }: SharedFacts): readonly string[] => benefits,
  customers: ({ newCustomers }: SharedFacts): readonly string[] => (newCustomers ? ['new'] : none),
  minimum: ({ minimum }: SharedFacts): readonly string[] => (minimum ? none : ['none']),
} as const;
const sharedFacets = ['kind', 'benefit', 'customers', 'minimum'] as const;

function categoryValues({ category, group }: CategoryFacts): readonly string[] {
  return group === undefined ? [category] : [category, group];
}

/** The bits of each entry of a list, as a column. */
function bitsOf<T>(entries: readonly T[], bitOf: (entry: T) => number): Uint16Array {
  return Uint16Array.from(entries, bitOf);
}

/** What the entries of a table's lists do not satisfy. */
interface Unsatisfied {
  readonly shared: Uint16Array;
  readonly category: Uint16Array;
  readonly store: Uint16Array;
  readonly end: Uint16Array;
}

function unsatisfied(table: FactTable, filters: Filters, now: Instant): Unsatisfied {
  const lacks = (facet: Facet, values: readonly string[]): number => {
    const chosen: readonly string[] | undefined = filters[facet];
    return chosen === undefined || values.some((value) => chosen.includes(value)) ? 0 : bits[facet];
  };
  const chosen = new Set(filters.store?.map(table.storeNumber));
  const store = new Uint16Array(table.stores);
  if (filters.store)
    for (let number = 0; number < store.length; number += 1) if (!chosen.has(number)) store[number] = bits.store;
  return {
    shared: bitsOf(table.shared, (facts) =>
      sharedFacets.reduce(
        (sum, facet) => sum | lacks(facet, sharedValues[facet](facts)),
        countryFit(facts, filters.country) === 'invalid' ? elsewhere : 0,
      ),
    ),
    category: bitsOf(table.categories, (facts) => lacks('category', categoryValues(facts))),
    store,
    end: bitsOf(table.ends, (end) => (end <= now ? ended : 0) | lacks('ends', endsSoon(end, now) ? ['soon'] : none)),
  };
}

/** The bits of each offer that a facet or the clock leaves out. */
function bitsOfOffers({ size, columns }: FactTable, { shared, category, store, end }: Unsatisfied): Uint16Array {
  const all = new Uint16Array(size);
  for (let place = 0; place < size; place += 1)
    all[place] =
      at(shared, columns.shared, place) |
      at(category, columns.category, place) |
      at(store, columns.store, place) |
      at(end, columns.end, place);
  return all;
}

/** The value of an offer by the number in its column. */
function at(values: ArrayLike<number>, column: ArrayLike<number>, place: number): number {
  return values[column[place] ?? 0] ?? 0;
}

/** The offers of which nothing but some bits is set, in their given order. */
function placesBut(ignored: number, table: FactTable, filters: Filters, now: Instant): Places {
  const left = bitsOfOffers(table, unsatisfied(table, filters, now));
  const places = new Uint32Array(table.size);
  let count = 0;
  for (let place = 0; place < left.length; place += 1) {
    if (((left[place] ?? 0) & ~ignored) !== 0) continue;
    places[count] = place;
    count += 1;
  }
  return places.subarray(0, count);
}

/** The active offers that satisfy all facets, in their given order. Those that do not hold in the chosen country are among them. */
export function matchingPlaces(table: FactTable, filters: Filters, now: Instant): Places {
  return placesBut(elsewhere, table, filters, now);
}

/** The offers that satisfy all facets, in their given order, also those that have ended. */
export function satisfyingPlaces(table: FactTable, filters: Filters, now: Instant): Places {
  return placesBut(elsewhere | ended, table, filters, now);
}

/** How many active offers there are by the values of each facet, as the other facets leave them. */
export interface PlaceCounts extends Readonly<Record<Exclude<Facet, 'store'>, ReadonlyMap<string, number>>> {
  /** The number of results, with all facets. */
  readonly all: number;
  /** How many of them are known to hold in the chosen country. */
  readonly valid: number;
  /** How many are known to hold in each country, whichever is chosen. */
  readonly country: ReadonlyMap<Country, number>;
  /** By the numbers of the stores. */
  readonly store: Uint32Array;
}

/** The entries of a list with the values that they have of a facet, added up. */
function addedUp<T, Value extends string>(
  entries: readonly T[],
  counts: Uint32Array,
  valuesOf: (entry: T) => readonly Value[],
): ReadonlyMap<Value, number> {
  const sums = new Map<Value, number>();
  for (const [number, entry] of entries.entries()) {
    const count = counts[number] ?? 0;
    if (count > 0) for (const value of valuesOf(entry)) sums.set(value, (sums.get(value) ?? 0) + count);
  }
  return sums;
}

/** Counts offers for the facets. Those that do not hold in the chosen country are not counted (product rule R56). */
export function countPlaces(table: FactTable, filters: Filters, now: Instant): PlaceCounts {
  const { size, columns } = table;
  const left = bitsOfOffers(table, unsatisfied(table, filters, now));
  const byStore = new Uint32Array(table.stores);
  const byCategory = new Uint32Array(table.categories.length);
  const byEnd = new Uint32Array(table.ends.length);
  // By the facets that offers share, and the country, what each of them alone leaves out; with 0 what is left.
  const byShared = new Map(
    [0, elsewhere, ...sharedFacets.map((facet) => bits[facet])].map((bit) => [
      bit,
      new Uint32Array(table.shared.length),
    ]),
  );
  const add = (counts: Uint32Array, column: ArrayLike<number>, place: number): void => {
    const number = column[place] ?? 0;
    counts[number] = (counts[number] ?? 0) + 1;
  };
  const leftByShared = byShared.get(0) ?? new Uint32Array();
  let all = 0;
  for (let place = 0; place < size; place += 1) {
    const bit = left[place] ?? 0;
    if (bit === 0) {
      all += 1;
      add(leftByShared, columns.shared, place);
      add(byEnd, columns.end, place);
    }
    if (bit === 0 || bit === bits.store) add(byStore, columns.store, place);
    if (bit === 0 || bit === bits.category) add(byCategory, columns.category, place);
    else {
      const only = byShared.get(bit);
      if (only) add(only, columns.shared, place);
    }
  }
  const leftWithout = (bit: number): Uint32Array => {
    const only = byShared.get(bit);
    return leftByShared.map((count, number) => count + (only?.[number] ?? 0));
  };
  const sharedCounts = (facet: (typeof sharedFacets)[number]): ReadonlyMap<string, number> =>
    addedUp(table.shared, leftWithout(bits[facet]), sharedValues[facet]);
  const valid = table.shared.reduce(
    (sum, facts, number) => sum + (countryFit(facts, filters.country) === 'valid' ? (leftByShared[number] ?? 0) : 0),
    0,
  );
  return {
    all,
    valid,
    country: addedUp(table.shared, leftWithout(elsewhere), ({ where }) => where ?? []),
    store: byStore,
    category: addedUp(table.categories, byCategory, categoryValues),
    kind: sharedCounts('kind'),
    benefit: sharedCounts('benefit'),
    customers: sharedCounts('customers'),
    minimum: sharedCounts('minimum'),
    ends: addedUp(table.ends, byEnd, (end) => (endsSoon(end, now) ? ['soon'] : none)),
  };
}

/** As `countPlaces`, with the counts of some stores by their slugs. */
export function countsOf(table: FactTable, filters: Filters, now: Instant, slugs: Iterable<string>): FacetCounts {
  const { store, ...counts } = countPlaces(table, filters, now);
  const counted = [...slugs].map((slug) => [slug, store[table.storeNumber(slug) ?? -1] ?? 0] as const);
  return { ...counts, store: new Map(counted.filter(([, count]) => count > 0)) };
}

/** An order of all offers of a table: the rank of each, from 0, equal where the order does not decide. */
export interface PlaceOrder {
  readonly rank: (place: number) => number;
  readonly ranks: number;
}

/** The ranks of the entries of a list in an order. */
export function ranksOf<T>(entries: readonly T[], compare: (a: T, b: T) => number): Uint32Array {
  const numbers = entries.map((_entry, number) => number);
  const order = (a: number, b: number): number => compare(entries[a] as T, entries[b] as T);
  numbers.sort(order);
  const ranks = new Uint32Array(entries.length);
  let rank = 0;
  numbers.forEach((number, index) => {
    if (index > 0 && order(numbers[index - 1] ?? 0, number) !== 0) rank += 1;
    ranks[number] = rank;
  });
  return ranks;
}

/** The order of a list without a choice: codes, then deals. */
export function orderOfKinds({ columns, shared }: FactTable): PlaceOrder {
  const ranks = Uint8Array.from(shared, ({ kind }) => Number(kind === 'deal'));
  return { rank: (place) => at(ranks, columns.shared, place), ranks: 2 };
}

/** The order of ends: the soonest first, offers without a known end last. */
export function orderOfEnds({ columns, ends }: FactTable): PlaceOrder {
  return { rank: (place) => columns.end[place] ?? 0, ranks: ends.length };
}

/** The order that a comparison gives to the entries of a list of which each offer has one. */
export function orderOfEntries<T>(
  entries: readonly T[],
  column: ArrayLike<number>,
  compare: (a: T, b: T) => number,
): PlaceOrder {
  const ranks = ranksOf(entries, compare);
  return { rank: (place) => at(ranks, column, place), ranks: entries.length };
}

/** An order of the table of a page's offers; without a choice, the one in which they are given. */
export function orderOfSort(table: FactTable, offers: readonly OfferFacts[], sort: Sort | undefined): PlaceOrder {
  const { shared: own } = table.columns;
  switch (sort) {
    case 'saving':
      return orderOfEntries(offers, own, compareSavings);
    case 'checked':
      return orderOfEntries(offers, own, (a, b) => (b.checked ?? 0) - (a.checked ?? 0));
    case 'end':
      return orderOfEnds(table);
    case undefined:
      return { rank: () => 0, ranks: 1 };
  }
}

/**
 * Places in the order of a list: those that hold in the chosen country, those of which it is unknown, the others; among them
 * those valid now before those that have not begun; then by the order. The rest stays in its given order. No link, network
 * or commission is an input (product rule R57).
 */
export function orderedPlaces(
  table: FactTable,
  places: Places,
  { country, now }: { readonly country: Country | undefined; readonly now: Instant },
  { rank, ranks }: PlaceOrder,
): Places {
  const { columns, shared, starts } = table;
  const fit = Uint8Array.from(shared, (facts) => countryRank(facts, country));
  const begun = Uint8Array.from(starts, (start) => Number(start > now));
  const keyOf = (place: number): number =>
    (at(fit, columns.shared, place) * 2 + at(begun, columns.start, place)) * ranks + rank(place);
  // A counting sort: it keeps the given order of equal keys, and takes no longer for ten thousands of places.
  const next = new Uint32Array(6 * ranks + 1);
  for (const place of places) next[keyOf(place) + 1] = (next[keyOf(place) + 1] ?? 0) + 1;
  for (let key = 1; key < next.length; key += 1) next[key] = (next[key] ?? 0) + (next[key - 1] ?? 0);
  const ordered = new Uint32Array(places.length);
  for (const place of places) {
    const key = keyOf(place);
    const index = next[key] ?? 0;
    ordered[index] = place;
    next[key] = index + 1;
  }
  return ordered;
}
