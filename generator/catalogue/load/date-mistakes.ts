import { dayPlus, isoDay, lastOfMonth, parseDay } from '../../../src/domain/dates/calendar';
import type { Phrase } from '../diagnostics/phrases';
import { quote } from '../diagnostics/visible';
import { daysIn, type DaysInText } from '../../../src/domain/reading/days-in';
import { momentParts, realDay } from './moments';

/** Why a text in the form of a date is invalid, as the end of a sentence, and what was probably meant. */
export interface ImpossibleDate {
  readonly why: Phrase;
  readonly instead?: string;
  /** Whether `instead` is the same date in the right form, so that no other date can have been meant. */
  readonly isSame?: true;
}

/** The year comes first. */
const looksLikeDate = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?|$)/;
export function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** The year of two or four digits: two digits are a year from 2000 to 2099, because offers are not older. */
export function fullYear(digits: string): string {
  return digits.length === 2 ? `20${digits}` : digits;
}

/** No date is longer, in characters. */
const longest = 50;

/** The day that is the whole of a text, whatever its form. */
function dayWritten(text: string): DaysInText | undefined {
  const [day] = text.length > longest ? [] : daysIn(text);
  const isWhole = day?.span.start === 0 && day.span.end === text.length;
  return isWhole && !day.isPeriod && day.open !== 'day' && day.open !== 'year' ? day : undefined;
}

/** Converts `31 December 2026`, `31-Dec-26` or `أكتوبر 2025`; undefined for other texts. `Nov-26` is a day or a month. */
export function dateInWords(text: string): string | undefined {
  if (text.length > longest || !/\p{L}/u.test(text) || !/\d/.test(text)) return undefined;
  const day = dayWritten(text.replace(/(?<=\d.*\D)\d\d$/, fullYear));
  const month = day || !/^\D+\d{4}$/.test(text) ? undefined : dayWritten(`1 ${text}`);
  return (day ?? month)?.open === 'hijri' ? undefined : (day?.first ?? month?.first?.slice(0, 'YYYY-MM'.length));
}

/** Undefined for any other form of dates. */
type Explanation = (text: string) => ImpossibleDate | undefined;

/** The first explanation that recognises the form is used. */
const explanations: readonly Explanation[] = [
  // Word processors replace hyphens with dashes, and straight quotes with typographic ones.
  (text) => {
    const instead = text.replace(/[\u2010-\u2015\u2212]/g, '-').replace(/[“”„‟‘’«»]/g, '');
    if (instead === text || !/^[\d-]+$/.test(instead)) return undefined;
    return { why: { id: 'date.signs' }, instead, isSame: true };
  },
  // A month, or a month before its year. The years of the Hijri calendar are earlier.
  (text) => {
    const [, first = '', second = ''] = /^(\d{4}|\d{1,2})[-/.](\d{4}|\d{1,2})$/.exec(text) ?? [];
    const isYearFirst = first.length > second.length;
    const [year, month] = isYearFirst ? [first, second] : [second, first];
    if (year.length !== 4 || month.length === 4 || (!isYearFirst && Number(year) < 1970)) return undefined;
    const instead = `${year}-${twoDigits(Number(month))}`;
    const why: Phrase = { id: isYearFirst ? 'date.month-digits' : 'date.year-first' };
    const found = instead === text ? undefined : { why, instead, isSame: isYearFirst || undefined };
    return impossibleMonth(Number(month)) ?? found;
  },
  // A year of two digits.
  (text) => {
    if (!/^\d{1,2}[-/.]\d{1,2}[-/.]\d{2}$/.test(text)) return undefined;
    const [a = '', b = '', c = ''] = text.split(/[-/.]/).map((part) => part.padStart(2, '0'));
    const readings = [`20${c}-${b}-${a}`, `20${a}-${b}-${c}`, `20${c}-${a}-${b}`];
    const days = [...new Set(readings)].filter((day) => realDay(day) !== undefined);
    if (days.length === 0) return { why: { id: 'date.short-year' } };
    return { why: { id: 'date.short-year-readings', values: { days: { or: days.map(quote) } } } };
  },
  // A day in another form.
  (text) => {
    const { first, open } = dayWritten(text.replace(/[T ]\d{2}:.*$/, '')) ?? {};
    if (open === 'hijri') return { why: { id: 'date.hijri-day', values: { date: quote(text) } }, instead: first };
    const inWords = dateInWords(text);
    const instead = inWords ?? first;
    if (instead === undefined || /^\d{4}|:/.test(text)) return undefined;
    const why: Phrase = { id: inWords ? 'date.digits' : 'date.year-first' };
    if (open !== 'order') return { why, instead, isSame: true };
    // 05/06/2026 can be 5 June or 6 May, so no date is suggested.
    const { year, month, day } = parseDay(instead);
    const days = [instead, isoDay({ year, month: day, day: month })];
    return { why: { id: 'date.year-first-readings', values: { days: { or: days.map(quote) } } } };
  },
  (text) => {
    const match = looksLikeDate.exec(text);
    if (!match) return undefined;
    const [year, month, day] = [Number(match[1]), Number(match[3]), Number(match[4])];
    if (year < 1970) return { why: { id: 'date.before-1970' } };
    const turned = isoDay({ year, month: day, day: month });
    const noMonth = impossibleMonth(month);
    if (noMonth) return { ...noMonth, instead: realDay(turned) ? turned : undefined };
    const { day: days } = lastOfMonth(year, month);
    if (day === 0) return { why: { id: 'date.day-zero' } };
    if (day > days)
      return {
        why: { id: 'date.days-of-month', values: { month, year, days } },
        instead: isoDay({ year, month, day: days }) + text.slice(10),
      };
    const instead = text.replace(/^[^T ]+/, isoDay({ year, month, day }));
    if (instead !== text) return { why: { id: 'date.two-digits' }, instead, isSame: true };
    const [hour, minute, second] = [Number(match[5] ?? 0), Number(match[6] ?? 0), Number(match[7] ?? 0)];
    if (hour > 23) return { why: { id: 'date.hours' }, instead: isoDay({ year, month, day }) };
    if (minute > 59 || second > 59) return { why: { id: minute > 59 ? 'date.minutes' : 'date.seconds' } };
    return undefined;
  },
];

/** Undefined for a possible date and for a text without the form of a date. */
export function impossibleDate(text: string): ImpossibleDate | undefined {
  for (const explain of explanations) {
    const found = explain(text);
    if (found) return found;
  }
  return undefined;
}

/** An instant without an offset where one is required; undefined for any other text. */
export function withoutOffset(text: string): ImpossibleDate | undefined {
  const { day, time, offset } = momentParts(text) ?? {};
  if (!day || !time || (offset !== undefined && text[10] === 'T')) return undefined;
  const clock = [time.hour, time.minute, time.second].map(twoDigits).join(':');
  return { why: { id: 'date.offset' }, instead: `${isoDay(day)}T${clock}+03:00` };
}

export function lastDayOf(month: string): string {
  const { year, month: number } = parseDay(month);
  return isoDay(lastOfMonth(year, number));
}

/** Converts a spreadsheet's number of days since 1900 to a day; undefined for numbers outside 2000 to 2099. */
export function dayOfSpreadsheet(serial: number): string | undefined {
  if (!Number.isInteger(serial) || serial < 36_526 || serial > 73_050) return undefined;
  return dayPlus('1899-12-30', serial);
}

function impossibleMonth(month: number): ImpossibleDate | undefined {
  return month >= 1 && month <= 12 ? undefined : { why: { id: 'date.no-month', values: { month: twoDigits(month) } } };
}
