import { useCallback, useEffect, useState } from 'react';

export interface Loading<T> {
  readonly value: T | undefined;
  readonly isCurrent: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Loads a value whenever its key changes. The previous value remains until then. */
export function useLoading<T>(
  key: string,
  loadValue: () => Promise<T>,
  onFailure?: (error: unknown) => void,
): Loading<T> {
  const [state, setState] = useState<{ readonly key: string; readonly value?: T; readonly failed: boolean }>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key covers all dependencies; `attempt` is a retry
  useEffect(() => {
    let current = true;
    loadValue().then(
      (value) => {
        if (current) setState({ key, value, failed: false });
      },
      (error: unknown) => {
        onFailure?.(error);
        if (current) setState((before) => ({ ...before, key, failed: true }));
      },
    );
    return () => {
      current = false;
    };
  }, [key, attempt]);
  const retry = useCallback(() => {
    setState((before) => before && { ...before, failed: false });
    setAttempt((count) => count + 1);
  }, []);
  const isCurrent = state?.key === key && state.value !== undefined;
  return { value: state?.value, isCurrent, failed: state?.key === key && state.failed, retry };
}
