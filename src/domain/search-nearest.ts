import { chosenFacets, type Facet, type Filters } from './facets';

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

function without(filters: Filters, facet: Facet | 'country'): Filters {
  const { [facet]: _, ...rest } = filters;
  return rest;
}

/** The filters with one more of them given up, those that are given up first first. */
function looser(all: readonly Filters[]): readonly Filters[] {
  return all.flatMap((filters) =>
    givenUp.flatMap((facet) => (filters[facet] === undefined ? [] : [without(filters, facet)])),
  );
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
