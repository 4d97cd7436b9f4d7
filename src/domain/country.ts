import type { Country } from '../generated/data-types';

/** The countries of the site. Their type makes the compiler compare them with the schema. */
const countries: Readonly<Record<Country, true>> = {
  SA: true,
  AE: true,
  KW: true,
  QA: true,
  OM: true,
  BH: true,
  EG: true,
};

function isCountry(code: string): code is Country {
  return Object.hasOwn(countries, code);
}

const parameter = 'country';

function queryOf(address: string): URLSearchParams {
  return new URLSearchParams(/^[^?#]*\?([^#]*)/.exec(address)?.[1]);
}

/**
 * The country that an address or its query names (product rule R56): `SA` of `/en/stores?country=sa`. Undefined without one
 * and for any value but the code of a country of the site in small letters.
 */
export function countryOf(address: string): Country | undefined {
  const value = queryOf(address).get(parameter) ?? '';
  const code = /^[a-z]{2}$/.test(value) ? value.toUpperCase() : '';
  return isCountry(code) ? code : undefined;
}

/** The address of a page, with the country of the present address unless it names one itself. */
export function withCountryOf(present: string, address: string): string {
  const country = countryOf(present);
  if (country === undefined || queryOf(address).has(parameter)) return address;
  const [page = '', fragment] = address.split('#');
  const query = `${page.includes('?') ? '&' : '?'}${parameter}=${country.toLowerCase()}`;
  return page + query + (fragment === undefined ? '' : `#${fragment}`);
}
