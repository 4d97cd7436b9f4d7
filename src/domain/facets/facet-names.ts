/** The facets of a list: the names of their query parameters, in the order of the filter panel. */
export const facets = ['store', 'category', 'kind', 'benefit', 'customers', 'minimum', 'ends'] as const;
export type Facet = (typeof facets)[number];

/** Whether the query of an address sets a facet or the order of a list. Facets in `leftOut` do not count. */
export function choosesOffers(search: string, leftOut: readonly Facet[] = []): boolean {
  const query = new URLSearchParams(search);
  return [...facets, 'sort' as const].some((name) => query.has(name) && !leftOut.some((facet) => facet === name));
}
