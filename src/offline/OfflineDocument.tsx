import { StrictMode, type ReactNode } from 'react';
import type { OfflineReason } from '../domain/offline';
import { MessagesProvider } from '../hooks/intl';
import { useMessages } from '../hooks/messages';
import { SiteProvider } from '../hooks/site';
import { Brand } from '../layout/Brand';
import { buttonClass } from '../ui/Button';
import { siteOf, type OfflineTexts } from './offline-document';
import { css } from './OfflineDocument.styles';

interface OfflineDocumentProps {
  readonly texts: OfflineTexts;
  readonly reason: OfflineReason;
  /** Handles a message that is missing or cannot be formatted. */
  readonly onMessageError: (error: Error) => void;
  /** The saved codes, which only the browser knows. */
  readonly children?: ReactNode;
}

/** The address is that of the page that could not be loaded. A link to it loads it again. */
const sameAddress = '';

function Frame({ reason, children }: Pick<OfflineDocumentProps, 'reason' | 'children'>) {
  const t = useMessages();
  return (
    <div className={css.root}>
      <header className={css.bar}>
        <Brand />
      </header>
      <main>
        <h1 className={css.heading}>{reason === 'slow' ? t('offline.slow-title') : t('offline.title')}</h1>
        <p className={css.text}>{reason === 'slow' ? t('offline.slow-text') : t('offline.text')}</p>
        <a href={sameAddress} className={buttonClass()}>
          {t('offline.again')}
        </a>
        {children}
      </main>
    </div>
  );
}

/** What is shown in place of a page that the network did not bring. */
export function OfflineDocument({ texts, reason, onMessageError, children }: OfflineDocumentProps) {
  const { language, messages } = texts;
  return (
    <StrictMode>
      <MessagesProvider language={language} messages={messages} onError={onMessageError}>
        <SiteProvider language={language} site={siteOf(texts)}>
          <Frame reason={reason}>{children}</Frame>
        </SiteProvider>
      </MessagesProvider>
    </StrictMode>
  );
}
