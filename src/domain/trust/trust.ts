import type { Check, Country } from '../../generated/data-types';
import { dayAt, parseDay, type CalendarDay, type Instant } from '../dates/calendar';

/** The fields of a test that labels depend on. Without `by`, the team made it. */
export type OfferTest = Pick<Check, 'date' | 'result' | 'country' | 'channel' | 'by'>;

export interface TrustEvidence {
  readonly checks?: readonly OfferTest[];
  /** The day or month of a successful test by the team. */
  readonly lastVerified?: string;
  /** The number of days for which a test counts as fresh. */
  readonly checkEvery?: number;
  /** Present if the offer comes from the list of a network; `on` is the day of that list. */
  readonly listed?: { readonly on?: string };
}

export interface TrustContext {
  /** The country that the visitor has chosen. Without one, the tests of all countries count. */
  readonly country?: Country | undefined;
  readonly now: Instant;
  readonly timeZone: string;
}

/** The state of the evidence for an offer (product rule R72). */
export type Trust =
  /** Results differ by place. Without `failed`, shoppers reported failures after the successful test. */
  | { readonly state: 'mixed'; readonly worked: OfferTest; readonly failed?: OfferTest }
  | { readonly state: 'failed' | 'verified' | 'ageing'; readonly test: OfferTest }
  /** `months` is the number of full months since the test. */
  | { readonly state: 'old'; readonly test: OfferTest; readonly months: number }
  /** There is no test by the team. `orderedOn` is the day of the last order that the network reported. */
  | { readonly state: 'listed'; readonly on?: string; readonly orderedOn?: string }
  | { readonly state: 'unchecked'; readonly orderedOn?: string };

/** The default of `checkEvery`, in days. */
export const defaultCheckEvery = 30;

/** Days after which a successful test is old; until then it is ageing. Tests are counted in this period. */
export const ageingDays = 90;

/** Shoppers' reports make a verified offer mixed if they follow within this number of days. */
export const reportDays = 14;
const reportsForMixed = 2;

/** The minimum number of tests for a count to be shown. */
export const minTestsToCount = 3;

const millisecondsPerDay = 86_400_000;

/** The number of a day since 1970. A month counts from its first day. */
export function dayNumber(date: string): number {
  return Date.parse(date) / millisecondsPerDay;
}

export function numberOfDay({ year, month, day }: CalendarDay): number {
  return Date.UTC(year, month - 1, day) / millisecondsPerDay;
}

/** The number of full months from a day or month to a day. */
export function monthsBetween(date: string, today: CalendarDay): number {
  const from = parseDay(date.length === 7 ? `${date}-01` : date);
  return (today.year - from.year) * 12 + today.month - from.month - (today.day < from.day ? 1 : 0);
}

export function isByTeam({ by = 'team' }: OfferTest): boolean {
  return by === 'team';
}

/** The sort key of a test within a day: named places before unnamed ones; otherwise any stable order. */
function placeKey({ country, channel }: OfferTest): string {
  return `${country ?? '~'} ${channel ?? '~'}`;
}

/** Sorts newest first. Within a day, failures come first, so that a tie never produces a green label. */
function compareTests(a: OfferTest, b: OfferTest): number {
  const [before, after] = [placeKey(a), placeKey(b)];
  return (
    dayNumber(b.date) - dayNumber(a.date) ||
    Number(a.result === 'worked') - Number(b.result === 'worked') ||
    (before < after ? -1 : before > after ? 1 : 0)
  );
}

/** Newest first. `lastVerified` counts as a test unless `checks` already contains it. */
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

/** The tests of an offer that were made up to an instant, newest first. */
export function testsAt<Test extends OfferTest>(
  evidence: Omit<TrustEvidence, 'checks'> & { readonly checks?: readonly Test[] },
  { now, timeZone }: TrustContext,
): readonly (Test | OfferTest)[] {
  return testsUntil(evidence, numberOfDay(dayAt(now, timeZone)));
}

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

/** The newest failed test and the newest successful test in another place, taken from the newest test of each place. */
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

function isDisputed(worked: OfferTest, tests: readonly OfferTest[]): boolean {
  const tested = dayNumber(worked.date);
  const reports = tests.filter(({ by, result, date }) => {
    const days = dayNumber(date) - tested;
    return by === 'shopper' && result === 'failed' && days >= 0 && days <= reportDays;
  });
  return reports.length >= reportsForMixed;
}

function untested({ listed }: TrustEvidence, tests: readonly OfferTest[], today: number): Trust {
  const order = tests.find(({ by, result }) => by === 'network' && result === 'worked');
  const ordered = order && { orderedOn: order.date };
  if (!listed) return { state: 'unchecked', ...ordered };
  const isPast = listed.on !== undefined && dayNumber(listed.on) <= today;
  return { state: 'listed', on: isPast ? listed.on : undefined, ...ordered };
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

export interface TestCounts {
  readonly worked: number;
  readonly count: number;
}

/** Counts the team's tests of the last 90 days; undefined if there are fewer than three. */
export function testCounts(evidence: TrustEvidence, { country, now, timeZone }: TrustContext): TestCounts | undefined {
  const today = numberOfDay(dayAt(now, timeZone));
  const recent = relevantTests(evidence, today, country).filter(
    (test) => isByTeam(test) && today - dayNumber(test.date) <= ageingDays,
  );
  if (recent.length < minTestsToCount) return undefined;
  return { worked: recent.filter(({ result }) => result === 'worked').length, count: recent.length };
}
