import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  testCounts,
  trustOf,
  type OfferTest,
  type Trust,
  type TrustEvidence,
} from '../../../../src/domain/trust/trust';
import type { Country } from '../../../../src/generated/data-types';

const timeZone = 'Asia/Riyadh';

/** Noon of a day in Riyadh. */
const noon = (day: string): number => Date.parse(`${day}T09:00:00Z`);

/** Parses `4 Nov worked SA app shopper` as a test of 2026. Missing parts are unknown. */
function testOf(words: string): OfferTest {
  const [day = '', month = '', result, ...more] = words.split(' ');
  const number =
    ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'].indexOf(month) + 1;
  const date = `2026-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const country = more.find((word): word is 'SA' | 'AE' | 'KW' => /^(?:SA|AE|KW)$/.test(word));
  const channel = more.find((word): word is 'app' | 'site' => word === 'app' || word === 'site');
  const by = more.find((word): word is 'shopper' | 'network' => word === 'shopper' || word === 'network');
  return {
    date,
    result: result === 'worked' ? 'worked' : 'failed',
    ...(country && { country }),
    ...(channel && { channel }),
    ...(by && { by }),
  };
}

/** The label at noon of 20 November 2026. */
function trust(
  checks: readonly string[],
  more: TrustEvidence = {},
  country?: Country,
  now = noon('2026-11-20'),
): Trust {
  return trustOf({ checks: checks.map(testOf), ...more }, { country, now, timeZone });
}

const state = (...options: Parameters<typeof trust>): string => trust(...options).state;

describe('the trust state of an offer (product rule R72)', () => {
  it.each([
    ['verified', ['4 Nov worked']],
    ['ageing', ['4 Sep worked']],
    ['old', ['4 May worked']],
    ['failed', ['12 Nov failed']],
    ['failed', ['12 May failed']],
    ['failed', ['4 Nov worked', '12 Nov failed']],
    ['verified', ['4 Nov failed', '12 Nov worked']],
    ['unchecked', []],
    ['unchecked', ['4 Nov worked shopper', '4 Nov worked network']],
    // A check after the instant does not count.
    ['unchecked', ['21 Nov worked']],
    ['verified', ['4 Nov worked', '21 Nov failed']],
  ] as const)('is %s after the tests %j', (expected, checks) => {
    expect(state(checks)).toBe(expected);
  });

  it.each([
    [30, 'verified'],
    [31, 'ageing'],
    [90, 'ageing'],
    [91, 'old'],
  ] as const)('treats a successful test %i days ago as %s', (days, expected) => {
    expect(state(['4 Jan worked'], {}, undefined, noon('2026-01-04') + days * 86_400_000)).toBe(expected);
  });

  it('stays verified for the number of days that the store sets', () => {
    const now = (days: number): number => noon('2026-01-04') + days * 86_400_000;
    expect(state(['4 Jan worked'], { checkEvery: 7 }, undefined, now(7))).toBe('verified');
    expect(state(['4 Jan worked'], { checkEvery: 7 }, undefined, now(8))).toBe('ageing');
    expect(state(['4 Jan worked'], { checkEvery: 120 }, undefined, now(120))).toBe('verified');
    expect(state(['4 Jan worked'], { checkEvery: 120 }, undefined, now(121))).toBe('old');
  });

  it('changes at midnight in the time zone of the site', () => {
    const midnight = Date.parse('2026-12-04T21:00:00Z');
    expect(state(['4 Nov worked'], {}, undefined, midnight - 1)).toBe('verified');
    expect(state(['4 Nov worked'], {}, undefined, midnight)).toBe('ageing');
    // A test counts from the first instant of its day.
    expect(state(['5 Dec worked'], {}, undefined, midnight - 1)).toBe('unchecked');
    expect(state(['5 Dec worked'], {}, undefined, midnight)).toBe('verified');
  });
});

describe('`lastVerified`', () => {
  it('counts as a test by the team without a country', () => {
    expect(trust([], { lastVerified: '2026-11-04' }, 'KW')).toEqual({
      state: 'verified',
      test: { date: '2026-11-04', result: 'worked' },
    });
    expect(state(['12 Nov failed'], { lastVerified: '2026-11-04' })).toBe('failed');
    expect(state(['4 Nov failed'], { lastVerified: '2026-11-12' })).toBe('verified');
  });

  it('counts from the first day when it is a month', () => {
    expect(state([], { lastVerified: '2026-11' }, undefined, noon('2026-12-01'))).toBe('verified');
    expect(state([], { lastVerified: '2026-11' }, undefined, noon('2026-12-02'))).toBe('ageing');
    expect(state([], { lastVerified: '2026-12' })).toBe('unchecked');
  });

  it('is not counted twice when the log has a test of that day or month', () => {
    expect(trust(['4 Nov worked SA'], { lastVerified: '2026-11-04' })).toEqual({
      state: 'verified',
      test: testOf('4 Nov worked SA'),
    });
    expect(state(['4 Nov worked SA'], { lastVerified: '2026-11' }, 'AE')).toBe('unchecked');
    expect(state(['4 Nov worked SA'], { lastVerified: '2026-11-05' }, 'AE')).toBe('verified');
  });

  it.each([
    ['2025-10', '2026-11-20', 13],
    ['2025-10', '2026-11-01', 13],
    ['2025-10', '2026-10-31', 12],
    ['2026-08-20', '2026-11-20', 3],
    ['2026-08-20', '2026-11-19', 2],
    ['2025-12-01', '2026-03-02', 3],
  ])('with the value %s is, on %s, %i months old', (lastVerified, day, months) => {
    expect(trust([], { lastVerified }, undefined, noon(day))).toMatchObject({ state: 'old', months });
  });
});

describe('the country of the visitor', () => {
  const checks = ['4 Nov worked SA app', '12 Nov failed AE site'] as const;

  it('selects tests of that country and tests without a country', () => {
    expect(trust(checks, {}, 'SA')).toEqual({ state: 'verified', test: testOf(checks[0]) });
    expect(trust(checks, {}, 'AE')).toEqual({ state: 'failed', test: testOf(checks[1]) });
    expect(state(checks, {}, 'KW')).toBe('unchecked');
    expect(state([...checks, '13 Nov worked'], {}, 'KW')).toBe('verified');
    expect(state([...checks, '11 Nov worked'], {}, 'AE')).toBe('failed');
  });
});

describe('the trust state "mixed"', () => {
  it.each([
    [['4 Nov worked SA', '12 Nov failed AE'], 'mixed'],
    [['12 Nov worked SA', '4 Nov failed AE'], 'mixed'],
    [['4 Nov worked SA app', '4 Nov failed SA site'], 'mixed'],
    [['4 Nov worked app', '4 Nov failed site'], 'mixed'],
    // The newest test of a place counts.
    [['4 Nov worked SA', '5 Nov failed AE', '12 Nov worked AE'], 'verified'],
    [['4 Nov worked SA', '5 Nov failed AE', '12 Nov failed SA'], 'failed'],
    // Both tests are at most 30 days old.
    [['21 Oct worked SA', '12 Nov failed AE'], 'mixed'],
    [['20 Oct worked SA', '12 Nov failed AE'], 'failed'],
    [['12 Nov worked SA', '20 Oct failed AE'], 'verified'],
    // An unknown place is compatible with every place.
    [['4 Nov worked', '12 Nov failed AE'], 'failed'],
    [['4 Nov failed AE', '12 Nov worked'], 'verified'],
    [['4 Nov worked SA', '12 Nov failed app'], 'failed'],
    // Only the team tests.
    [['4 Nov worked SA', '12 Nov failed AE shopper'], 'verified'],
  ] as const)('compares tests of different places: %j gives %s', (checks, expected) => {
    expect(state(checks)).toBe(expected);
  });

  it('includes the newest failure and the newest success elsewhere', () => {
    expect(trust(['2 Nov worked SA', '4 Nov worked KW', '5 Nov failed AE', '3 Nov failed SA site'])).toEqual({
      state: 'mixed',
      worked: testOf('4 Nov worked KW'),
      failed: testOf('5 Nov failed AE'),
    });
  });

  it.each([
    [['2 Nov worked', '3 Nov failed shopper', '16 Nov failed shopper'], 'mixed'],
    [['2 Nov worked', '2 Nov failed shopper', '2 Nov failed shopper'], 'mixed'],
    [['2 Nov worked', '3 Nov failed shopper'], 'verified'],
    [['2 Nov worked', '3 Nov failed shopper', '17 Nov failed shopper'], 'verified'],
    [['2 Nov worked', '1 Nov failed shopper', '3 Nov failed shopper'], 'verified'],
    [['2 Nov worked', '3 Nov failed shopper', '4 Nov worked shopper'], 'verified'],
    [['2 Nov worked', '3 Nov failed shopper', '21 Nov failed shopper'], 'verified'],
    [['2 Nov worked', '3 Nov failed network', '4 Nov failed network'], 'verified'],
    [['2 Sep worked', '3 Sep failed shopper', '4 Sep failed shopper'], 'ageing'],
    [['3 Nov failed shopper', '4 Nov failed shopper'], 'unchecked'],
  ] as const)('takes reports of shoppers into account: %j gives %s', (checks, expected) => {
    expect(state(checks)).toBe(expected);
  });

  it('depends on shoppers in the country of the visitor', () => {
    const checks = ['2 Nov worked', '3 Nov failed SA shopper', '4 Nov failed SA shopper'];
    expect(trust(checks, {}, 'SA')).toEqual({ state: 'mixed', worked: testOf('2 Nov worked') });
    expect(state(checks, {}, 'AE')).toBe('verified');
  });
});

describe('the trust state of an offer without a test by the team', () => {
  it('is listed for an offer from a feed, with the date of the table unless it is in the future', () => {
    expect(trust([], { listed: {} })).toEqual({ state: 'listed' });
    expect(trust([], { listed: { on: '2026-11-20' } })).toEqual({ state: 'listed', on: '2026-11-20' });
    expect(trust([], { listed: { on: '2026-11-21' } })).toEqual({ state: 'listed' });
    expect(state(['4 Nov worked'], { listed: {} })).toBe('verified');
  });

  it('includes the date of the newest order that a network reported', () => {
    const checks = ['2 Nov worked network', '3 Nov worked network', '4 Nov failed network'];
    expect(trust(checks)).toEqual({ state: 'unchecked', orderedOn: '2026-11-03' });
    expect(trust(checks, { listed: {} })).toEqual({ state: 'listed', orderedOn: '2026-11-03' });
    expect(trust(['3 Nov worked AE network'], {}, 'SA')).toEqual({ state: 'unchecked' });
  });
});

describe('the number of tests', () => {
  const counts = (checks: readonly string[], more: TrustEvidence = {}, country?: Country) =>
    testCounts({ checks: checks.map(testOf), ...more }, { country, now: noon('2026-11-20'), timeZone });

  it('is given for three or more tests in the last 90 days', () => {
    expect(counts(['4 Nov worked', '5 Nov failed'])).toBeUndefined();
    expect(counts(['4 Nov worked', '5 Nov failed', '6 Nov worked'])).toEqual({ worked: 2, count: 3 });
    expect(counts(['22 Aug worked', '5 Nov failed', '6 Nov worked'])).toEqual({ worked: 2, count: 3 });
    expect(counts(['21 Aug worked', '5 Nov failed', '6 Nov worked'])).toBeUndefined();
  });

  it('includes only tests by the team, each once, for the country of the visitor', () => {
    expect(counts(['4 Nov worked', '5 Nov failed', '6 Nov worked shopper', '7 Nov worked network'])).toBeUndefined();
    expect(counts(['4 Nov worked', '5 Nov failed'], { lastVerified: '2026-11-06' })).toEqual({ worked: 2, count: 3 });
    expect(counts(['4 Nov worked', '5 Nov failed'], { lastVerified: '2026-11-04' })).toBeUndefined();
    expect(counts(['4 Nov worked SA', '5 Nov failed', '6 Nov worked AE'], {}, 'SA')).toBeUndefined();
  });
});

describe('the trust state for random test logs', () => {
  const day = fc.integer({ min: 0, max: 200 }).map((days) => new Date(noon('2026-11-25') - days * 86_400_000));
  const absent = { nil: undefined };
  const anyTest: fc.Arbitrary<OfferTest> = fc
    .record({
      date: day.map((date) => date.toISOString().slice(0, 10)),
      result: fc.constantFrom('worked', 'failed'),
      country: fc.option(fc.constantFrom('SA', 'AE', 'KW'), absent),
      channel: fc.option(fc.constantFrom('app', 'site'), absent),
      by: fc.option(fc.constantFrom('team', 'shopper', 'network'), absent),
    })
    .map(({ date, result, country, channel, by }) => ({
      date,
      result,
      ...(country && { country }),
      ...(channel && { channel }),
      ...(by && { by }),
    }));
  const anyLog = fc.array(anyTest, { maxLength: 9 });
  const anyCountry = fc.option(fc.constantFrom('SA', 'AE'), absent);
  const context = (country: Country | undefined) => ({ country, now: noon('2026-11-20'), timeZone });

  it('is independent of the order of tests', () => {
    const shuffled = anyLog.chain((log) =>
      fc.tuple(fc.constant(log), fc.shuffledSubarray(log, { minLength: log.length })),
    );
    fc.assert(
      fc.property(shuffled, anyCountry, ([log, other], country) => {
        // `by: team` is the default.
        const plain = ({ by, ...rest }: OfferTest): unknown => ({ ...rest, ...(by && by !== 'team' && { by }) });
        const seen = (checks: readonly OfferTest[]): unknown =>
          JSON.parse(
            JSON.stringify(trustOf({ checks }, context(country)), (key, value: OfferTest) =>
              ['test', 'worked', 'failed'].includes(key) ? plain(value) : value,
            ),
          );
        expect(seen(other)).toEqual(seen(log));
        expect(testCounts({ checks: other }, context(country))).toEqual(testCounts({ checks: log }, context(country)));
      }),
    );
  });

  it('is verified only by a team test of the last 30 days without a later failure in that place', () => {
    fc.assert(
      fc.property(anyLog, anyCountry, (checks, country) => {
        const found = trustOf({ checks }, context(country));
        if (found.state !== 'verified') return;
        expect(found.test).toMatchObject({ result: 'worked' });
        expect(found.test.by ?? 'team').toBe('team');
        expect(noon('2026-11-20') - noon(found.test.date)).toBeLessThanOrEqual(30 * 86_400_000);
        expect(country === undefined || (found.test.country ?? country) === country).toBe(true);
      }),
    );
  });

  it('is independent of tests from other countries and from the future', () => {
    fc.assert(
      fc.property(anyLog, (checks) => {
        const own = checks.filter(({ date, country }) => date <= '2026-11-20' && (country ?? 'SA') === 'SA');
        expect(trustOf({ checks }, context('SA'))).toEqual(trustOf({ checks: own }, context('SA')));
      }),
    );
  });
});
