/** A store in the search index. */
export interface SearchEntry {
  /** The displayed name. */
  readonly name: string;
  /** The page's path without the language. */
  readonly path: string;
  /** The folded search keys: names in both languages and aliases. */
  readonly keys: readonly string[];
}

/**
 * Folds a text for comparison (product rule R21): lower case, no diacritics, no tatweel, one form each of alef, of ya and
 * alef maqsura, and of ha and ta marbuta.
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
 * The encoded search index: one string for each field, one line for each entry. It is half as large as the entries, because
 * it omits what a browser can compute.
 */
export interface SearchIndexFile {
  readonly names: string;
  /** An empty line if the path follows from the keys (`usualPath`). */
  readonly paths: string;
  /** The keys except the folded name, separated by tabs. */
  readonly others: string;
}

/** The store path whose slug is made of the first key with Latin letters or digits. */
function usualPath(keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const slug = key.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
    if (slug !== '') return `/store/${slug}`;
  }
  return undefined;
}

/** Encodes the search index. */
export function encodeSearchIndex(entries: readonly SearchEntry[]): SearchIndexFile {
  const lines = entries.map(({ name, path, keys }) => {
    const own = foldForSearch(name);
    const others = keys.filter((key) => key !== own);
    return { name, path: usualPath([own, ...others]) === path ? '' : path, others: others.join('\t') };
  });
  const column = (part: 'name' | 'path' | 'others'): string => lines.map((line) => line[part]).join('\n');
  return { names: column('name'), paths: column('path'), others: column('others') };
}

/** Decodes the search index. */
export function decodeSearchIndex({ names, paths, others }: SearchIndexFile): readonly SearchEntry[] {
  if (names === '') return [];
  // Folding all names in one call is much faster. Folding replaces line feeds, but not this separator.
  const separator = '\u0001';
  const folded = foldForSearch(names.replaceAll('\n', separator)).split(separator);
  const pathLines = paths.split('\n');
  const otherLines = others.split('\n');
  return names.split('\n').map((name, line): SearchEntry => {
    const other = otherLines[line] ?? '';
    const keys = [(folded[line] ?? '').trim(), ...(other === '' ? [] : other.split('\t'))];
    return { name, path: pathLines[line] || (usualPath(keys) ?? ''), keys };
  });
}
