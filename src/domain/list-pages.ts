/** How many offers a page has at most, of one store or of a list of several (product rule R89). */
export const offersOfPage = 100;

/** How many offers of each store a list has that does not fit on one page with all of them (product rule R89). */
export const offersOfStoreInList = 12;

/** Whether a page of all coupons has all of them. */
export function isWholeList({ part, more }: { readonly part?: unknown; readonly more?: unknown }): boolean {
  return part === undefined && more === undefined;
}

/** The path of a page of a list, without the language. The first page has the path of the list. */
export function listPagePath(listPath: string, number: number): string {
  return number === 1 ? listPath : `${listPath}/${number}`;
}

/** The list, or the store, for whose further pages a path without the language would be reserved; undefined for other paths. */
export function listOfPagePath(path: string): string | undefined {
  return /^(.+)\/[1-9]\d*$/.exec(path)?.[1];
}

/**
 * The pages of a list that one of them links to, in order: itself, the first, the last, and those at the distances 1, 2, 4,
 * 8 and so on. So any of a thousand pages is reachable in a few links, for readers and for search engines.
 */
export function pagesToLink(number: number, count: number): readonly number[] {
  const pages = new Set([1, number, count]);
  for (let distance = 1; distance < count; distance *= 2)
    for (const page of [number - distance, number + distance]) if (page >= 1 && page <= count) pages.add(page);
  return [...pages].sort((a, b) => a - b);
}
