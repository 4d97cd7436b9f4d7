import { otherLanguage, type Language } from '../../src/domain/language';
import { encodeSearchIndex, foldForSearch, type SearchIndexFile } from '../../src/domain/search';
import { byName } from './lists';
import type { StoreOutline } from './store-parts';

/** What the search box knows of the stores, in the order in which it shows them. */
export function searchIndexOf(outlines: readonly StoreOutline[], language: Language): SearchIndexFile {
  const entries = byName(outlines, language).map(({ outline, name }) => ({
    name,
    path: outline.path,
    keys: [
      ...new Set(
        [outline.name[language], outline.name[otherLanguage(language)], ...(outline.aliases ?? [])].map(foldForSearch),
      ),
    ],
  }));
  return encodeSearchIndex(entries);
}
