/** The address of a page of a list, without the language. The first is the list's own. */
export function partPath(listPath: string, number: number): string {
  return number === 1 ? listPath : `${listPath}/${number}`;
}

/** Whether an address, without the language, is kept for the further pages of a list, however many it has. */
export function isPartPath(listPath: string, path: string): boolean {
  return path.startsWith(`${listPath}/`) && /^[1-9]\d*$/.test(path.slice(listPath.length + 1));
}

/**
 * The pages of a list that one of them links to, in order: itself, those at twice the distance each time, and both ends.
 * So even of a thousand pages none is more than a few links away, for readers and for search engines.
 */
export function pagesToLink(number: number, count: number): readonly number[] {
  const pages = new Set([1, number, count]);
  for (let distance = 1; distance < count; distance *= 2)
    for (const page of [number - distance, number + distance]) if (page >= 1 && page <= count) pages.add(page);
  return [...pages].sort((a, b) => a - b);
}
