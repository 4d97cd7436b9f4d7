import type { Country } from '../../generated/data-types';
import type { Instant } from '../dates/calendar';
import { homeCoupons } from '../constants';
import { inCountryOrder } from './country';
import { activeFirst, activeOffers, type ValidityPeriod } from './offer-status';
import type { CategorizedOffer } from './offer-view';

type FirstOffer = Pick<CategorizedOffer, 'kind' | 'where' | 'candidate'> & ValidityPeriod;

/** Sorts codes before deals, like the parts of the list of all coupons. Offers of a kind keep their order. */
export function codesFirst<Offer extends FirstOffer>(offers: readonly Offer[]): readonly Offer[] {
  return [...offers].sort((a, b) => Number(a.kind === 'deal') - Number(b.kind === 'deal'));
}

/** The candidates that the home page shows: those that are known to be valid in the chosen country first. */
export function firstCoupons<Offer extends FirstOffer>(
  candidates: readonly Offer[],
  now: Instant,
  country?: Country,
): readonly Offer[] {
  const active = activeFirst(activeOffers(candidates, now), now);
  return inCountryOrder(codesFirst(active), country).slice(0, homeCoupons);
}

/** Puts the offers first that the home page shows when no country is chosen. The others keep their order. */
export function inRecommendedOrder<Offer extends FirstOffer>(offers: readonly Offer[], now: Instant): readonly Offer[] {
  const candidates = offers
    .filter(({ candidate }) => candidate !== undefined)
    .sort((a, b) => (a.candidate ?? 0) - (b.candidate ?? 0));
  const first = new Set(firstCoupons(candidates, now));
  return [...first, ...offers.filter((offer) => !first.has(offer))];
}
