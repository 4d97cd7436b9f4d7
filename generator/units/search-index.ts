import { languages, type Language } from '../../src/domain/language';
import { searchFile } from '../../src/domain/site-files';
import { searchIndexOf } from '../derive/search-index';
import type { StoreOutline } from '../derive/store-parts';
import { valueInput, type Input, type ValuesOf } from '../engine/input';
import type { Unit, UnitOutput } from '../engine/unit';
import type { SiteInputs } from './site-inputs';

type SearchInputs = Readonly<{ language: Input<Language>; outlines: Input<readonly StoreOutline[]> }>;

/** The file of the search index of a language. */
export function searchIndexFile({ language, outlines }: ValuesOf<SearchInputs>) {
  return { path: searchFile(language), content: JSON.stringify(searchIndexOf(outlines, language)) };
}

function makeSearchIndex(values: ValuesOf<SearchInputs>): UnitOutput {
  return { files: [searchIndexFile(values)] };
}

/** The search index of each language. */
export function searchUnits({ outlines }: SiteInputs): readonly Unit[] {
  return languages.map(
    (language): Unit<SearchInputs> => ({
      id: `search:${language}`,
      inputs: { language: valueInput(language), outlines },
      make: makeSearchIndex,
    }),
  );
}
