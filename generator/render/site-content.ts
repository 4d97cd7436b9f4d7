import type { SiteContent } from '../../src/domain/static-site';
import { frameOf, imageOriginsOf } from '../derive/derive';
import type { SiteSource } from '../derive/plan';
import { siteTexts } from '../emit/messages';
import type { System } from '../system/system';
import { readMessageParts } from '../validate/interface-messages';
import { documentPolicy } from './headers';
import { hosts, hostingTargetOf } from './hosts';

/** What documents are made of besides their pages, from the data and the hosting target. */
export function siteContentOf(system: System, source: SiteSource): SiteContent {
  const { sendsHeaders } = hosts[hostingTargetOf(system)];
  const imageOrigins = imageOriginsOf(source.site, source.stores, source.posts);
  const { sites, routeTable, icon } = frameOf(source);
  return {
    texts: siteTexts(sites, source.messages, readMessageParts(system)),
    lists: routeTable.lists,
    icons: icon !== undefined,
    policy: (assets, styleHash) => documentPolicy(sendsHeaders, assets, imageOrigins, styleHash),
  };
}
