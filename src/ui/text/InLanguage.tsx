import { createContext, use, type ReactNode } from 'react';
import type { ContentLanguage } from '../../generated/data-types';
import { directionOf } from '../../domain/language/language';
import { useLanguage } from '../../hooks/site';

/** The language of the surrounding content; undefined if it is that of the interface. */
const AroundContext = createContext<ContentLanguage | undefined>(undefined);

/** Attributes of an element with texts in a language. Empty if the surrounding content has the same language. */
export function useLanguageAttributes(language?: ContentLanguage) {
  const current = useLanguage();
  const own = language ?? current;
  return own === (use(AroundContext) ?? current) ? {} : { lang: own, dir: directionOf(own) };
}

interface InLanguageProps {
  readonly language: ContentLanguage | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function InLanguage({ language, className, children }: InLanguageProps) {
  return (
    <AroundContext value={language}>
      <div className={className} {...useLanguageAttributes(language)}>
        {children}
      </div>
    </AroundContext>
  );
}
