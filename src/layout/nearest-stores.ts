import { distance } from 'fastest-levenshtein';
import { foldForSearch, type SearchEntry } from '../domain/search';

// Names of two letters are contained in too many texts.
const shortestName = 3;

/** How many letters a text may differ from a name. */
function tolerance(text: string): number {
  return text.length < 3 ? 0 : text.length < 5 ? 1 : 2;
}

/** How far a text is from the nearest of a store's names: 0 if it contains the name as words of its own. */
function distanceTo({ keys }: SearchEntry, text: string): number {
  return Math.min(
    ...keys.map((key) => {
      if (key.length >= shortestName && ` ${text} `.includes(` ${key} `)) return 0;
      return Math.abs(key.length - text.length) > tolerance(text) ? Infinity : distance(key, text);
    }),
  );
}

/** The stores that a text may mean although no name contains it: the nearest first, at most `most`. */
export function nearestStores<T extends SearchEntry>(entries: readonly T[], query: string, most: number): readonly T[] {
  const text = foldForSearch(query);
  return entries
    .map((entry) => ({ entry, distance: distanceTo(entry, text) }))
    .filter((each) => each.distance <= tolerance(text))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ entry }) => entry);
}
