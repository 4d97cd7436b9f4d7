import { dayAt, endOfDay, type Instant } from './calendar';
import { lifetimesOf } from './lifetimes';
import { nextStatusChange } from './offer-status';
import type { PageData } from './page-data';

/** The first instant after `now` at which a page looks another way: the next midnight, or the next beginning or end of an offer. */
export function steadyUntil(page: PageData, now: Instant, timeZone: string): Instant {
  return Math.min(endOfDay(dayAt(now, timeZone), timeZone), nextStatusChange(lifetimesOf(page), now) ?? Infinity);
}
