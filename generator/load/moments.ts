import { endOfDay, instantOf, isoDay, startOfDay, type CalendarDay, type Instant } from '../../src/domain/calendar';

/** The first and the last instant of what a date names. For an exact time both are the same. */
export interface Moment {
  readonly first: Instant;
  readonly last: Instant;
}

const pattern = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** The day that `YYYY-MM-DD` names, if the calendar has it. */
export function realDay(text: string): CalendarDay | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  // A day that the month does not have rolls over into the next month. Years before 1970 are typing errors.
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1970
    ? { year, month, day }
    : undefined;
}

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The names of the months in the Gulf countries. */
const arabicMonthNames = [
  'يناير',
  'فبراير',
  'مارس',
  'أبريل',
  'مايو',
  'يونيو',
  'يوليو',
  'أغسطس',
  'سبتمبر',
  'أكتوبر',
  'نوفمبر',
  'ديسمبر',
];

/** The number of a month by its name, which English may shorten; 0 for any other word. */
function monthCalled(name: string): number {
  const isShort = name.length < 3;
  const english = isShort ? -1 : monthNames.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase()));
  return 1 + Math.max(english, arabicMonthNames.indexOf(name));
}

/** Why a text in the form of a date is not a day or time, as the end of a sentence, and what was probably meant. */
export interface ImpossibleDate {
  readonly why: string;
  readonly instead?: string;
}

const looksLikeDate = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?|$)/;
const inWords = /^(?:(\d{1,2})(?:st|nd|rd|th)?\s+)?(\p{L}+)\.?\s+(?:(\d{1,2})(?:st|nd|rd|th)?,?\s+)?(\d{4})$/u;
const dayFirst = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/;

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** What a date such as `31 December 2026` or `أكتوبر 2025` is in figures. */
export function dateInWords(text: string): string | undefined {
  const [, before, name = '', after, year = ''] = inWords.exec(text) ?? [];
  const month = monthCalled(name);
  const day = before ?? after;
  return month === 0
    ? undefined
    : [year, twoDigits(month), ...(day === undefined ? [] : [twoDigits(Number(day))])].join('-');
}

/** Explains why a date is impossible; undefined for a possible date, and for a text that does not have the form of a date. */
export function impossibleDate(text: string): ImpossibleDate | undefined {
  const monthOnly = /^\d{4}-(\d{2})$/.exec(text);
  if (monthOnly) return impossibleMonth(Number(monthOnly[1]));
  const instead = dateInWords(text);
  if (instead !== undefined) return { why: 'dates are written in digits, with the year first', instead };
  const turned = dayFirst.exec(text);
  if (turned) {
    const [day, month] = [Number(turned[1]), Number(turned[3])];
    const instead = isoDay({ year: Number(turned[4]), month, day });
    // 05/06/2026 can be the fifth of June or the sixth of May, so no date is suggested for it.
    return {
      why: 'a date begins with the year, then month, then day',
      ...(day > 12 && realDay(instead) && { instead }),
    };
  }
  const match = looksLikeDate.exec(text);
  return match ? (impossibleDay(text, match) ?? impossibleTime(match)) : undefined;
}

/** The day that `looksLikeDate` matched. */
function dayOf(match: RegExpExecArray): CalendarDay {
  return { year: Number(match[1]), month: Number(match[3]), day: Number(match[4]) };
}

function impossibleDay(text: string, match: RegExpExecArray): ImpossibleDate | undefined {
  const { year, month, day } = dayOf(match);
  if (year < 1970) return { why: 'the year is before 1970' };
  const noMonth = impossibleMonth(month);
  if (noMonth) return noMonth;
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day === 0) return { why: 'the days of a month begin with 01' };
  if (day > days)
    return {
      why: `${monthNames[month - 1] ?? ''} ${year} has ${days} days`,
      instead: isoDay({ year, month, day: days }) + text.slice(10),
    };
  const written = isoDay({ year, month, day });
  return text.startsWith(written)
    ? undefined
    : {
        why: 'month and day have two digits each, with hyphens between',
        instead: written + (match[5] === undefined ? '' : text.slice(text.search(/[T ]/))),
      };
}

function impossibleTime(match: RegExpExecArray): ImpossibleDate | undefined {
  const [hour, minute, second] = [Number(match[5] ?? 0), Number(match[6] ?? 0), Number(match[7] ?? 0)];
  if (hour > 23)
    return {
      why: 'the hours of a day are 00 to 23; a day without a time lasts through its end',
      instead: isoDay(dayOf(match)),
    };
  if (minute > 59 || second > 59) return { why: `${minute > 59 ? 'minutes' : 'seconds'} go from 00 to 59` };
  return undefined;
}

function impossibleMonth(month: number): ImpossibleDate | undefined {
  return month >= 1 && month <= 12 ? undefined : { why: `there is no month ${twoDigits(month)}: a year has 12` };
}

function offsetMinutes(offset: string): number | undefined {
  if (offset === 'Z') return 0;
  const match = /^([+-])(\d{2}):?(\d{2})$/.exec(offset);
  if (!match) return undefined;
  const [hours, minutes] = [Number(match[2]), Number(match[3])];
  return hours <= 14 && minutes < 60 ? (match[1] === '-' ? -1 : 1) * (hours * 60 + minutes) : undefined;
}

/** How exact a text with a date is. */
export interface MomentParts {
  readonly day: CalendarDay;
  readonly time?: { readonly hour: number; readonly minute: number; readonly second: number };
  /** Minutes east of Greenwich. */
  readonly offset?: number;
}

/** Takes apart `2026-12-31`, `2026-12-31 18:00:00`, `2026-12-31T18:00+03:00`; undefined if it is no date or no time. */
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

/** Reads a date: a day through its end, a time without an offset in the given zone (product rule R11). */
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
