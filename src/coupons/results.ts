import {
  countsOf,
  matching,
  satisfying,
  sorted,
  withoutFacet,
  chosenFacets,
  type Facet,
  type FacetCounts,
  type Filters,
} from '../domain/facets';
import type { OfferWithFacts } from '../domain/offer-facts';
import type { CategorizedOffer, CouponsPageView } from '../domain/page-data';
import { inVerdictOrder, verdict, type Basket, type Verdict, type VerdictContext } from '../domain/verdict';

/** The filters without the stores and categories that a list does not have. The stores of a list of several pages are not known here. */
export function knownFilters(
  filters: Filters,
  { stores, categories = [], part }: Pick<CouponsPageView, 'stores' | 'categories' | 'part'>,
): Filters {
  const ids = new Set(categories.map(({ id }) => id));
  const { store, category, ...others } = filters;
  const knownStores = store?.filter((slug) => part !== undefined || Object.hasOwn(stores, slug)) ?? [];
  const knownCategories = category?.filter((id) => ids.has(id)) ?? [];
  return {
    ...others,
    ...(knownStores.length > 0 && { store: knownStores }),
    ...(knownCategories.length > 0 && { category: knownCategories }),
  };
}

/** Filters without which there are some offers, with their number. */
export type Ways = readonly { readonly facet: Facet; readonly count: number }[];

/** Which of the chosen filters to give up where nothing matches all of them. `countOf` counts the offers for filters. */
export function waysFrom(filters: Filters, countOf: (filters: Filters) => number): Ways {
  return chosenFacets(filters)
    .map((facet) => ({ facet, count: countOf(withoutFacet(filters, facet)) }))
    .filter(({ count }) => count > 0);
}

/** What there is to show for filters and a basket. */
export interface Results {
  readonly counts: FacetCounts;
  /** The active offers, in the order in which they are listed. */
  readonly offers: readonly CategorizedOffer[];
  /** What each of them does for the basket, if that has an amount. */
  readonly verdicts: ReadonlyMap<CategorizedOffer, Verdict> | undefined;
  /** Whether they are one list, instead of codes and deals. */
  readonly isFlat: boolean;
  /** The offers that satisfy the filters, also those that have ended. */
  readonly all: readonly CategorizedOffer[];
  /** If there is none, the filters without which there are some, with their number. */
  readonly ways: Ways;
}

/** What is asked of a list. */
export interface Wanted {
  readonly filters: Filters;
  readonly basket: Basket;
}

/** What each offer does for a basket, in the order of verdicts (product rule R82). */
function judged(
  entries: readonly OfferWithFacts[],
  stores: CouponsPageView['stores'],
  basket: Basket,
  context: VerdictContext,
): ReadonlyMap<CategorizedOffer, Verdict> {
  const answers = entries.flatMap(({ offer }) => {
    const store = stores[offer.store];
    return store ? [{ offer, verdict: verdict(offer, store, basket, context) }] : [];
  });
  return new Map(inVerdictOrder(answers, basket, context).map((answer) => [answer.offer, answer.verdict]));
}

/** The offers of a page for filters and a basket. With an amount, the saving is what is taken off the basket. */
export function resultsOf(
  entries: readonly OfferWithFacts[],
  stores: CouponsPageView['stores'],
  { filters, basket }: Wanted,
  context: VerdictContext,
): Results {
  const { now } = context;
  const counts = countsOf(entries, filters, now);
  const matched = matching(entries, filters, now);
  const verdicts = basket.amount === undefined ? undefined : judged(matched, stores, basket, context);
  const bySaving = filters.sort === undefined || filters.sort === 'saving';
  const ranks = new Map([...(verdicts?.keys() ?? [])].map((offer, rank) => [offer, rank]));
  const rankOf = ({ offer }: OfferWithFacts): number => ranks.get(offer) ?? 0;
  const compare =
    verdicts && bySaving
      ? (a: OfferWithFacts, b: OfferWithFacts): number => rankOf(a) - rankOf(b)
      : // Without a choice, the list of the page has its order.
        filters.sort === undefined
        ? () => 0
        : undefined;
  return {
    counts,
    offers: sorted(matched, filters, now, compare).map(({ offer }) => offer),
    verdicts,
    isFlat: verdicts !== undefined || filters.sort !== undefined,
    all: satisfying(entries, filters, now).map(({ offer }) => offer),
    ways: counts.all > 0 ? [] : waysFrom(filters, (fewer) => countsOf(entries, fewer, now).all),
  };
}
