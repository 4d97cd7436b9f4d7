import type { SiteContent } from '../../src/domain/static-site';
import { frameOf } from '../derive/derive';
import type { SiteSource } from '../derive/plan';
import { siteTexts } from '../emit/messages';
import type { Files } from '../load/files';
import { readMessageParts } from '../validate/interface-messages';

/** What of the data documents are made of besides their pages. */
export function siteContentOf(files: Files, source: SiteSource): SiteContent {
  const { sites, routeTable, icon } = frameOf(source);
  return {
    texts: siteTexts(sites, source.messages, readMessageParts(files)),
    lists: routeTable.lists,
    icons: icon !== undefined,
  };
}
