import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../../../src/domain/dates/moments';
import { lastCheckOf } from '../../../../../generator/site/derive/stores/last-modified';
import type { Offer } from '../../../../../src/generated/data-types';
import { tinySite } from '../../../../support/tiny-site';

const offer: Offer = { id: 'a', kind: 'deal', url: 'https://www.example.com/', title: { en: 'A', ar: 'أ' } };

describe('dayOf', () => {
  it('returns the first day of a month and keeps a day', () => {
    expect(dayOf('2025-10')).toBe('2025-10-01');
    expect(dayOf('2025-10-17')).toBe('2025-10-17');
  });
});

describe('lastCheckOf', () => {
  it('returns the latest of the dates of an offer, or undefined without one', () => {
    expect(lastCheckOf(offer)).toBeUndefined();
    expect(lastCheckOf({ ...offer, lastVerified: '2025-10' })).toBe('2025-10-01');
    expect(
      lastCheckOf({
        ...offer,
        lastVerified: '2025-10',
        checks: [
          { date: '2025-10-09', result: 'failed' },
          { date: '2025-09-30', result: 'worked' },
        ],
      }),
    ).toBe('2025-10-09');
  });
});

describe('the last change of a page', () => {
  it('is known as a day for every page with a date in the data', () => {
    const { lastModified, pages } = tinySite();
    for (const [path, day] of lastModified) {
      expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(pages.some((page) => page.path === path)).toBe(true);
    }
    for (const page of pages.filter(({ kind }) => kind === 'store' || kind === 'home' || kind === 'post'))
      expect(lastModified.has(page.path)).toBe(true);
    expect(lastModified.has('/404')).toBe(false);
  });
});
