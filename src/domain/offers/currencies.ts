import type { Country, Currency } from '../../generated/data-types';
import { minimumsFor } from './minimum';
import type { MoneyTables } from '../money/money';
import type { OfferView } from './offer-view';

export function currenciesOf(
  offers: readonly Pick<OfferView, 'minimumSpend' | 'maximumSpend' | 'benefit'>[],
): readonly Currency[] {
  const named = offers.flatMap((offer) => [
    ...minimumsFor(offer).map(({ currency }) => currency),
    ...(offer.maximumSpend ? [offer.maximumSpend.currency] : []),
    ...(offer.benefit?.kind === 'amount' ? [offer.benefit.currency] : []),
  ]);
  return [...new Set(named)];
}

/** The defaults where neither the country nor the offers suggest a currency. */
const usual: readonly Currency[] = ['SAR', 'AED'];

/**
 * The likeliest first: the currency of the chosen country, those of the offers, the riyal and the dirham, the others.
 * The dollar is offered only if an offer uses it, after these: few shoppers think in dollars.
 */
export function currencyChoices(
  ofOffers: readonly Currency[],
  country: Country | undefined,
  { currencyOf, minorUnits }: Pick<MoneyTables, 'currencyOf' | 'minorUnits'>,
): readonly [Currency, ...Currency[]] {
  const own = country && currencyOf[country];
  // The assertion is sound: the keys of the table are exactly the currencies of the site.
  const all = Object.keys(minorUnits) as Currency[];
  const isKnown = (currency: Currency): boolean => all.includes(currency);
  const [first, ...others] = [
    ...(own ? [own] : []),
    ...ofOffers.filter((currency) => currency !== 'USD'),
    ...usual.filter(isKnown),
    ...ofOffers,
    ...all.filter((currency) => currency !== 'USD'),
  ];
  return [first ?? 'USD', ...new Set(others.filter((currency) => currency !== first))];
}
