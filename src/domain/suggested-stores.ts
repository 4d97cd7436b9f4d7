import type { Country } from '../generated/data-types';
import type { Instant } from './calendar';
import { countedIn, fitCounts, inCountryOrder, type FitCounts } from './country';
import { activeOffers } from './offer-status';
import type { CountedOffers, SuggestedStore } from './page-data';

/** What a suggestion says of a store's active offers. */
export interface ActiveOffers {
  /** How many count: all but those that are invalid in the chosen country. */
  readonly count: number;
  /** How many are valid, unknown and invalid there. */
  readonly fits: FitCounts;
  readonly benefit?: CountedOffers['benefit'];
}

/** The active offers of a suggested store at an instant that count in the chosen country (product rule R56). */
export function activeOffersOf(
  { offers }: Pick<SuggestedStore, 'offers'>,
  now: Instant,
  country: Country | undefined,
): ActiveOffers {
  const active = activeOffers(offers, now);
  const fits = fitCounts(active, country);
  const ordered = inCountryOrder(countedIn(active, country), country);
  const benefit = ordered.find((each) => each.benefit !== undefined)?.benefit;
  return { count: fits.valid + fits.unknown, fits, ...(benefit && { benefit }) };
}

/** The suggested stores that have an active offer at an instant in the chosen country: first those with one that is valid there. */
export function storesWithOffers(
  stores: readonly SuggestedStore[],
  now: Instant,
  country: Country | undefined,
): readonly SuggestedStore[] {
  const known = stores.map((store) => ({ store, ...activeOffersOf(store, now, country) }));
  return known
    .filter(({ count }) => count > 0)
    .sort((a, b) => Number(b.fits.valid > 0) - Number(a.fits.valid > 0))
    .map(({ store }) => store);
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
