import { languageOrder } from '../../../../src/domain/language/language';
import type { Settings } from '../../../../src/domain/pages/settings';
import type { Site } from '../../../../src/generated/data-types';
import { fixedOffset, type Instant, type FixedOffset } from '../../../../src/domain/dates/calendar';

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

/** The UTC offset from five years before the present year to ten years after it; undefined if it changes. */
export function clockAround(timeZone: string, now: Instant): FixedOffset | undefined {
  const year = new Date(now).getUTCFullYear();
  return fixedOffset(timeZone, Date.UTC(year - 5), Date.UTC(year + 10));
}
