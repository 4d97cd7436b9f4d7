import { isoDay } from '../../../src/domain/dates/calendar';

/** A date in the Islamic calendar. */
export interface HijriDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The spellings of each month. */
const months: readonly RegExp[] = [
  /^(?:محرم|المحرم|muharram)$/i,
  /^(?:صفر|safar)$/i,
  /^(?:ربيع ال[أا]ول|rabi(?: al-| )?(?:awwal|i))$/i,
  /^(?:ربيع (?:ال[آا]خر|الثاني)|rabi(?: al-| )?(?:thani|akhir|ii))$/i,
  /^(?:جماد[ىي] ال[أا]ول[ىي]|jumada(?: al-| )?(?:awwal|ula|i))$/i,
  /^(?:جماد[ىي] (?:ال[آا]خرة|الثانية)|jumada(?: al-| )?(?:thani|akhira|ii))$/i,
  /^(?:رجب|rajab)$/i,
  /^(?:شعبان|sha.?ban)$/i,
  /^(?:رمضان|ramadan)$/i,
  /^(?:شوال|shawwal)$/i,
  /^(?:ذ[وي] القعدة|dhu(?:l| al)?-?\s?qi.?dah?)$/i,
  /^(?:ذ[وي] الحجة|dhu(?:l| al)?-?\s?hijjah?)$/i,
];

const inWords = /^(\d{1,2})\s+(\D{3,20}?)،?\s+(1[345]\d{2})\s*(?:هـ|ه|AH)?$/u;
const yearFirst = /^(1[345]\d{2})([-/.])(\d{1,2})\2(\d{1,2})(?:\s*(?:هـ|ه|AH))?$/;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(1[345]\d{2})(?:\s*(?:هـ|ه|AH))?$/;

/** Parses an Islamic date in words or digits; undefined for any other text. */
export function hijriDate(text: string): HijriDate | undefined {
  const [, day, name = '', year] = inWords.exec(text.trim()) ?? [];
  if (day !== undefined) {
    const month = 1 + months.findIndex((each) => each.test(name.trim()));
    return month === 0 ? undefined : { year: Number(year), month, day: Number(day) };
  }
  const [, first, , second, third] = yearFirst.exec(text.trim()) ?? [];
  if (first !== undefined) return { year: Number(first), month: Number(second), day: Number(third) };
  const [, last, , middle, own] = yearLast.exec(text.trim()) ?? [];
  return last === undefined ? undefined : { year: Number(own), month: Number(middle), day: Number(last) };
}

const calendar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});
const dayLength = 86_400_000;
/** The first day of the year 1300 in the Umm al-Qura calendar, and the average length of its years in days. */
const [firstYear, start, yearLength] = [1300, Date.UTC(1882, 10, 12), 354.367] as const;

function partsAt(instant: number): HijriDate {
  const parts = new Map(calendar.formatToParts(instant).map(({ type, value }) => [type, Number.parseInt(value, 10)]));
  return { year: parts.get('year') ?? 0, month: parts.get('month') ?? 0, day: parts.get('day') ?? 0 };
}

/** Converts to a Gregorian date in the form of the data; undefined if the month has no such day. */
export function gregorianOf({ year, month, day }: HijriDate): string | undefined {
  const near = start + Math.round((year - firstYear) * yearLength + (month - 1) * 29.53 + day - 1) * dayLength;
  for (let away = -4; away <= 4; away += 1) {
    const instant = near + away * dayLength;
    const found = partsAt(instant);
    if (found.year !== year || found.month !== month || found.day !== day) continue;
    const date = new Date(instant);
    return isoDay({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() });
  }
  return undefined;
}
