import { dayAt } from '../dates/calendar';
import { ageingDays, dayNumber, monthsBetween, numberOfDay, type TrustContext } from './trust';

/** The number of offers per date, a day or a month, of their newest test by the team. The newest date is first. */
export type TestDays = readonly (readonly [date: string, offers: number])[];

type Clock = Pick<TrustContext, 'now' | 'timeZone'>;

/** The number of offers tested in the last 90 days. */
export function recentlyTested(days: TestDays, { now, timeZone }: Clock): number {
  const today = numberOfDay(dayAt(now, timeZone));
  return days.reduce((sum, [date, offers]) => {
    const age = today - dayNumber(date);
    return age >= 0 && age <= ageingDays ? sum + offers : sum;
  }, 0);
}

/** The age of a test in full months, or in days in the first month. */
export type TestAge = Readonly<Record<'months', number>> | Readonly<Record<'days', number>>;

/** The time since a test; undefined for a test in the future. A month counts from its first day. */
export function testAge(date: string, { now, timeZone }: Clock): TestAge | undefined {
  const today = dayAt(now, timeZone);
  const days = numberOfDay(today) - dayNumber(date);
  if (days < 0) return undefined;
  const months = monthsBetween(date, today);
  return months > 0 || date.length === 7 ? { months } : { days };
}
