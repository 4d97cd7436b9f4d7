import { dayPlus, isoDay, lastOfMonth, parseDay } from '../dates/calendar';
import { gregorianOf } from '../dates/hijri';
import type { Fact } from './facts';
import type { Entity } from './phrases';
import { formsOf, type Token } from './words';

/** Days in a text: one, or the first and the last of a period. A day without a year needs the day of the text. */
export interface ReadDays {
  readonly first?: string;
  readonly last?: string;
  readonly isPeriod: boolean;
  readonly open?: Fact['open'];
}

/** A day as it is written; without a year it is the next one. */
interface Written {
  readonly day: number;
  /** 1 to 12; a Hijri month is 101 to 112. */
  readonly month: number;
  readonly year?: number;
  /** Month and day can be exchanged: `05/06/2026`. */
  readonly isEither?: boolean;
}

interface Dated {
  readonly to: number;
  readonly written: Written;
}

type Point = Dated | { readonly to: number; readonly day: (received: string) => string; readonly weekday?: number };

/** What the vocabulary found at each token, by slot. */
export type FoundAt = (at: number, slot: string) => Entity<string> | undefined;

const hijri = 100;
/** How long ago a day without a year may be. */
const daysAgo = 75;

function exactDay({ year = 0, month, day }: Written): string | undefined {
  if (month > hijri) {
    const of = (each: number): string | undefined => gregorianOf({ year, month: month - hijri, day: each });
    return day === 0 ? (of(30) ?? of(29)) : of(day);
  }
  const last = lastOfMonth(year, month);
  return day > last.day ? undefined : isoDay(day === 0 ? last : { year, month, day });
}

/** The day that is written. Without a year it is the first that is not long before the day of the text. */
export function resolved(written: Written, received: string | undefined): string | undefined {
  if (written.year !== undefined) return exactDay(written);
  if (received === undefined) return undefined;
  const least = dayPlus(received, -daysAgo);
  const { year } = parseDay(received);
  const near = written.month > hijri ? Math.floor(((year - 622) * 33) / 32) : year;
  for (const candidate of [near - 1, near, near + 1, near + 2]) {
    const day = exactDay({ ...written, year: candidate });
    if (day !== undefined && day >= least) return day;
  }
  return undefined;
}

function yearOf(value: number | undefined, digits: number): number | undefined {
  if (value === undefined) return undefined;
  if (digits === 2) return 2000 + value;
  return (value >= 2000 && value < 2100) || (value >= 1400 && value < 1500) ? value : undefined;
}

const isNumber = (token: Token | undefined): token is Token & { readonly value: number } =>
  token?.value !== undefined && /^\d{1,2}$/.test(token.word) && token.value >= 1 && token.value <= 31;

const lists = new Map<string, ReadonlySet<string>>();

function listOf(words: string): ReadonlySet<string> {
  const known = lists.get(words) ?? new Set(words.split(' '));
  lists.set(words, known);
  return known;
}

function openOf(point: Point): Fact['open'] {
  if (!('written' in point)) return 'day';
  const { year, month, isEither } = point.written;
  if (month > hijri) return 'hijri';
  return year === undefined ? 'year' : isEither ? 'order' : undefined;
}

