/** The maximum number of offers on a page of a store or of a list (product rule R89). */
export const offersOfPage = 100;

/** The maximum number of offers per store in a list that is too long for one page (product rule R89). */
export const offersOfStoreInList = 12;

/** Whether a page of all coupons contains the whole list. */
export function isWholeList({ part, more }: { readonly part?: unknown; readonly more?: unknown }): boolean {
  return part === undefined && more === undefined;
}

/** The path of a page of a list, without the language. The first page has the path of the list. */
export function listPagePath(listPath: string, number: number): string {
  return number === 1 ? listPath : `${listPath}/${number}`;
}

/** The list or store that a path, without the language, would be a further page of; undefined for other paths. */
export function listOfPagePath(path: string): string | undefined {
  return /^(.+)\/[1-9]\d*$/.exec(path)?.[1];
}

/** Itself, the first, the last, and those at the distances 1, 2, 4, 8 and so on: few links reach any page. */
export function pagesToLink(number: number, count: number): readonly number[] {
  const pages = new Set([1, number, count]);
  for (let distance = 1; distance < count; distance *= 2)
    for (const page of [number - distance, number + distance]) if (page >= 1 && page <= count) pages.add(page);
  return [...pages].sort((a, b) => a - b);
}
