import { useCallback, useEffect, useState } from 'react';
import { orderOfChecks, orderOfSavings, orderOfVerdicts } from '../domain/facet-index';
import { orderOfEnds, orderOfKinds, type PlaceOrder } from '../domain/fact-table';
import type { Sort } from '../domain/facets';
import type { Language } from '../domain/language';
import type { Basket, VerdictContext } from '../domain/verdict';
import {
  forgetIndex,
  loadedIndex,
  loadIndexFile,
  loadOffers,
  loadStores,
  type FoundOffer,
  type LoadedIndex,
} from '../loading/facet-index';

/** Something that is loaded: the last value, whether it is the wanted one, and whether the last attempt failed. */
export interface Loading<T> {
  readonly value: T | undefined;
  readonly isCurrent: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Loads something for a key when that changes. Until it is there, the former value remains. */
export function useLoading<T>(key: string, loadValue: () => Promise<T>): Loading<T> {
  const [state, setState] = useState<{ readonly key: string; readonly value?: T; readonly failed: boolean }>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for everything that `loadValue` depends on; an attempt is one more try
  useEffect(() => {
    let current = true;
    loadValue().then(
      (value) => {
        if (current) setState({ key, value, failed: false });
      },
      (error: unknown) => {
        forgetIndex(error);
        if (current) setState((before) => ({ ...before, key, failed: true }));
      },
    );
    return () => {
      current = false;
    };
  }, [key, attempt]);
  const retry = useCallback(() => {
    setState((before) => before && { ...before, failed: false });
    setAttempt((count) => count + 1);
  }, []);
  const isCurrent = state?.key === key && state.value !== undefined;
  return { value: state?.value, isCurrent, failed: state?.key === key && state.failed, retry };
}

/** What an order depends on. */
export interface WantedOrder {
  readonly sort: Sort | undefined;
  /** With an amount, savings are what is taken off it. */
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

/** The index with the numbers of some stores and an order of all offers. */
export interface OrderedIndex extends LoadedIndex {
  readonly order: PlaceOrder;
}

/** Loads the index, the stores that are filtered by, and what the order needs. */
export function useOrderedIndex(
  slugs: readonly string[],
  wanted: WantedOrder,
  context: VerdictContext,
): Loading<OrderedIndex> {
  const key = JSON.stringify([slugs, wanted, context.now]);
  return useLoading(key, async () => {
    const loaded = await loadedIndex();
    const [order] = await Promise.all([
      loadOrder(loaded, wanted, context),
      loadStores(loaded.index, slugs, loaded.stores),
    ]);
    return { ...loaded, order };
  });
}

/** Loads the offers at some places. */
export function useFoundOffers(
  loaded: LoadedIndex | undefined,
  places: readonly number[],
  language: Language,
): Loading<readonly FoundOffer[]> {
  return useLoading(JSON.stringify([loaded?.index.version, language, places]), async () =>
    loaded ? loadOffers(loaded.index, places, language) : [],
  );
}
