import type { PlannedSite } from './site-of';
import { everyMessageInShell, siteTexts } from '../../generator/site/emit/messages';
import type { Language } from '../../src/domain/language/language';
import type { InterfaceTexts, SiteContent } from '../../src/domain/pages/static-site';

/** The content that the documents of a site share, and their texts. */
export function contentOf({
  sites,
  messages,
  icon,
}: PlannedSite): SiteContent & { readonly texts: Readonly<Record<Language, InterfaceTexts>> } {
  return {
    texts: siteTexts(sites, messages, everyMessageInShell(messages)),
    icons: icon !== undefined,
    policy: () => "default-src 'none'",
  };
}
