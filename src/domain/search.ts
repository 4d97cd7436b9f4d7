/** One store as the search box knows it. */
export interface SearchEntry {
  /** The name shown. */
  readonly name: string;
  /** The page's path without the language. */
  readonly path: string;
  /** Everything the store is found by, already folded: names in both languages and aliases. */
  readonly keys: readonly string[];
}

/**
 * Folds a text for comparison (rulings, 16): small letters, no diacritics, no tatweel, one form each of alef,
 * of ya and alef maqsura, and of ha and ta marbuta.
 */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g, '')
    .replace(/[\u0622\u0623\u0625\u0671]/g, '\u0627')
    .replace(/\u0649/g, '\u064a')
    .replace(/\u0629/g, '\u0647')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** The stores whose name contains the query, in their given order. An empty query finds none. */
export function searchStores<T extends SearchEntry>(entries: readonly T[], query: string): readonly T[] {
  const folded = foldForSearch(query);
  return folded === '' ? [] : entries.filter((entry) => entry.keys.some((key) => key.includes(folded)));
}
