import { useCallback, useEffect } from 'react';
import { noAnswers, type RefusalAnswers } from '../../domain/verdict/refusal';
import { pageState } from './page-state';

interface RefusedState {
  readonly answers: RefusalAnswers;
  readonly failed: readonly string[];
}

const useRefusedState = pageState<RefusedState>({ answers: noAnswers, failed: [] });

interface RefusedAnswers extends RefusedState {
  readonly setAnswers: (answers: RefusalAnswers) => void;
}

/** The answers on the current page, which all offers that did not work share. Adds the given offer to them. */
export function useRefusedAnswers(offerId: string): RefusedAnswers {
  const [state, update] = useRefusedState();
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
