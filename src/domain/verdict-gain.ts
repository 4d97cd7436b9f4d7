import { amountOf } from './basket-amount';
import type { BenefitOnView, BenefitView } from './limits';
import { convert, toMinor, type Conversion, type MinorMoney } from './money';
import { rateBetween, type Case } from './verdict-limits';
import type { Question, Saves, SavingGroup } from './verdict-types';

/** The possible savings of an offer, and the questions that decide between them. */
export interface Gains {
  /** At least one. */
  readonly possible: readonly [Saves, ...Saves[]];
  readonly questions: readonly Question[];
}

/** An amount that is taken off or paid back, before the limits of the discount apply. */
interface Raw {
  readonly amount: MinorMoney;
  readonly converted?: Conversion;
  readonly atLeast?: MinorMoney;
  readonly upTo: boolean;
}

const unknown: Saves = { state: 'saves', group: 'unknown' };

/** Percentages have at most two decimals. Multiplied by this they are integers. */
const percentScale = 100;

function percentOf({ minor, currency }: MinorMoney, percent: number): MinorMoney {
  return { minor: Math.round((minor * Math.round(percent * percentScale)) / (100 * percentScale)), currency };
}

function lesser(a: MinorMoney, b: MinorMoney): MinorMoney {
  return a.minor <= b.minor ? a : b;
}

/** A percentage of the basket, at most `maximumDiscount`; undefined without an amount. */
function rawPercent(subject: Case, percent: number, upTo = false): Raw | undefined {
  const total = amountOf(subject.basket);
  return total && withMaximum(subject, { amount: percentOf(total, percent), upTo });
}

/** A fixed amount off, converted to the basket's currency if there is a rate, and at most the basket. */
function rawAmount(subject: Case, benefit: Extract<BenefitView, { kind: 'amount' }>): Raw {
  const { money } = subject.context;
  const total = amountOf(subject.basket);
  const inBasketCurrency = (amount: number): MinorMoney => {
    const own = toMinor({ amount, currency: benefit.currency }, money);
    const value = (total && convert(own, total.currency, money, Math.floor)) ?? own;
    return total && value.currency === total.currency ? lesser(value, total) : value;
  };
  const amount = inBasketCurrency(benefit.amount);
  return withMaximum(subject, {
    amount,
    ...(amount.currency !== benefit.currency && rateBetween(benefit.currency, amount.currency, subject.context)),
    ...(benefit.from !== undefined && { atLeast: inBasketCurrency(benefit.from) }),
    upTo: benefit.upTo === true || benefit.from !== undefined,
  });
}

/** Applies `maximumDiscount`. Without a rate, the result is only an upper bound. */
function withMaximum({ offer: { maximumDiscount }, context }: Case, raw: Raw): Raw {
  if (!maximumDiscount) return raw;
  const own = toMinor(maximumDiscount, context.money);
  const limit = convert(own, raw.amount.currency, context.money, Math.floor);
  if (!limit) return { ...raw, upTo: true };
  return {
    ...raw,
    ...(limit.minor < raw.amount.minor && rateBetween(own.currency, limit.currency, context)),
    amount: lesser(raw.amount, limit),
    ...(raw.atLeast && { atLeast: lesser(raw.atLeast, limit) }),
  };
}

/**
 * Applies the limits per item. Unless the basket is known to be a single item, the number of items that they apply to
 * is unknown, and the amount for the basket is only an upper bound.
 */
function withItemLimits({ offer: { perItem }, basket, context }: Case, raw: Raw): Raw {
  const { amount: total, itemPrice: dearest } = basket;
  if (!perItem || total === undefined) return raw;
  const { atLeast, ...open } = { ...raw, upTo: true };
  const isOneItem = dearest !== undefined && dearest >= total;
  if (perItem.minimum !== undefined && !isOneItem) return open;
  if (perItem.maximumDiscount === undefined) return raw;
  const own = toMinor({ amount: perItem.maximumDiscount, currency: perItem.currency }, context.money);
  const limit = convert(own, raw.amount.currency, context.money, Math.floor);
  // If the total is within the limit, so is each item.
  if (limit && raw.amount.minor <= limit.minor) return raw;
  if (!limit || !isOneItem) return open;
  return { ...raw, amount: limit, ...(atLeast && { atLeast: lesser(atLeast, limit) }) };
}

/** The result for an amount that is taken off at once. */
function withDeduction(subject: Case, raw: Raw | undefined, upToBefore = false): Saves {
  const total = amountOf(subject.basket);
  if (!raw) return { state: 'saves', group: upToBefore ? 'up-to' : 'now', ...(upToBefore && { upTo: true }) };
  const { amount, converted: rate, atLeast, upTo } = withItemLimits(subject, raw);
  // "Up to 200" says nothing about an order of 80.
  if (upTo && total?.currency === amount.currency && amount.minor >= total.minor) return { ...unknown, upTo: true };
  return {
    state: 'saves',
    group: upTo ? 'up-to' : 'now',
    saving: amount,
    ...(atLeast && { atLeast }),
    ...(upTo && { upTo: true }),
    ...(total?.currency === amount.currency && { total: { ...total, minor: total.minor - amount.minor } }),
    ...(rate && { converted: rate }),
  };
}

/** The result for a benefit that does not change the price to pay. */
function withoutDeduction(subject: Case, group: SavingGroup, raw?: Raw): Saves {
  const total = amountOf(subject.basket);
  return {
    state: 'saves',
    group,
    ...(raw && { saving: raw.amount, ...(raw.upTo && { upTo: true }) }),
    ...(total && { total }),
    ...(raw?.converted && { converted: raw.converted }),
  };
}

function gainOf(subject: Case, benefit: BenefitView | undefined): Saves {
  switch (benefit?.kind) {
    case undefined:
      return unknown;
    case 'percent':
      return withDeduction(subject, rawPercent(subject, benefit.percent, benefit.upTo), benefit.upTo);
    case 'amount':
      return withDeduction(subject, rawAmount(subject, benefit));
    case 'cashback': {
      const raw = benefit.percent === undefined ? undefined : rawPercent(subject, benefit.percent, benefit.upTo);
      return withoutDeduction(subject, 'cashback', raw && withItemLimits(subject, raw));
    }
    case 'free-shipping':
      return withoutDeduction(subject, 'delivery');
    case 'gift':
      return withoutDeduction(subject, 'gift');
  }
}

const priceKinds = { full: 'full-price', sale: 'sale' } as const;

/**
 * The benefits that the answers leave possible, and the questions that decide between them. A benefit for a kind of
 * goods takes precedence over one for full or reduced prices.
 */
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
