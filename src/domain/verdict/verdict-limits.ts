import type { Country, Currency, Money } from '../../generated/data-types';
import { amountOf, type Total } from './basket-amount';
import type { Instant } from '../dates/calendar';
import type { Named, PaymentLimitView, StoreRuleView } from '../offers/limits';
import { minimumsFor } from '../offers/minimum';
import {
  conversionBetween,
  convert,
  toMinor,
  type Conversion,
  type MinorMoney,
  type MoneyTables,
} from '../money/money';
import { offerStatus } from '../offers/offer-status';
import type { OfferView } from '../offers/offer-view';

/** The answer that none of the listed payment methods, kinds of goods or brands applies. */
export const otherAnswer = 'other';

/** A visitor's answers about a purchase. An absent field has not been answered. */
export interface Basket extends Total {
  readonly country?: Country;
  readonly customer?: 'new' | 'returning';
  readonly member?: boolean;
  readonly channel?: 'site' | 'app';
  /** The id of a payment method, or `otherAnswer`. */
  readonly payment?: string;
  readonly prices?: 'full' | 'sale';
  /** The id of a kind of goods, or `otherAnswer`. */
  readonly goods?: string;
  /** The name of a brand, or `otherAnswer`. */
  readonly brand?: string;
  /** The price of the most expensive item, in the minor unit of `currency`. */
  readonly itemPrice?: number;
  /** Whether another seller sells the goods on the store's site. */
  readonly fromSeller?: boolean;
  /** Whether the order already has another code. Components that compare codes one at a time set it to `false`. */
  readonly combined?: boolean;
  readonly usedBefore?: boolean;
}

/** A question to the visitor: the field of `Basket` that it sets. `amount` also asks for the currency. */
export type Question = Exclude<keyof Basket, 'currency'>;

/** The order in which questions are asked: first those that most visitors can answer. */
export const questionOrder: readonly Question[] = [
  'amount',
  'country',
  'channel',
  'customer',
  'member',
  'prices',
  'goods',
  'brand',
  'payment',
  'itemPrice',
  'fromSeller',
  'combined',
  'usedBefore',
];

/** A limit in a currency without a fixed rate to the basket's currency. */
export interface OpenLimit {
  readonly kind: 'minimum' | 'maximum' | 'item-price' | 'store-minimum';
  readonly amount: MinorMoney;
}

export interface Shortfall {
  /** The amount that the offer or store requires, in its own currency. */
  readonly needed: MinorMoney;
  /** The missing amount, in the basket's currency. */
  readonly missing: MinorMoney;
  readonly converted?: Conversion;
}

export interface VerdictStore {
  readonly rules?: readonly StoreRuleView[];
}

export interface VerdictContext {
  readonly now: Instant;
  readonly timeZone: string;
  /** `src/generated/money.ts`. */
  readonly money: MoneyTables;
}

export interface Case {
  readonly offer: OfferView;
  readonly store: VerdictStore;
  readonly basket: Basket;
  readonly context: VerdictContext;
}

/** The result of a limit: a question that has to be answered, or the facts for which it refuses the offer. */
type Found<Facts extends object> =
  | { readonly question: Question; readonly limit?: OpenLimit | undefined }
  | { readonly facts: Facts };

type Limit = (subject: Case) => readonly Found<object>[];

const none: readonly never[] = [];

function asked(question: Question, limit?: OpenLimit): readonly Found<never>[] {
  return [{ question, limit }];
}

function refused<Facts extends object>(facts: Facts): readonly Found<Facts>[] {
  return [{ facts }];
}

/** Asks a question, unless its answer is known: then the offer is refused or not. */
function byAnswer<Asked extends Question, Facts extends object>(
  { basket }: Case,
  question: Asked,
  refuses: (answer: NonNullable<Basket[Asked]>) => boolean,
  facts: Facts,
): readonly Found<Facts>[] {
  const answer = basket[question];
  if (answer === undefined || answer === null) return asked(question);
  return refuses(answer) ? refused(facts) : none;
}

function has(list: readonly Named[] | undefined, answer: string): boolean {
  return list?.some(({ id }) => id === answer) ?? false;
}

/** Refuses an answer that is missing from `only` or listed in `except`. */
function byLists(
  subject: Case,
  question: 'payment' | 'goods',
  { only, except }: PaymentLimitView = {},
): readonly Found<PaymentLimitView>[] {
  if (!only && !except) return none;
  return byAnswer(subject, question, (answer) => (only !== undefined && !has(only, answer)) || has(except, answer), {
    only,
    except,
  });
}

