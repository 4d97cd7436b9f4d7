import { describe, expect, it } from 'vitest';
import { testMonths, testedPlaces } from '../../../../src/domain/trust/test-log';
import type { OfferTest } from '../../../../src/domain/trust/trust';

const context = { now: Date.parse('2026-02-10T12:00:00Z'), timeZone: 'Asia/Riyadh' };
const worked = (date: string, more: Partial<OfferTest> = {}): OfferTest => ({ date, result: 'worked', ...more });
const failed = (date: string, more: Partial<OfferTest> = {}): OfferTest => ({ date, result: 'failed', ...more });
const resultsOf = (tests: readonly OfferTest[], at = context): readonly string[] =>
  testMonths(tests, at).map(({ year, month, result }) => `${year}-${month} ${result}`);

describe('testMonths', () => {
  it('returns the twelve months up to the current one', () => {
    const months = resultsOf([]);
    expect(months).toHaveLength(12);
    expect([months[0], months.at(-1)]).toEqual(['2025-3 none', '2026-2 none']);
  });

  it('states for each month whether its tests worked, failed or did both', () => {
    const tests = [
      worked('2026-02-01'),
      failed('2026-01-31'),
      worked('2025-12-05'),
      failed('2025-12-06'),
      worked('2025-02'),
    ];
    expect(resultsOf(tests).filter((month) => !month.endsWith('none'))).toEqual([
      '2025-12 mixed',
      '2026-1 failed',
      '2026-2 worked',
    ]);
  });

  it('counts a date without a day in its month', () => {
    expect(resultsOf([worked('2025-10')])).toContain('2025-10 worked');
  });

  it('ignores tests that are not by the team', () => {
    expect(
      new Set(
        resultsOf([failed('2026-02-01', { by: 'shopper' }), worked('2026-01-01', { by: 'network' })]).map(
          (month) => month.split(' ')[1],
        ),
      ),
    ).toEqual(new Set(['none']));
  });

  it('starts a month at midnight in the time zone of the site', () => {
    const lastHour = { now: Date.parse('2026-01-31T21:30:00Z'), timeZone: 'Asia/Riyadh' };
    expect(resultsOf([], lastHour).at(-1)).toBe('2026-2 none');
  });
});

describe('testedPlaces', () => {
  it('returns countries and channels by their newest tests, with the number of successes', () => {
    const tests = [
      worked('2026-02-03', { country: 'AE', channel: 'site' }),
      failed('2026-02-02', { country: 'SA', channel: 'app' }),
      failed('2026-02-01', { country: 'AE', channel: 'site' }),
      worked('2026-01-09'),
      failed('2026-01-08', { country: 'SA', channel: 'app', by: 'shopper' }),
    ];
    expect(
      testedPlaces(tests).map(({ country, channel, worked: good, count, newest }) => [
        country,
        channel,
        good,
        count,
        newest.result,
      ]),
    ).toEqual([
      ['AE', 'site', 1, 2, 'worked'],
      ['SA', 'app', 0, 1, 'failed'],
      [undefined, undefined, 1, 1, 'worked'],
    ]);
  });
});
