import type { OfferStore, OfferView } from '../domain/page-data';
import type { Currency } from '../generated/data-types';
import { money } from '../generated/money';

// The keys of MoneyTables.rates are currencies; Object.keys does not say so.
const rated = Object.keys(money.rates) as readonly Currency[];

/** The currencies that have a fixed rate to one. */
function convertible(currency: Currency): readonly Currency[] {
  if (currency === 'USD') return rated;
  return rated.includes(currency) ? ['USD'] : [];
}

/** The currencies in which an amount can be compared with the limits of an offer and its store: first those of the limits. */
export function comparableCurrencies(offer: OfferView, { rules = [] }: OfferStore): readonly Currency[] {
  const limits = [
    offer.minimumSpend,
    offer.maximumSpend,
    offer.perItem,
    ...rules.map((rule) => (rule.kind === 'minimum' ? rule : undefined)),
  ];
  const own = limits.flatMap((limit) => (limit ? [limit.currency] : []));
  return [...new Set([...own, ...own.flatMap(convertible)])];
}
