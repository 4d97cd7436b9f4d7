import { languageOrder } from '../../../../src/domain/language/language';
import type { Settings } from '../../../../src/domain/pages/settings';
import type { Site } from '../../../../src/generated/data-types';

/** Values that replace those of site.yaml. */
export interface Deployment {
  readonly origin?: string | undefined;
  readonly basePath?: string | undefined;
}

export function settingsOf(site: Site, { origin, basePath }: Deployment): Settings {
  return {
    origin: origin ?? site.origin,
    basePath: basePath ?? site.basePath ?? '',
    timeZone: site.timeZone,
    languages: languageOrder(site.languages),
  };
}
