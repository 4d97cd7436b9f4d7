import { describe, expect, it } from 'vitest';
import { knownFilters, resultsOf, tableOfPage, type Wanted } from '../../../src/coupons/results';
import { factsOfPage } from '../../../src/domain/facets/offer-facts';
import type { CouponsPageView } from '../../../src/domain/pages/page-data';
import type { CategorizedOffer } from '../../../src/domain/offers/offer-view';
import type { VerdictContext } from '../../../src/domain/verdict/verdict';
import { exampleMoney as money } from '../domain/support/example-money';

const day = (text: string): number => Date.parse(`${text}T00:00:00+03:00`);
const context: VerdictContext = { now: day('2025-09-10'), timeZone: 'Asia/Riyadh', money };

function store(slug: string): CouponsPageView['stores'][string] {
  return {
    slug,
    name: slug,
    path: `/store/${slug}`,
    url: 'https://www.example.com/',
    logo: '/logo.svg',
    initials: 'S',
    hue: 3,
    icon: 'bag',
    category: 'Fashion',
  };
}

function offer(id: string, more: Partial<CategorizedOffer> = {}): CategorizedOffer {
  return { id, kind: 'code', code: id, title: id, store: 'souk', category: 'fashion', ...more };
}

const percent = (value: number): NonNullable<CategorizedOffer['benefit']> => ({ kind: 'percent', percent: value });

const page: Pick<CouponsPageView, 'offers' | 'stores' | 'categories'> = {
  stores: { souk: store('souk'), bazaar: store('bazaar') },
  categories: [
    { id: 'clothes', name: 'Clothes' },
    { id: 'fashion', name: 'Fashion', group: 'clothes' },
  ],
  offers: [
    offer('five', { benefit: percent(5) }),
    offer('thirty', { benefit: percent(30), minimumSpend: { amount: 500, currency: 'SAR' } }),
    offer('ended', { benefit: percent(90), endsAt: day('2025-09-01') }),
    offer('deal', { kind: 'deal', store: 'bazaar', benefit: percent(20), category: 'toys' }),
  ],
};

const results = (wanted: Partial<Wanted>) =>
  resultsOf(tableOfPage(factsOfPage(page, context)), page.stores, { filters: {}, basket: {}, ...wanted }, context);
const ids = (offers: readonly CategorizedOffer[]): readonly string[] => offers.map(({ id }) => id);

describe('resultsOf', () => {
  it('keeps the order of the page without a choice', () => {
    expect(ids(results({}).offers)).toEqual(['five', 'thirty', 'deal']);
    expect(results({}).isFlat).toBe(false);
  });

  it('returns one list in the chosen order', () => {
    expect(ids(results({ filters: { sort: 'saving' } }).offers)).toEqual(['thirty', 'deal', 'five']);
    expect(results({ filters: { sort: 'saving' } }).isFlat).toBe(true);
  });

  it('sorts by the saving on the order total, with offers that do not apply last', () => {
    const { offers, verdicts, isFlat } = results({ basket: { amount: 10_000, currency: 'SAR' } });
    expect(ids(offers)).toEqual(['deal', 'five', 'thirty']);
    expect(offers.map((each) => verdicts?.get(each)?.state)).toEqual(['saves', 'saves', 'blocked']);
    expect(isFlat).toBe(true);
  });

  it('keeps a chosen order when an order total is given', () => {
    const wanted = { filters: { sort: 'end' }, basket: { amount: 10_000, currency: 'SAR' } } as const;
    expect(ids(results(wanted).offers)).toEqual(['five', 'thirty', 'deal']);
    expect(results(wanted).verdicts?.size).toBe(3);
  });

  it('matches the group of a category', () => {
    expect(ids(results({ filters: { category: ['clothes'] } }).offers)).toEqual(['five', 'thirty']);
  });

  it('also returns the ended offers that match the same filters', () => {
    expect(ids(results({ filters: { kind: ['code'] } }).all)).toEqual(['five', 'thirty', 'ended']);
    expect(ids(results({ filters: { kind: ['deal'] } }).all)).toEqual(['deal']);
  });

  it('suggests filters to remove when no offer matches', () => {
    expect(results({ filters: { store: ['bazaar'], kind: ['code'] } }).ways).toEqual([
      { filters: { store: ['bazaar'] }, count: 1 },
      { filters: { kind: ['code'] }, count: 2 },
    ]);
  });

  it('suggests the nearest filters when more than one must be removed', () => {
    const { offers, ways } = results({ filters: { store: ['bazaar'], kind: ['code'], ends: ['soon'] } });
    expect(offers).toEqual([]);
    expect(ways).toEqual([{ filters: { store: ['bazaar'] }, count: 1 }]);
    expect(results({ filters: { benefit: ['gift'], customers: ['new'] } }).ways).toEqual([{ filters: {}, count: 3 }]);
  });

  it('suggests removing the country when no offer is valid there', () => {
    const elsewhere = offer('delivery', { benefit: { kind: 'free-shipping' }, where: ['SA'] });
    const entries = factsOfPage({ ...page, offers: [...page.offers, elsewhere] }, context);
    const filters = { country: 'KW', benefit: ['delivery'] } as const;
    expect(resultsOf(tableOfPage(entries), page.stores, { filters, basket: {} }, context).ways).toEqual([
      { filters: { benefit: ['delivery'] }, count: 1 },
      { filters: { country: 'KW' }, count: 3 },
    ]);
  });

  it('ignores stores and categories that the page does not have', () => {
    expect(knownFilters({ store: ['souk', 'nothing'], category: ['nowhere'], sort: 'end' }, page)).toEqual({
      store: ['souk'],
      sort: 'end',
    });
    expect(knownFilters({ store: ['toString'] }, page)).toEqual({});
  });

  it('accepts stores from further pages of the list', () => {
    const part = { list: '/all-coupons', number: 1, count: 2 };
    expect(knownFilters({ store: ['elsewhere'] }, { ...page, part })).toEqual({ store: ['elsewhere'] });
  });
});
