import type { Instant } from '../dates/calendar';
import type { CategoryStores } from '../pages/page-data';
import type { OfferView, OfferStore } from '../offers/offer-view';
import { offerStatus } from '../offers/offer-status';
import { verdicts, inVerdictOrder, type Basket, type Judged, type SavingGroup, type VerdictContext } from './verdict';

export type ComparedOffer = Omit<
  OfferView,
  'deepLink' | 'original' | 'description' | 'verified' | 'savings' | 'terms' | 'votes' | 'rating'
>;

export interface ComparedStore extends OfferStore {
  readonly offers: readonly ComparedOffer[];
}

export interface CompareFile {
  readonly stores: readonly ComparedStore[];
  /** The number of stores in the category without offers. */
  readonly empty: number;
  /** The number of further stores with offers that do not fit into the file. */
  readonly more: number;
}

export interface StoreAnswer extends Judged<ComparedOffer> {
  readonly store: ComparedStore;
}

export type CompareGroup = SavingGroup | 'depends' | 'blocked';

export interface Comparison {
  /** The answers by group, the best first. Groups without a store are absent. */
  readonly groups: readonly (readonly [CompareGroup, readonly StoreAnswer[]])[];
  /** The number of stores without an active offer. */
  readonly inactive: number;
}

const groupOrder: readonly CompareGroup[] = [
  'now',
  'up-to',
  'delivery',
  'gift',
  'cashback',
  'depends',
  'unknown',
  'blocked',
];

type Answer = Judged<ComparedOffer>;

/** The first one. If its benefit is unknown, one that may apply and has a known benefit replaces it. */
function bestAnswer(answers: readonly Answer[]): Answer | undefined {
  const [first] = answers;
  if (first?.verdict.state !== 'saves' || first.verdict.group !== 'unknown') return first;
  return answers.find(({ verdict }) => verdict.state === 'depends' && verdict.best.group !== 'unknown') ?? first;
}

/** The best answer of each store, in the order of verdicts (product rule R86). */
export function compareStores({ stores, empty }: CompareFile, basket: Basket, context: VerdictContext): Comparison {
  let inactive = empty;
  const storeOf = new Map<ComparedOffer, ComparedStore>();
  const best: Answer[] = [];
  for (const store of stores) {
    const active = store.offers.filter((offer) => offerStatus(offer, context.now) === 'active');
    const answer = bestAnswer(verdicts(active, store, basket, context));
    if (!answer) {
      inactive += 1;
      continue;
    }
    storeOf.set(answer.offer, store);
    best.push(answer);
  }
  const groups = new Map<CompareGroup, StoreAnswer[]>();
  for (const answer of inVerdictOrder(best, basket, context)) {
    const store = storeOf.get(answer.offer);
    if (!store) continue;
    const group = answer.verdict.state === 'saves' ? answer.verdict.group : answer.verdict.state;
    groups.set(group, [...(groups.get(group) ?? []), { store, ...answer }]);
  }
  return {
    groups: groupOrder.flatMap((group) => {
      const answers = groups.get(group);
      return answers ? [[group, answers] as const] : [];
    }),
    inactive,
  };
}

export function isComparableAt({ until }: Pick<CategoryStores, 'until'>, now: Instant): boolean {
  return until === 'always' || (until !== undefined && now < until);
}