/** The conditions of the store of one kind. They apply to codes, not to deals. */
function rulesOf<Kind extends StoreRuleView['kind']>({ offer, store: { rules = [] } }: Case, kind: Kind) {
  const isOfKind = (rule: StoreRuleView): rule is Extract<StoreRuleView, { readonly kind: Kind }> => rule.kind === kind;
  return offer.kind === 'code' ? rules.filter(isOfKind) : none;
}

/** The rate that converts between two currencies, as a field of a reason; empty if no conversion is needed. */
export function rateBetween(a: Currency, b: Currency, money: MoneyTables): { readonly converted?: Conversion } {
  const conversion = a === b ? undefined : conversionBetween(a, b, money);
  return conversion ? { converted: conversion } : {};
}

function checkMinimum(
  { basket, context: { money } }: Case,
  required: Money,
  kind: 'minimum' | 'store-minimum',
): readonly Found<Shortfall>[] {
  const needed = toMinor(required, money);
  const amount = amountOf(basket);
  if (!amount) return asked('amount');
  const inBasketCurrency = convert(needed, amount.currency, money, Math.ceil);
  if (!inBasketCurrency) return asked('amount', { kind, amount: needed });
  if (amount.minor >= inBasketCurrency.minor) return none;
  const missing = { minor: inBasketCurrency.minor - amount.minor, currency: amount.currency };
  return refused({ needed, missing, ...rateBetween(needed.currency, amount.currency, money) });
}

function missingIn([found]: readonly Found<Shortfall>[]): number {
  return found && 'facts' in found ? found.facts.missing.minor : Infinity;
}

function bySale(subject: Case): readonly Found<object>[] {
  return byAnswer(subject, 'prices', (answer) => answer === 'sale', {});
}

