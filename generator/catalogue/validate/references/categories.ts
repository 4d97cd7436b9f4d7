import { foldForSearch } from '../../../../src/domain/search/search';
import type { Categories } from '../../../../src/generated/data-types';
import { nearest } from '../../diagnostics/suggest';

/** Maps the folded ids and names of categories to their ids; folding is that of the search. */
function idsByName({ categories }: Categories): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(categories).flatMap(([id, category]) =>
      [id, category?.name.en ?? id, category?.name.ar ?? id].map((name) => [foldForSearch(name), id] as const),
    ),
  );
}

/** The id of the category with this id or name; undefined if there is none. */
export function categoryCalled(word: string, categories: Categories): string | undefined {
  return idsByName(categories).get(foldForSearch(word));
}

/** The id of the category that one of the words probably means: an exact id or name first, then a similar one. */
export function categoryMeant(words: readonly string[], categories: Categories): string | undefined {
  const ids = idsByName(categories);
  const folded = words.map(foldForSearch);
  const name = folded.find((word) => ids.has(word)) ?? folded.flatMap((word) => nearest(word, ids.keys()) ?? []).at(0);
  return name === undefined ? undefined : ids.get(name);
}
