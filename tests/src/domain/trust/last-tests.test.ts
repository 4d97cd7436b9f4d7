import { describe, expect, it } from 'vitest';
import { recentlyTested, testAge } from '../../../../src/domain/trust/last-tests';

const timeZone = 'Asia/Riyadh';

/** Noon of a day in Riyadh. */
const at = (day: string) => ({ now: Date.parse(`${day}T09:00:00Z`), timeZone });

describe('recentlyTested', () => {
  const days = [
    ['2026-11-20', 1],
    ['2026-08-24', 2],
    ['2026-08', 4],
  ] as const;

  it('counts the offers whose newest test is from the last 90 days, a month from its first day', () => {
    expect(recentlyTested(days, at('2026-11-22'))).toBe(3);
    expect(recentlyTested(days, at('2026-11-23'))).toBe(1);
    expect(recentlyTested(days, at('2027-02-18'))).toBe(1);
    expect(recentlyTested(days, at('2027-02-19'))).toBe(0);
  });

  it('ignores tests that are later than the clock', () => {
    expect(recentlyTested(days, at('2026-10-30'))).toBe(6);
  });
});

describe('testAge', () => {
  it.each([
    ['2026-11-20', '2026-11-20', { days: 0 }],
    ['2026-11-20', '2026-12-19', { days: 29 }],
    ['2026-11-20', '2026-12-20', { months: 1 }],
    ['2025-10', '2025-10-31', { months: 0 }],
    ['2025-10', '2025-11-01', { months: 1 }],
    ['2025-10', '2026-11-23', { months: 13 }],
    ['2026-11-24', '2026-11-23', undefined],
  ])('returns for %s on %s the age %j', (date, day, age) => {
    expect(testAge(date, at(day))).toEqual(age);
  });
});
