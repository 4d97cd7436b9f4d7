import { useCallback } from 'react';
import type { PageData } from '../../domain/pages/page-data';
import { usePage } from '../../hooks/page';
import { sharedState, useShared } from '../../hooks/shared-state';

type Change<Value> = (before: Value) => Value;

/** Creates a hook for what the reader says on a page. It is kept in memory while the page is shown, and neither stored nor sent. */
export function pageState<Value>(initial: Value): () => readonly [Value, (change: Change<Value>) => void] {
  const state = sharedState<{ readonly page?: PageData; readonly value: Value }>({ value: initial });
  return () => {
    const page = usePage();
    const said = useShared(state, (last) => (last.page === page ? last.value : initial));
    const update = useCallback(
      (change: Change<Value>) => {
        const last = state.get();
        state.set({ page, value: change(last.page === page ? last.value : initial) });
      },
      [page],
    );
    return [said, update];
  };
}
