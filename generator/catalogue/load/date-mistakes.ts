import { isoDay, type CalendarDay } from '../../../src/domain/dates/calendar';
import type { Phrase } from '../diagnostics/phrases';
import { quote } from '../diagnostics/visible';
import { gregorianOf } from '../../../src/domain/dates/hijri';
import { hijriDate } from './hijri-dates';
import { momentParts, realDay } from './moments';

/** The names of each month, the English one first: those of the Gulf, of Egypt and of the Levant, and French. */
export const monthNames: readonly (readonly string[])[] = [
  ['january', 'يناير', 'كانون الثاني', 'janvier'],
  ['february', 'فبراير', 'شباط', 'février'],
  ['march', 'مارس', 'آذار', 'mars'],
  ['april', 'أبريل', 'إبريل', 'ابريل', 'نيسان', 'avril'],
  ['may', 'مايو', 'أيار', 'mai'],
  ['june', 'يونيو', 'يونيه', 'حزيران', 'juin'],
  ['july', 'يوليو', 'يوليه', 'تموز', 'juillet'],
  ['august', 'أغسطس', 'اغسطس', 'آب', 'août'],
  ['september', 'sept', 'سبتمبر', 'أيلول', 'septembre'],
  ['october', 'أكتوبر', 'اكتوبر', 'تشرين الأول', 'octobre'],
  ['november', 'نوفمبر', 'تشرين الثاني', 'novembre'],
  ['december', 'ديسمبر', 'كانون الأول', 'décembre'],
];

/** The number of a month by its name, which may be abbreviated in English; 0 for any other word. */
function monthCalled(name: string): number {
  const word = name.toLowerCase();
  return 1 + monthNames.findIndex((names) => names.includes(word) || (word.length > 2 && names[0]?.startsWith(word)));
}

/**
 * Why a text in the form of a date is not a valid date or time, as the end of a sentence, and what was probably meant.
 */
export interface ImpossibleDate {
  readonly why: Phrase;
  readonly instead?: string;
  /** Whether `instead` is the same date in the right form, so that no other date can have been meant. */
  readonly isSame?: true;
}

const looksLikeDate = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?|$)/;
const inWords =
  /^(?:(\d{1,2})(?:st|nd|rd|th)?[\s/.-]+)?(\p{L}+(?: ال(?:أول|ثاني))?)\.?[\s/.-]+(?:(\d{1,2})(?:st|nd|rd|th)?,?[\s/.-]+)?(\d{4}|\d{2})$/u;
const dayFirst = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/;

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** The year of two or four digits: two digits are a year from 2000 to 2099, because offers are not older. */
export function fullYear(digits: string): string {
  return digits.length === 2 ? `20${digits}` : digits;
}

/**
 * Converts a date such as `31 December 2026`, `31-Dec-26` or `أكتوبر 2025` to digits; undefined for any other text.
 * `Nov-26` can be a day or a month.
 */
export function dateInWords(text: string): string | undefined {
  const [, before, name = '', after, year = ''] = inWords.exec(text) ?? [];
  const month = monthCalled(name);
  const day = before ?? after;
  return month === 0 || (day === undefined && year.length === 2)
    ? undefined
    : [fullYear(year), twoDigits(month), ...(day === undefined ? [] : [twoDigits(Number(day))])].join('-');
}

/** Explains a text in one form of dates; returns undefined for any other form. */
type Explanation = (text: string) => ImpossibleDate | undefined;

/** The distinct real days among several readings of a date. */
function readings(...days: readonly CalendarDay[]): readonly string[] {
  return [...new Set(days.map(isoDay))].filter((day) => realDay(day) !== undefined);
}

