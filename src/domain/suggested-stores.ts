import type { Country } from '../generated/data-types';
import type { Instant } from './calendar';
import { countedIn, inCountryOrder } from './country';
import { activeOffers } from './offer-status';
import type { CountedOffers, SuggestedStore } from './page-data';

/** What a suggestion says of a store's active offers. */
export interface ActiveOffers {
  readonly count: number;
  readonly benefit?: CountedOffers['benefit'];
}

/** The active offers of a suggested store at an instant that count in the chosen country (product rule R56). */
export function activeOffersOf(
  { offers }: Pick<SuggestedStore, 'offers'>,
  now: Instant,
  country: Country | undefined,
): ActiveOffers {
  const active = inCountryOrder(countedIn(activeOffers(offers, now), country), country);
  const benefit = active.find((each) => each.benefit !== undefined)?.benefit;
  return { count: active.reduce((sum, { count }) => sum + count, 0), ...(benefit && { benefit }) };
}

/** The suggested stores that have an active offer at an instant in the chosen country. */
export function storesWithOffers(
  stores: readonly SuggestedStore[],
  now: Instant,
  country: Country | undefined,
): readonly SuggestedStore[] {
  return stores.filter((store) => activeOffersOf(store, now, country).count > 0);
}

/** All suggested stores, those with an active offer first. */
export function withOffersFirst(
  stores: readonly SuggestedStore[],
  now: Instant,
  country: Country | undefined,
): readonly SuggestedStore[] {
  const first = storesWithOffers(stores, now, country);
  return [...first, ...stores.filter((store) => !first.includes(store))];
}
