import {
  countPlaces,
  countsOf,
  matchingPlaces,
  orderedPlaces,
  orderOfEntries,
  orderOfSort,
  satisfyingPlaces,
  tableOf,
  type FactTable,
} from '../domain/facets/fact-table';
import type { FacetCounts, Filters } from '../domain/facets/facets';
import type { OfferWithFacts } from '../domain/facets/offer-facts';
import type { CouponsPageView } from '../domain/pages/page-data';
import type { CategorizedOffer } from '../domain/offers/offer-view';
import { waysFrom, type CountedFilters } from '../domain/search/search-nearest';
import { inVerdictOrder, verdict, type Basket, type Verdict, type VerdictContext } from '../domain/verdict/verdict';

/** Removes stores and categories that a list does not have. The stores of a list of several pages are not checked. */
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
    store: knownStores.length > 0 ? knownStores : undefined,
    category: knownCategories.length > 0 ? knownCategories : undefined,
  };
}

export interface PageTable extends FactTable {
  readonly entries: readonly OfferWithFacts[];
  /** The slugs of their stores. */
  readonly slugs: ReadonlySet<string>;
}

export function tableOfPage(entries: readonly OfferWithFacts[]): PageTable {
  return { ...tableOf(entries), entries, slugs: new Set(entries.map(({ store }) => store)) };
}

export interface Results {
  readonly counts: FacetCounts;
  /** The active offers in list order. */
  readonly offers: readonly CategorizedOffer[];
  /** The verdict of each offer for the basket; undefined if the basket has no amount. */
  readonly verdicts: ReadonlyMap<CategorizedOffer, Verdict> | undefined;
  /** Whether they are one list instead of codes and deals. */
  readonly isFlat: boolean;
  /** The offers that match the filters, including those that have ended. */
  readonly all: readonly CategorizedOffer[];
  /** If no offer matches, the nearest filters that match some. */
  readonly ways: readonly CountedFilters[];
}

export interface Wanted {
  readonly filters: Filters;
  readonly basket: Basket;
}

/** The offers with their verdicts for a basket, in the order of verdicts (product rule R82). */
function judgeOffers(
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

/** If the basket has an amount, "saving" means what is taken off it. */
export function resultsOf(
  table: PageTable,
  stores: CouponsPageView['stores'],
  { filters, basket }: Wanted,
  context: VerdictContext,
): Results {
  const { now } = context;
  const { entries } = table;
  const { sort, country } = filters;
  const at = (places: Iterable<number>): readonly OfferWithFacts[] =>
    [...places].flatMap((place) => entries[place] ?? []);
  const counts = countsOf(table, filters, now, table.slugs);
  const matched = matchingPlaces(table, filters, now);
  const verdicts = basket.amount === undefined ? undefined : judgeOffers(at(matched), stores, basket, context);
  const ranks = new Map([...(verdicts?.keys() ?? [])].map((offer, rank) => [offer, rank]));
  const order =
    verdicts && (sort === undefined || sort === 'saving')
      ? orderOfEntries(entries, table.columns.shared, (a, b) => (ranks.get(a.offer) ?? 0) - (ranks.get(b.offer) ?? 0))
      : orderOfSort(table, entries, sort);
  return {
    counts,
    offers: at(orderedPlaces(table, matched, { country, now }, order)).map(({ offer }) => offer),
    verdicts,
    isFlat: verdicts !== undefined || sort !== undefined,
    all: at(satisfyingPlaces(table, filters, now)).map(({ offer }) => offer),
    ways: counts.all > 0 ? [] : waysFrom(filters, (fewer) => countPlaces(table, fewer, now).all),
  };
}
