import type { Instant } from '../dates/calendar';
import { offerStatus } from './offer-status';
import type { OfferView } from './offer-view';

/** The active offers whose end is known. An end without `expiresOn`, the date shown to readers, is only assumed. */
export function withLiveEnd<T extends Pick<OfferView, 'startsAt' | 'expiresAt' | 'expiresOn'>>(
  offers: readonly T[],
  now: Instant,
): readonly (T & { readonly expiresAt: Instant })[] {
  return offers.flatMap((offer) => {
    const { expiresAt, expiresOn } = offer;
    return expiresAt === undefined || expiresOn === undefined || offerStatus(offer, now) === 'expired'
      ? []
      : [{ ...offer, expiresAt }];
  });
}
