import {
  endOfDay,
  instantOf,
  lastOfMonth,
  parseDay,
  startOfDay,
  type CalendarDay,
  type Instant,
} from '../../../src/domain/dates/calendar';

/** The first and the last instant of a date. For an exact time they are equal. */
export interface Moment {
  readonly first: Instant;
  readonly last: Instant;
}

const pattern = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Parses `YYYY-MM-DD`; undefined if the calendar has no such day. */
export function realDay(text: string): CalendarDay | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const found = parseDay(text);
  const { year, month, day } = found;
  // Years before 1970 are typing errors.
  const isReal = year >= 1970 && month >= 1 && month <= 12 && day >= 1 && day <= lastOfMonth(year, month).day;
  return isReal ? found : undefined;
}

function offsetMinutes(offset: string): number | undefined {
  if (offset === 'Z') return 0;
  const match = /^([+-])(\d{2}):?(\d{2})$/.exec(offset);
  if (!match) return undefined;
  const [hours, minutes] = [Number(match[2]), Number(match[3])];
  return hours <= 14 && minutes < 60 ? (match[1] === '-' ? -1 : 1) * (hours * 60 + minutes) : undefined;
}

/** The parts of a date, as precise as the text. */
interface MomentParts {
  readonly day: CalendarDay;
  readonly time?: { readonly hour: number; readonly minute: number; readonly second: number };
  /** Minutes east of Greenwich. */
  readonly offset?: number;
}

/** Parses `2026-12-31`, `2026-12-31 18:00:00` or `2026-12-31T18:00+03:00`; undefined for any other text. */
export function momentParts(text: string): MomentParts | undefined {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const day = realDay(text.slice(0, 10));
  if (!day) return undefined;
  if (match[4] === undefined) return { day };
  const [hour, minute, second] = [Number(match[4]), Number(match[5]), Number(match[6] ?? 0)];
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  const time = { hour, minute, second };
  if (match[7] === undefined) return { day, time };
  const offset = offsetMinutes(match[7]);
  return offset === undefined ? undefined : { day, time, offset };
}

/** Parses a date: a day lasts through its end, and a time without an offset is in the given zone (product rule R11). */
export function parseMoment(text: string, timeZone: string): Moment | undefined {
  const parts = momentParts(text);
  if (!parts) return undefined;
  const { day, time, offset } = parts;
  if (!time) return { first: startOfDay(day, timeZone), last: endOfDay(day, timeZone) - 1 };
  const instant =
    offset === undefined
      ? instantOf({ ...day, ...time }, timeZone)
      : Date.UTC(day.year, day.month - 1, day.day, time.hour, time.minute, time.second) - offset * 60_000;
  return { first: instant, last: instant };
}
