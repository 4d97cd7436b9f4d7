// The standard names. With `none`, unknown codes have no name.
const regions = ['en', 'ar'].map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }));
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Whether a text is a two-letter code of ISO 3166-1. */
export function isCountryCode(code: string): boolean {
  // ZZ stands for an unknown country.
  return /^[A-Z]{2}$/.test(code) && code !== 'ZZ' && regions[0]?.of(code) !== undefined;
}

let countries: ReadonlyMap<string, string> | undefined;

/** The code of the country with an English or Arabic name, ignoring case: `JO` for Jordan and for الأردن. */
export function countryCodeOf(name: string): string | undefined {
  countries ??= new Map(
    letters
      .flatMap((first) => letters.map((second) => first + second))
      .filter(isCountryCode)
      .flatMap((code) => regions.map((each) => [each.of(code)?.toLowerCase() ?? '', code] as const)),
  );
  return countries.get(name.trim().toLowerCase());
}

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** Every code of ISO 4217 that Node supports. */
export const currencyCodes: readonly string[] = [...currencies];

/** Whether a text is a code of ISO 4217. */
export function isCurrencyCode(code: string): boolean {
  return currencies.has(code);
}
