import type { Instant } from './calendar';
import { offerStatus } from './offer-status';
import type { OfferView } from './page-data';

/** The next code to try after an offer that did not work: one that is valid now, in the order of the offers, and has not failed. */
export function nextCode(
  offers: readonly OfferView[],
  { after, failed }: { readonly after: string; readonly failed: readonly string[] },
  now: Instant,
): OfferView | undefined {
  const place = offers.findIndex(({ id }) => id === after);
  return [...offers.slice(place + 1), ...offers.slice(0, Math.max(place, 0))].find(
    (offer) =>
      offer.code !== undefined &&
      offerStatus(offer, now) === 'active' &&
      (offer.startsAt === undefined || offer.startsAt <= now) &&
      !failed.includes(offer.id),
  );
}
