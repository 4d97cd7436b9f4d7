import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import type { Language } from '../domain/language/language';
import type { CompiledMessages, LazyPart } from '../domain/pages/messages';
import { loadPartMessages } from '../browser/messages';
import { PartMessages } from './messages';
import { useLanguage } from './site';

interface Part<Props> {
  /** The component; undefined until it has been loaded with its messages. */
  readonly Part: ComponentType<Props> | undefined;
  readonly failed: boolean;
  /** Loads it if necessary. Resolves to false if it cannot be loaded; the next call tries again. */
  readonly load: () => Promise<boolean>;
}

interface LoadedPart<Props> {
  readonly language: Language;
  readonly Part: ComponentType<Props>;
}

function withMessages<Props extends object>(
  Component: ComponentType<Props>,
  messages: CompiledMessages,
): ComponentType<Props> {
  return function PartWithMessages(props) {
    return (
      <PartMessages messages={messages}>
        <Component {...props} />
      </PartMessages>
    );
  };
}

/** Unlike `lazy`, it returns a failure instead of throwing: a lost connection does not unmount the page. */
export function usePart<Props extends object>(
  name: LazyPart,
  importPart: () => Promise<{ readonly default: ComponentType<Props> }>,
): Part<Props> {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<LoadedPart<Props>>();
  const [failed, setFailed] = useState(false);
  const loadedLanguage = useRef<Language>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each name has one import
  const load = useCallback(async () => {
    if (loadedLanguage.current === language) return true;
    try {
      const [{ default: component }, messages] = await Promise.all([importPart(), loadPartMessages(name, language)]);
      loadedLanguage.current = language;
      setLoaded({ language, Part: withMessages(component, messages) });
      setFailed(false);
      return true;
    } catch {
      setFailed(true);
      return false;
    }
  }, [name, language]);
  const isCurrent = loaded?.language === language;
  // The reader has changed the language while the part may be in use.
  const isOutdated = loaded !== undefined && !isCurrent;
  useEffect(() => {
    if (isOutdated) void load();
  }, [isOutdated, load]);
  return { Part: isCurrent ? loaded.Part : undefined, failed, load };
}
