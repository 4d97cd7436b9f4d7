import type { Language } from '../domain/language';
import { decodeSearchIndex, type SearchEntry, type SearchIndexFile } from '../domain/search';
import { searchFile } from '../domain/site-files';
import { loadJson } from './json';

const decoded = new WeakMap<SearchIndexFile, readonly SearchEntry[]>();

/** Loads the search index of a language. */
export async function loadSearchIndex(language: Language): Promise<readonly SearchEntry[]> {
  // The generator wrote the file from a value of this type.
  const file = (await loadJson(searchFile(language))) as SearchIndexFile | undefined;
  if (!file) return [];
  const entries = decoded.get(file) ?? decodeSearchIndex(file);
  decoded.set(file, entries);
  return entries;
}
