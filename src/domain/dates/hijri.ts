export interface HijriDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
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
    return new Date(instant).toISOString().slice(0, 'YYYY-MM-DD'.length);
  }
  return undefined;
}
