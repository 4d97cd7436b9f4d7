import type { Country } from '../../generated/data-types';
import type { Instant } from '../dates/calendar';
import { countryFit, countryRank } from '../offers/country';
import {
  compareSavings,
  endsSoon,
  type Facet,
  type FacetCounts,
  type Filters,
  type OfferFacts,
  type Sort,
} from './facets';

/** The facts that offers share: tens of thousands of offers have a few hundred different combinations. */
export type SharedFacts = Pick<OfferFacts, 'kind' | 'benefits' | 'where' | 'newCustomers' | 'minimum'>;

export type CategoryFacts = Pick<OfferFacts, 'category' | 'group'>;

/** The columns of a table. For each offer, they contain the index of its value in the list of values. */
export type FactColumns = Readonly<Record<'shared' | 'category' | 'store' | 'start' | 'end', ArrayLike<number>>>;

/** As columns of numbers, so that tens of thousands of offers are handled in milliseconds. A place is an index. */
export interface FactTable {
  readonly size: number;
  readonly columns: FactColumns;
  readonly shared: readonly SharedFacts[];
  readonly categories: readonly CategoryFacts[];
  readonly stores: number;
  /** The number of a store in its column; undefined for an unknown store. */
  readonly storeNumber: (slug: string) => number | undefined;
  /** The distinct starts; -Infinity for offers that have always been valid. */
  readonly starts: readonly Instant[];
  /** The distinct ends in ascending order; Infinity for offers without a known end. */
  readonly ends: readonly Instant[];
}

/** Indices of offers in a table. */
export type Places = Uint32Array;

/** Replaces values by their index in the distinct values, sorted by `compare` or by first occurrence. */
function numberValues<T extends string | number>(
  values: readonly T[],
  compare?: (a: T, b: T) => number,
): { readonly distinct: readonly T[]; readonly column: readonly number[] } {
  const distinct = [...new Set(values)];
  if (compare) distinct.sort(compare);
  const numbers = new Map(distinct.map((value, number) => [value, number]));
  return { distinct, column: values.map((value) => numbers.get(value) ?? 0) };
}

