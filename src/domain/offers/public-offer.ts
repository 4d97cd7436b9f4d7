import type { ApiOffer, ApiOffers, ApiRule, ContentLanguage } from '../../generated/data-types';
import type { Instant } from '../dates/calendar';
import type { Language } from '../language/language';
import { localize } from '../language/localized';
import type { PublicRule, StoreRuleView } from './limits';
import type { OfferView } from './offer-view';

export function rulesIn(rules: readonly ApiRule[], language: Language): readonly StoreRuleView[] {
  // The assertion is sound: the generator writes rules of this type.
  return localize(rules as readonly PublicRule[], language);
}

/** Formats a day in a language: `31 December 2026`. */
export type DayText = (instant: Instant, language: Language) => string;

export function offerIn(offer: ApiOffer, language: Language, dayText: DayText): OfferView {
  const { store: _store, formerly: _formerly, categoryId: _category, starts, expires, trust, ...same } = offer;
  const [own] = offer.title[language] === undefined ? Object.keys(offer.title) : [];
  const startsAt = starts === undefined ? undefined : Date.parse(starts);
  // The first instant at which the offer is no longer valid.
  const endsAt = expires === undefined ? undefined : Date.parse(expires);
  return {
    ...localize(same, language),
    // The keys of `title` are languages.
    language: own as ContentLanguage | undefined,
    startsAt,
    startsOn: startsAt === undefined ? undefined : dayText(startsAt, language),
    endsAt,
    endsOn: endsAt === undefined ? undefined : dayText(endsAt - 1, language),
    checkEvery: trust.checkEvery,
    listed: trust.listed,
  };
}

/** The offer in a store's file with this present or former id; undefined if there is none. */
export function offerById({ offers }: ApiOffers, id: string): ApiOffer | undefined {
  return offers.find((offer) => offer.id === id) ?? offers.find(({ formerly = [] }) => formerly.includes(id));
}
