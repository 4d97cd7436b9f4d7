import type { Country } from '../../generated/data-types';

const parameter = /^[^#]*?[?&]country=([^&#]*)/;

/** `SA` for `/en/stores?country=sa` (product rule R56); undefined if the value is no code of the countries. */
export function countryOf<Code extends string>(address: string, countries: readonly Code[]): Code | undefined {
  const value = parameter.exec(address)?.[1];
  return countries.find((code) => code.toLowerCase() === value);
}

export type CountryFit = 'valid' | 'unknown' | 'invalid';

export interface OfferCountries {
  readonly where?: readonly Country[] | undefined;
}

/** An offer that names no country is unknown, as all are without a chosen country (product rule R56). */
export function countryFit({ where }: OfferCountries, country: Country | undefined): CountryFit {
  if (!where || country === undefined) return 'unknown';
  return where.includes(country) ? 'valid' : 'invalid';
}

/** All values of `CountryFit` in the order of lists. */
export const countryFits = ['valid', 'unknown', 'invalid'] as const satisfies readonly CountryFit[];

/** The sort key of an offer in lists for the chosen country: valid (0), unknown (1), invalid (2). */
export function countryRank(offer: OfferCountries, country: Country | undefined): number {
  return countryFits.indexOf(countryFit(offer, country));
}

/** Groups offers by their fit in the chosen country; each group keeps its order. Without a country all are unknown. */
export function byCountryFit<Offer extends OfferCountries>(
  offers: readonly Offer[],
  country: Country | undefined,
): Readonly<Record<CountryFit, readonly Offer[]>> {
  const groups: Record<CountryFit, Offer[]> = { valid: [], unknown: [], invalid: [] };
  for (const offer of offers) groups[countryFit(offer, country)].push(offer);
  return groups;
}

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

/** Sorts offers for the chosen country: valid, unknown, invalid. Each group keeps its order. */
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

/** Works on an address or on a query alone, and keeps everything else (product rule R56). */
export function withCountry(address: string, country: Country | undefined): string {
  return address.replace(/(?:\?([^#]*))?(?=#|$)/, (_query, written = '') => {
    // The group captures only the query of the address.
    const others = (written as string)
      .split('&')
      .filter((parameter) => parameter !== '' && !/^country(?:=|$)/.test(parameter));
    const parameters = country ? [...others, `country=${country.toLowerCase()}`] : others;
    return parameters.length === 0 ? '' : `?${parameters.join('&')}`;
  });
}

/** Adds the country of the present address to the address of a page, unless the latter has a valid one itself. */
export function withCountryOf(present: string, address: string, countries: readonly Country[]): string {
  const country = countryOf(present, countries);
  return country && !countryOf(address, countries) ? withCountry(address, country) : address;
}
