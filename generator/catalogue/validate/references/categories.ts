import { foldForSearch } from '../../../../src/domain/search/search';
import type { Categories } from '../../../../src/generated/data-types';
import { nearest } from '../../diagnostics/suggest';
import { fieldOf, textField } from '../../load/fields';

/** Maps the folded ids and names of a list's entries to their ids; folding is that of the search. */
function idsByName(entries: object): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(entries).flatMap(([id, entry]) =>
      [id, ...['en', 'ar'].map((language) => textField(fieldOf(entry, 'name'), language) ?? id)].map(
        (name) => [foldForSearch(name), id] as const,
      ),
    ),
  );
}

/** The id of the category with this id or name; undefined if there is none. */
export function categoryCalled(word: string, { categories }: Categories): string | undefined {
  return idsByName(categories).get(foldForSearch(word));
}

/** The id of the entry of a list that one of the words probably means: an exact id or name first, then a similar one. */
export function entryMeant(words: readonly string[], entries: object): string | undefined {
  const ids = idsByName(entries);
  const folded = words.map(foldForSearch);
  const name = folded.find((word) => ids.has(word)) ?? folded.flatMap((word) => nearest(word, ids.keys()) ?? []).at(0);
  return name === undefined ? undefined : ids.get(name);
}
