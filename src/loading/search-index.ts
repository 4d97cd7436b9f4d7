import type { Language } from '../domain/language';
import type { SearchIndexFile } from '../domain/search';
import { searchFile } from '../domain/site-files';
import { loadJson } from './json';

/** Loads the encoded search index of a language; undefined if the site has none. */
export async function loadSearchIndex(language: Language): Promise<SearchIndexFile | undefined> {
  // The generator wrote the file from a value of this type.
  return (await loadJson(searchFile(language))) as SearchIndexFile | undefined;
}
