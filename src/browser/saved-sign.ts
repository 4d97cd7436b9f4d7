import { keyEnd } from './kept-country';

/** The key of the saved codes in the storage of the browser. */
export const savedKey = `saved${keyEnd}`;

const listeners = new Set<() => void>();

/** Tells all who show something that is kept that it has changed. */
export function tellKept(): void {
  for (const listener of listeners) listener();
}

/**
 * Calls a listener after each change of what is kept, by this tab or another one: `key` is what another tab has changed, undefined
 * if it is unknown, null if everything was deleted. Returns the function that ends it.
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

/** Whether codes may be saved, which only the code that reads them knows for sure; it is no part of the first load. */
export function maybeSaved(): boolean {
  try {
    return window.localStorage.getItem(savedKey) !== null;
  } catch {
    return false;
  }
}
