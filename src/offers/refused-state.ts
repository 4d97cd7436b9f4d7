import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { PageData } from '../domain/page-data';
import { noAnswers, type RefusalAnswers } from '../domain/refusal';
import { usePage } from '../hooks/page';

/** The reader's answers on a page. They are kept in memory while the page is shown, and neither stored nor sent. */
interface RefusedState {
  readonly answers: RefusalAnswers;
  /** The ids of the offers that did not work. */
  readonly failed: readonly string[];
}

const nothingSaid: RefusedState = { answers: noAnswers, failed: [] };

const states = new WeakMap<PageData, RefusedState>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface RefusedAnswers extends RefusedState {
  readonly setAnswers: (answers: RefusalAnswers) => void;
}

/** The answers on the current page, which all offers that did not work share. Adds the given offer to them. */
export function useRefusedAnswers(offerId: string): RefusedAnswers {
  const page = usePage();
  const state = useSyncExternalStore(subscribe, () => states.get(page) ?? nothingSaid);
  const update = useCallback(
    (change: (before: RefusedState) => RefusedState) => {
      states.set(page, change(states.get(page) ?? nothingSaid));
      for (const listener of listeners) listener();
    },
    [page],
  );
  useEffect(
    () =>
      update((before) =>
        before.failed.includes(offerId) ? before : { ...before, failed: [...before.failed, offerId] },
      ),
    [update, offerId],
  );
  const setAnswers = useCallback((answers: RefusalAnswers) => update((before) => ({ ...before, answers })), [update]);
  return { ...state, setAnswers };
}
