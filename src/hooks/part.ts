import { useCallback, useState, type ComponentType } from 'react';

interface Part<Props> {
  /** The component, once it has been loaded. */
  readonly Part: ComponentType<Props> | undefined;
  /** Whether the last try to load it failed. */
  readonly failed: boolean;
  /** Loads it, if it has not been. Resolves to false where it cannot be loaded; the next call tries again. */
  readonly load: () => Promise<boolean>;
}

/**
 * A component that is not part of the first load. Unlike `lazy`, a failure to load it is an answer and not an
 * exception, so that a dropped connection cannot take the page down.
 */
export function usePart<Props>(importPart: () => Promise<{ readonly default: ComponentType<Props> }>): Part<Props> {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(async () => {
    try {
      const { default: loaded } = await importPart();
      setPart(() => loaded);
      setFailed(false);
      return true;
    } catch {
      setFailed(true);
      return false;
    }
  }, [importPart]);
  return { Part, failed, load };
}
