import type { MessageParts } from '../../../src/domain/pages/messages';
import type { SiteContent } from '../../../src/domain/pages/static-site';
import type { SiteData } from '../derive/site-data';
import { imageOriginsOf, sharedPartsOf } from '../derive/shared-parts';
import { siteTexts } from '../emit/messages';
import { documentPolicy } from './headers';
import { hosts, type HostingTarget } from './hosts';

/** Derives the content that documents share from the data and the hosting target. */
export function siteContentOf(data: SiteData, parts: MessageParts, hosting: HostingTarget): SiteContent {
  const { sendsHeaders } = hosts[hosting];
  const imageOrigins = imageOriginsOf(data.site, data.stores, data.posts);
  const { sites } = sharedPartsOf(data);
  return {
    texts: siteTexts(sites, data.messages, parts),
    icons: data.site.icon !== undefined,
    policy: (assets, styleHash) => documentPolicy(sendsHeaders, assets, imageOrigins, styleHash),
  };
}
