import { limitChecks, type PublicLimits, type PublicRule } from '../../../../src/domain/offers/limits';
import type { OfferStore } from '../../../../src/domain/offers/offer-view';
import type { ApiNamed, ApiOffer, ApiPaymentLimit, ApiWords, Offer, Store } from '../../../../src/generated/data-types';
import { summaryOf, type Edition, type OfferContext } from '../texts/edition';
import { localize } from '../texts/localize';
import { partOf, type StoreCard, type StoreOffers } from '../store-parts';

export type Names = Pick<OfferContext, 'paymentName' | 'goodsName'>;

function named(ids: readonly string[], nameOf: (id: string) => ApiWords): ApiNamed[] {
  return ids.map((id) => ({ id, name: nameOf(id) }));
}

function onlyAndExcept(
  { only, except }: { readonly only?: readonly string[]; readonly except?: readonly string[] },
  nameOf: (id: string) => ApiWords,
): ApiPaymentLimit {
  return { only: only && named(only, nameOf), except: except && named(except, nameOf) };
}

/** For places that show only one benefit: the highest percentage; undefined for several other benefits. */
export function singleBenefit({ benefit, benefits = [] }: Pick<Offer, 'benefit' | 'benefits'>): Offer['benefit'] {
  const percents = benefits.flatMap(({ benefit: each }) => (each.kind === 'percent' ? [each.percent] : []));
  if (percents.length === 0 || percents.length < benefits.length) return benefit;
  return { kind: 'percent', percent: Math.max(...percents), upTo: true };
}

// The assertion is sound: these are its own keys.
const limitFields = Object.keys(limitChecks) as (keyof PublicLimits)[];

/** The limits and single benefit of an offer, with the names of shared entries, as in the public copy. */
export function limitsOf(
  offer: Pick<Offer, 'benefit' | keyof PublicLimits>,
  { paymentName, goodsName }: Names,
): Pick<ApiOffer, 'benefit'> & PublicLimits {
  const { benefits, payment, applies } = offer;
  return partOf(
    {
      ...offer,
      benefit: singleBenefit(offer),
      benefits: benefits?.map(({ on, benefit }) => ({
        on,
        name: on === 'full-price' || on === 'sale' ? undefined : goodsName(on),
        benefit,
      })),
      payment: payment && onlyAndExcept(payment, paymentName),
      applies: applies && {
        ...onlyAndExcept(applies, goodsName),
        exceptBrands: applies.exceptBrands,
        part: applies.part,
      },
    },
    ['benefit', ...limitFields],
  );
}

export function rulesOf(rules: NonNullable<Store['rules']>, { paymentName, goodsName }: Names): PublicRule[] {
  return rules.map((rule): PublicRule => {
    if (rule.kind === 'payment') return { kind: 'payment', ...onlyAndExcept(rule, paymentName) };
    if (rule.kind === 'goods') return { kind: 'goods', except: named(rule.except, goodsName) };
    return rule;
  });
}

/** A store as it is shown beside its offers. */
export function offerStoreOf(store: StoreCard & Pick<StoreOffers, 'rules'>, edition: Edition): OfferStore {
  return {
    ...summaryOf(store, edition),
    rules: store.rules && localize(rulesOf(store.rules, edition), edition.language, {}),
  };
}
