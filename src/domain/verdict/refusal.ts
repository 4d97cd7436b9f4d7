import { fromMinor, type MoneyTables } from '../money/money';
import type { Country } from '../../generated/data-types';
import type { OfferView } from '../offers/offer-view';
import type { ReportAnswers } from '../trust/report';
import { trustOf, type OfferTest } from '../trust/trust';
import {
  choicesOf,
  otherAnswer,
  verdict,
  verdicts,
  type Basket,
  type Choices,
  type OpenLimit,
  type Question,
  type Reason,
  type VerdictContext,
  type VerdictStore,
} from './verdict';

export const maxQuestions = 3;

export interface RefusalAnswers {
  /** All answers except `usedBefore`, which differs between offers. */
  readonly basket: Omit<Basket, 'usedBefore'>;
  /** The questions answered with "I don't know". */
  readonly unknown: readonly Question[];
  /** Whether an offer has been used before, by its id; undefined for "I don't know". */
  readonly usedBefore: Readonly<Record<string, boolean | undefined>>;
}

export const noAnswers: RefusalAnswers = { basket: {}, unknown: [], usedBefore: {} };

/** An answer to a question: fields of the basket, or undefined for "I don't know". */
export type RefusalAnswer = Basket | undefined;

export function withAnswer(
  { basket, unknown, usedBefore }: RefusalAnswers,
  { offer, question, answer }: { readonly offer: string; readonly question: Question; readonly answer: RefusalAnswer },
): RefusalAnswers {
  if (question === 'usedBefore') return { basket, unknown, usedBefore: { ...usedBefore, [offer]: answer?.usedBefore } };
  const { [question]: _before, ...rest } = basket;
  const others: RefusalAnswers['basket'] = rest;
  // Both amounts have the same currency, so changing it deletes them.
  const { amount: _amount, itemPrice: _itemPrice, ...withoutAmounts } = others;
  const kept = answer?.currency !== undefined && answer.currency !== basket.currency ? withoutAmounts : others;
  return {
    basket: { ...kept, ...answer },
    unknown: [...unknown.filter((each) => each !== question), ...(answer ? [] : [question])],
    usedBefore,
  };
}

export function purchaseWith({ basket, usedBefore }: RefusalAnswers, offer: string): Basket {
  const used = usedBefore[offer];
  return { ...basket, usedBefore: used };
}

/** Whether the answer to a question about an offer is "I don't know". */
export function isUnknown({ unknown, usedBefore }: RefusalAnswers, offer: string, question: Question): boolean {
  return question === 'usedBefore'
    ? Object.hasOwn(usedBefore, offer) && usedBefore[offer] === undefined
    : unknown.includes(question);
}

/** Why an offer did not work: a reason of the verdict, or a fact that is no limit. */
export type RefusalFact =
  | Reason
  /** It pays back later; the total at checkout does not change. */
  | { readonly kind: 'cashback' }
  /** It also failed in the team's newest test. */
  | { readonly kind: 'failed-test'; readonly test: OfferTest };

export type RefusalKind = RefusalFact['kind'];

export interface RefusalResult {
  /** Empty if no known fact explains it. */
  readonly facts: readonly RefusalFact[];
  /** Limits that could not be compared with the basket. */
  readonly limits: readonly OpenLimit[];
  /** Whether one of the facts applies to every code of the store. */
  readonly isStoreWide: boolean;
  /** The best other code that the same answers do not refuse. */
  readonly next?: OfferView;
}

export interface Refusal {
  /** The questions asked so far. Without a result, the last one is unanswered. */
  readonly questions: readonly Question[];
  readonly result?: RefusalResult;
}

export interface RefusalCase {
  readonly offer: OfferView;
  /** The offers of the same store, from which the next code is chosen. */
  readonly offers: readonly OfferView[];
  readonly store: VerdictStore;
  readonly answers: RefusalAnswers;
  readonly country?: Country | undefined;
  readonly failed: readonly string[];
  readonly context: VerdictContext;
}

function basketFor({ answers, country }: RefusalCase, { id }: OfferView): Basket {
  return { ...purchaseWith(answers, id), ...(country && { country }) };
}

function isAnswered({ answers, offer: { id } }: RefusalCase, question: Question): boolean {
  return purchaseWith(answers, id)[question] !== undefined || isUnknown(answers, id, question);
}

/** Empty for questions about an amount. The last answer may represent all values that are not named. */
export function answersTo(
  question: Question,
  choices: Choices,
  { currencyOf }: Pick<MoneyTables, 'currencyOf'>,
): readonly Basket[] {
  switch (question) {
    case 'amount':
    case 'itemPrice':
      return [];
    case 'country': {
      // Its keys are the countries of the site.
      const other = (Object.keys(currencyOf) as Country[]).find((country) => !choices.country.includes(country));
      return [...choices.country, ...(other ? [other] : [])].map((country) => ({ country }));
    }
    case 'customer':
      return [{ customer: 'new' }, { customer: 'returning' }];
    case 'channel':
      return [{ channel: 'app' }, { channel: 'site' }];
    case 'prices':
      return [{ prices: 'full' }, { prices: 'sale' }];
    case 'payment':
      return [...choices.payment.map(({ id }) => id), otherAnswer].map((payment) => ({ payment }));
    case 'goods':
      return [...choices.goods.map(({ id }) => id), otherAnswer].map((goods) => ({ goods }));
    case 'brand':
      return [...choices.brand, otherAnswer].map((brand) => ({ brand }));
    case 'member':
    case 'fromSeller':
    case 'combined':
    case 'usedBefore':
      return [{ [question]: true }, { [question]: false }];
  }
}

