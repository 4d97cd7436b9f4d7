import type { Country } from '../../generated/data-types';
import type { Named } from '../offers/limits';
import type { OfferView } from '../offers/offer-view';
import { gainsOf } from './verdict-gain';
import {
  findingsOf,
  questionOrder,
  type Basket,
  type Question,
  type VerdictContext,
  type VerdictStore,
} from './verdict-limits';
import { bestOf, inVerdictOrder, type Judged } from './verdict-order';
import type { MinorMoney } from '../money/money';
import type { Verdict } from './verdict-types';

function inQuestionOrder(questions: Iterable<Question>): readonly Question[] {
  const all = new Set(questions);
  return questionOrder.filter((question) => all.has(question));
}

/** It saves, it is refused for all the given reasons, or it depends on answers. */
export function verdict(offer: OfferView, store: VerdictStore, basket: Basket, context: VerdictContext): Verdict {
  const subject = { offer, store, basket, context };
  const { reasons, questions: asked, limits } = findingsOf(subject);
  if (reasons.length > 0) return { state: 'blocked', reasons };
  const gains = gainsOf(subject);
  const best = bestOf(gains.possible);
  const questions = inQuestionOrder([...asked, ...gains.questions]);
  if (questions.length === 0) return best;
  return { state: 'depends', questions, limits: limits.length > 0 ? limits : undefined, best };
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

/** Each list is completed by the choice "none of these": `otherAnswer`. */
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

/** An addition to a purchase that gives more. */
export interface NextStep<Offer extends OfferView = OfferView> {
  readonly offer: Offer;
  readonly add: MinorMoney;
  /** What is taken off then, and the total price with it. Without both, the addition makes delivery free. */
  readonly saving?: MinorMoney;
  readonly total?: MinorMoney;
  /** The amount that is taken off without the addition, and the total price without it. */
  readonly saved: MinorMoney;
  readonly before: MinorMoney;
}

/** The amount missing to the minimum spend of an offer; undefined if the offer is also refused for another reason. */
function missingOf(answer: Verdict): MinorMoney | undefined {
  if (answer.state !== 'blocked') return undefined;
  const missing = answer.reasons.map((reason) => ('missing' in reason ? reason.missing : undefined));
  return missing.reduce((largest, each) => largest && each && (each.minor > largest.minor ? each : largest));
}

function savingNow(answer: Verdict): number {
  return answer.state === 'saves' && answer.group === 'now' ? (answer.saving?.minor ?? 0) : 0;
}

/**
 * The one with the lowest total price if it is lower than without, else the smallest. Only free delivery and amounts
 * that are taken off now count: the others promise nothing.
 */
export function nextStep<Offer extends OfferView>(
  judged: readonly Judged<Offer>[],
  store: VerdictStore,
  basket: Basket,
  context: VerdictContext,
): NextStep<Offer> | undefined {
  const { amount, currency } = basket;
  if (amount === undefined || currency === undefined) return undefined;
  const best = judged.reduce<Judged<Offer> | undefined>(
    (most, each) => (savingNow(each.verdict) > (most ? savingNow(most.verdict) : 0) ? each : most),
    undefined,
  );
  const saved = best ? savingNow(best.verdict) : 0;
  const shared = { saved: { minor: saved, currency }, before: { minor: amount - saved, currency } };
  const isDelivered = judged.some(({ verdict: each }) => each.state === 'saves' && each.group === 'delivery');
  const steps = judged.flatMap(({ offer, verdict: answer }): readonly NextStep<Offer>[] => {
    const add = missingOf(answer);
    if (!add) return [];
    const richer = { ...basket, amount: amount + add.minor };
    const then = verdict(offer, store, richer, context);
    if (then.state !== 'saves') return [];
    if (then.group === 'delivery') return isDelivered ? [] : [{ offer, add, ...shared }];
    // The offer that is best now may also give more then.
    const usual = best ? savingNow(verdict(best.offer, store, richer, context)) : 0;
    if (then.group !== 'now' || !then.saving || !then.total || then.saving.minor <= Math.max(saved, usual)) return [];
    return [{ offer, add, saving: then.saving, total: then.total, ...shared }];
  });
  const price = ({ total, before }: NextStep<Offer>): number => Math.min(total?.minor ?? before.minor, before.minor);
  return steps.sort((a, b) => price(a) - price(b) || a.add.minor - b.add.minor)[0];
}

export { figureOf, inVerdictOrder } from './verdict-order';
export type { Judged } from './verdict-order';
export { otherAnswer, reasonRank } from './verdict-limits';
export type {
  Basket,
  OpenLimit,
  Question,
  Reason,
  ReasonKind,
  VerdictContext,
  VerdictStore,
} from './verdict-limits';
export * from './verdict-types';
