import { minimumsFor, type Minimum } from '../../../../src/domain/offers/minimum';
import type { Money, Offer } from '../../../../src/generated/data-types';
import type { Path } from '../../load/document';
import type { OfferFields } from '../stores/store-summary';

/** The lowest order values of an offer, each with its path in the offer. */
export function minimumPlaces(
  offer: Pick<Offer, 'minimumSpend'>,
): readonly { readonly minimum: Minimum; readonly path: Path }[] {
  const isList = Array.isArray(offer.minimumSpend);
  return minimumsFor(offer).map((minimum, index) => ({
    minimum,
    path: isList ? ['minimumSpend', index] : ['minimumSpend'],
  }));
}

/** The benefit of an offer; its number is absent for a gift, free delivery and a range of amounts. */
export interface OfferBenefit {
  readonly kind: string;
  readonly value?: number;
  /** Only of an amount. */
  readonly currency?: string;
  readonly upTo: boolean;
}

/** The benefit of an offer; undefined if it has none, or one for each kind of goods. */
export function benefitOf({ benefit }: Pick<OfferFields, 'benefit'>): OfferBenefit | undefined {
  if (!benefit) return undefined;
  const upTo = 'upTo' in benefit && benefit.upTo === true;
  const { kind } = benefit;
  // A range has two numbers, and its text needs no "up to".
  if (kind === 'amount')
    return benefit.from === undefined
      ? { kind, upTo, value: benefit.amount, currency: benefit.currency }
      : { kind, upTo };
  return { kind, upTo, value: 'percent' in benefit ? benefit.percent : undefined };
}

/** The amounts of an offer that have a currency, each with its path in the offer. */
export function amountsOfOffer(offer: OfferFields): readonly { readonly path: Path; readonly money: Money }[] {
  const { benefit, maximumDiscount } = offer;
  return [
    ...(benefit?.kind === 'amount' ? [{ path: ['benefit'], money: benefit }] : []),
    ...minimumPlaces(offer).map(({ minimum, path }) => ({ path, money: minimum })),
    ...(maximumDiscount ? [{ path: ['maximumDiscount'], money: maximumDiscount }] : []),
  ];
}

/** All numbers in the benefits and amounts of an offer. */
export function figuresOfOffer(offer: OfferFields): readonly number[] {
  const { benefit, benefits = [], maximumSpend, maximumDiscount } = offer;
  const limits = [...minimumsFor(offer), maximumSpend, maximumDiscount].flatMap((limit) => limit?.amount ?? []);
  return [benefit, ...benefits.map((each) => each.benefit)].flatMap((each) => {
    if (!each) return limits;
    if (each.kind === 'amount') return [...limits, each.amount, each.from ?? each.amount];
    return 'percent' in each && each.percent !== undefined ? [...limits, each.percent] : limits;
  });
}
