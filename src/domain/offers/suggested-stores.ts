import type { Country } from '../../generated/data-types';
import type { Instant } from '../dates/calendar';
import { countedIn, fitCounts, inCountryOrder } from './country';
import { activeOffers } from './offer-status';
import type { SuggestedStore } from './offer-view';

/** With the number of those that are not known to be invalid in the chosen country (product rule R56). */
export function activeOffersOf({ offers }: Pick<SuggestedStore, 'offers'>, now: Instant, country: Country | undefined) {
  const active = activeOffers(offers, now);
  const fits = fitCounts(active, country);
  const ordered = inCountryOrder(countedIn(active, country), country);
  const benefit = ordered.find((each) => each.benefit !== undefined)?.benefit;
  return { count: fits.valid + fits.unknown, fits, benefit };
}

/** Those with an active offer; those with an offer that is known to be valid in the chosen country come first. */
export function storesWithOffers(
  stores: readonly SuggestedStore[],
  now: Instant,
  country: Country | undefined,
): readonly SuggestedStore[] {
  const counted = stores.map((store) => ({ store, ...activeOffersOf(store, now, country) }));
  return counted
    .filter(({ count }) => count > 0)
    .sort((a, b) => Number(b.fits.valid > 0) - Number(a.fits.valid > 0))
    .map(({ store }) => store);
}

/** All suggested stores; those with an active offer come first. */
export function withOffersFirst(
  stores: readonly SuggestedStore[],
  now: Instant,
  country: Country | undefined,
): readonly SuggestedStore[] {
  const first = storesWithOffers(stores, now, country);
  return [...first, ...stores.filter((store) => !first.includes(store))];
}
