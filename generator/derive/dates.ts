import { formatToParts } from 'intl-messageformat';
import {
  type CalendarDay,
  dayAt,
  endOfDay,
  type Instant,
  isoDay,
  parseDay,
  startOfDay,
} from '../../src/domain/calendar';
import { formatters, noNamedFormats } from '../../src/domain/formatters';
import { localeOf, type Language } from '../../src/domain/language';
import type { MessageEntry } from '../validate/catalogue';

/** Writes dates and fills messages in one language, from the interface's own messages: no locale data is involved. */
export interface Wording {
  /** `31 December 2026` */
  day(day: CalendarDay): string;
  /** `October 2025`, from `2025-10` */
  month(month: string): string;
  /** A day from `YYYY-MM-DD`, or a month from `YYYY-MM`. */
  dayOrMonth(text: string): string;
  /** Whether there is an interface message. */
  has(id: string): boolean;
  /** An interface message, filled. */
  message(id: string, values?: Readonly<Record<string, string | number>>): string;
}

/** Keeps the words for each text: thousands of offers name the same few months and days, and FormatJS takes long to say each. */
function keeping(write: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const words = known.get(text) ?? write(text);
    known.set(text, words);
    return words;
  };
}

/** The wording of a language. */
export function wordingOf(language: Language, messages: ReadonlyMap<string, Pick<MessageEntry, Language>>): Wording {
  const locale = localeOf(language);
  const format = (id: string, values?: Readonly<Record<string, string | number>>): string => {
    const message = messages.get(id);
    if (!message) throw new Error(`There is no message ${id}.`);
    let words = '';
    for (const { value } of formatToParts([...message[language]], locale, formatters, noNamedFormats, values))
      words += String(value);
    return words;
  };
  const month = keeping((text) =>
    format('date.month', { month: String(Number(text.slice(5, 7))), year: text.slice(0, 4) }),
  );
  const day = keeping((text) => {
    const { year, month: number, day: date } = parseDay(text);
    return format('date.long', { day: String(date), month: String(number), year: String(year) });
  });
  return {
    day: (date) => day(isoDay(date)),
    month,
    dayOrMonth: (text) => (text.length === 7 ? month(text) : day(text)),
    has: (id) => messages.has(id),
    message: format,
  };
}

/** When something begins: the first instant of a day, or the instant itself. */
export function beginOf(moment: string, timeZone: string): Instant {
  return moment.length === 10 ? startOfDay(parseDay(moment), timeZone) : Date.parse(moment);
}

/** When something is over: the first instant after a day (product rule R11), or the instant itself. */
export function endOf(moment: string, timeZone: string): Instant {
  return moment.length === 10 ? endOfDay(parseDay(moment), timeZone) : Date.parse(moment);
}

/** The last day on which something holds that is over at `end`. */
export function lastDayBefore(end: Instant, timeZone: string): CalendarDay {
  return dayAt(end - 1, timeZone);
}

/** The number of months from a month to the month of a day. */
export function monthsBetween(month: string, today: string): number {
  const count = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  return count(today) - count(month);
}
