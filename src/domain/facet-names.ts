/** The facets of a list, by the names of their parameters in the query, in the order of the panel. */
export const facets = ['store', 'category', 'kind', 'benefit', 'customers', 'minimum', 'ends'] as const;
export type Facet = (typeof facets)[number];

/** Whether the query of an address chooses of a list or its order, other than by the facets that are left out. */
export function choosesOffers(search: string, leftOut: readonly Facet[] = []): boolean {
  const query = new URLSearchParams(search);
  return [...facets, 'sort' as const].some((name) => query.has(name) && !leftOut.some((facet) => facet === name));
}
