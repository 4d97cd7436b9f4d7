import './theme/all';
import { createRoot } from 'react-dom/client';
import { lazyPartFile } from './domain/pages/messages';
import type { OfflineReason } from './domain/saved/offline';
import { settings } from './generated/settings';
import { textsId, type OfflineTexts } from './saved/offline-document';
import { OfflineDocument } from './saved/OfflineDocument';
import { OfflineSaved } from './saved/OfflineSaved';

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
      <OfflineSaved texts={texts} />
    </OfflineDocument>,
  );
