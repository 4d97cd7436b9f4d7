import type { Country } from '../generated/data-types';
import type { Named } from './limits';
import type { OfferView } from './page-data';
import { gainsOf } from './verdict-gain';
import { findingsOf, type Finding } from './verdict-limits';
import { bestOf, inVerdictOrder, reasonRank, type Judged } from './verdict-order';
import type { MinorMoney } from './money';
import type { Basket, OpenLimit, Question, Reason, Verdict, VerdictContext, VerdictStore } from './verdict-types';

/** The order in which questions are asked: first those that most visitors can answer. */
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

/**
 * The effect of an offer on a purchase: it saves, it is refused for all the given reasons, or it depends on answers.
 */
export function verdict(offer: OfferView, store: VerdictStore, basket: Basket, context: VerdictContext): Verdict {
  const subject = { offer, store, basket, context };
  const findings = findingsOf(subject);
  const reasons = reasonsIn(findings);
  if (reasons.length > 0) return { state: 'blocked', reasons };
  const gains = gainsOf(subject);
  const best = bestOf(gains.possible);
  const questions = inQuestionOrder([...questionsIn(findings), ...gains.questions]);
  if (questions.length === 0) return best;
  const limits = limitsIn(findings);
  return { state: 'depends', questions, ...(limits.length > 0 && { limits }), best };
}

/** The verdict of each offer of a store for a purchase, the best first (`inVerdictOrder`). */
export function verdicts<Offer extends OfferView>(
  offers: readonly Offer[],
  store: VerdictStore,
  basket: Basket,
  context: VerdictContext,
): readonly Judged<Offer>[] {
  const judged = offers.map((offer) => ({ offer, verdict: verdict(offer, store, basket, context) }));
  return inVerdictOrder(judged, basket, context);
}

/** The questions that the limits of these offers and of their store raise. Only offers that are valid now count. */
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

/**
 * The choices that questions offer to visitors. Each list is completed by the choice "none of these": `otherAnswer`.
 */
export interface Choices {
  readonly payment: readonly Named[];
  readonly goods: readonly Named[];
  readonly brand: readonly string[];
  readonly country: readonly Country[];
}

function distinct(lists: readonly (readonly Named[] | undefined)[]): readonly Named[] {
  return [...new Map(lists.flatMap((list) => list ?? []).map((each) => [each.id, each])).values()];
}

/** The values that the limits of these offers and of their store name, each once, in their order. */
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

/** An addition to a purchase that lowers the total price. */
export interface TopUp<Offer extends OfferView = OfferView> {
  readonly offer: Offer;
  /** The amount to add. */
  readonly add: MinorMoney;
  /** The amount that is taken off then, and the total price with it. */
  readonly saving: MinorMoney;
  readonly total: MinorMoney;
  /** The total price without the addition. */
  readonly before: MinorMoney;
}

/** The amount missing to the minimum spend of an offer; undefined if the offer is also refused for another reason. */
function missingOf(answer: Verdict): MinorMoney | undefined {
  if (answer.state !== 'blocked') return undefined;
  const missing = answer.reasons.map((reason) => ('missing' in reason ? reason.missing : undefined));
  return missing.reduce((largest, each) => largest && each && (each.minor > largest.minor ? each : largest));
}

/**
 * The addition with the lowest total price, where more is saved than added. Only amounts that are taken off now count:
 * upper bounds, cashback and open questions promise nothing.
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

export { figureOf, inVerdictOrder, reasonRank } from './verdict-order';
export type { Judged } from './verdict-order';
export * from './verdict-types';
