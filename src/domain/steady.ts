import { dayAt, endOfDay, startOfDay, type Instant } from './calendar';
import { nextStatusChange, type Lifetime } from './offer-status';

interface DayAround {
  readonly now: Instant;
  readonly timeZone: string;
  /** The first instant of the day. */
  readonly since: Instant;
  /** The first instant after it. */
  readonly until: Instant;
}

let lastAsked: DayAround | undefined;

/** The day around an instant. All pages of a build ask about the same one, and `Intl` takes its time to tell. */
function dayAround(now: Instant, timeZone: string): DayAround {
  if (lastAsked?.now === now && lastAsked.timeZone === timeZone) return lastAsked;
  const day = dayAt(now, timeZone);
  lastAsked = { now, timeZone, since: startOfDay(day, timeZone), until: endOfDay(day, timeZone) };
  return lastAsked;
}

/**
 * The earliest instant from which a page that shows these offers has looked as it does at `now`: the last midnight, or
 * the last beginning or end of an offer since. Rendering a page at this instant instead of `now` gives the same words, and
 * the same bytes all day long.
 */
export function steadySince(lifetimes: readonly Lifetime[], now: Instant, timeZone: string): Instant {
  let { since } = dayAround(now, timeZone);
  for (const { startsAt, expiresAt } of lifetimes) {
    for (const instant of [startsAt, expiresAt]) {
      if (instant !== undefined && instant <= now && instant > since) since = instant;
    }
  }
  return since;
}

/** The first instant after `now` at which such a page looks another way: the next midnight, or the next beginning or end of an offer. */
export function steadyUntil(lifetimes: readonly Lifetime[], now: Instant, timeZone: string): Instant {
  return Math.min(dayAround(now, timeZone).until, nextStatusChange(lifetimes, now) ?? Infinity);
}
