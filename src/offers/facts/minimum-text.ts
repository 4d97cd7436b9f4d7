import type { IntlShape } from 'react-intl';
import { minimumsFor } from '../../domain/offers/minimum';
import type { OfferView } from '../../domain/offers/offer-view';
import type { Country } from '../../generated/data-types';
import { moneyInSentence } from './benefit';
import { inCountriesText } from './country-text';

/** The lowest order value in a country; without a country, those of all countries. Undefined if none is known. */
export function minimumText(
  offer: Pick<OfferView, 'minimumSpend'>,
  country: Country | undefined,
  intl: IntlShape,
): string | undefined {
  const texts = minimumsFor(offer, country).map(({ countries, ...money }) => {
    const amount = moneyInSentence(money, intl);
    return countries && country === undefined
      ? intl.formatMessage({ id: 'offer.amount-in' }, { amount, countries: inCountriesText(countries, intl) })
      : amount;
  });
  return texts.length === 0 ? undefined : intl.formatList(texts);
}
