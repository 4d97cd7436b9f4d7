import { foldForSearch } from '../../../../src/domain/search/search';
import type { Countries, Currencies } from '../../../../src/generated/data-types';

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