/** The distance from one half of the share of answers that refuse the offer; undefined if none does, 0 for amounts. */
function distanceFromHalf(subject: RefusalCase, question: Question, basket: Basket): number | undefined {
  const { offer, offers, store, context } = subject;
  const possible = answersTo(question, choicesOf(offers, store), context.money);
  if (possible.length === 0) return 0;
  const refusing = possible.filter(
    (answer) => verdict(offer, store, { ...basket, ...answer }, context).state === 'blocked',
  );
  return refusing.length === 0 ? undefined : Math.abs(refusing.length / possible.length - 1 / 2);
}

/** An answered question that can refuse the offer, else the one that splits the answers most evenly. */
function bestQuestion(subject: RefusalCase, questions: readonly Question[], basket: Basket): Question | undefined {
  const [best] = questions
    .map((question) => ({
      question,
      isOpen: Number(!isAnswered(subject, question)),
      distance: distanceFromHalf(subject, question, basket),
    }))
    .flatMap(({ distance, ...rest }) => (distance === undefined ? [] : [{ ...rest, distance }]))
    .sort((a, b) => a.isOpen - b.isOpen || a.distance - b.distance);
  return best?.question;
}

function questionsFor(subject: RefusalCase): { readonly asked: readonly Question[]; readonly isOpen: boolean } {
  const { offer, store, country, context } = subject;
  const fullBasket = basketFor(subject, offer);
  const asked: Question[] = [];
  let basket: Basket = { country };
  while (asked.length < maxQuestions) {
    const answer = verdict(offer, store, basket, context);
    if (answer.state !== 'depends') break;
    const question = bestQuestion(
      subject,
      answer.questions.filter((each) => !asked.includes(each)),
      basket,
    );
    if (!question) break;
    asked.push(question);
    if (!isAnswered(subject, question)) return { asked, isOpen: true };
    if (fullBasket[question] === undefined) continue;
    const isAmount = question === 'amount' || question === 'itemPrice';
    basket = { ...basket, [question]: fullBasket[question] };
    if (isAmount && fullBasket.currency) basket = { ...basket, currency: fullBasket.currency };
  }
  return { asked, isOpen: false };
}

function isCashback({ benefit, benefits }: OfferView): boolean {
  const all = benefits?.map((each) => each.benefit) ?? [benefit];
  return all.every((each) => each?.kind === 'cashback');
}

/** The reasons to show. If the offer has ended or not begun, only that reason, because nothing else helps. */
function factsIn(reasons: readonly Reason[]): readonly RefusalFact[] {
  const byDay = reasons.filter(({ kind }) => kind === 'ended' || kind === 'not-begun');
  return byDay.length > 0 ? byDay : reasons;
}

/** The facts that are known without asking. */
function knownFacts({ offer, store, country, context }: RefusalCase): readonly RefusalFact[] {
  const answer = verdict(offer, store, { country }, context);
  if (answer.state === 'blocked') return factsIn(answer.reasons);
  const trust = trustOf(offer, { ...context, country });
  return [
    ...(trust.state === 'failed' ? [{ kind: 'failed-test', test: trust.test } as const] : []),
    ...(isCashback(offer) ? [{ kind: 'cashback' } as const] : []),
  ];
}

/** The best other code that the same answers do not refuse, preferably one that did not fail in a test. */
function nextBest(subject: RefusalCase, facts: readonly RefusalFact[]): OfferView | undefined {
  const { offer, offers, store, country, failed, context, answers } = subject;
  const paysBack = facts.some(({ kind }) => kind === 'cashback');
  const tried = new Set([offer, ...offers.filter(({ id }) => failed.includes(id))].map(({ code }) => code));
  const others = offers.filter(
    (each) =>
      each.code !== undefined &&
      !tried.has(each.code) &&
      !(paysBack && isCashback(each)) &&
      verdict(each, store, basketFor(subject, each), context).state !== 'blocked',
  );
  const basket = { ...answers.basket, ...(country && { country }) };
  const ordered = verdicts(others, store, basket, context).map((judged) => judged.offer);
  return ordered.find((each) => trustOf(each, { ...context, country }).state !== 'failed') ?? ordered[0];
}

function isStoreWide({ kind }: RefusalFact, { rules = [] }: VerdictStore): boolean {
  return (
    kind.startsWith('store-') || (kind === 'other-code' && rules.some((rule) => rule.kind === 'one-code-per-order'))
  );
}

function resultOf(
  subject: RefusalCase,
  facts: readonly RefusalFact[],
  limits: readonly OpenLimit[] = [],
): RefusalResult {
  const next = nextBest(subject, facts);
  return {
    facts,
    limits,
    isStoreWide: facts.some((fact) => isStoreWide(fact, subject.store)),
    next,
  };
}

/** Known facts are the result at once. Otherwise at most three questions are asked, one by one (product rule R85). */
export function refusal(subject: RefusalCase): Refusal {
  const known = knownFacts(subject);
  if (known.length > 0) return { questions: [], result: resultOf(subject, known) };
  const { asked, isOpen } = questionsFor(subject);
  if (isOpen) return { questions: asked };
  const { offer, store, context } = subject;
  const answer = verdict(offer, store, basketFor(subject, offer), context);
  const facts = answer.state === 'blocked' ? factsIn(answer.reasons) : [];
  const limits = answer.state === 'depends' ? answer.limits : undefined;
  return { questions: asked, result: resultOf(subject, facts, limits) };
}

/** The answers about a purchase that a report includes. The amount is left out unless its currency is known. */
export function answersOf({ country, channel, customer, amount, currency }: Basket, money: MoneyTables): ReportAnswers {
  const hasAmount = amount !== undefined && currency !== undefined;
  return { country, channel, customer, basket: hasAmount ? fromMinor({ minor: amount, currency }, money) : undefined };
}
