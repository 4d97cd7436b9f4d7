import type { Check, Country } from '../generated/data-types';
import { dayAt, parseDay, type CalendarDay, type Instant } from './calendar';

/** A test of an offer as far as labels depend on it. Without `by`, the team tested. */
export type OfferTest = Pick<Check, 'date' | 'result' | 'country' | 'channel' | 'by'>;

/** What is known about whether an offer works. */
export interface TrustEvidence {
  readonly checks?: readonly OfferTest[];
  /** The day or month of a test by the team that worked. */
  readonly lastVerified?: string;
  /** For how many days a test counts as fresh. */
  readonly checkEvery?: number;
  /** Present if the offer comes from the list of a network; `on` is the day of that list. */
  readonly listed?: { readonly on?: string };
}

/** For whom and when a label is derived. */
export interface TrustContext {
  /** The country that the visitor has chosen. Without one, the tests of all countries count. */
  readonly country?: Country | undefined;
  readonly now: Instant;
  /** The time zone in which days begin. */
  readonly timeZone: string;
}

/** The state of the evidence for an offer (product rule R72). */
export type Trust =
  /** Tests differ by country or channel. Without `failed`, the offer worked, and then shoppers reported failures. */
  | { readonly state: 'mixed'; readonly worked: OfferTest; readonly failed?: OfferTest }
  | { readonly state: 'failed' | 'verified' | 'ageing'; readonly test: OfferTest }
  /** `months` is the number of full months since the test. */
  | { readonly state: 'old'; readonly test: OfferTest; readonly months: number }
  /** No test by the team. `orderedOn` is the last day of an order that the network reported. */
  | { readonly state: 'listed'; readonly on?: string; readonly orderedOn?: string }
  | { readonly state: 'unchecked'; readonly orderedOn?: string };

/** `checkEvery` without a setting, in days. */
export const defaultCheckEvery = 30;

/** A test that worked is ageing up to this number of days, and old afterwards. Tests are counted in the same period. */
export const ageingDays = 90;

/** Reports of shoppers make a verified offer mixed if they follow within this number of days. */
export const reportDays = 14;
const reportsForMixed = 2;

/** Fewer tests are not counted. */
export const leastTestsToCount = 3;

const millisecondsPerDay = 86_400_000;

/** The number of a day since 1970. A month counts from its first day. */
export function dayNumber(date: string): number {
  return Date.parse(date) / millisecondsPerDay;
}

/** The number of a day since 1970. */
export function numberOfDay({ year, month, day }: CalendarDay): number {
  return Date.UTC(year, month - 1, day) / millisecondsPerDay;
}

/** The number of full months from a day or month to a day. */
export function monthsBetween(date: string, today: CalendarDay): number {
  const from = parseDay(date.length === 7 ? `${date}-01` : date);
  return (today.year - from.year) * 12 + today.month - from.month - (today.day < from.day ? 1 : 0);
}

/** Whether the team made a test. */
export function isByTeam({ by = 'team' }: OfferTest): boolean {
  return by === 'team';
}

/** Sorts by place within a day: named places before unnamed ones, and otherwise any order that is always the same. */
function placeKey({ country, channel }: OfferTest): string {
  return `${country ?? '~'} ${channel ?? '~'}`;
}

/** Newest first. Of one day, failures come first, so that a tie never makes a green label. */
function compareTests(a: OfferTest, b: OfferTest): number {
  const [before, after] = [placeKey(a), placeKey(b)];
  return (
    dayNumber(b.date) - dayNumber(a.date) ||
    Number(a.result === 'worked') - Number(b.result === 'worked') ||
    (before < after ? -1 : before > after ? 1 : 0)
  );
}

/** All tests of an offer until a day, newest first. `lastVerified` is a test of its own, unless it is in `checks` as well. */
function testsUntil<Test extends OfferTest>(
  { checks = [], lastVerified }: Omit<TrustEvidence, 'checks'> & { readonly checks?: readonly Test[] },
  today: number,
): readonly (Test | OfferTest)[] {
  const isLogged = checks.some(
    (check) => isByTeam(check) && check.result === 'worked' && check.date.startsWith(lastVerified ?? '~'),
  );
  const all: readonly (Test | OfferTest)[] =
    lastVerified === undefined || isLogged ? checks : [...checks, { date: lastVerified, result: 'worked' }];
  return all.filter((test) => dayNumber(test.date) <= today).sort(compareTests);
}

