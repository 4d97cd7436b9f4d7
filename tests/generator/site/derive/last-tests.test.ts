import { describe, expect, it } from 'vitest';
import { lastTestsOf, mostTestedStores, testDaysOf } from '../../../../generator/site/derive/last-tests';
import type { Offer } from '../../../../src/generated/data-types';

const offer = (id: string, more: Partial<Offer>): Offer =>
  ({ id, kind: 'deal', title: { en: id, ar: id }, ...more }) as Offer;

describe('the tests of a store', () => {
  it('are counted by the day or month of the newest test of each offer', () => {
    const offers = [
      offer('month', { lastVerified: '2025-10' }),
      offer('day', { checks: [{ date: '2025-11-04', result: 'failed' }] }),
      offer('same-month', { lastVerified: '2025-10' }),
      offer('shopper', { checks: [{ date: '2025-11-05', result: 'failed', by: 'shopper' }] }),
      offer('none', {}),
    ];
    expect(testDaysOf(offers)).toEqual([
      ['2025-11-04', 1],
      ['2025-10', 2],
    ]);
    expect(testDaysOf([])).toEqual([]);
  });
});

describe('the table of last tests', () => {
  it('begins with the stores that were tested most recently, and ends with those that were not', () => {
    const { stores, days, others } = lastTestsOf([
      { slug: 'a' },
      { slug: 'b', tests: [['2025-10', 2]] },
      {
        slug: 'c',
        tests: [
          ['2025-10-14', 1],
          ['2025-10', 3],
        ],
      },
      { slug: 'd' },
    ]);
    expect(stores).toEqual([
      { slug: 'c', date: '2025-10-14' },
      { slug: 'b', date: '2025-10' },
      { slug: 'a' },
      { slug: 'd' },
    ]);
    expect(days).toEqual([
      ['2025-10-14', 1],
      ['2025-10', 5],
    ]);
    expect(others).toBe(0);
  });

  it('does not grow with the catalogue', () => {
    const records = Array.from({ length: 5000 }, (_, index) => ({
      slug: `store-${index}`,
      tests: [[new Date(Date.UTC(2000, 0, index)).toISOString().slice(0, 10), 1]] as const,
    }));
    const { stores, days, others } = lastTestsOf(records);
    expect(stores).toHaveLength(mostTestedStores);
    expect(stores[0]).toEqual({ slug: 'store-4999', date: '2013-09-07' });
    expect(others).toBe(5000 - mostTestedStores);
    // More than 90 days and the months that are in them.
    expect(days).toHaveLength(100);
  });
});
