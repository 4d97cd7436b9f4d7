import { type CalendarDay, dayAt, endOfDay, type Instant, parseDay, startOfDay } from './calendar';

/** The instant at which a moment begins: the first instant of a day, or the instant itself. */
export function beginOf(moment: string, timeZone: string): Instant {
  return moment.length === 10 ? startOfDay(parseDay(moment), timeZone) : Date.parse(moment);
}

/** The instant at which a moment is over: the first instant after a day (product rule R11), or the instant itself. */
export function endOf(moment: string, timeZone: string): Instant {
  return moment.length === 10 ? endOfDay(parseDay(moment), timeZone) : Date.parse(moment);
}

/** The last day of something that is over at `end`. */
export function lastDayBefore(end: Instant, timeZone: string): CalendarDay {
  return dayAt(end - 1, timeZone);
}

/** The number of months from a month, YYYY-MM, to the month of a day. */
export function monthsBetween(month: string, today: string): number {
  const count = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  return count(today) - count(month);
}

/** The day of a date in the data. A month becomes its first day, so that no date is later than the confirmed one. */
export function dayOf(dayOrMonth: string): string {
  return dayOrMonth.length === 7 ? `${dayOrMonth}-01` : dayOrMonth.slice(0, 10);
}
