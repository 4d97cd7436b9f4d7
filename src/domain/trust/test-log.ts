import type { Check, Offer } from '../../generated/data-types';
import { dayAt } from '../dates/calendar';
import { isByTeam, type OfferTest, type TrustContext } from './trust';

export interface LoggedTest extends OfferTest, Pick<Check, 'customer' | 'reason' | 'basket'> {}

export type OfferTests = Pick<Offer, 'id' | 'checks' | 'lastVerified'>;

/** The date of the team's last test as written in the file: a day or a month. */
export function lastTestedOf({ lastVerified, checks = [] }: OfferTests): string | undefined {
  return [lastVerified, ...checks.filter(isByTeam).map(({ date }) => date)]
    .filter((date) => date !== undefined)
    .sort()
    .at(-1);
}

export function lastTestedIn(offers: readonly OfferTests[]): string | undefined {
  return offers
    .flatMap((offer) => lastTestedOf(offer) ?? [])
    .sort()
    .at(-1);
}

/** The number of tests of all offers; undefined if there are none. A store without tests has no log. */
export function testCountOf(offers: readonly OfferTests[]): number | undefined {
  const count = offers.reduce((sum, { checks = [] }) => sum + checks.length, 0);
  return count === 0 ? undefined : count;
}

/** The tests of one month: all worked, all failed, both occurred, or there were none. */
export interface TestMonth {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly result: 'worked' | 'failed' | 'mixed' | 'none';
  readonly count: number;
}

const shownMonths = 12;

/** The team's tests in the last twelve months, oldest first. The last month is that of the instant. */
export function testMonths(
  tests: readonly OfferTest[],
  { now, timeZone }: Pick<TrustContext, 'now' | 'timeZone'>,
): readonly TestMonth[] {
  const today = dayAt(now, timeZone);
  const ours = tests.filter(isByTeam);
  return Array.from({ length: shownMonths }, (_, index): TestMonth => {
    // Months since the year 0, so that year boundaries need no special case.
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

export interface TestedPlace extends Pick<OfferTest, 'country' | 'channel'> {
  readonly newest: OfferTest;
  readonly worked: number;
  readonly count: number;
}

/** The countries and channels in which the team has tested, most recently tested first. `tests` are newest first. */
export function testedPlaces(tests: readonly OfferTest[]): readonly TestedPlace[] {
  const places = new Map<string, TestedPlace>();
  for (const test of tests) {
    if (!isByTeam(test)) continue;
    const { country, channel } = test;
    const key = `${country ?? ''} ${channel ?? ''}`;
    const { newest, worked, count } = places.get(key) ?? { newest: test, worked: 0, count: 0 };
    places.set(key, {
      country,
      channel,
      newest,
      worked: worked + (test.result === 'worked' ? 1 : 0),
      count: count + 1,
    });
  }
  return [...places.values()];
}
