import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageProvider } from '../hooks/page';
import SavedCodes from './SavedCodes';
import { ToastProvider } from '../ui/toast-provider';
import { pageOf, type OfflineTexts } from './offline-document';
import { styles } from './OfflineDocument.styles';

export function OfflineSaved({ texts }: { readonly texts: OfflineTexts }) {
  const page = useMemo(() => pageOf(texts), [texts]);
  return (
    <PageProvider value={page}>
      <ToastProvider>
        <section className={styles.saved}>
          <h2 className={styles.title}>
            <FormattedMessage id="offline.saved" />
          </h2>
          <SavedCodes coupons={texts.coupons} />
        </section>
      </ToastProvider>
    </PageProvider>
  );
}