/** The number of a day's weekday, from 0 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(Date.parse(day)).getUTCDay();
}

/** Reads days in a text whose words have been looked up. */
export class DayReader {
  /** The month that was named last: `الخامس منه`. */
  private month: Pick<Written, 'month' | 'year'> | undefined;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly found: FoundAt,
    private readonly received: string | undefined,
  ) {}

  private word(at: number): string {
    return this.tokens[at]?.word ?? '';
  }

  private isAny(at: number, words: string): boolean {
    const known = listOf(words);
    return formsOf(this.word(at)).some((form) => known.has(form));
  }

  at(at: number): Entity<ReadDays> | undefined {
    if (this.tokens[at]?.value === undefined && !/^\d/.test(this.word(at)) && !this.mayBegin(at)) return undefined;
    const first = this.point(at);
    if (!first) {
      const pair = this.dayNumberThenPoint(at);
      return pair && this.period(at, pair);
    }
    const connector = this.connector(first.to);
    const second = connector === undefined ? undefined : this.point(connector);
    if (second) return this.period(at, { first, second });
    const short = connector === undefined ? undefined : this.dayAfter(first, connector);
    if (short) return this.period(at, { first, second: short });
    const day = this.dayOf(first);
    return {
      slot: 'day',
      from: at,
      to: first.to,
      value: { first: day, last: day, isPeriod: false, open: openOf(first) },
    };
  }

  private mayBegin(at: number): boolean {
    const slots = ['weekday', 'relative', 'month', 'ordinal', 'word'];
    return slots.some((slot) => this.found(at, slot)) || this.isAny(at, 'midnight منتصف end نهايه اخر ختام');
  }

  private dayOf(point: Point, notBefore = this.received): string | undefined {
    if ('written' in point) return resolved(point.written, this.received);
    return this.received === undefined ? undefined : point.day(notBefore ?? this.received);
  }

  private period(at: number, { first, second }: { first: Point; second: Point }): Entity<ReadDays> {
    const start = this.dayOf(first);
    const isWeekday = 'weekday' in second && second.weekday !== undefined;
    const last = this.dayOf(second, isWeekday ? start : undefined);
    let begin = start;
    if (begin !== undefined && last !== undefined && begin > last && 'written' in first) {
      const year = first.written.year ?? parseDay(begin).year - (first.written.month > hijri ? 0 : 1);
      begin = first.written.year === undefined ? exactDay({ ...first.written, year }) : begin;
    }
    return {
      slot: 'day',
      from: at,
      to: second.to,
      value: { first: begin, last, isPeriod: true, open: openOf(second) },
    };
  }

  /** The token after a word between two days: `to`, `-`, `حتى`. */
  private connector(at: number): number | undefined {
    const skip =
      this.isAny(at, 'و and') && this.isAny(at + 1, '- to till til until through الي حتي لين لحد لغايه') ? at + 1 : at;
    if (!this.isAny(skip, '- to till til until untill through thru الي حتي لين لحد لغايه وحتي ولغايه ل لي and و & +'))
      return /^و./.test(this.word(at)) && this.tokens[at]?.before === 0 ? at : undefined;
    const token = this.tokens[skip];
    if (!token || token.before > 2) return undefined;
    const next = this.isAny(skip + 1, 'يوم the on غايه تاريخ') ? skip + 2 : skip + 1;
    const to = this.isAny(next, 'يوم the تاريخ') ? next + 1 : next;
    return (this.tokens[to]?.before ?? 4) < 4 ? to : undefined;
  }

  /** The number of a day: `3`, `3rd`, `العاشر`, `سبعه`. */
  private dayNumber(at: number): { readonly value: number; readonly to: number } | undefined {
    const token = this.tokens[at];
    if (isNumber(token)) return { value: token.value, to: this.isAny(at + 1, 'st nd rd th') ? at + 2 : at + 1 };
    const ordinal = this.found(at, 'ordinal');
    if (ordinal) return { value: Number(ordinal.value), to: ordinal.to };
    const word = this.found(at, 'word');
    const tens = word && this.word(word.to).startsWith('و') ? this.found(word.to, 'word') : undefined;
    const value = Number(word?.value) + (tens && Number(tens.value) >= 20 ? Number(tens.value) : 0);
    return word && value <= 31 ? { value, to: value > Number(word.value) && tens ? tens.to : word.to } : undefined;
  }

  /** `3 to 9 May`: the first number has the month of the second. */
  private dayNumberThenPoint(at: number): { first: Point; second: Point } | undefined {
    const number = this.dayNumber(at);
    const connector = number && this.connector(number.to);
    const second = connector === undefined ? undefined : this.point(connector);
    // `one use until 9 May`
    if (this.found(at, 'word')?.value === '1') return undefined;
    if (!number || !second || !('written' in second) || second.written.day < number.value) return undefined;
    return { first: { to: number.to, written: { ...second.written, day: number.value } }, second };
  }

  /** `May 3-9`: the second number has the month of the first. */
  private dayAfter(first: Point, at: number): Point | undefined {
    const number = this.dayNumber(at);
    if (!('written' in first) || !number || number.value <= first.written.day) return undefined;
    const to = this.isAny(number.to, 'منه منها') ? number.to + 1 : number.to;
    const year = this.yearAt(to);
    return {
      to: year?.to ?? to,
      written: { ...first.written, day: number.value, year: year?.year ?? first.written.year },
    };
  }

  private point(begin: number): Point | undefined {
    let at = begin;
    // `midnight on Sunday 19 April`, `منتصف ليل ٨ آب`: the hour belongs to the day.
    if (this.isAny(at, 'midnight')) at += this.isAny(at + 1, 'on of') ? 2 : 1;
    else if (this.isAny(at, 'منتصف') && /^(?:ال)?ليله?$/.test(this.word(at + 1)))
      at += this.isAny(at + 2, 'يوم') ? 3 : 2;
    const isMidnight = at > begin;
    if (isMidnight && this.isAny(at, 'the')) at += 1;
    const weekday = this.found(at, 'weekday');
    let next = weekday ? weekday.to : at;
    if (weekday && this.isAny(next, 'the الموافق')) next += 1;
    const date = next === begin || (this.tokens[next]?.before ?? 0) < 2 ? this.date(next) : undefined;
    if (!weekday) return date ?? this.relative(at, begin, isMidnight);
    const value = Number(weekday.value);
    if (date) return { to: date.to, written: onWeekday(date.written, value) };
    const day = (received: string): string => dayPlus(received, (value - weekdayOf(received) + 7) % 7);
    return { to: weekday.to, day, weekday: value };
  }

  private date(at: number): Dated | undefined {
    return this.numeric(at) ?? this.inWords(at) ?? this.monthFirst(at) ?? this.endOfMonth(at);
  }

  private relative(at: number, begin: number, isMidnight: boolean): Point | undefined {
    const found = this.found(at, 'relative');
    if (found) {
      const { value } = found;
      if (value === 'month' || value === 'year')
        return {
          to: found.to,
          day: (received) => {
            const { year, month } = parseDay(received);
            return isoDay(lastOfMonth(year, value === 'year' ? 12 : month));
          },
        };
      // `today, 9 June`: the date says it.
      const behind = this.numeric(found.to) ?? this.inWords(found.to);
      if (behind && (this.tokens[found.to]?.before ?? 4) < 4) return behind;
      const named = this.found(found.to, 'weekday');
      return {
        to: named && this.tokens[found.to]?.before === 0 ? named.to : found.to,
        day: (received) => dayPlus(received, Number(value)),
      };
    }
    return isMidnight && at > begin ? { to: at, day: (received) => received } : undefined;
  }

  private yearAt(at: number): { readonly year: number; readonly to: number } | undefined {
    const token = this.tokens[at];
    if (!token || token.before > 1 || !/^(?:\d{4})$/.test(token.word)) return undefined;
    const year = yearOf(token.value, 4);
    if (year === undefined) return undefined;
    return { year, to: this.isAny(at + 1, 'ه ah م هجري هجريه') ? at + 2 : at + 1 };
  }

  /** `31/12/2026`, `2026-12-31`, `31.12.2026`, `31/12`. */
  private numeric(at: number): Dated | undefined {
    const token = this.tokens[at];
    if (token?.value === undefined && !/^\d/.test(token?.word ?? '')) return undefined;
    const dotted = /^(\d{1,2})\.(\d{1,2})(?:\.(\d{2}|\d{4}))?$/.exec(token?.word ?? '');
    if (dotted?.[3] !== undefined) {
      const written = writtenOf([Number(dotted[1]), Number(dotted[2]), Number(dotted[3])], dotted[3].length);
      return written && { to: at + 1, written };
    }
    return this.withSigns(at);
  }

  private withSigns(at: number): Dated | undefined {
    const sign = this.word(at + 1);
    const [token, second, third] = [this.tokens[at], this.tokens[at + 2], this.tokens[at + 4]];
    if ((sign !== '/' && sign !== '-') || token?.value === undefined || second?.value === undefined) return undefined;
    if (this.word(at + 3) !== sign || third?.value === undefined || !/^\d+$/.test(third.word)) {
      if (sign !== '/' || !isNumber(token) || !isNumber(second)) return undefined;
      const written = writtenOf([token.value, second.value], 0);
      return written && { to: at + 3, written };
    }
    if (this.tokens[at + 1]?.before === 2 || this.tokens[at + 3]?.before === 2) return undefined;
    const isYearFirst = token.word.length === 4;
    const values = isYearFirst ? [third.value, second.value, token.value] : [token.value, second.value, third.value];
    const found = writtenOf(values, isYearFirst ? 4 : third.word.length);
    const written = found && isYearFirst ? { ...found, isEither: false } : found;
    return written && { to: this.isAny(at + 5, 'ه ah م') ? at + 6 : at + 5, written };
  }

  /** `5th of August 2026`, `١٥ رمضان ١٤٤٧ هـ`, `01-Nov-26`. */
  private inWords(at: number): Dated | undefined {
    const number = this.dayNumber(at);
    if (!number) return undefined;
    let next = number.to;
    if (this.isAny(next, 'of من شهر - /')) next += 1;
    if (this.isAny(next, 'شهر')) next += 1;
    if (this.month && this.isAny(number.to, 'منه منها'))
      return { to: number.to + 1, written: { day: number.value, ...this.month } };
    const month = this.found(next, 'month');
    if (!month || (this.tokens[next]?.before ?? 0) > 1) return undefined;
    return this.withYear(number.value, month);
  }

  private withYear(day: number, month: Entity<string>): Dated {
    const number = month.value.startsWith('h') ? hijri + Number(month.value.slice(1)) : Number(month.value);
    const dash = this.isAny(month.to, '- / من') ? month.to + 1 : month.to;
    const year = this.yearAt(dash);
    this.month = { month: number, year: year?.year };
    if (year) return { to: year.to, written: { day, month: number, year: year.year } };
    const short = this.tokens[month.to + 1];
    if (this.word(month.to) === '-' && this.tokens[month.to]?.glued && short && /^\d\d$/.test(short.word))
      return { to: month.to + 2, written: { day, month: number, year: 2000 + Number(short.word) } };
    return { to: month.to, written: { day, month: number } };
  }

  /** `August 5th, 2026`. */
  private monthFirst(at: number): Dated | undefined {
    const month = this.found(at, 'month');
    const behind = month && (this.word(month.to) === '-' && this.tokens[month.to]?.glued ? month.to + 1 : month.to);
    const token = behind === undefined ? undefined : this.tokens[behind];
    if (!month || behind === undefined || !isNumber(token) || token.before > 1) return undefined;
    const to = this.isAny(behind + 1, 'st nd rd th') ? behind + 2 : behind + 1;
    return this.withYear(token.value, { ...month, to });
  }

  /** `the end of August`: day 0 is the last of the month. */
  private endOfMonth(at: number): Dated | undefined {
    let next = at;
    if (this.isAny(at, 'end')) next = this.isAny(at + 1, 'of') ? at + 2 : at + 1;
    else if (this.isAny(at, 'نهايه اخر ختام')) next = this.isAny(at + 1, 'شهر يوم') ? at + 2 : at + 1;
    if (this.isAny(next, 'في من شهر') && next > at) next += 1;
    if (this.isAny(next, 'شهر') && next > at) next += 1;
    const month = next === at ? undefined : this.found(next, 'month');
    return month && this.withYear(0, month);
  }
}

/** The weekday before a date shows which number is the month: `Tuesday 01/12/2026`. */
function onWeekday(written: Written, weekday: number): Written {
  const { day, month, year, isEither } = written;
  if (!isEither) return written;
  const isOn = (each: Written): boolean => weekdayOf(exactDay(each) ?? '') === weekday;
  return (
    [
      { day, month, year },
      { day: month, month: day, year },
    ].find(isOn) ?? written
  );
}

/** The day comes before the month, except where only the other order is a date. */
function writtenOf([first = 0, second = 0, third]: readonly number[], yearDigits: number): Written | undefined {
  const year = third === undefined ? undefined : yearOf(third, yearDigits);
  if (third !== undefined && year === undefined) return undefined;
  const [day, month] = second > 12 && first <= 12 ? [second, first] : [first, second];
  if (day < 1 || day > 31 || month < 1 || month > 12) return undefined;
  const isHijri = year !== undefined && year < 1500;
  const isEither = !isHijri && yearDigits > 0 && first !== second && first <= 12 && second <= 12;
  return { day, month: isHijri ? hijri + month : month, year, isEither };
}
