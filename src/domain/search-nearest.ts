import { chosenFacets, filterQuery, withoutFacet, type Facet, type Filters } from './facets';

/** Filters with the number of active offers that satisfy them. */
export interface CountedFilters {
  readonly filters: Filters;
  readonly count: number;
}

/** What is given up first where nothing satisfies all filters: what a visitor asked for least specifically. */
const givenUp: readonly (Facet | 'country')[] = [
  'ends',
  'minimum',
  'customers',
  'kind',
  'country',
  'benefit',
  'category',
  'store',
];

/** The filters with one more of them given up, those that are given up first first, each once. */
function looser(all: readonly Filters[]): readonly Filters[] {
  const each = all.flatMap((filters) =>
    givenUp.flatMap((facet) => (filters[facet] === undefined ? [] : [withoutFacet(filters, facet)])),
  );
  return [...new Map(each.map((filters) => [filterQuery(filters), filters])).values()];
}

/**
 * The ways on from filters that nothing satisfies: each filter without which alone there are some offers, or if there is none, the
 * nearest filters with some, down to no filter at all.
 */
export function waysFrom(filters: Filters, countOf: (filters: Filters) => number): readonly CountedFilters[] {
  const counted = (each: Filters): CountedFilters => ({ filters: each, count: countOf(each) });
  const single = looser([filters]);
  const ways = single.map(counted).filter(({ count }) => count > 0);
  if (ways.length > 0) return ways;
  for (let tried = looser(single); tried.length > 0; tried = looser(tried)) {
    for (const each of tried) {
      const way = counted(each);
      if (way.count > 0) return [way];
    }
  }
  return [];
}

/** The filters that `next` has given up. */
export function givenUpIn(filters: Filters, next: Filters): readonly (Facet | 'country')[] {
  return givenUp.filter((facet) => filters[facet] !== undefined && next[facet] === undefined).reverse();
}

/**
 * The number of active offers that satisfy filters, and if there are none, the nearest filters with some: as few as possible are
 * given up. `countOf` counts.
 */
export function countedOrNearest(
  filters: Filters,
  countOf: (filters: Filters) => number,
): { readonly count: number; readonly nearest?: CountedFilters } {
  const count = countOf(filters);
  if (count > 0) return { count };
  for (let tried = looser([filters]); tried.length > 0; tried = looser(tried)) {
    for (const each of tried) {
      if (chosenFacets(each).length === 0 && each.country === undefined) continue;
      const nearest = countOf(each);
      if (nearest > 0) return { count, nearest: { filters: each, count: nearest } };
    }
  }
  return { count };
}
