import type { Currency, MinimumRule } from '../../generated/data-types';
import { amountOf } from './basket-amount';
import type { Named, PaymentLimitView, StoreRuleView } from '../offers/limits';
import { minimumsFor } from '../offers/minimum';
import { conversionBetween, convert, toMinor, type Conversion, type MoneyTables } from '../money/money';
import { offerStatus } from '../offers/offer-status';
import type { OfferView } from '../offers/offer-view';
import type { Basket, OpenLimit, Question, Reason, VerdictContext, VerdictStore } from './verdict-types';

/** An offer and a purchase to check it for. */
export interface Case {
  readonly offer: OfferView;
  readonly store: VerdictStore;
  readonly basket: Basket;
  readonly context: VerdictContext;
}

/** The result of a limit: a reason for refusing the offer, or a question that has to be answered. */
export type Finding =
  | { readonly reason: Reason }
  | { readonly question: Question; readonly limit?: OpenLimit | undefined };

type Limit = (subject: Case) => readonly Finding[];

const refused = (reason: Reason): readonly Finding[] => [{ reason }];
const asked = (question: Question, limit?: OpenLimit): readonly Finding[] => [{ question, limit }];
const none: readonly Finding[] = [];

/** The rate that converts between two currencies, as a field of a reason; empty if no conversion is needed. */
export function rateBetween(a: Currency, b: Currency, money: MoneyTables): { readonly converted?: Conversion } {
  const conversion = a === b ? undefined : conversionBetween(a, b, money);
  return conversion ? { converted: conversion } : {};
}

/** Compares the basket with a minimum order value. */
function checkMinimum(
  subject: Case,
  required: { readonly amount: number; readonly currency: Currency },
  kind: 'minimum' | 'store-minimum',
): readonly Finding[] {
  const { money } = subject.context;
  const needed = toMinor(required, money);
  const amount = amountOf(subject.basket);
  if (!amount) return asked('amount');
  const inBasketCurrency = convert(needed, amount.currency, money, Math.ceil);
  if (!inBasketCurrency) return asked('amount', { kind, amount: needed });
  if (amount.minor >= inBasketCurrency.minor) return none;
  const missing = { minor: inBasketCurrency.minor - amount.minor, currency: amount.currency };
  return refused({ kind, needed, missing, ...rateBetween(needed.currency, amount.currency, money) });
}

/** The amount that is missing to a minimum, if only that is found. */
function missingIn([found]: readonly Finding[]): number {
  return found && 'reason' in found && 'missing' in found.reason ? found.reason.missing.minor : Infinity;
}

/** If the country is unknown, it is asked for only if it decides. */
const minimum: Limit = (subject) => {
  const { offer, basket } = subject;
  const found = minimumsFor(offer, basket.country)
    .map((each) => checkMinimum(subject, each, 'minimum'))
    .sort((a, b) => missingIn(a) - missingIn(b));
  const [first = none] = found;
  const isRefused = found.every((each) => missingIn(each) < Infinity);
  if (found.length < 2 || isRefused || found.every((each) => each.length === 0)) return first;
  return [...(basket.amount === undefined ? asked('amount') : none), ...asked('country')];
};

const maximum: Limit = (subject) => {
  const { maximumSpend } = subject.offer;
  if (!maximumSpend) return none;
  const { money } = subject.context;
  const most = toMinor(maximumSpend, money);
  const amount = amountOf(subject.basket);
  if (!amount) return asked('amount');
  const inBasketCurrency = convert(most, amount.currency, money, Math.floor);
  if (!inBasketCurrency) return asked('amount', { kind: 'maximum', amount: most });
  if (amount.minor <= inBasketCurrency.minor) return none;
  return refused({ kind: 'maximum', most, ...rateBetween(most.currency, amount.currency, money) });
};

/** No item costs more than the order, so a small order is refused even if the item price is unknown. */
const itemPrice: Limit = (subject) => {
  const { perItem } = subject.offer;
  if (perItem?.minimum === undefined) return none;
  const { money } = subject.context;
  const needed = toMinor({ amount: perItem.minimum, currency: perItem.currency }, money);
  const { currency, itemPrice: price, amount } = subject.basket;
  const maxPrice = price ?? amount;
  if (maxPrice === undefined || currency === undefined) return asked('itemPrice');
  const inBasketCurrency = convert(needed, currency, money, Math.ceil);
  if (!inBasketCurrency) return asked('itemPrice', { kind: 'item-price', amount: needed });
  if (maxPrice < inBasketCurrency.minor)
    return refused({ kind: 'item-price', needed, ...rateBetween(needed.currency, currency, money) });
  return price === undefined ? asked('itemPrice') : none;
};

const period: Limit = ({ offer, context: { now } }) => {
  if (offerStatus(offer, now) === 'expired') return refused({ kind: 'ended', on: offer.expiresOn });
  if (offer.startsAt !== undefined && offer.startsAt > now) return refused({ kind: 'not-begun', on: offer.startsOn });
  return none;
};

const country: Limit = ({ offer: { where }, basket }) => {
  if (!where) return none;
  if (basket.country === undefined) return asked('country');
  return where.includes(basket.country) ? none : refused({ kind: 'country', countries: where });
};

