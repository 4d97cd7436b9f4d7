import './theme/all';
import { createRoot } from 'react-dom/client';
import type { OfflineReason } from './domain/offline';
import { textsId, type OfflineTexts } from './offline/offline-document';
import { OfflineDocument } from './offline/OfflineDocument';

const root = document.getElementById('root');
// The generator wrote both: the texts, and the reason, which the worker may replace by the other one.
const texts = JSON.parse(document.getElementById(textsId)?.textContent ?? '') as OfflineTexts;
const reason = document.documentElement.dataset.offline as OfflineReason;

if (root) createRoot(root).render(<OfflineDocument texts={texts} reason={reason} onMessageError={console.error} />);
