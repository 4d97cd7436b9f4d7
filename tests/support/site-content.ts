import path from 'node:path';
import type { PlannedSite } from './site-of';
import { siteTexts } from '../../generator/site/emit/messages';
import { nodeSystem } from '../../generator/system/system';
import { readMessageParts } from '../../generator/catalogue/validate/messages/interface-messages';
import type { Language } from '../../src/domain/language/language';
import type { InterfaceTexts, SiteContent } from '../../src/domain/pages/static-site';

const root = path.resolve(import.meta.dirname, '../..');

/** The content that the documents of a site share, and their texts. */
export function contentOf({
  sites,
  messages,
  icon,
}: PlannedSite): SiteContent & { readonly texts: Readonly<Record<Language, InterfaceTexts>> } {
  const parts = readMessageParts(nodeSystem(root));
  return {
    texts: siteTexts(sites, messages, parts),
    icons: icon !== undefined,
    policy: () => "default-src 'none'",
  };
}
