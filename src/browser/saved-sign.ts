import { keyEnd } from './kept-country';

export const savedKey = `saved${keyEnd}`;

const listeners = new Set<() => void>();

export function tellKept(): void {
  for (const listener of listeners) listener();
}

/** `key` is the key that another tab has changed, undefined if it is unknown, null if everything was deleted. */
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

/** Whether saved codes may exist. The code that parses them is not part of the first load. */
export function maybeSaved(): boolean {
  try {
    return window.localStorage.getItem(savedKey) !== null;
  } catch {
    return false;
  }
}
