import { StrictMode, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { OfflineReason } from '../domain/saved/offline';
import { Messages } from '../hooks/messages';
import { SiteProvider } from '../hooks/site';
import { Brand } from '../layout/Brand';
import { buttonClass } from '../ui/Button';
import { siteOf, type OfflineTexts } from './offline-document';
import { styles } from './OfflineDocument.styles';

interface OfflineDocumentProps {
  readonly texts: OfflineTexts;
  readonly reason: OfflineReason;
  /** The address of the page that could not be loaded, for trying again. */
  readonly address: string;
  readonly onMessageError: (error: Error) => void;
  /** The saved codes. They are rendered only in the browser. */
  readonly children?: ReactNode;
}

function Frame({ reason, address, children }: Pick<OfflineDocumentProps, 'reason' | 'address' | 'children'>) {
  const intl = useIntl();
  return (
    <div className={styles.root}>
      <header className={styles.bar}>
        <Brand />
      </header>
      <main>
        <h1 className={styles.heading}>
          {intl.formatMessage({ id: reason === 'slow' ? 'offline.slow-title' : 'offline.title' })}
        </h1>
        <p className={styles.text}>
          {intl.formatMessage({ id: reason === 'slow' ? 'offline.slow-text' : 'offline.text' })}
        </p>
        <a href={address} className={buttonClass()}>
          {intl.formatMessage({ id: 'offline.again' })}
        </a>
        {children}
      </main>
    </div>
  );
}

/** The document that is shown instead of a page that the network did not deliver. */
export function OfflineDocument({ texts, reason, address, onMessageError, children }: OfflineDocumentProps) {
  const { language, messages } = texts;
  return (
    <StrictMode>
      <Messages language={language} messages={messages} onError={onMessageError}>
        <SiteProvider language={language} site={siteOf(texts)}>
          <Frame reason={reason} address={address}>
            {children}
          </Frame>
        </SiteProvider>
      </Messages>
    </StrictMode>
  );
}