const channel: Limit = ({ offer, basket }) => {
  if (offer.channel === undefined || offer.channel === 'both') return none;
  if (basket.channel === undefined) return asked('channel');
  return basket.channel === offer.channel ? none : refused({ kind: 'channel', needed: offer.channel });
};

const customer: Limit = ({ offer: { who }, basket }) => {
  if (who === 'new-customers') {
    if (basket.customer === undefined) return asked('customer');
    return basket.customer === 'new' ? none : refused({ kind: 'customer' });
  }
  if (who === 'members') {
    if (basket.member === undefined) return asked('member');
    return basket.member ? none : refused({ kind: 'member' });
  }
  return none;
};

function has(list: readonly Named[] | undefined, answer: string): boolean {
  return list?.some(({ id }) => id === answer) ?? false;
}

/** Whether an answer is missing from `only` or listed in `except`. */
function isExcluded({ only, except }: PaymentLimitView, answer: string): boolean {
  return (only !== undefined && !has(only, answer)) || has(except, answer);
}

/** The lists of a limit without its kind. */
function listsOf({ only, except }: PaymentLimitView): PaymentLimitView {
  return { only, except };
}

const payment: Limit = ({ offer, basket }) => {
  if (!offer.payment) return none;
  if (basket.payment === undefined) return asked('payment');
  return isExcluded(offer.payment, basket.payment) ? refused({ kind: 'payment', ...listsOf(offer.payment) }) : none;
};

const goods: Limit = ({ offer: { applies }, basket }) => {
  if (!applies?.only && !applies?.except) return none;
  if (basket.goods === undefined) return asked('goods');
  return isExcluded(applies, basket.goods) ? refused({ kind: 'goods', ...listsOf(applies) }) : none;
};

const brand: Limit = ({ offer: { applies }, basket }) => {
  const brands = applies?.exceptBrands;
  if (!brands) return none;
  if (basket.brand === undefined) return asked('brand');
  return brands.includes(basket.brand) ? refused({ kind: 'brand', brands }) : none;
};

const saleItems: Limit = ({ offer, basket }) => {
  if (offer.saleItems !== 'excluded') return none;
  if (basket.prices === undefined) return asked('prices');
  return basket.prices === 'sale' ? refused({ kind: 'sale-items' }) : none;
};

const usedOnce: Limit = ({ offer, basket }) => {
  // New customers cannot have used a code before.
  if (!offer.oncePerCustomer || basket.customer === 'new') return none;
  if (basket.usedBefore === undefined) return asked('usedBefore');
  return basket.usedBefore ? refused({ kind: 'used-once' }) : none;
};

const otherCode: Limit = ({ offer, store, basket }) => {
  const isAlone = offer.combines !== undefined && !offer.combines.includes('other-codes');
  const isOnlyCode = offer.kind === 'code' && (store.rules?.some(({ kind }) => kind === 'one-code-per-order') ?? false);
  if (!isAlone && !isOnlyCode) return none;
  if (basket.combined === undefined) return asked('combined');
  return basket.combined ? refused({ kind: 'other-code' }) : none;
};

/** A minimum for some countries applies only there. The country is asked for only if the amount is too small there. */
function storeMinimum(subject: Case, rule: MinimumRule): readonly Finding[] {
  const { country: where } = subject.basket;
  if (rule.countries && where !== undefined && !rule.countries.includes(where)) return none;
  const found = checkMinimum(subject, rule, 'store-minimum');
  if (!rule.countries || where !== undefined || found.length === 0) return found;
  return [...found.filter((finding) => 'question' in finding), ...asked('country')];
}

function storeRule(subject: Case, rule: StoreRuleView): readonly Finding[] {
  const { basket } = subject;
  switch (rule.kind) {
    case 'one-code-per-order':
      return none;
    case 'minimum':
      return storeMinimum(subject, rule);
    case 'payment':
      if (basket.payment === undefined) return asked('payment');
      return isExcluded(rule, basket.payment) ? refused({ kind: 'store-payment', ...listsOf(rule) }) : none;
    case 'sellers':
      if (basket.fromSeller === undefined) return asked('fromSeller');
      return basket.fromSeller ? refused({ kind: 'store-seller' }) : none;
    case 'goods':
      if (basket.goods === undefined) return asked('goods');
      return has(rule.except, basket.goods) ? refused({ kind: 'store-goods', except: rule.except }) : none;
    case 'sale-items':
      if (basket.prices === undefined) return asked('prices');
      return basket.prices === 'sale' ? refused({ kind: 'store-sale-items' }) : none;
  }
}

/** The conditions of the store. They apply to codes, not to deals. */
const storeRules: Limit = (subject) =>
  subject.offer.kind === 'code' ? (subject.store.rules ?? []).flatMap((rule) => storeRule(subject, rule)) : none;

const limits: readonly Limit[] = [
  period,
  minimum,
  maximum,
  itemPrice,
  country,
  channel,
  customer,
  payment,
  goods,
  brand,
  saleItems,
  usedOnce,
  otherCode,
  storeRules,
];

/** The findings of all limits of an offer and its store for a purchase. */
export function findingsOf(subject: Case): readonly Finding[] {
  return limits.flatMap((limit) => limit(subject));
}
