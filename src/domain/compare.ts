import type { Instant } from './calendar';
import type { CategoryStores, OfferView, OfferStore, NamedStore } from './page-data';
import { offerStatus } from './offer-status';
import { verdicts, inVerdictOrder, type Basket, type Judged, type SavingGroup, type VerdictContext } from './verdict';

/** An offer as far as a comparison needs it. */
export type ComparedOffer = Omit<
  OfferView,
  'url' | 'deepLink' | 'original' | 'description' | 'verified' | 'savings' | 'terms' | 'votes' | 'rating'
>;

/** A store as it is compared with others. */
export interface ComparedStore extends NamedStore, Pick<OfferStore, 'rules'> {
  readonly offers: readonly ComparedOffer[];
}

/** What the stores of a category are compared by; the content of `compareFile`. */
export interface CompareFile {
  readonly stores: readonly ComparedStore[];
  /** How many stores of the category have no offers. */
  readonly empty: number;
  /** How many more have offers, but no place in the file. */
  readonly more: number;
}

/** The best answer of a store. */
export interface StoreAnswer extends Judged<ComparedOffer> {
  readonly store: ComparedStore;
}

/** In which part of a comparison a store is listed. */
export type CompareGroup = SavingGroup | 'depends' | 'blocked';

/** The answers of a category for a purchase. */
export interface Comparison {
  /** By group, the best first; groups without a store are absent. */
  readonly groups: readonly (readonly [CompareGroup, readonly StoreAnswer[]])[];
  /** How many stores have no active offer. */
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

/** Whether nothing is known of what an offer gives. */
function isWithoutFigure({ verdict }: Answer): boolean {
  return verdict.state === 'saves' && verdict.group === 'unknown';
}

/**
 * The answer that stands for a store: the first one. An offer of which nothing is known gives way to one that may apply with a
 * known benefit, because what is known comes first.
 */
function bestAnswer(answers: readonly Answer[]): Answer | undefined {
  const [first] = answers;
  if (!first || !isWithoutFigure(first)) return first;
  return answers.find(({ verdict }) => verdict.state === 'depends' && verdict.best.group !== 'unknown') ?? first;
}

function groupOf({ verdict }: Answer): CompareGroup {
  return verdict.state === 'saves' ? verdict.group : verdict.state;
}

/** Compares the stores of a category for a purchase: the best answer of each, in the order of verdicts (product rule R86). */
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
    const group = groupOf(answer);
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

/** Whether there is something to compare in a category at an instant. */
export function isComparableAt({ until }: Pick<CategoryStores, 'until'>, now: Instant): boolean {
  return until === 'always' || (until !== undefined && now < until);
}
