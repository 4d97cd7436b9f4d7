import { chosenFacets, filterQuery, withoutFacet, type Facet, type Filters } from '../facets/facets';

export interface CountedFilters {
  readonly filters: Filters;
  readonly count: number;
}

/** The order in which filters are dropped when nothing matches all of them: the least specific ones first. */
const dropOrder: readonly (Facet | 'country')[] = [
  'ends',
  'minimum',
  'customers',
  'kind',
  'country',
  'benefit',
  'category',
  'store',
];

/** All filters with one more facet dropped, in the order of `dropOrder`, without duplicates. */
function loosen(all: readonly Filters[]): readonly Filters[] {
  const each = all.flatMap((filters) =>
    dropOrder.flatMap((facet) => (filters[facet] === undefined ? [] : [withoutFacet(filters, facet)])),
  );
  return [...new Map(each.map((filters) => [filterQuery(filters), filters])).values()];
}

/** The results of dropping one filter that match some offers, else the nearest filters that match some. */
export function waysFrom(filters: Filters, countOf: (filters: Filters) => number): readonly CountedFilters[] {
  const counted = (each: Filters): CountedFilters => ({ filters: each, count: countOf(each) });
  const single = loosen([filters]);
  const alternatives = single.map(counted).filter(({ count }) => count > 0);
  if (alternatives.length > 0) return alternatives;
  for (let tried = loosen(single); tried.length > 0; tried = loosen(tried)) {
    for (const each of tried) {
      const alternative = counted(each);
      if (alternative.count > 0) return [alternative];
    }
  }
  return [];
}

export function givenUpIn(filters: Filters, next: Filters): readonly (Facet | 'country')[] {
  return dropOrder.filter((facet) => filters[facet] !== undefined && next[facet] === undefined).reverse();
}

/** The number of active offers, and if there are none, the nearest filters that match some, but never no filter. */
export function countedOrNearest(
  filters: Filters,
  countOf: (filters: Filters) => number,
): { readonly count: number; readonly nearest?: CountedFilters } {
  const count = countOf(filters);
  if (count > 0) return { count };
  for (let tried = loosen([filters]); tried.length > 0; tried = loosen(tried)) {
    for (const each of tried) {
      if (chosenFacets(each).length === 0 && each.country === undefined) continue;
      const nearest = countOf(each);
      if (nearest > 0) return { count, nearest: { filters: each, count: nearest } };
    }
  }
  return { count };
}
