import type { Instant } from './calendar';
import { offerStatus } from './offer-status';
import type { ArticlePage, OfferView, StorePage } from './page-data';

type OffersSection = Extract<StorePage['sections'][number] | ArticlePage['sections'][number], { readonly kind: 'offers' }>;

const kinds = { codes: 'code', deals: 'deal' } as const;

function ofSection({ offers: ids, show = 'all' }: OffersSection, all: readonly OfferView[]): readonly OfferView[] {
  const named = ids ? ids.flatMap((id) => all.filter((offer) => offer.id === id)) : all;
  return show === 'all' ? named : named.filter((offer) => offer.kind === kinds[show]);
}

/**
 * The offers of a store's page or an article that hold at `now` and stand on it: the featured one, then those of its
 * sections in the order of reading, each once. An offer that no section names is on no page.
 */
export function shownActiveOffers(page: StorePage | ArticlePage, now: Instant): readonly OfferView[] {
  const active = (offer: OfferView | undefined): offer is OfferView => offer !== undefined && offerStatus(offer, now) === 'active';
  const shown = new Set<OfferView>();
  if (page.kind === 'store' && page.featured !== undefined) {
    const chosen = page.offers.find((offer) => offer.id === page.featured);
    const first = active(chosen) ? chosen : page.offers.find(active);
    if (first) shown.add(first);
  }
  for (const section of page.sections) {
    if (section.kind === 'offers') for (const offer of ofSection(section, page.offers)) if (active(offer)) shown.add(offer);
  }
  return [...shown];
}
