import type { IntlShape } from 'react-intl';
import { countryFit, type FitCounts } from '../../domain/offers/country';
import type { PageData } from '../../domain/pages/page-data';
import type { OfferView } from '../../domain/offers/offer-view';
import type { Country } from '../../generated/data-types';

/** The form of a country after "in": "the UAE". */
export function inCountryText(code: Country, intl: IntlShape): string {
  return intl.formatMessage(
    { id: 'trust.in-country' },
    { code, country: intl.formatMessage({ id: `country-short.${code}` }) },
  );
}

/** The form of a list of countries after "in": "the UAE, Saudi Arabia and Kuwait". */
export function inCountriesText(codes: readonly Country[], intl: IntlShape): string {
  return intl.formatList(codes.map((code) => inCountryText(code, intl)));
}

/** `pageCountries` are those that the page has texts for (product rule R56). */
export function countryAnswer(
  { kind, where }: Pick<OfferView, 'kind' | 'where'>,
  code: Country,
  intl: IntlShape,
  pageCountries: readonly Country[] = [],
): string {
  const country = inCountryText(code, intl);
  switch (countryFit({ where }, code)) {
    case 'valid':
      return intl.formatMessage({ id: 'offer.valid-in' }, { country });
    case 'invalid':
      return intl.formatMessage(
        { id: 'offer.valid-elsewhere' },
        { country, countries: inCountriesText(where ?? [], intl) },
      );
    case 'unknown':
      return pageCountries.includes(code)
        ? intl.formatMessage({ id: 'offer.country-of-page' }, { country, kind })
        : intl.formatMessage({ id: 'offer.countries-unknown' }, { kind });
  }
}

export function countriesOfPage(page: PageData): readonly Country[] {
  return (page.kind === 'store' ? page.countries : undefined)?.map(({ country }) => country) ?? [];
}

/** The number of a store's active offers, and whether they are valid in the chosen country (product rule R56). */
export function activeOffersText(
  { valid, unknown, invalid }: FitCounts,
  code: Country | undefined,
  intl: IntlShape,
): string {
  if (code === undefined || valid + unknown + invalid === 0)
    return intl.formatMessage({ id: 'store.active-offers' }, { count: unknown });
  const country = inCountryText(code, intl);
  if (valid > 0) return intl.formatMessage({ id: 'offers.count-valid-in' }, { count: valid, country });
  return unknown > 0
    ? intl.formatMessage({ id: 'offers.count-unknown' }, { count: unknown })
    : intl.formatMessage({ id: 'offers.not-valid-in' }, { country });
}
