import type { Instant } from './calendar';
import { activeOffers, offerStatus } from './offer-status';
import type { ArticlePage, OfferView, StorePage } from './page-data';

type OffersSection = Extract<
  StorePage['sections'][number] | ArticlePage['sections'][number],
  { readonly kind: 'offers' }
>;

const kinds = { codes: 'code', deals: 'deal' } as const;

/** The offers that a section of a page names, of all those of the page. */
export function offersOfSection(
  { offers: ids, show = 'all' }: OffersSection,
  all: readonly OfferView[],
): readonly OfferView[] {
  const named = ids ? ids.flatMap((id) => all.filter((offer) => offer.id === id)) : all;
  return show === 'all' ? named : named.filter((offer) => offer.kind === kinds[show]);
}

/**
 * The offer that a store's page puts first: its own choice while it holds, else the first that does, else its choice all
 * the same. Nobody chooses among the offers of a feed, so there the first that holds is put first.
 */
export function featuredOffer(
  { featured, offers, fromFeed }: Pick<StorePage, 'featured' | 'offers' | 'fromFeed'>,
  now: Instant,
): OfferView | undefined {
  if (fromFeed) return activeOffers(offers, now)[0];
  if (featured === undefined) return undefined;
  const chosen = offers.find((offer) => offer.id === featured);
  return chosen && offerStatus(chosen, now) === 'active' ? chosen : (activeOffers(offers, now)[0] ?? chosen);
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
  const shown = new Map<OfferView, boolean>();
  const show = (offer: OfferView, described: boolean): void => {
    if (offerStatus(offer, now) === 'active') shown.set(offer, described || shown.get(offer) === true);
  };
  const first = page.kind === 'store' ? featuredOffer(page, now) : undefined;
  if (first) show(first, true);
  for (const section of page.sections) {
    if (section.kind !== 'offers') continue;
    for (const offer of offersOfSection(section, page.offers)) show(offer, section.layout !== 'table');
  }
  return [...shown].map(([offer, described]) => ({ offer, described }));
}
