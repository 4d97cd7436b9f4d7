import type { Settings } from '../../../src/domain/settings';
import type { Site } from '../../../src/generated/data-types';

/** Where the site will be served, if not where site.yaml says. */
export interface Deployment {
  readonly origin?: string | undefined;
  readonly basePath?: string | undefined;
}

/** The settings of the site where it will be served. */
export function settingsOf(site: Site, { origin, basePath }: Deployment): Settings {
  return { origin: origin ?? site.origin, basePath: basePath ?? site.basePath ?? '', timeZone: site.timeZone };
}
