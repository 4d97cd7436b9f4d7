import { keyEnd } from './kept-country';

/** The storage key of the saved codes. */
export const savedKey = `saved${keyEnd}`;

const listeners = new Set<() => void>();

/** Notifies all listeners that stored data has changed. */
export function tellKept(): void {
  for (const listener of listeners) listener();
}

/**
 * Calls a listener after each change of stored data, by this tab or another one. `key` is the key that another tab has
 * changed, undefined if it is unknown, null if everything was deleted. Returns a function that removes the listener.
 */
export function listenKept(listener: (key?: string | null) => void): () => void {
  const onChange = (): void => listener();
  const onStorage = ({ key }: StorageEvent): void => listener(key);
  listeners.add(onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onStorage);
  };
}

/**
 * Whether saved codes may exist. Only the code that parses them can tell for sure, and it is not part of the first
 * load.
 */
export function maybeSaved(): boolean {
  try {
    return window.localStorage.getItem(savedKey) !== null;
  } catch {
    return false;
  }
}
