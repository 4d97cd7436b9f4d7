import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches. It is false on the first render, which must equal the HTML. */
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

export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}

const never = (): (() => void) => () => undefined;

/** `before` on the first render, which must equal the HTML, then `after`. */
export function useOnceHydrated(after: string, before: string): string {
  return useSyncExternalStore(
    never,
    () => after,
    () => before,
  );
}
