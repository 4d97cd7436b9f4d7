import { offerOfFile, type CatalogueOffer } from '../../generator/catalogue/offers/offer';
import type { Offer } from '../../src/generated/data-types';

/** Offers of a store's file, as the site is derived from them. */
export function offersOfFile(offers: readonly Offer[]): readonly CatalogueOffer[] {
  return offers.map((offer) => offerOfFile(offer, 'Asia/Riyadh'));
}

/** An offer of a feed. */
export function feedOffer(id: string, more: Partial<CatalogueOffer> = {}): CatalogueOffer {
  return { id, kind: 'deal', url: 'https://www.example.com/', title: {}, source: { kind: 'feed' }, ...more };
}
