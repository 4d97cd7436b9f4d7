import { IntlMessageFormat } from 'intl-messageformat';
import { type CalendarDay, isoDay, parseDay } from '../../../../src/domain/dates/calendar';
import { localeOf, type Language } from '../../../../src/domain/language/language';
import type { MessageEntry } from '../../../catalogue/validate/catalogue';

/** Formats dates and messages in one language. Only the interface's own messages are used, no locale data. */
export interface Wording {
  /** `31 December 2026` */
  day(day: CalendarDay): string;
  /** `October 2025`, from `2025-10` */
  month(month: string): string;
  /** `YYYY-MM-DD` or `YYYY-MM`. */
  dayOrMonth(text: string): string;
  has(id: string): boolean;
  message(id: string, values?: Readonly<Record<string, string | number>>): string;
}

/** Caches formatted texts: thousands of offers have the same few dates, and FormatJS is slow. */
function keeping(write: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const words = known.get(text) ?? write(text);
    known.set(text, words);
    return words;
  };
}

export function wordingOf(language: Language, messages: ReadonlyMap<string, Pick<MessageEntry, Language>>): Wording {
  const formats = new Map<string, IntlMessageFormat>();
  const formatOf = (id: string): IntlMessageFormat => {
    const known = formats.get(id);
    if (known) return known;
    const message = messages.get(id);
    if (!message) throw new Error(`There is no message ${id}.`);
    const made = new IntlMessageFormat([...message[language]], localeOf(language));
    formats.set(id, made);
    return made;
  };
  const format: Wording['message'] = (id, values) => String(formatOf(id).format(values));
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
