import type { Country } from '../generated/data-types';
import type { Named } from './limits';
import type { OfferView } from './page-data';
import { gainsOf } from './verdict-gain';
import { findingsOf, type Finding } from './verdict-limits';
import { bestOf, inVerdictOrder, reasonRank, type Judged } from './verdict-order';
import type { MinorMoney } from './money';
import type { Basket, OpenLimit, Question, Reason, Verdict, VerdictContext, VerdictStore } from './verdict-types';

/** In this order questions are asked: first those that most visitors can answer. */
const questionOrder: readonly Question[] = [
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

function reasonsIn(findings: readonly Finding[]): readonly Reason[] {
  return findings
    .flatMap((finding) => ('reason' in finding ? [finding.reason] : []))
    .sort((a, b) => reasonRank(a) - reasonRank(b));
}

function inQuestionOrder(questions: Iterable<Question>): readonly Question[] {
  const all = new Set(questions);
  return questionOrder.filter((question) => all.has(question));
}

function questionsIn(findings: readonly Finding[]): readonly Question[] {
  return findings.flatMap((finding) => ('question' in finding ? [finding.question] : []));
}

function limitsIn(findings: readonly Finding[]): readonly OpenLimit[] {
  return findings.flatMap((finding) => ('question' in finding && finding.limit ? [finding.limit] : []));
}

/** What an offer does for a purchase: it saves, it is refused for all the given reasons, or it depends on answers. */
export function verdict(offer: OfferView, store: VerdictStore, basket: Basket, context: VerdictContext): Verdict {
  const subject = { offer, store, basket, context };
  const findings = findingsOf(subject);
  const reasons = reasonsIn(findings);
  if (reasons.length > 0) return { state: 'blocked', reasons };
  const gains = gainsOf(subject);
  const best = bestOf(gains.possible, basket, context);
  const questions = inQuestionOrder([...questionsIn(findings), ...gains.questions]);
  if (questions.length === 0) return best;
  const limits = limitsIn(findings);
  return { state: 'depends', questions, ...(limits.length > 0 && { limits }), best };
}

/** What each offer of a store does for a purchase, the best first (`inVerdictOrder`). */
export function verdicts<Offer extends OfferView>(
  offers: readonly Offer[],
  store: VerdictStore,
  basket: Basket,
  context: VerdictContext,
): readonly Judged<Offer>[] {
  const judged = offers.map((offer) => ({ offer, verdict: verdict(offer, store, basket, context) }));
  return inVerdictOrder(judged, basket, context);
}

/** The questions that limits of these offers and their store can raise, of offers that are valid now. */
export function questionsOf(
  offers: readonly OfferView[],
  store: VerdictStore,
  context: VerdictContext,
): readonly Question[] {
  return inQuestionOrder(
    offers.flatMap((offer) => {
      const answer = verdict(offer, store, {}, context);
      return answer.state === 'depends' ? answer.questions : [];
    }),
  );
}

/** What visitors choose from when they are asked. Every choice has the further one that none of these is right: `otherAnswer`. */
export interface Choices {
  readonly payment: readonly Named[];
  readonly goods: readonly Named[];
  readonly brand: readonly string[];
  readonly country: readonly Country[];
}

function distinct(lists: readonly (readonly Named[] | undefined)[]): readonly Named[] {
  return [...new Map(lists.flatMap((list) => list ?? []).map((each) => [each.id, each])).values()];
}

/** What the limits of these offers and their store name, each once, in their order. */
export function choicesOf(offers: readonly OfferView[], { rules = [] }: VerdictStore): Choices {
  const payments = [...offers.map(({ payment }) => payment), ...rules.filter((rule) => rule.kind === 'payment')];
  const goods = [...offers.map(({ applies }) => applies), ...rules.filter((rule) => rule.kind === 'goods')];
  const byGoods = offers.flatMap(({ benefits = [] }) =>
    benefits.flatMap(({ on, name }): Named[] => (name === undefined ? [] : [{ id: on, name }])),
  );
  const countries = [
    ...offers.flatMap(({ where = [] }) => where),
    ...rules.flatMap((rule) => (rule.kind === 'minimum' ? (rule.countries ?? []) : [])),
  ];
  return {
    payment: distinct(payments.flatMap((limit) => [limit?.only, limit?.except])),
    goods: distinct([
      ...goods.flatMap((limit) => [limit && 'only' in limit ? limit.only : undefined, limit?.except]),
      byGoods,
    ]),
    brand: [...new Set(offers.flatMap(({ applies }) => applies?.exceptBrands ?? []))],
    country: [...new Set(countries)],
  };
}

/** An amount to add to a purchase with which less is paid in all. */
export interface TopUp<Offer extends OfferView = OfferView> {
  readonly offer: Offer;
  /** What has to be added. */
  readonly add: MinorMoney;
  /** What is taken off then, and what is paid in all. */
  readonly saving: MinorMoney;
  readonly total: MinorMoney;
  /** What is paid in all without it. */
  readonly before: MinorMoney;
}

/** What is missing to the minimum of an offer that nothing else refuses. */
function missingOf(answer: Verdict): MinorMoney | undefined {
  if (answer.state !== 'blocked') return undefined;
  const missing = answer.reasons.map((reason) => ('missing' in reason ? reason.missing : undefined));
  return missing.reduce((most, each) => most && each && (each.minor > most.minor ? each : most));
}

/**
 * The amount to add so that least is paid in all, where more is saved than added. Only what is taken off now counts: nothing is
 * promised with an upper end, cashback or an open question.
 */
export function topUp<Offer extends OfferView>(
  judged: readonly Judged<Offer>[],
  store: VerdictStore,
  basket: Basket,
  context: VerdictContext,
): TopUp<Offer> | undefined {
  const { amount, currency } = basket;
  if (amount === undefined || currency === undefined) return undefined;
  const totals = judged.map(({ verdict: answer }) =>
    answer.state === 'saves' && answer.group === 'now' && answer.total ? answer.total.minor : amount,
  );
  const before = { minor: Math.min(amount, ...totals), currency };
  let best: TopUp<Offer> | undefined;
  for (const { offer, verdict: answer } of judged) {
    const add = missingOf(answer);
    if (!add) continue;
    const then = verdict(offer, store, { ...basket, amount: amount + add.minor }, context);
    if (then.state !== 'saves' || then.group !== 'now' || !then.saving || !then.total) continue;
    if (then.total.minor >= (best?.total ?? before).minor) continue;
    best = { offer, add, saving: then.saving, total: then.total, before };
  }
  return best;
}

export { inVerdictOrder, reasonRank } from './verdict-order';
export type { Judged } from './verdict-order';
export * from './verdict-types';
