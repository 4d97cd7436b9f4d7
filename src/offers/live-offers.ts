import type { Instant } from '../domain/calendar';
import { offerStatus, type Lifetime } from '../domain/offer-status';

/** The offers that hold at an instant, in their given order. */
export function liveOffers<T extends Lifetime>(offers: readonly T[], now: Instant): readonly T[] {
  return offers.filter((offer) => offerStatus(offer, now) === 'active');
}
