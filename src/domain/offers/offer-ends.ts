import type { Instant } from '../dates/calendar';
import { offerStatus } from './offer-status';
import type { OfferView } from './offer-view';

/** The active offers whose end is known. An end without `endsOn`, the date shown to readers, is only assumed. */
export function withLiveEnd<T extends Pick<OfferView, 'startsAt' | 'endsAt' | 'endsOn'>>(
  offers: readonly T[],
  now: Instant,
): readonly (T & { readonly endsAt: Instant })[] {
  return offers.flatMap((offer) => {
    const { endsAt, endsOn } = offer;
    return endsAt === undefined || endsOn === undefined || offerStatus(offer, now) === 'expired'
      ? []
      : [{ ...offer, endsAt }];
  });
}