/** By the reasons for refusal, the easiest to resolve first. Those that begin with `store-` apply to every code. */
const limits = {
  'other-code': (subject) => {
    const { offer, store } = subject;
    const isAlone = offer.combines !== undefined && !offer.combines.includes('other-codes');
    const isOnlyCode =
      offer.kind === 'code' && (store.rules?.some(({ kind }) => kind === 'one-code-per-order') ?? false);
    return isAlone || isOnlyCode ? byAnswer(subject, 'combined', Boolean, {}) : none;
  },
  /** If the country is unknown, it is asked for only if it decides. */
  minimum: (subject) => {
    const { offer, basket } = subject;
    const found = minimumsFor(offer, basket.country)
      .map((each) => checkMinimum(subject, each, 'minimum'))
      .sort((a, b) => missingIn(a) - missingIn(b));
    const [first = none] = found;
    const isRefused = found.every((each) => missingIn(each) < Infinity);
    if (found.length < 2 || isRefused || found.every((each) => each.length === 0)) return first;
    return [...(basket.amount === undefined ? asked('amount') : none), ...asked('country')];
  },
  /** A minimum for some countries applies only there. The country is asked for only if the amount is too small there. */
  'store-minimum': (subject) =>
    rulesOf(subject, 'minimum').flatMap((rule) => {
      const { country } = subject.basket;
      if (rule.countries && country !== undefined && !rule.countries.includes(country)) return none;
      const found = checkMinimum(subject, rule, 'store-minimum');
      if (!rule.countries || country !== undefined || found.length === 0) return found;
      return [...found.filter((each) => 'question' in each), ...asked('country')];
    }),
  channel: (subject) => {
    const needed = subject.offer.channel;
    if (needed === undefined || needed === 'both') return none;
    return byAnswer(subject, 'channel', (answer) => answer !== needed, { needed });
  },
  payment: (subject) => byLists(subject, 'payment', subject.offer.payment),
  'store-payment': (subject) => rulesOf(subject, 'payment').flatMap((rule) => byLists(subject, 'payment', rule)),
  country: (subject) => {
    const countries = subject.offer.where;
    return countries ? byAnswer(subject, 'country', (answer) => !countries.includes(answer), { countries }) : none;
  },
  /** No item costs more than the order, so a small order is refused even if the item price is unknown. */
  'item-price': ({ offer: { perItem }, basket, context: { money } }) => {
    if (perItem?.minimum === undefined) return none;
    const needed = toMinor({ amount: perItem.minimum, currency: perItem.currency }, money);
    const { currency, itemPrice: price, amount } = basket;
    const maxPrice = price ?? amount;
    if (maxPrice === undefined || currency === undefined) return asked('itemPrice');
    const inBasketCurrency = convert(needed, currency, money, Math.ceil);
    if (!inBasketCurrency) return asked('itemPrice', { kind: 'item-price', amount: needed });
    if (maxPrice < inBasketCurrency.minor) return refused({ needed, ...rateBetween(needed.currency, currency, money) });
    return price === undefined ? asked('itemPrice') : none;
  },
  maximum: ({ offer: { maximumSpend }, basket, context: { money } }) => {
    if (!maximumSpend) return none;
    const most = toMinor(maximumSpend, money);
    const amount = amountOf(basket);
    if (!amount) return asked('amount');
    const inBasketCurrency = convert(most, amount.currency, money, Math.floor);
    if (!inBasketCurrency) return asked('amount', { kind: 'maximum', amount: most });
    if (amount.minor <= inBasketCurrency.minor) return none;
    return refused({ most, ...rateBetween(most.currency, amount.currency, money) });
  },
  goods: (subject) => byLists(subject, 'goods', subject.offer.applies),
  'store-goods': (subject) =>
    rulesOf(subject, 'goods').flatMap(({ except }) =>
      byAnswer(subject, 'goods', (answer) => has(except, answer), { except }),
    ),
  brand: (subject) => {
    const brands = subject.offer.applies?.exceptBrands;
    return brands ? byAnswer(subject, 'brand', (answer) => brands.includes(answer), { brands }) : none;
  },
  'sale-items': (subject) => (subject.offer.saleItems === 'excluded' ? bySale(subject) : none),
  'store-sale-items': (subject) => rulesOf(subject, 'sale-items').flatMap(() => bySale(subject)),
  'store-seller': (subject) => rulesOf(subject, 'sellers').flatMap(() => byAnswer(subject, 'fromSeller', Boolean, {})),
  member: (subject) =>
    subject.offer.who === 'members' ? byAnswer(subject, 'member', (isMember) => !isMember, {}) : none,
  customer: (subject) =>
    subject.offer.who === 'new-customers' ? byAnswer(subject, 'customer', (answer) => answer !== 'new', {}) : none,
  'used-once': (subject) => {
    const { offer, basket } = subject;
    // New customers cannot have used a code before.
    return offer.oncePerCustomer && basket.customer !== 'new' ? byAnswer(subject, 'usedBefore', Boolean, {}) : none;
  },
  'not-begun': ({ offer: { startsAt, startsOn, ...offer }, context: { now } }) =>
    startsAt !== undefined && startsAt > now && offerStatus(offer, now) === 'active'
      ? refused<{ readonly on?: string }>({ on: startsOn })
      : none,
  ended: ({ offer, context: { now } }) =>
    offerStatus(offer, now) === 'expired' ? refused<{ readonly on?: string }>({ on: offer.endsOn }) : none,
} satisfies Readonly<Record<string, Limit>>;

const entries = Object.entries<Limit>(limits);

export type ReasonKind = keyof typeof limits;

type FactsOf<Kind extends ReasonKind> = Extract<
  ReturnType<(typeof limits)[Kind]>[number],
  { readonly facts: object }
>['facts'];

export type Reason = { readonly [Kind in ReasonKind]: { readonly kind: Kind } & FactsOf<Kind> }[ReasonKind];

/** The rank of a reason; 0 is the easiest to resolve. */
export function reasonRank({ kind }: Reason): number {
  return entries.findIndex(([each]) => each === kind);
}

/** What the limits of an offer and its store say about a purchase. The reasons are in the order of their ranks. */
export interface Findings {
  readonly reasons: readonly Reason[];
  readonly questions: readonly Question[];
  readonly limits: readonly OpenLimit[];
}

export function findingsOf(subject: Case): Findings {
  const found = entries.flatMap(([kind, limit]) => limit(subject).map((each) => ({ kind, ...each })));
  return {
    // Each limit finds the facts of its own reason.
    reasons: found.flatMap((each) => ('facts' in each ? [{ kind: each.kind, ...each.facts } as Reason] : [])),
    questions: found.flatMap((each) => ('question' in each ? [each.question] : [])),
    limits: found.flatMap((each) => ('question' in each && each.limit ? [each.limit] : [])),
  };
}
