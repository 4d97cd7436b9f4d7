import { useMemo } from 'react';
import { PageProvider } from '../hooks/page';
import { useMessages } from '../hooks/messages';
import SavedCodes from '../saved-codes/SavedCodes';
import { ToastProvider } from '../ui/toast-provider';
import { pageOf, type OfflineTexts } from './offline-document';
import { css } from './OfflineDocument.styles';

/** The saved codes in the offline document, as on their own page. */
export function OfflineSaved({ texts }: { readonly texts: OfflineTexts }) {
  const t = useMessages();
  const page = useMemo(() => pageOf(texts), [texts]);
  return (
    <PageProvider value={page}>
      <ToastProvider>
        <section className={css.saved}>
          <h2 className={css.title}>{t('offline.saved')}</h2>
          <SavedCodes coupons={texts.coupons} />
        </section>
      </ToastProvider>
    </PageProvider>
  );
}