export function tableOf(offers: readonly OfferFacts[]): FactTable {
  const ascending = (a: number, b: number): number => (a === b ? 0 : a - b);
  const stores = numberValues(offers.map(({ store }) => store));
  const ends = numberValues(
    offers.map(({ endsAt = Infinity }) => endsAt),
    ascending,
  );
  const starts = numberValues(offers.map(({ startsAt = -Infinity }) => startsAt));
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

/** A bit for each facet. It is set for an offer that does not match the facet's choice. */
const bits = {
  store: 1,
  category: 2,
  kind: 4,
  benefit: 8,
  customers: 16,
  minimum: 32,
  ends: 64,
} as const satisfies Record<Facet, number>;

/** The bit of an offer that is known to be invalid in the chosen country. It is not counted. */
const elsewhere = 128;

const ended = 256;

const none: readonly string[] = [];

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

function bitsOf<T>(entries: readonly T[], bitOf: (entry: T) => number): Uint16Array {
  return Uint16Array.from(entries, bitOf);
}

interface Unsatisfied {
  readonly shared: Uint16Array;
  readonly category: Uint16Array;
  readonly store: Uint16Array;
  readonly end: Uint16Array;
}

function findUnsatisfied(table: FactTable, filters: Filters, now: Instant): Unsatisfied {
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

/** The bits of each offer, for facets that it does not match and for an end in the past. */
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

function at(values: ArrayLike<number>, column: ArrayLike<number>, place: number): number {
  return values[column[place] ?? 0] ?? 0;
}

/** The offers that have no bits set other than `ignored`, in their given order. */
function placesBut(ignored: number, table: FactTable, filters: Filters, now: Instant): Places {
  const left = bitsOfOffers(table, findUnsatisfied(table, filters, now));
  const places = new Uint32Array(table.size);
  let count = 0;
  for (let place = 0; place < left.length; place += 1) {
    if (((left[place] ?? 0) & ~ignored) !== 0) continue;
    places[count] = place;
    count += 1;
  }
  return places.subarray(0, count);
}

/** The active offers that match all facets, in their given order, also those that are invalid in the country. */
export function matchingPlaces(table: FactTable, filters: Filters, now: Instant): Places {
  return placesBut(elsewhere, table, filters, now);
}

/** The offers that match all facets, in their given order, including those that have ended. */
export function satisfyingPlaces(table: FactTable, filters: Filters, now: Instant): Places {
  return placesBut(elsewhere | ended, table, filters, now);
}

export interface PlaceCounts extends Readonly<Record<Exclude<Facet, 'store'>, ReadonlyMap<string, number>>> {
  readonly all: number;
  readonly valid: number;
  readonly country: ReadonlyMap<Country, number>;
  /** Indexed by the number of the store. */
  readonly store: Uint32Array;
}

function sumByValue<T, Value extends string>(
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

/** Counts offers for the facets. Offers that are invalid in the chosen country are not counted (product rule R56). */
export function countPlaces(table: FactTable, filters: Filters, now: Instant): PlaceCounts {
  const { size, columns } = table;
  const left = bitsOfOffers(table, findUnsatisfied(table, filters, now));
  const byStore = new Uint32Array(table.stores);
  const byCategory = new Uint32Array(table.categories.length);
  const byEnd = new Uint32Array(table.ends.length);
  // By bit: the offers that only this facet or the country excludes, counted by shared facts. Key 0 has the offers that
  // nothing excludes.
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
    sumByValue(table.shared, leftWithout(bits[facet]), sharedValues[facet]);
  const valid = table.shared.reduce(
    (sum, facts, number) => sum + (countryFit(facts, filters.country) === 'valid' ? (leftByShared[number] ?? 0) : 0),
    0,
  );
  return {
    all,
    valid,
    country: sumByValue(table.shared, leftWithout(elsewhere), ({ where }) => where ?? []),
    store: byStore,
    category: sumByValue(table.categories, byCategory, categoryValues),
    kind: sharedCounts('kind'),
    benefit: sharedCounts('benefit'),
    customers: sharedCounts('customers'),
    minimum: sharedCounts('minimum'),
    ends: sumByValue(table.ends, byEnd, (end) => (endsSoon(end, now) ? ['soon'] : none)),
  };
}

/** Like `countPlaces`, with the counts of the given stores by slug. Stores without offers are absent. */
export function countsOf(table: FactTable, filters: Filters, now: Instant, slugs: Iterable<string>): FacetCounts {
  const { store, ...counts } = countPlaces(table, filters, now);
  const counted = [...slugs].map((slug) => [slug, store[table.storeNumber(slug) ?? -1] ?? 0] as const);
  return { ...counts, store: new Map(counted.filter(([, count]) => count > 0)) };
}

/** A sort order of all offers in a table: the rank of each, from 0. Offers with equal ranks keep their order. */
export interface PlaceOrder {
  readonly rank: (place: number) => number;
  readonly ranks: number;
}

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

/** The default order of a list: codes, then deals. */
export function orderOfKinds({ columns, shared }: FactTable): PlaceOrder {
  const ranks = Uint8Array.from(shared, ({ kind }) => Number(kind === 'deal'));
  return { rank: (place) => at(ranks, columns.shared, place), ranks: 2 };
}

/** The order by end: the soonest first, offers without a known end last. */
export function orderOfEnds({ columns, ends }: FactTable): PlaceOrder {
  return { rank: (place) => columns.end[place] ?? 0, ranks: ends.length };
}

export function orderOfEntries<T>(
  entries: readonly T[],
  column: ArrayLike<number>,
  compare: (a: T, b: T) => number,
): PlaceOrder {
  const ranks = ranksOf(entries, compare);
  return { rank: (place) => at(ranks, column, place), ranks: entries.length };
}

/** The order for a choice on a page that has all offers; without a choice, the given order. */
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
 * Sorts offers for a list: valid in the chosen country, unknown, invalid; within these, valid now before not begun;
 * then by the order. Otherwise offers keep their order. No link, network or commission is an input (product rule R57).
 */
export function orderedPlaces(
  table: FactTable,
  places: Places,
  { country, now }: { readonly country: Country | undefined; readonly now: Instant },
  { rank, ranks }: PlaceOrder,
): Places {
  const { columns, shared, starts } = table;
  const fit = Uint8Array.from(shared, (facts) => countryRank(facts, country));
  const notBegun = Uint8Array.from(starts, (start) => Number(start > now));
  const keyOf = (place: number): number =>
    (at(fit, columns.shared, place) * 2 + at(notBegun, columns.start, place)) * ranks + rank(place);
  // A counting sort: it is stable, and linear in the number of offers.
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
