import type { ReactNode } from 'react';
import type { ContentLanguage as Language } from '../generated/data-types';
import { directionOf } from '../domain/language';
import { useMessages } from '../hooks/messages';
import { useLanguage } from '../hooks/site';
import { Icon } from '../ui/Icon';
import { css } from './ContentLanguage.styles';

/** Names the language of the content if it is not that of the interface (product rule R6). */
export function ContentLanguageNotice({ language }: { readonly language: Language | undefined }) {
  const t = useMessages();
  const current = useLanguage();
  if (language === undefined || language === current) return null;
  return (
    <p className={css.notice}>
      <Icon name="language" />
      {t('page.content-language', { language })}
    </p>
  );
}

interface InLanguageProps {
  readonly language: Language | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Content in a language and direction that may differ from those of the interface. */
export function InLanguage({ language, className, children }: InLanguageProps) {
  const current = useLanguage();
  const own = language === undefined || language === current ? {} : { lang: language, dir: directionOf(language) };
  return (
    <div className={className} {...own}>
      {children}
    </div>
  );
}
