import { StaticContext } from './elements';

function refuse(): never {
  throw new Error('Nothing changes on a page while it is written to a file.');
}

/** What the nearest provider gives, or else what the context was made with. */
export function use<Value>(context: StaticContext<Value>): Value {
  if (!(context instanceof StaticContext))
    throw new Error('A page that is written to a file waits for nothing: `use` takes contexts only.');
  return context.value;
}

export function useState<State>(initial: State | (() => State)): readonly [State, () => never] {
  // As in React, a state that is a function itself has to be wrapped.
  return [typeof initial === 'function' ? (initial as () => State)() : initial, refuse];
}

export function useMemo<Made>(make: () => Made): Made {
  return make();
}

export function useCallback<Callback>(callback: Callback): Callback {
  return callback;
}

export function useRef<Value>(current: Value): { current: Value } {
  return { current };
}

/** `atFirst` gives what the browser shows before anything has happened. */
export function useSyncExternalStore<Snapshot>(_subscribe: unknown, _now: unknown, atFirst: () => Snapshot): Snapshot {
  return atFirst();
}

/** For `useEffect` and its like: effects are for browsers. */
export function noEffect(): void {
  // Nothing is shown yet that it could act on.
}

export const startTransition = refuse;
