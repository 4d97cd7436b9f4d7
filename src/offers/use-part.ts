import { useCallback, useState, type ComponentType } from 'react';

interface Part<Props> {
  /** The component, once it has been loaded. */
  readonly Part: ComponentType<Props> | undefined;
  /** Loads it, if it has not been. Resolves to false where it cannot be loaded. */
  readonly load: () => Promise<boolean>;
}

/**
 * A component that is not part of the first load. Unlike `lazy`, a failure to load it is an answer and not an
 * exception, so that a dropped connection cannot take the page down.
 */
export function usePart<Props>(importPart: () => Promise<{ readonly default: ComponentType<Props> }>): Part<Props> {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const load = useCallback(async () => {
    try {
      const { default: loaded } = await importPart();
      setPart(() => loaded);
      return true;
    } catch {
      return false;
    }
  }, [importPart]);
  return { Part, load };
}
