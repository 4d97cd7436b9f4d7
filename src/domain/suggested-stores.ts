import type { Instant } from './calendar';
import { activeOffers } from './offer-status';
import type { CountedOffers, SuggestedStore } from './page-data';

/** What a suggestion says of a store's active offers. */
export interface ActiveOffers {
  readonly count: number;
  readonly benefit?: CountedOffers['benefit'];
}

/** The active offers of a suggested store at an instant. */
export function activeOffersOf({ offers }: Pick<SuggestedStore, 'offers'>, now: Instant): ActiveOffers {
  const active = activeOffers(offers, now);
  const benefit = active.find((each) => each.benefit !== undefined)?.benefit;
  return { count: active.reduce((sum, { count }) => sum + count, 0), ...(benefit && { benefit }) };
}

/** The suggested stores that have an active offer at an instant. */
export function storesWithOffers(stores: readonly SuggestedStore[], now: Instant): readonly SuggestedStore[] {
  return stores.filter((store) => activeOffersOf(store, now).count > 0);
}

/** All suggested stores, those with an active offer first. */
export function withOffersFirst(stores: readonly SuggestedStore[], now: Instant): readonly SuggestedStore[] {
  const first = storesWithOffers(stores, now);
  return [...first, ...stores.filter((store) => !first.includes(store))];
}
