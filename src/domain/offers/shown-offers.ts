import type { Country } from '../../generated/data-types';
import type { Instant } from '../dates/calendar';
import { countryFit, inCountryOrder } from './country';
import { activeOffers, inListOrder, offerStatus } from './offer-status';
import type { ArticlePage, StorePage } from '../pages/page-data';
import type { OfferView } from './offer-view';

type OffersSection = Extract<
  StorePage['sections'][number] | ArticlePage['sections'][number],
  { readonly kind: 'offers' }
>;

const kinds = { codes: 'code', deals: 'deal' } as const;

export function offersOfSection(
  { offers: ids, show = 'all' }: OffersSection,
  all: readonly OfferView[],
): readonly OfferView[] {
  const named = ids ? ids.flatMap((id) => all.filter((offer) => offer.id === id)) : all;
  return show === 'all' ? named : named.filter((offer) => offer.kind === kinds[show]);
}

/**
 * The featured offer while it is active, else the first active offer, else the featured offer although it has expired.
 * An offer that is not known to be invalid in the chosen country replaces one that is. Offers of a feed cannot be
 * featured.
 */
export function featuredOffer(
  { featured, offers, fromFeed }: Pick<StorePage, 'featured' | 'offers' | 'fromFeed'>,
  now: Instant,
  country?: Country,
): OfferView | undefined {
  const [first] = inCountryOrder(inListOrder(activeOffers(offers, now), now), country);
  if (fromFeed) return first;
  if (featured === undefined) return undefined;
  const chosen = offers.find((offer) => offer.id === featured);
  const staysFirst =
    chosen &&
    offerStatus(chosen, now) === 'active' &&
    (countryFit(chosen, country) !== 'invalid' || !first || countryFit(first, country) === 'invalid');
  return staysFirst ? chosen : (first ?? chosen);
}

/**
 * The active offers of a page without duplicates: the featured offer, then those of its sections in document order.
 * Others are not shown. Those that only tables show are not `described`.
 */
export function shownActiveOffers(
  page: StorePage | ArticlePage,
  now: Instant,
  country?: Country,
): readonly { readonly offer: OfferView; readonly described: boolean }[] {
  const shown = new Map<OfferView, boolean>();
  const show = (offer: OfferView, described: boolean): void => {
    if (offerStatus(offer, now) === 'active') shown.set(offer, described || shown.get(offer) === true);
  };
  const first = page.kind === 'store' ? featuredOffer(page, now, country) : undefined;
  if (first) show(first, true);
  for (const section of page.sections) {
    if (section.kind !== 'offers') continue;
    for (const offer of offersOfSection(section, page.offers)) show(offer, section.layout !== 'table');
  }
  return [...shown].map(([offer, described]) => ({ offer, described }));
}
