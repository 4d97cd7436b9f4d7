import { inCountryOrder } from '../domain/country';
import { activeOffers, inListOrder } from '../domain/offer-status';
import type { OfferView } from '../domain/page-data';
import { useNow } from '../hooks/clock';
import { useCountry } from '../hooks/country';

/**
 * The active offers of a list by the visitor's clock, in its order for the chosen country (product rules R56 and R80).
 */
export function useActiveOffers<Offer extends OfferView>(offers: readonly Offer[]): readonly Offer[] {
  const now = useNow();
  return inCountryOrder(inListOrder(activeOffers(offers, now), now), useCountry());
}
