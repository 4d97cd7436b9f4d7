import type { Check, FeedRow, Offer, Store } from '../generated/data-types';
import { dayAt } from './calendar';
import { isByTeam, type OfferTest, type TrustContext } from './trust';

/** A test with everything that the log shows of it. */
export interface LoggedTest extends OfferTest, Pick<Check, 'customer' | 'reason' | 'basket'> {}

/** What is known of the tests of an offer. */
export type OfferTests = Pick<Offer, 'id' | 'checks' | 'lastVerified'>;

/** A feed as far as its offers were tested. */
export interface TestedFeed {
  readonly rows: readonly { readonly row: Pick<FeedRow, 'id'>; readonly checks?: readonly Check[] }[];
}

/** What is known of the tests of each offer of a store: those of its own file, then those of its feed. */
export function testsOf({ offers = [] }: Pick<Store, 'offers'>, feed: TestedFeed | undefined): readonly OfferTests[] {
  if (!feed) return offers;
  return [
    ...offers,
    ...feed.rows.map(({ row: { id }, checks }) => (checks === undefined ? { id } : { id, checks: [...checks] })),
  ];
}

/** How many tests offers have; undefined without one. A store without tests has no log. */
export function testCountOf(offers: readonly OfferTests[]): number | undefined {
  const count = offers.reduce((sum, { checks = [] }) => sum + checks.length, 0);
  return count === 0 ? undefined : count;
}

/** The tests of one month: whether they worked, failed, did both, or there was none. */
export interface TestMonth {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly result: 'worked' | 'failed' | 'mixed' | 'none';
  /** How many tests there were. */
  readonly count: number;
}

const shownMonths = 12;

/** The last twelve months of the team's tests, oldest first; the last one is that of the instant. */
export function testMonths(
  tests: readonly OfferTest[],
  { now, timeZone }: Pick<TrustContext, 'now' | 'timeZone'>,
): readonly TestMonth[] {
  const today = dayAt(now, timeZone);
  const ours = tests.filter(isByTeam);
  return Array.from({ length: shownMonths }, (_, index): TestMonth => {
    // Months since the year 0, so that a year's end needs no case of its own.
    const number = today.year * 12 + today.month - shownMonths + index;
    const [year, month] = [Math.floor(number / 12), (number % 12) + 1];
    const name = `${year}-${String(month).padStart(2, '0')}`;
    const results = ours.filter(({ date }) => date.startsWith(name)).map(({ result }) => result);
    const worked = results.includes('worked');
    const failed = results.includes('failed');
    return {
      year,
      month,
      result: worked && failed ? 'mixed' : worked ? 'worked' : failed ? 'failed' : 'none',
      count: results.length,
    };
  });
}

/** The team's tests in one country and channel. */
export interface TestedPlace extends Pick<OfferTest, 'country' | 'channel'> {
  readonly newest: OfferTest;
  readonly worked: number;
  readonly count: number;
}

/** The places in which the team has tested, in the order of their newest tests. `tests` are newest first. */
export function testedPlaces(tests: readonly OfferTest[]): readonly TestedPlace[] {
  const places = new Map<string, TestedPlace>();
  for (const test of tests) {
    if (!isByTeam(test)) continue;
    const { country, channel } = test;
    const key = `${country ?? ''} ${channel ?? ''}`;
    const { newest, worked, count } = places.get(key) ?? { newest: test, worked: 0, count: 0 };
    places.set(key, {
      ...(country && { country }),
      ...(channel && { channel }),
      newest,
      worked: worked + (test.result === 'worked' ? 1 : 0),
      count: count + 1,
    });
  }
  return [...places.values()];
}
