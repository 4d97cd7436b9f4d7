import type { Instant } from './calendar';
import { offerStatus } from './offer-status';
import type { OfferView } from './page-data';

/** The active offers of a page whose end is known. An end without a date for readers is assumed. */
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
