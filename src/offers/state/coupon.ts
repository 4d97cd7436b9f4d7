import type { OfferStore, OfferView, StoreSummary } from '../../domain/offers/offer-view';

export interface Coupon {
  readonly offer: OfferView;
  readonly code: string;
  readonly url: string;
  readonly store: OfferStore;
}

export function offerKey(offer: OfferView, store: StoreSummary): string {
  return `${store.slug}/${offer.id}`;
}
