import type { Country, Currency } from '../generated/data-types';
import type { MoneyTables } from './money';
import type { OfferView } from './page-data';

/** The currencies that figures of offers name, each once. */
export function currenciesOf(
  offers: readonly Pick<OfferView, 'minimumSpend' | 'maximumSpend' | 'benefit'>[],
): readonly Currency[] {
  const named = offers.flatMap(({ minimumSpend, maximumSpend, benefit }) => [
    ...(minimumSpend ? [minimumSpend.currency] : []),
    ...(maximumSpend ? [maximumSpend.currency] : []),
    ...(benefit?.kind === 'amount' ? [benefit.currency] : []),
  ]);
  return [...new Set(named)];
}

/** Those of the shoppers whom the site is for, where nothing else says which one is likely. */
const usual: readonly Currency[] = ['SAR', 'AED'];

/**
 * The currencies of a field for an amount, the likeliest first: that of the chosen country, those of the offers, the riyal and the
 * dirham, then the others of the site. Shoppers think in dollars only where the offers do, and even there not first: without such an
 * offer the dollar is left out.
 */
export function currencyChoices(
  ofOffers: readonly Currency[],
  country: Country | undefined,
  { currencyOf, minorUnits }: Pick<MoneyTables, 'currencyOf' | 'minorUnits'>,
): readonly [Currency, ...Currency[]] {
  const own = country && currencyOf[country];
  // The table has exactly the currencies of the site as its keys.
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
