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
 * Folds a text for comparison (product rule R21): small letters, no diacritics, no tatweel, one form each of alef,
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

/**
 * The index as it travels: a column for each part of an entry, a line for each entry. Half the bytes of the entries
 * themselves, and what a browser can work out is left out.
 */
export interface SearchIndexFile {
  readonly names: string;
  /** Empty where the path is the usual one of a store by one of its keys. */
  readonly paths: string;
  /** The keys besides the folded name, with tabs between them. */
  readonly others: string;
}

/** The usual path of a store by what it is found by: that of the first key with Latin letters or digits. */
function usualPath(keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const slug = key.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
    if (slug !== '') return `/store/${slug}`;
  }
  return undefined;
}

/** Writes the index for the way. */
export function encodeSearchIndex(entries: readonly SearchEntry[]): SearchIndexFile {
  const lines = entries.map(({ name, path, keys }) => {
    const own = foldForSearch(name);
    const others = keys.filter((key) => key !== own);
    return { name, path: usualPath([own, ...others]) === path ? '' : path, others: others.join('\t') };
  });
  const column = (part: 'name' | 'path' | 'others'): string => lines.map((line) => line[part]).join('\n');
  return { names: column('name'), paths: column('path'), others: column('others') };
}

/** Reads the index as it came. */
export function decodeSearchIndex({ names, paths, others }: SearchIndexFile): readonly SearchEntry[] {
  if (names === '') return [];
  // All names are folded at one go, which takes a fraction of the time; the mark is none that folding touches.
  const mark = '\u0001';
  const folded = foldForSearch(names.replaceAll('\n', mark)).split(mark);
  const pathLines = paths.split('\n');
  const otherLines = others.split('\n');
  return names.split('\n').map((name, line): SearchEntry => {
    const other = otherLines[line] ?? '';
    const keys = [(folded[line] ?? '').trim(), ...(other === '' ? [] : other.split('\t'))];
    return { name, path: pathLines[line] || (usualPath(keys) ?? ''), keys };
  });
}
