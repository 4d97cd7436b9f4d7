import type { OfferStore, OfferView, StoreSummary } from '../../domain/offers/offer-view';

/** The data of the coupon modal. */
export interface Coupon {
  readonly offer: OfferView;
  readonly code: string;
  /** The target of "Go to store". */
  readonly url: string;
  readonly store: OfferStore;
}

/** The key of an offer among the offers of all stores. */
export function offerKey(offer: OfferView, store: StoreSummary): string {
  return `${store.slug}/${offer.id}`;
}
