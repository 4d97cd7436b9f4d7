import { fixedOffset, type Instant, type FixedOffset } from '../../../src/domain/calendar';

/** How the clocks of a zone go from five years before the present one to ten after it; undefined if they are changed in that time. */
export function clockAround(timeZone: string, now: Instant): FixedOffset | undefined {
  const year = new Date(now).getUTCFullYear();
  return fixedOffset(timeZone, Date.UTC(year - 5), Date.UTC(year + 10));
}
