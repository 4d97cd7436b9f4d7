import { amountOf } from './basket-amount';
import { isUpTo } from '../offers/benefit-figure';
import type { Money } from '../../generated/data-types';
import type { BenefitOnView, BenefitView } from '../offers/limits';
import { convert, toMinor, type Conversion, type MinorMoney } from '../money/money';
import { rateBetween, type Case, type Question, type VerdictContext } from './verdict-limits';
import type { Saves } from './verdict-types';

export interface Gains {
  readonly possible: readonly [Saves, ...Saves[]];
  readonly questions: readonly Question[];
}

/** An amount in the basket's currency that is taken off or paid back. */
interface Figure {
  readonly amount: MinorMoney;
  readonly converted?: Conversion;
  readonly upTo: boolean;
}

const unknown: Saves = { state: 'saves', group: 'unknown' };
const stated: Saves = { ...unknown, stated: true };

/** Percentages have at most two decimals. Multiplied by this they are integers. */
const percentScale = 100;

function percentOf({ minor, currency }: MinorMoney, percent: number): MinorMoney {
  return { minor: Math.round((minor * Math.round(percent * percentScale)) / (100 * percentScale)), currency };
}

/** The figure, at most a maximum of the offer; undefined if there is no rate between their currencies. */
function atMost(figure: Figure, maximum: Money, { money }: VerdictContext): Figure | undefined {
  const limit = convert(toMinor(maximum, money), figure.amount.currency, money, Math.floor);
  if (!limit || limit.minor >= figure.amount.minor) return limit && figure;
  return { ...figure, amount: limit, ...rateBetween(maximum.currency, limit.currency, money) };
}

type WithFigure = Extract<BenefitView, { kind: 'percent' | 'amount' | 'cashback' }>;

/** The figure of a benefit for a basket, before the limits of the discount; undefined if it has none in its currency. */
function ownFigure(benefit: WithFigure, total: MinorMoney, { money }: VerdictContext): Figure | undefined {
  const upTo = isUpTo(benefit);
  if (benefit.kind !== 'amount')
    return benefit.percent === undefined ? undefined : { amount: percentOf(total, benefit.percent), upTo };
  const amount = convert(toMinor(benefit, money), total.currency, money, Math.floor);
  if (!amount) return undefined;
  const { minor, currency } = amount;
  return {
    amount: { minor: Math.min(minor, total.minor), currency },
    upTo,
    ...rateBetween(benefit.currency, currency, money),
  };
}

/** Unless the basket is known to be a single item, the amount after limits per item is only an upper bound. */
function withItemLimits({ offer: { perItem }, basket, context }: Case, figure: Figure): Figure | undefined {
  if (!perItem) return figure;
  const { minimum, maximumDiscount: amount, currency } = perItem;
  const limited = amount === undefined ? figure : atMost(figure, { amount, currency }, context);
  const isOneItem = basket.itemPrice !== undefined && basket.itemPrice >= (basket.amount ?? 0);
  // If the total is within the maximum, so is each item.
  if (isOneItem || (limited === figure && minimum === undefined)) return limited;
  return limited && { ...figure, upTo: true };
}

/** The figure of a benefit for a basket; undefined if its amount or that of a limit is unknown in its currency. */
function figureOf(subject: Case, benefit: WithFigure, total: MinorMoney): Figure | undefined {
  const { offer, context } = subject;
  const own = ownFigure(benefit, total, context);
  const figure = own && offer.maximumDiscount ? atMost(own, offer.maximumDiscount, context) : own;
  return figure && withItemLimits(subject, figure);
}

function gainOf(subject: Case, benefit: BenefitView | undefined): Saves {
  if (!benefit) return unknown;
  if (subject.offer.applies?.part) return stated;
  if (benefit.kind === 'free-shipping') return { state: 'saves', group: 'delivery' };
  if (benefit.kind === 'gift') return { state: 'saves', group: 'gift' };
  const total = amountOf(subject.basket);
  const figure = total && figureOf(subject, benefit, total);
  if (benefit.kind === 'cashback') {
    const { amount, upTo, ...rate }: Partial<Figure> = figure ?? {};
    return {
      state: 'saves',
      group: 'cashback',
      ...(amount && (upTo ? { most: amount } : { saving: amount })),
      ...rate,
    };
  }
  if (!total) return { state: 'saves', group: isUpTo(benefit) ? 'up-to' : 'now' };
  if (!figure) return stated;
  const { amount, upTo, ...rate } = figure;
  if (!upTo)
    return {
      state: 'saves',
      group: 'now',
      saving: amount,
      total: { ...total, minor: total.minor - amount.minor },
      ...rate,
    };
  // "Up to 200" says nothing about an order of 80.
  return amount.minor >= total.minor ? stated : { state: 'saves', group: 'up-to', most: amount, ...rate };
}

const priceKinds = { full: 'full-price', sale: 'sale' } as const;

/** A benefit for a kind of goods takes precedence over one for full or reduced prices. */
function benefitsLeft(
  benefits: readonly BenefitOnView[],
  { prices, goods }: Case['basket'],
): { readonly left: readonly (BenefitView | undefined)[]; readonly questions: readonly Question[] } {
  const isByPrice = ({ on }: BenefitOnView): boolean => on === priceKinds.full || on === priceKinds.sale;
  const byPrice = benefits.filter(isByPrice);
  const byGoods = benefits.filter((each) => !isByPrice(each));
  const chosen = byGoods.find(({ on }) => on === goods);
  if (chosen) return { left: [chosen.benefit], questions: [] };
  const ofGoods = goods === undefined ? byGoods : [];
  const questions: Question[] = ofGoods.length > 0 ? ['goods'] : [];
  if (byPrice.length === 0) return { left: [...ofGoods.map(({ benefit }) => benefit), undefined], questions };
  if (prices === undefined) questions.push('prices');
  const ofPrice =
    prices === undefined ? byPrice : [byPrice.find(({ on }) => on === priceKinds[prices]) ?? { benefit: undefined }];
  return { left: [...ofPrice, ...ofGoods].map(({ benefit }) => benefit), questions };
}

/** The possible savings of an offer, provided that it applies to the purchase. */
export function gainsOf(subject: Case): Gains {
  const { offer, basket } = subject;
  if (!offer.benefits) return { possible: [gainOf(subject, offer.benefit)], questions: [] };
  const { left, questions } = benefitsLeft(offer.benefits, basket);
  const [first = unknown, ...others] = left.map((benefit) => gainOf(subject, benefit));
  return { possible: [first, ...others], questions };
}
