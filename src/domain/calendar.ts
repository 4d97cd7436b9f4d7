/** An instant: milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number;

/** A day of the Gregorian calendar; `month` is 1 to 12. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A clock on a wall: what it shows at an instant, read as if it were UTC. */
type WallClock = (instant: Instant) => Instant;

const clocks = new Map<string, WallClock>();

/** A clock that remembers what it has shown: `Intl` takes its time to tell, and the offers of a catalogue end at the same few midnights. */
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
    const known = shown.get(instant);
    if (known !== undefined) return known;
    const parts: Record<string, number> = {};
    for (const { type, value } of format.formatToParts(instant)) parts[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    const wall = Date.UTC(year, month - 1, day, hour, minute, second);
    shown.set(instant, wall);
    return wall;
  };
}

/** How far the clocks of a zone are ahead of UTC, in milliseconds, between two instants; nobody changes them in that time. */
export interface SteadyClock {
  readonly ahead: number;
  readonly from: Instant;
  readonly until: Instant;
}

const week = 7 * 86_400_000;

/** How the clocks of a zone go from one instant, a whole second, to another; undefined if they are changed in between. No zone changes them for less than a week. */
export function steadyClock(timeZone: string, from: Instant, until: Instant): SteadyClock | undefined {
  const ahead = wallClock(from, timeZone) - from;
  for (let instant = from; instant < until + week; instant += week)
    if (wallClock(instant, timeZone) !== instant + ahead) return undefined;
  return { ahead, from, until };
}

/** Lets the clock of a zone be read without `Intl`, whose first answer takes a twentieth of a second on a phone, where it is known how it goes. */
export function presetClock(timeZone: string, { ahead, from, until }: SteadyClock): void {
  let asked: WallClock | undefined;
  clocks.set(timeZone, (instant) =>
    instant >= from && instant < until
      ? Math.floor((instant + ahead) / 1000) * 1000
      : (asked ??= clockOf(timeZone))(instant),
  );
}

/** What the clock on the wall of `timeZone` shows at `instant`, read as if it were UTC. */
function wallClock(instant: Instant, timeZone: string): Instant {
  // No clock needs asking, and the first question to `Intl` is a slow one.
  if (timeZone === 'UTC') return Math.floor(instant / 1000) * 1000;
  const clock = clocks.get(timeZone) ?? clockOf(timeZone);
  clocks.set(timeZone, clock);
  return clock(instant);
}

/** The day that the calendar of `timeZone` shows at `instant`. */
export function dayAt(instant: Instant, timeZone: string): CalendarDay {
  const wall = new Date(wallClock(instant, timeZone));
  return { year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1, day: wall.getUTCDate() };
}

/**
 * The instant at which the wall clock of `timeZone` shows the given time. A time that a clock change skips counts
 * as the instant of the change.
 */
export function instantOf(
  wall: CalendarDay & { hour?: number; minute?: number; second?: number },
  timeZone: string,
): Instant {
  const target = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour ?? 0, wall.minute ?? 0, wall.second ?? 0);
  let guess = target;
  // Two corrections: the offset at the first guess may be that of the other side of a clock change.
  for (let pass = 0; pass < 2; pass += 1) guess += target - wallClock(guess, timeZone);
  return guess;
}

/** The first instant of a day. */
export function startOfDay(day: CalendarDay, timeZone: string): Instant {
  return instantOf({ year: day.year, month: day.month, day: day.day }, timeZone);
}

/** The first instant after a day. Days beyond the month's end roll over. */
export function endOfDay(day: CalendarDay, timeZone: string): Instant {
  return instantOf({ year: day.year, month: day.month, day: day.day + 1 }, timeZone);
}

/** How many midnights of `timeZone` lie between two instants: 0 for the same day, 1 for tomorrow. */
export function daysBetween(from: Instant, to: Instant, timeZone: string): number {
  const a = dayAt(from, timeZone);
  const b = dayAt(to, timeZone);
  return Math.round((Date.UTC(b.year, b.month - 1, b.day) - Date.UTC(a.year, a.month - 1, a.day)) / 86_400_000);
}

/** A day as machines read it, `YYYY-MM-DD`. */
export function isoDay({ year, month, day }: CalendarDay): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** Reads `YYYY-MM-DD`. The caller has checked that it is a day. */
export function parseDay(text: string): CalendarDay {
  return { year: Number(text.slice(0, 4)), month: Number(text.slice(5, 7)), day: Number(text.slice(8, 10)) };
}
