import type { SiteContent } from '../../../src/domain/pages/static-site';
import type { SiteData } from '../derive/site-data';
import { imageOriginsOf } from '../derive/shared-parts';
import { documentPolicy } from './headers';
import { hosts, type HostingTarget } from './hosts';

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

/** The parts that all documents of a site share. */
export function siteContentOf({ icons, imageOrigins, hosting }: ContentSource): SiteContent {
  const { sendsHeaders } = hosts[hosting];
  return {
    icons,
    policy: (assets, styleHash) => documentPolicy(sendsHeaders, assets, imageOrigins, styleHash),
  };
}
