import type { Instant } from './calendar';
import { offerStatus } from './offer-status';
import type { ArticlePage, OfferView, StorePage } from './page-data';

type OffersSection = Extract<StorePage['sections'][number] | ArticlePage['sections'][number], { readonly kind: 'offers' }>;

const kinds = { codes: 'code', deals: 'deal' } as const;

function ofSection({ offers: ids, show = 'all' }: OffersSection, all: readonly OfferView[]): readonly OfferView[] {
  const named = ids ? ids.flatMap((id) => all.filter((offer) => offer.id === id)) : all;
  return show === 'all' ? named : named.filter((offer) => offer.kind === kinds[show]);
}

/** An offer as a page shows it. */
export interface ShownOffer {
  readonly offer: OfferView;
  /** false where it stands only in tables, which have no room for its description. */
  readonly described: boolean;
}

/**
 * The offers of a store's page or an article that hold at `now` and stand on it: the featured one, then those of its
 * sections in the order of reading, each once. An offer that no section names is on no page.
 */
export function shownActiveOffers(page: StorePage | ArticlePage, now: Instant): readonly ShownOffer[] {
  const active = (offer: OfferView | undefined): offer is OfferView => offer !== undefined && offerStatus(offer, now) === 'active';
  const shown = new Map<OfferView, boolean>();
  const show = (offer: OfferView, described: boolean): void => {
    shown.set(offer, described || shown.get(offer) === true);
  };
  if (page.kind === 'store' && page.featured !== undefined) {
    const chosen = page.offers.find((offer) => offer.id === page.featured);
    const first = active(chosen) ? chosen : page.offers.find(active);
    if (first) show(first, true);
  }
  for (const section of page.sections) {
    if (section.kind !== 'offers') continue;
    for (const offer of ofSection(section, page.offers)) if (active(offer)) show(offer, section.layout !== 'table');
  }
  return [...shown].map(([offer, described]) => ({ offer, described }));
}
