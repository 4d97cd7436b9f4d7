import { useCallback, useEffect, useState } from 'react';
import type { CompareFile } from '../domain/compare';
import { useLanguage } from '../hooks/site';
import { loadCategory } from '../loading/compare';

/** What the stores of a category are compared by: loading, not loadable, absent, or the content of the file. */
export type CategoryState = 'loading' | 'failed' | 'none' | CompareFile;

interface Loaded {
  readonly category: string;
  readonly state: CategoryState;
}

/** Loads the file of a category when it is chosen. */
export function useCategory(category: string): { readonly state: CategoryState; readonly retry: () => void } {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is one more try
  useEffect(() => {
    let current = true;
    const show = (state: CategoryState): void => {
      if (current) setLoaded({ category, state });
    };
    loadCategory(language, category).then(
      (file) => show(file ?? 'none'),
      () => show('failed'),
    );
    return () => {
      current = false;
    };
  }, [language, category, attempt]);
  const retry = useCallback(() => {
    setLoaded(undefined);
    setAttempt((count) => count + 1);
  }, []);
  return { state: loaded?.category === category ? loaded.state : 'loading', retry };
}
