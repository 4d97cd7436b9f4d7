import { dayAt, endOfDay, startOfDay, type Instant } from './calendar';
import { nextStatusChange, type ValidityPeriod } from './offer-status';

interface SurroundingDay {
  readonly now: Instant;
  readonly timeZone: string;
  /** The first instant of the day. */
  readonly since: Instant;
  /** The first instant after it. */
  readonly until: Instant;
}

let cached: SurroundingDay | undefined;

/** The day that contains an instant. The last result is cached: all pages of a build use the same instant, and `Intl` is slow. */
function dayAround(now: Instant, timeZone: string): SurroundingDay {
  if (cached?.now === now && cached.timeZone === timeZone) return cached;
  const day = dayAt(now, timeZone);
  cached = { now, timeZone, since: startOfDay(day, timeZone), until: endOfDay(day, timeZone) };
  return cached;
}

/**
 * The earliest instant since which a page with these offers has not changed: the last midnight, or a later start or end of an
 * offer. A page is rendered at this instant instead of `now`, which gives the same text, and the same bytes all day.
 */
export function unchangedSince(periods: readonly ValidityPeriod[], now: Instant, timeZone: string): Instant {
  let { since } = dayAround(now, timeZone);
  for (const { startsAt, expiresAt } of periods) {
    for (const instant of [startsAt, expiresAt]) {
      if (instant !== undefined && instant <= now && instant > since) since = instant;
    }
  }
  return since;
}

/** The first instant after `now` at which such a page changes: the next midnight, or an earlier start or end of an offer. */
export function unchangedUntil(periods: readonly ValidityPeriod[], now: Instant, timeZone: string): Instant {
  return Math.min(dayAround(now, timeZone).until, nextStatusChange(periods, now) ?? Infinity);
}
