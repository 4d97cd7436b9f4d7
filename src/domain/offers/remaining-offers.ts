import type { Instant } from '../dates/calendar';
import { activeOffers } from './offer-status';
import type { StorePage } from '../pages/page-data';
import type { Countable } from './offer-view';

/** The active offers of a store at an instant, on all of its pages. */
export function allActiveOffers(
  { offers, remaining = [] }: Pick<StorePage, 'offers' | 'remaining'>,
  now: Instant,
): readonly Countable[] {
  return activeOffers([...offers, ...remaining], now);
}

/** The total number of offers; an entry without `count` is one offer. */
export function numberOfOffers(offers: readonly Countable[]): number {
  return offers.reduce((sum, { count = 1 }) => sum + count, 0);
}
