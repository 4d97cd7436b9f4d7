import { inCountryOrder } from '../../domain/offers/country';
import { activeOffers, inListOrder } from '../../domain/offers/offer-status';
import type { OfferView } from '../../domain/offers/offer-view';
import { useNow } from '../../hooks/clock';
import { useCountry } from '../../hooks/country';

/** By the visitor's clock, in the order for the chosen country (product rules R56 and R80). */
export function useActiveOffers<Offer extends OfferView>(offers: readonly Offer[]): readonly Offer[] {
  const now = useNow();
  return inCountryOrder(inListOrder(activeOffers(offers, now), now), useCountry());
}
