import { dayAt, startOfDay, type Instant } from './calendar';
import type { Lifetime } from './offer-status';
import type { PageData } from './page-data';

/** What a page shows that begins or ends at some instant. */
export function lifetimesOf(page: PageData): readonly Lifetime[] {
  switch (page.kind) {
    case 'home':
      return page.coupons.offers;
    case 'store':
    case 'coupons':
    case 'article':
      return page.offers;
    default:
      return [];
  }
}

/**
 * The earliest instant from which a page has looked as it does at `now`: the last midnight, or the last beginning or
 * end of an offer since. Rendering a page at this instant instead of `now` gives the same words, and the same bytes
 * all day long.
 */
export function steadySince(page: PageData, now: Instant, timeZone: string): Instant {
  let since = startOfDay(dayAt(now, timeZone), timeZone);
  for (const { startsAt, expiresAt } of lifetimesOf(page)) {
    for (const instant of [startsAt, expiresAt]) {
      if (instant !== undefined && instant <= now && instant > since) since = instant;
    }
  }
  return since;
}
