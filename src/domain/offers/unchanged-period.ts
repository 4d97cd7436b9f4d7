import { dayAt, endOfDay, startOfDay, type Instant } from '../dates/calendar';
import type { ValidityPeriod } from './offer-status';

export interface UnchangedPeriod {
  /** Pages are rendered for it instead of `now`, so that their bytes are the same all day. */
  readonly since: Instant;
  /** The first instant after the period. */
  readonly until: Instant;
}

/** Within one day, without a start or an end of one of these offers. */
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
