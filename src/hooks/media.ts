import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds. It does not on the first render, as the HTML was made without knowing the window. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether the reader has asked for less motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}

const never = (): (() => void) => () => undefined;

/** `before` on the first render, which has to equal the HTML, and `after` from then on. Where they are the same nothing is rendered twice. */
export function useOnceHydrated(after: string, before: string): string {
  return useSyncExternalStore(
    never,
    () => after,
    () => before,
  );
}
