import type {
  BenefitOnView,
  BenefitView,
  Named,
  OfferLimits,
  PaymentLimitView,
  StoreRuleView,
} from '../../../src/domain/offers/limits';
import type { OfferStore } from '../../../src/domain/offers/offer-view';
import type { Offer, Store } from '../../../src/generated/data-types';
import { summaryOf, type Edition, type OfferContext } from './edition';
import { localize } from './localize';
import type { Placeholders } from './placeholders';
import type { StoreCard, StoreOffers } from './store-parts';

/** Ids with their names. */
type Names = Pick<OfferContext, 'paymentName' | 'goodsName'>;

/** The names for limits. */
export type LimitContext = Names & Pick<OfferContext, 'language'>;

function named(ids: readonly string[], nameOf: (id: string) => string): readonly Named[] {
  return ids.map((id) => ({ id, name: nameOf(id) }));
}

/** The lists `only` and `except` of a limit, with names. */
function onlyAndExcept(
  { only, except }: { readonly only?: readonly string[]; readonly except?: readonly string[] },
  nameOf: (id: string) => string,
): PaymentLimitView {
  return { only: only && named(only, nameOf), except: except && named(except, nameOf) };
}

/**
 * The single benefit of an offer for places with room for one: the greatest of several percentages; none for several
 * other benefits.
 */
export function singleBenefit({ benefit, benefits = [] }: Pick<Offer, 'benefit' | 'benefits'>): Offer['benefit'] {
  const percents = benefits.flatMap(({ benefit: each }) => (each.kind === 'percent' ? [each.percent] : []));
  if (percents.length === 0 || percents.length < benefits.length) return benefit;
  return { kind: 'percent', percent: Math.max(...percents), upTo: true };
}

function benefitsOf(
  benefits: NonNullable<Offer['benefits']>,
  placeholders: Placeholders,
  { language, goodsName }: LimitContext,
): readonly BenefitOnView[] {
  return benefits.map(({ on, benefit }): BenefitOnView => {
    const name = on === 'full-price' || on === 'sale' ? {} : { name: goodsName(on) };
    return { on, ...name, benefit: localize(benefit, language, placeholders) };
  });
}

/** All benefits of an offer with the single one, and its limits with the names of shared entries. */
export function limitsOf(
  offer: Pick<Offer, 'benefit' | 'benefits' | 'payment' | 'applies'>,
  placeholders: Placeholders,
  context: LimitContext,
): OfferLimits & { readonly benefit?: BenefitView } {
  const { benefits, payment, applies } = offer;
  const benefit = benefits && singleBenefit(offer);
  return {
    ...(benefit && { benefit: localize(benefit, context.language, placeholders) }),
    benefits: benefits && benefitsOf(benefits, placeholders, context),
    payment: payment && onlyAndExcept(payment, context.paymentName),
    applies: applies && {
      ...onlyAndExcept(applies, context.goodsName),
      exceptBrands: applies.exceptBrands,
      part: applies.part,
    },
  };
}

/** The conditions of a store, in one language. */
export function rulesOf(
  rules: NonNullable<Store['rules']>,
  { paymentName, goodsName }: Names,
): readonly StoreRuleView[] {
  return rules.map((rule): StoreRuleView => {
    if (rule.kind === 'payment') return { kind: 'payment', ...onlyAndExcept(rule, paymentName) };
    if (rule.kind === 'goods') return { kind: 'goods', except: named(rule.except, goodsName) };
    return rule;
  });
}

/** A store beside its offers, with the conditions of all its codes. */
export function offerStoreOf(store: StoreCard & Pick<StoreOffers, 'rules'>, edition: Edition): OfferStore {
  return { ...summaryOf(store, edition), rules: store.rules && rulesOf(store.rules, edition) };
}