/** All tests of an offer that were made until an instant, newest first. */
export function testsAt<Test extends OfferTest>(
  evidence: Omit<TrustEvidence, 'checks'> & { readonly checks?: readonly Test[] },
  { now, timeZone }: TrustContext,
): readonly (Test | OfferTest)[] {
  return testsUntil(evidence, numberOfDay(dayAt(now, timeZone)));
}

/** The tests that count for a visitor, newest first. */
function relevantTests(evidence: TrustEvidence, today: number, country: Country | undefined): readonly OfferTest[] {
  return testsUntil(evidence, today).filter(
    (test) => country === undefined || test.country === undefined || test.country === country,
  );
}

/** Whether two tests were made in places that are known to differ. */
export function differInPlace(a: OfferTest, b: OfferTest): boolean {
  return (['country', 'channel'] as const).some(
    (part) => a[part] !== undefined && b[part] !== undefined && a[part] !== b[part],
  );
}

/** The newest test that failed and the newest one that worked in another place, of the newest tests of each place. */
function contradiction(tests: readonly OfferTest[]): Trust | undefined {
  const places = new Map<string, OfferTest>();
  for (const test of tests) if (!places.has(placeKey(test))) places.set(placeKey(test), test);
  const newest = [...places.values()];
  for (const failed of newest.filter(({ result }) => result === 'failed')) {
    const worked = newest.find((test) => test.result === 'worked' && differInPlace(test, failed));
    if (worked) return { state: 'mixed', worked, failed };
  }
  return undefined;
}

/** Whether enough shoppers reported failures soon after a test that worked. */
function isDisputed(worked: OfferTest, tests: readonly OfferTest[]): boolean {
  const tested = dayNumber(worked.date);
  const reports = tests.filter(({ by, result, date }) => {
    const days = dayNumber(date) - tested;
    return by === 'shopper' && result === 'failed' && days >= 0 && days <= reportDays;
  });
  return reports.length >= reportsForMixed;
}

/** The state without a test by the team. */
function untested({ listed }: TrustEvidence, tests: readonly OfferTest[], today: number): Trust {
  const order = tests.find(({ by, result }) => by === 'network' && result === 'worked');
  const ordered = order && { orderedOn: order.date };
  if (!listed) return { state: 'unchecked', ...ordered };
  const isPast = listed.on !== undefined && dayNumber(listed.on) <= today;
  return { state: 'listed', ...(isPast && { on: listed.on }), ...ordered };
}

/** Derives the state of an offer for a visitor (product rule R72). The order of `checks` makes no difference. */
export function trustOf(evidence: TrustEvidence, { country, now, timeZone }: TrustContext): Trust {
  const { checkEvery = defaultCheckEvery } = evidence;
  const day = dayAt(now, timeZone);
  const today = numberOfDay(day);
  const tests = relevantTests(evidence, today, country);
  const ours = tests.filter(isByTeam);
  const isFresh = ({ date }: OfferTest): boolean => today - dayNumber(date) <= checkEvery;
  const [test] = ours;
  if (!test) return untested(evidence, tests, today);
  const mixed = contradiction(ours.filter(isFresh));
  if (mixed) return mixed;
  if (test.result === 'failed') return { state: 'failed', test };
  if (isFresh(test)) return isDisputed(test, tests) ? { state: 'mixed', worked: test } : { state: 'verified', test };
  return today - dayNumber(test.date) <= ageingDays
    ? { state: 'ageing', test }
    : { state: 'old', test, months: monthsBetween(test.date, day) };
}

/** How many of the team's tests worked. */
export interface TestCounts {
  readonly worked: number;
  readonly count: number;
}

/** Counts the team's tests of the last 90 days; undefined for fewer than three. */
export function testCounts(evidence: TrustEvidence, { country, now, timeZone }: TrustContext): TestCounts | undefined {
  const today = numberOfDay(dayAt(now, timeZone));
  const recent = relevantTests(evidence, today, country).filter(
    (test) => isByTeam(test) && today - dayNumber(test.date) <= ageingDays,
  );
  if (recent.length < leastTestsToCount) return undefined;
  return { worked: recent.filter(({ result }) => result === 'worked').length, count: recent.length };
}
