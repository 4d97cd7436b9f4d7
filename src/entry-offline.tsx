import './theme/all';
import { createRoot } from 'react-dom/client';
import { lazyPartFile } from './domain/pages/messages';
import type { OfflineReason } from './domain/saved/offline';
import { settings } from './generated/settings';
import { textsId, type OfflineTexts, pageOf } from './saved/offline-document';
import { OfflineDocument } from './saved/OfflineDocument';
import { FormattedMessage } from 'react-intl';
import { PageProvider } from './hooks/page';
import SavedCodes from './saved/SavedCodes';
import { ToastProvider } from './ui/toast-provider';
import { styles } from './saved/OfflineDocument.styles';

const root = document.getElementById('root');
// The assertions are sound: the generator wrote the texts and the reason. The worker may replace the reason by the
// other one.
const texts = JSON.parse(document.getElementById(textsId)?.textContent ?? '') as OfflineTexts;
const reason = document.documentElement.dataset.offline as OfflineReason;

// The messages that the first toast loads.
window.firstLoads = {
  [`${settings.basePath}/${lazyPartFile('ToastView', texts.language)}`]: Promise.resolve(Response.json(texts.toast)),
};

const { pathname, search } = window.location;

if (root)
  createRoot(root).render(
    <OfflineDocument texts={texts} reason={reason} address={pathname + search} onMessageError={console.error}>
      <PageProvider value={pageOf(texts)}>
        <ToastProvider>
          <section className={styles.saved}>
            <h2 className={styles.title}>
              <FormattedMessage id="offline.saved" />
            </h2>
            <SavedCodes coupons={texts.coupons} />
          </section>
        </ToastProvider>
      </PageProvider>
    </OfflineDocument>,
  );
