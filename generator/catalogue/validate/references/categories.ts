import { foldForSearch } from '../../../../src/domain/search/search';
import type { Categories, Countries, Currencies } from '../../../../src/generated/data-types';
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

const symbols: ReadonlyMap<string, string> = new Map([
  ['$', 'USD'],
  ['€', 'EUR'],
]);

/** The only code with a fitting name; undefined if there are none or several. */
function codeWith(
  names: readonly (readonly [code: string, names: readonly string[]])[],
  fits: (name: string) => boolean,
): string | undefined {
  const codes = names.filter(([, own]) => own.map(foldForSearch).some(fits)).map(([code]) => code);
  return codes.length === 1 ? codes[0] : undefined;
}

/** The code of the country with this name, short name or alias; undefined if there is none or several. */
export function countryMeant(written: string, { countries }: Countries): string | undefined {
  const word = foldForSearch(written);
  const names = Object.entries(countries).map(([code, entry]) => {
    const { name, short, aliases = [] } = entry ?? {};
    return [code, [name?.en, name?.ar, short?.en, short?.ar, ...aliases].flatMap((each) => each ?? [])] as const;
  });
  return codeWith(names, (name) => name === word);
}

/** Undefined for an ambiguous word. Accepts a symbol, a name or a word of a name: `$`, `US dollar`, `dollars`. */
export function currencyMeant(written: string, { currencies }: Currencies): string | undefined {
  const word = foldForSearch(written);
  const singular = word.replace(/s$/, '');
  const names = Object.entries(currencies).map(
    ([code, entry]) => [code, [entry?.name.en, entry?.name.ar].flatMap((each) => each ?? [])] as const,
  );
  return symbols.get(written) ?? codeWith(names, (name) => name === word || name.split(' ').includes(singular));
}
