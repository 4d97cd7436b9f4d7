import { useSyncExternalStore } from 'react';

let pointed: string | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Records the offer that the site has recommended or the reader has copied; the bar at the bottom offers it. `offer` is
 * an `offerKey`.
 */
export function pointTo(offer: string): void {
  pointed = offer;
  for (const listener of listeners) listener();
}

/**
 * The `offerKey` of the offer that was recommended or copied last since the document was loaded; undefined if none was.
 */
export function usePointedOffer(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => pointed,
    () => undefined,
  );
}
