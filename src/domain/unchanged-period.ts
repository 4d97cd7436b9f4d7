import { dayAt, endOfDay, startOfDay, type Instant } from './calendar';
import type { ValidityPeriod } from './offer-status';

/** A period in which a page does not change. */
export interface UnchangedPeriod {
  /** Its first instant. A page is rendered at it instead of `now`, which gives the same text, and the same bytes all day. */
  readonly since: Instant;
  /** The first instant after it. */
  readonly until: Instant;
}

/** The period around `now` in which a page with these offers does not change: it is within a day, and no offer starts or ends in it. */
export function unchangedPeriod(periods: readonly ValidityPeriod[], now: Instant, timeZone: string): UnchangedPeriod {
  const day = dayAt(now, timeZone);
  let since = startOfDay(day, timeZone);
  let until = endOfDay(day, timeZone);
  for (const { startsAt, expiresAt } of periods) {
    for (const change of [startsAt, expiresAt]) {
      if (change === undefined) continue;
      if (change > now) until = Math.min(until, change);
      else since = Math.max(since, change);
    }
  }
  return { since, until };
}
