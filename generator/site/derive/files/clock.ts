import { fixedOffset, type Instant, type FixedOffset } from '../../../../src/domain/dates/calendar';

/**
 * The UTC offset of a time zone from five years before the present year to ten years after it; undefined if it changes
 * in that time.
 */
export function clockAround(timeZone: string, now: Instant): FixedOffset | undefined {
  const year = new Date(now).getUTCFullYear();
  return fixedOffset(timeZone, Date.UTC(year - 5), Date.UTC(year + 10));
}
