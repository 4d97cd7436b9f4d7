import type { SiteContent } from '../../../src/domain/pages/static-site';
import type { SiteData } from '../derive/site-data';
import { imageOriginsOf } from '../derive/shared-parts';
import { documentPolicy } from './headers';
import { hosts, type HostingTarget } from './hosts';

/** The data that `siteContentOf` needs. */
export interface ContentSource {
  /** Whether the site has icons and a manifest. */
  readonly icons: boolean;
  /** The other hosts that pages load images from. */
  readonly imageOrigins: readonly string[];
  readonly hosting: HostingTarget;
}

export function contentSourceOf({ site, stores, posts }: SiteData, hosting: HostingTarget): ContentSource {
  return { icons: site.icon !== undefined, imageOrigins: imageOriginsOf(site, stores, posts), hosting };
}

/** What the documents of a site have in common. */
export function siteContentOf({ icons, imageOrigins, hosting }: ContentSource): SiteContent {
  const { sendsHeaders } = hosts[hosting];
  return {
    icons,
    policy: (assets, styleHash) => documentPolicy(sendsHeaders, assets, imageOrigins, styleHash),
  };
}
