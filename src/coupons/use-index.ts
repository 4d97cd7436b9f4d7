import { orderOfChecks, orderOfSavings, orderOfVerdicts } from '../domain/facets/facet-index';
import { orderOfEnds, orderOfKinds, type PlaceOrder } from '../domain/facets/fact-table';
import type { Sort } from '../domain/facets/facets';
import type { Language } from '../domain/language/language';
import type { Basket, VerdictContext } from '../domain/verdict/verdict';
import {
  forgetIndex,
  loadedIndex,
  loadIndexFile,
  loadOffers,
  loadStores,
  type FoundOffer,
  type LoadedIndex,
} from '../browser/facet-index';
import { useLoading, type Loading } from '../hooks/loading';

export interface WantedOrder {
  readonly sort: Sort | undefined;
  /** If it has an amount, savings are calculated for it. */
  readonly basket: Basket;
}

async function loadOrder(
  { index }: LoadedIndex,
  { sort, basket }: WantedOrder,
  context: VerdictContext,
): Promise<PlaceOrder> {
  const bySaving = sort === undefined ? basket.amount !== undefined : sort === 'saving';
  if (bySaving && basket.amount !== undefined)
    return orderOfVerdicts(index, await loadIndexFile('limits'), basket, context);
  if (bySaving) return orderOfSavings(index, await loadIndexFile('savings'));
  if (sort === 'checked') return orderOfChecks(index, await loadIndexFile('checks'));
  return sort === 'end' ? orderOfEnds(index.table) : orderOfKinds(index.table);
}

export interface OrderedIndex extends LoadedIndex {
  readonly order: PlaceOrder;
}

export function useOrderedIndex(
  slugs: readonly string[],
  wanted: WantedOrder,
  context: VerdictContext,
): Loading<OrderedIndex> {
  const key = JSON.stringify([slugs, wanted, context.now]);
  const loadOrdered = async (): Promise<OrderedIndex> => {
    const loaded = await loadedIndex();
    const [order] = await Promise.all([
      loadOrder(loaded, wanted, context),
      loadStores(loaded.index, slugs, loaded.stores),
    ]);
    return { ...loaded, order };
  };
  return useLoading(key, loadOrdered, forgetIndex);
}

export function useFoundOffers(
  loaded: LoadedIndex | undefined,
  places: readonly number[],
  language: Language,
): Loading<readonly FoundOffer[]> {
  const key = JSON.stringify([loaded?.index.version, language, places]);
  return useLoading(key, async () => (loaded ? loadOffers(loaded.index, places, language) : []), forgetIndex);
}
