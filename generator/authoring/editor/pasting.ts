import type { MessageOffers } from '../../../src/domain/editing/editor-protocol';
import { isoDay } from '../../../src/domain/dates/calendar';
import { insertions } from '../../catalogue/amend/document-changes';
import { loadDocument } from '../../catalogue/load/document';
import { siteToday } from '../../catalogue/load/site-day';
import { offersOfMessage, whyNothing } from '../everyday/message-offers';
import { choicesOf } from './choices';
import { RequestRefused } from './refusal';
import type { EditorSession } from './session';

export function pasteOffers(session: EditorSession, path: string, message: string): MessageOffers {
  const { document } = loadDocument({ path, text: session.textAt(path) });
  if (!document) throw new RequestRefused('cannot-edit', { id: 'refused.message-errors' });
  const { system, schemas, site } = session;
  const { lists } = choicesOf(site.data, system, schemas);
  const received = isoDay(siteToday(system));
  const { values, read } = offersOfMessage(message, { received, store: document.value, lists, blank: '' });
  if (values.length === 0) throw new RequestRefused('answer', whyNothing(read));
  session.edit(path, insertions(document, ['offers'], values), undefined);
  return read;
}
