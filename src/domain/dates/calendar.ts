/** An instant: milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number;

/** A day of the Gregorian calendar; `month` is 1 to 12. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Converts an instant to local time, expressed as if it were UTC. */
type WallClock = (instant: Instant) => Instant;

// UTC does not need `Intl`, whose first call is slow.
const clocks = new Map<string, WallClock>([['UTC', (instant) => Math.floor(instant / 1000) * 1000]]);

/** Results are cached: `Intl` is slow, and the offers of a catalogue end at the same few midnights. */
function clockOf(timeZone: string): WallClock {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const shown = new Map<Instant, Instant>();
  return (instant) => {
    const cached = shown.get(instant);
    if (cached !== undefined) return cached;
    const parts: Record<string, number> = {};
    for (const { type, value } of format.formatToParts(instant)) parts[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    const wall = Date.UTC(year, month - 1, day, hour, minute, second);
    shown.set(instant, wall);
    return wall;
  };
}

/** The offset of a zone from UTC in milliseconds, in a period without a clock change. */
export interface FixedOffset {
  readonly ahead: number;
  readonly from: Instant;
  readonly until: Instant;
}

const week = 7 * 86_400_000;

/** Undefined if the offset changes. `from` must be a whole second. No zone changes its offset for less than a week. */
export function fixedOffset(timeZone: string, from: Instant, until: Instant): FixedOffset | undefined {
  const ahead = wallClock(from, timeZone) - from;
  for (let instant = from; instant < until + week; instant += week)
    if (wallClock(instant, timeZone) !== instant + ahead) return undefined;
  return { ahead, from, until };
}

/** Replaces `Intl` for a zone in a period: on a phone, the first call of `Intl` takes 50 milliseconds. */
export function presetOffset(timeZone: string, { ahead, from, until }: FixedOffset): void {
  let fallback: WallClock | undefined;
  clocks.set(timeZone, (instant) => {
    if (instant >= from && instant < until) return Math.floor((instant + ahead) / 1000) * 1000;
    fallback ??= clockOf(timeZone);
    return fallback(instant);
  });
}

/** The local time of `timeZone` at `instant`, expressed as if it were UTC. */
function wallClock(instant: Instant, timeZone: string): Instant {
  const clock = clocks.get(timeZone) ?? clockOf(timeZone);
  clocks.set(timeZone, clock);
  return clock(instant);
}

export function dayAt(instant: Instant, timeZone: string): CalendarDay {
  const wall = new Date(wallClock(instant, timeZone));
  return { year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1, day: wall.getUTCDate() };
}

/** A local time that a clock change skips is converted to the instant of the change. */
export function instantOf(
  wall: CalendarDay & { hour?: number; minute?: number; second?: number },
  timeZone: string,
): Instant {
  const target = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour ?? 0, wall.minute ?? 0, wall.second ?? 0);
  let guess = target;
  // Two corrections: the first guess may have the offset from the other side of a clock change.
  for (let pass = 0; pass < 2; pass += 1) guess += target - wallClock(guess, timeZone);
  return guess;
}

export function startOfDay(day: CalendarDay, timeZone: string): Instant {
  return instantOf(day, timeZone);
}

/** The first instant after a day. Days beyond the end of the month roll over. */
export function endOfDay(day: CalendarDay, timeZone: string): Instant {
  return instantOf({ ...day, day: day.day + 1 }, timeZone);
}

/** The number of midnights in `timeZone` between two instants: 0 for the same day, 1 for tomorrow. */
export function daysBetween(from: Instant, to: Instant, timeZone: string): number {
  const a = dayAt(from, timeZone);
  const b = dayAt(to, timeZone);
  return Math.round((Date.UTC(b.year, b.month - 1, b.day) - Date.UTC(a.year, a.month - 1, a.day)) / 86_400_000);
}

/** A day in ISO 8601 format, `YYYY-MM-DD`. */
export function isoDay({ year, month, day }: CalendarDay): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** Parses `YYYY-MM-DD`. The caller must have validated the text. */
export function parseDay(text: string): CalendarDay {
  return { year: Number(text.slice(0, 4)), month: Number(text.slice(5, 7)), day: Number(text.slice(8, 10)) };
}

export function dayPlus(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

export function lastOfMonth(year: number, month: number): CalendarDay {
  return { year, month, day: new Date(Date.UTC(year, month, 0)).getUTCDate() };
}
