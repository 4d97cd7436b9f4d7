import { describe, expect, it } from 'vitest';
import { lastTestsOf, mostTestedStores, testDaysOf } from '../../../../../generator/site/derive/stores/last-tests';
import type { Offer } from '../../../../../src/generated/data-types';

const offer = (id: string, more: Partial<Offer>): Offer =>
  ({ id, kind: 'deal', title: { en: id, ar: id }, ...more }) as Offer;

describe('testDaysOf', () => {
  it('counts the newest test of each offer by its day or month', () => {
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

describe('lastTestsOf', () => {
  it('sorts stores by their most recent test and puts untested ones last', () => {
    const { stores, days, others } = lastTestsOf([
      { slug: 'a', tests: [] },
      { slug: 'b', tests: [['2025-10', 2]] },
      {
        slug: 'c',
        tests: [
          ['2025-10-14', 1],
          ['2025-10', 3],
        ],
      },
      { slug: 'd', tests: [] },
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

  it('has a limited size, however large the catalogue is', () => {
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
