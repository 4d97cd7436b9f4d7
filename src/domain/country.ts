import type { Country } from '../generated/data-types';

/** The countries of the site. Their type makes the compiler compare them with the schema. */
const countries: Readonly<Record<Country, 1>> = { SA: 1, AE: 1, KW: 1, QA: 1, OM: 1, BH: 1, EG: 1 };

/** Whether a text is the code of a country of the site. */
export function isCountry(code: string): code is Country {
  return Object.hasOwn(countries, code);
}

const parameter = /^[^#]*?[?&]country=([^&#]*)/;

/**
 * The country that an address or its query names (product rule R56): `SA` of `/en/stores?country=sa`. Undefined without one
 * and for any value but the code of a country of the site in small letters.
 */
export function countryOf(address: string): Country | undefined {
  const value = parameter.exec(address)?.[1] ?? '';
  const code = /^[a-z]{2}$/.test(value) ? value.toUpperCase() : '';
  return isCountry(code) ? code : undefined;
}

/** The address of a page, with the country of the present address unless it names one itself. */
export function withCountryOf(present: string, address: string): string {
  const country = countryOf(present);
  return country && !parameter.test(address)
    ? address.replace(
        /(?:\?[^#]*)?(?=#|$)/,
        (query) => `${query}${query === '' ? '?' : '&'}country=${country.toLowerCase()}`,
      )
    : address;
}