/** The first explanation that recognises the form is used. */
const explanations: readonly Explanation[] = [
  // Word processors replace hyphens with dashes, and straight quotes with typographic ones.
  (text) => {
    const instead = text.replace(/[\u2010-\u2015\u2212]/g, '-').replace(/[“”„‟‘’«»]/g, '');
    if (instead === text || !/^[\d-]+$/.test(instead)) return undefined;
    return { why: { id: 'date.signs' }, instead, isSame: true };
  },
  (text) => {
    const date = hijriDate(text.replace(/[T ]\d{2}:.*$/, ''));
    return date && { why: { id: 'date.hijri-day', values: { date: quote(text) } }, instead: gregorianOf(date) };
  },
  // A month.
  (text) => {
    const [, year = '', number] = /^(\d{4})[-/.](\d{1,2})$/.exec(text) ?? [];
    if (number === undefined) return undefined;
    const instead = `${year}-${twoDigits(Number(number))}`;
    const impossible = impossibleMonth(Number(number));
    return impossible ?? (instead === text ? undefined : { why: { id: 'date.month-digits' }, instead, isSame: true });
  },
  // A month before its year. The years of the Hijri calendar are earlier.
  (text) => {
    const [, number, year = ''] = /^(\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
    if (number === undefined || Number(year) < 1970) return undefined;
    const instead = `${year}-${twoDigits(Number(number))}`;
    return impossibleMonth(Number(number)) ?? { why: { id: 'date.year-first' }, instead };
  },
  (text) => {
    const instead = dateInWords(text);
    return instead === undefined ? undefined : { why: { id: 'date.digits' }, instead, isSame: true };
  },
  // A day before its month, or after it.
  (text) => {
    const [, first, , second, year] = dayFirst.exec(text) ?? [];
    if (first === undefined || second === undefined) return undefined;
    const [a, b] = [Number(first), Number(second)];
    const days = readings({ year: Number(year), month: b, day: a }, { year: Number(year), month: a, day: b });
    // 05/06/2026 can be 5 June or 6 May, so no date is suggested.
    const [instead, other] = days;
    if (other !== undefined)
      return { why: { id: 'date.year-first-readings', values: { days: { or: days.map(quote) } } } };
    return { why: { id: 'date.year-first' }, instead, isSame: instead === undefined ? undefined : true };
  },
  // A year of two digits.
  (text) => {
    const [, first, second, third] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2})$/.exec(text) ?? [];
    if (first === undefined) return undefined;
    const [a, b, c] = [Number(first), Number(second), Number(third)];
    const days = readings(
      { year: 2000 + c, month: b, day: a },
      { year: 2000 + a, month: b, day: c },
      { year: 2000 + c, month: a, day: b },
    );
    if (days.length === 0) return { why: { id: 'date.short-year' } };
    return { why: { id: 'date.short-year-readings', values: { days: { or: days.map(quote) } } } };
  },
  (text) => {
    const match = looksLikeDate.exec(text);
    return match ? (impossibleDay(text, match) ?? impossibleTime(match)) : undefined;
  },
];

/** Explains why a date is impossible; undefined for a possible date and for a text without the form of a date. */
export function impossibleDate(text: string): ImpossibleDate | undefined {
  for (const explain of explanations) {
    const found = explain(text);
    if (found) return found;
  }
  return undefined;
}

/** Explains an instant without an offset where one is required; undefined for any other text. */
export function withoutOffset(text: string): ImpossibleDate | undefined {
  const { day, time, offset } = momentParts(text) ?? {};
  if (!day || !time || (offset !== undefined && text[10] === 'T')) return undefined;
  const clock = [time.hour, time.minute, time.second].map(twoDigits).join(':');
  return { why: { id: 'date.offset' }, instead: `${isoDay(day)}T${clock}+03:00` };
}

/** The last day of a month `YYYY-MM`. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return `${month}-${twoDigits(new Date(Date.UTC(year, number, 0)).getUTCDate())}`;
}

/** Converts a spreadsheet's number of days since 1900 to a day; undefined for numbers outside 2000 to 2099. */
export function dayOfSpreadsheet(serial: number): string | undefined {
  if (!Number.isInteger(serial) || serial < 36_526 || serial > 73_050) return undefined;
  return new Date(Date.UTC(1899, 11, 30 + serial)).toISOString().slice(0, 10);
}

/** The day that `looksLikeDate` matched. */
function dayOf(match: RegExpExecArray): CalendarDay {
  return { year: Number(match[1]), month: Number(match[3]), day: Number(match[4]) };
}

function impossibleDay(text: string, match: RegExpExecArray): ImpossibleDate | undefined {
  const { year, month, day } = dayOf(match);
  if (year < 1970) return { why: { id: 'date.before-1970' } };
  const turned = isoDay({ year, month: day, day: month });
  const noMonth = impossibleMonth(month);
  if (noMonth) return { ...noMonth, ...(realDay(turned) && { instead: turned }) };
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day === 0) return { why: { id: 'date.day-zero' } };
  if (day > days)
    return {
      why: { id: 'date.days-of-month', values: { month, year, days } },
      instead: isoDay({ year, month, day: days }) + text.slice(10),
    };
  const written = isoDay({ year, month, day });
  return text.startsWith(written)
    ? undefined
    : {
        why: { id: 'date.two-digits' },
        instead: written + (match[5] === undefined ? '' : text.slice(text.search(/[T ]/))),
        isSame: true,
      };
}

function impossibleTime(match: RegExpExecArray): ImpossibleDate | undefined {
  const [hour, minute, second] = [Number(match[5] ?? 0), Number(match[6] ?? 0), Number(match[7] ?? 0)];
  if (hour > 23) return { why: { id: 'date.hours' }, instead: isoDay(dayOf(match)) };
  if (minute > 59 || second > 59) return { why: { id: minute > 59 ? 'date.minutes' : 'date.seconds' } };
  return undefined;
}

function impossibleMonth(month: number): ImpossibleDate | undefined {
  return month >= 1 && month <= 12 ? undefined : { why: { id: 'date.no-month', values: { month: twoDigits(month) } } };
}
