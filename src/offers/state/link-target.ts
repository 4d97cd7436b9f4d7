import type { OfferView, StoreSummary } from '../../domain/offers/offer-view';

export type LinkTarget = 'store' | 'offer';

/** What the deep link of an offer opens (product rule R55). */
export function linkTargetOf({ deepLink, opensStore }: OfferView, { url }: Pick<StoreSummary, 'url'>): LinkTarget {
  return opensStore || deepLink === url ? 'store' : 'offer';
}
