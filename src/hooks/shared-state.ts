import { useSyncExternalStore } from 'react';

/** A value that components share. It lives as long as the document. */
interface SharedState<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function sharedState<Value>(initial: Value): SharedState<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What `select` returns for a shared value. It must return the same value until the shared one changes. */
export function useShared<Value, Selected>(
  { get, subscribe }: SharedState<Value>,
  select: (value: Value) => Selected,
): Selected {
  const selected = (): Selected => select(get());
  return useSyncExternalStore(subscribe, selected, selected);
}
