import type { HijriDate } from '../../../src/domain/dates/hijri';

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
