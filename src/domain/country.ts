import type { Country } from '../generated/data-types';

const parameter = /^[^#]*?[?&]country=([^&#]*)/;

/**
 * The country that an address or its query names (product rule R56): `SA` of `/en/stores?country=sa`. Undefined without one
 * and for any value but the code of one of the countries in small letters.
 */
export function countryOf<Code extends string>(address: string, countries: readonly Code[]): Code | undefined {
  const value = parameter.exec(address)?.[1];
  return countries.find((code) => code.toLowerCase() === value);
}

/** What is known about an offer in a country. */
export type CountryFit = 'valid' | 'unknown' | 'invalid';

/** The countries in which an offer is valid, where they are known. */
export interface OfferCountries {
  readonly where?: readonly Country[] | undefined;
}

/**
 * Whether an offer is valid in the chosen country (product rule R56). Nothing is known of an offer that names no country: it is
 * not taken to be valid everywhere. Without a chosen country, nothing is known of any offer.
 */
export function countryFit({ where }: OfferCountries, country: Country | undefined): CountryFit {
  if (!where || country === undefined) return 'unknown';
  return where.includes(country) ? 'valid' : 'invalid';
}

/** The answers in the order of lists. */
export const countryFits = ['valid', 'unknown', 'invalid'] as const satisfies readonly CountryFit[];

/** The place of an offer in lists for the chosen country: valid (0), unknown (1), invalid (2). */
export function countryRank(offer: OfferCountries, country: Country | undefined): number {
  return countryFits.indexOf(countryFit(offer, country));
}

/** Offers by what is known of them in the chosen country, each in their given order. Without a country all are unknown. */
export function byCountryFit<Offer extends OfferCountries>(
  offers: readonly Offer[],
  country: Country | undefined,
): Readonly<Record<CountryFit, readonly Offer[]>> {
  const groups: Record<CountryFit, Offer[]> = { valid: [], unknown: [], invalid: [] };
  for (const offer of offers) groups[countryFit(offer, country)].push(offer);
  return groups;
}

/** Numbers of offers by what is known of them in a country. */
export type FitCounts = Readonly<Record<CountryFit, number>>;

/** How many offers are valid, unknown and invalid in the chosen country. An entry may be several offers. */
export function fitCounts(
  offers: readonly (OfferCountries & { readonly count?: number })[],
  country: Country | undefined,
): FitCounts {
  const counts: Record<CountryFit, number> = { valid: 0, unknown: 0, invalid: 0 };
  for (const offer of offers) counts[countryFit(offer, country)] += offer.count ?? 1;
  return counts;
}

/** Offers in the order of the chosen country: valid, unknown, invalid. Otherwise their order is kept. */
export function inCountryOrder<Offer extends OfferCountries>(
  offers: readonly Offer[],
  country: Country | undefined,
): readonly Offer[] {
  if (country === undefined) return offers;
  const groups = byCountryFit(offers, country);
  return countryFits.flatMap((fit) => groups[fit]);
}

/** The offers that count in the chosen country: all but those that are known to be invalid there. */
export function countedIn<Offer extends OfferCountries>(
  offers: readonly Offer[],
  country: Country | undefined,
): readonly Offer[] {
  return offers.filter((offer) => countryFit(offer, country) !== 'invalid');
}

const isCountryWord = (word: string): boolean => /^country(?:=|$)/.test(word);

/** An address, or only its query, with another country, or without one. Everything else in it is kept (product rule R56). */
export function withCountry(address: string, country: Country | undefined): string {
  return address.replace(/(?:\?([^#]*))?(?=#|$)/, (_query, written = '') => {
    // Only the query of the address is in the group.
    const others = (written as string).split('&').filter((word) => word !== '' && !isCountryWord(word));
    const words = country ? [...others, `country=${country.toLowerCase()}`] : others;
    return words.length === 0 ? '' : `?${words.join('&')}`;
  });
}

/** The address of a page, with the country of the present address unless it names a known one itself. */
export function withCountryOf(present: string, address: string, countries: readonly Country[]): string {
  const country = countryOf(present, countries);
  return country && !countryOf(address, countries) ? withCountry(address, country) : address;
}
