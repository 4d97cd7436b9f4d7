import type { ApiNamed, ApiOffer, ApiOffers, ApiRule, ApiWords, ContentLanguage } from '../../generated/data-types';
import type { Instant } from '../dates/calendar';
import type { BenefitView, GoodsLimitView, Named, PaymentLimitView, StoreRuleView } from './limits';
import type { Language } from '../language/language';
import type { OfferView } from './offer-view';

/** A text in a language, or else in any language that it has. */
function wordsIn(words: ApiWords, language: Language): string {
  return words[language] ?? Object.values(words)[0] ?? '';
}

function namedIn(list: readonly ApiNamed[], language: Language): readonly Named[] {
  return list.map(({ id, name }) => ({ id, name: wordsIn(name, language) }));
}

function listsIn(
  { only, except }: { readonly only?: readonly ApiNamed[]; readonly except?: readonly ApiNamed[] },
  language: Language,
): PaymentLimitView & GoodsLimitView {
  return { only: only && namedIn(only, language), except: except && namedIn(except, language) };
}

function benefitIn(benefit: NonNullable<ApiOffer['benefit']>, language: Language): BenefitView {
  return benefit.kind === 'gift' ? { ...benefit, gift: benefit.gift[language] } : benefit;
}

/** Converts the conditions of a store from the public copy to their form on pages. */
export function rulesIn(rules: readonly ApiRule[], language: Language): readonly StoreRuleView[] {
  return rules.flatMap((rule): readonly StoreRuleView[] => {
    const { kind, amount, currency, countries } = rule;
    if (kind === 'payment') return [{ kind, ...listsIn(rule, language) }];
    if (kind === 'goods') return [{ kind, except: namedIn(rule.except ?? [], language) }];
    if (kind !== 'minimum') return [{ kind }];
    return amount === undefined || currency === undefined ? [] : [{ kind, amount, currency, countries }];
  });
}

/** The texts of an offer, in the language of the page if available. */
function textsIn({ title, description, terms }: ApiOffer, language: Language): Partial<OfferView> {
  const [own] = title[language] === undefined ? Object.keys(title) : [];
  return {
    // The keys of `title` are languages.
    language: own as ContentLanguage | undefined,
    description: description && wordsIn(description, language),
    terms: terms && wordsIn(terms, language),
  };
}

function limitsIn({ benefit, benefits, payment, applies }: ApiOffer, language: Language): Partial<OfferView> {
  return {
    benefit: benefit && benefitIn(benefit, language),
    benefits: benefits?.map((each) => ({
      on: each.on,
      name: each.name && wordsIn(each.name, language),
      benefit: benefitIn(each.benefit, language),
    })),
    payment: payment && listsIn(payment, language),
    applies: applies && {
      ...listsIn(applies, language),
      exceptBrands: applies.exceptBrands,
      part: applies.part,
    },
  };
}

/** Formats a day in a language: `31 December 2026`. */
export type DayText = (instant: Instant, language: Language) => string;

/** Converts an offer from the public copy to its form on pages, in one language. */
export function offerIn(offer: ApiOffer, language: Language, dayText: DayText): OfferView {
  const { id, kind, starts, expires, trust } = offer;
  const startsAt = starts === undefined ? undefined : Date.parse(starts);
  const expiresAt = expires === undefined ? undefined : Date.parse(expires);
  return {
    id,
    kind,
    title: wordsIn(offer.title, language),
    code: offer.code,
    url: offer.url,
    minimumSpend: offer.minimumSpend,
    maximumDiscount: offer.maximumDiscount,
    maximumSpend: offer.maximumSpend,
    perItem: offer.perItem,
    oncePerCustomer: offer.oncePerCustomer,
    who: offer.who,
    where: offer.where,
    channel: offer.channel,
    saleItems: offer.saleItems,
    combines: offer.combines,
    verified: offer.verified,
    lastVerified: offer.lastVerified,
    checks: offer.checks,
    ...textsIn(offer, language),
    ...limitsIn(offer, language),
    startsAt,
    startsOn: startsAt === undefined ? undefined : dayText(startsAt, language),
    // `expires` is the first instant at which the offer is no longer valid.
    expiresAt,
    expiresOn: expiresAt === undefined ? undefined : dayText(expiresAt - 1, language),
    checkEvery: trust.checkEvery,
    listed: trust.listed,
  };
}

/** The offer in a store's file with this present or former id; undefined if there is none. */
export function offerById({ offers }: ApiOffers, id: string): ApiOffer | undefined {
  return offers.find((offer) => offer.id === id) ?? offers.find(({ formerly = [] }) => formerly.includes(id));
}
