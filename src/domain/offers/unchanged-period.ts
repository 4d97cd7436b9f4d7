import { dayAt, endOfDay, startOfDay, type Instant } from '../dates/calendar';
import type { ValidityPeriod } from './offer-status';

/** A period in which a page does not change. */
export interface UnchangedPeriod {
  /**
   * The first instant. Pages are rendered for it instead of `now`: the text is the same, and so are the bytes all day.
   */
  readonly since: Instant;
  /** The first instant after the period. */
  readonly until: Instant;
}

/**
 * The period around `now` in which a page with these offers does not change: within one day, without a start or an end
 * of an offer.
 */
export function unchangedPeriod(periods: readonly ValidityPeriod[], now: Instant, timeZone: string): UnchangedPeriod {
  const day = dayAt(now, timeZone);
  let since = startOfDay(day, timeZone);
  let until = endOfDay(day, timeZone);
  for (const { startsAt, endsAt } of periods) {
    for (const change of [startsAt, endsAt]) {
      if (change === undefined) continue;
      if (change > now) until = Math.min(until, change);
      else since = Math.max(since, change);
    }
  }
  return { since, until };
}
