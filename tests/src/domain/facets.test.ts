import { describe, expect, it } from 'vitest';
import { countsOf, matchingPlaces, orderedPlaces, orderOfSort, tableOf } from '../../../src/domain/fact-table';
import {
  couponsAddress,
  filterQuery,
  filtersOf,
  toggleValue,
  withoutFacet,
  type Filters,
  type OfferFacts,
} from '../../../src/domain/facets';
import { factsOf } from '../../../src/domain/offer-facts';
import type { OfferView } from '../../../src/domain/page-data';
import { exampleMoney as money } from './support/example-money';

const day = (text: string): number => Date.parse(`${text}T00:00:00+03:00`);
const now = day('2025-09-10');

function facts(store: string, more: Partial<OfferFacts> = {}): OfferFacts {
  return { store, category: 'fashion', kind: 'code', benefits: [], newCustomers: false, minimum: false, ...more };
}

const names = (offers: readonly OfferFacts[]): readonly string[] => offers.map(({ store }) => store);
const namesAt = (offers: readonly OfferFacts[], places: Iterable<number>) =>
  [...places].map((place) => offers[place]?.store);

const countries = ['SA', 'KW'] as const;

describe('the filters in a query string', () => {
  it('are read from the address', () => {
    expect(
      filtersOf('?store=noon,temu&category=home&kind=code&benefit=percent,delivery&country=kw&sort=end', countries),
    ).toEqual({
      store: ['noon', 'temu'],
      category: ['home'],
      kind: ['code'],
      benefit: ['percent', 'delivery'],
      country: 'KW',
      sort: 'end',
    });
    expect(filtersOf('?customers=new&minimum=none&ends=soon', countries)).toEqual({
      customers: ['new'],
      minimum: ['none'],
      ends: ['soon'],
    });
  });

  it('are written as they are read', () => {
    const query =
      '?store=noon&kind=code,deal&benefit=gift&customers=new&minimum=none&ends=soon&country=sa&sort=checked';
    expect(filterQuery(filtersOf(query, countries))).toBe(query);
    expect(couponsAddress({ kind: ['deal'] })).toBe('/all-coupons?kind=deal');
    expect(couponsAddress({})).toBe('/all-coupons');
  });

  it.each(['?kind=coupon', '?store=', '?store=%3Cb%3E', '?country=xx', '?sort=commission', '?ends=never', '?x=1', ''])(
    'omit unknown keys and values: %s',
    (query) => expect(filtersOf(query, countries)).toEqual({}),
  );

  it('contain each value once', () => {
    expect(filtersOf('?store=noon,noon&benefit=gift,gift', countries)).toEqual({ store: ['noon'], benefit: ['gift'] });
  });

  it('are toggled and removed one value at a time', () => {
    const filters: Filters = { store: ['noon'], sort: 'end' };
    expect(toggleValue(filters, 'store', 'temu')).toEqual({ store: ['noon', 'temu'], sort: 'end' });
    expect(toggleValue(filters, 'store', 'noon')).toEqual({ sort: 'end' });
    expect(toggleValue(filters, 'kind', 'deal')).toEqual({ ...filters, kind: ['deal'] });
    expect(withoutFacet(filters, 'store')).toEqual({ sort: 'end' });
  });
});

describe('the offers that match the filters', () => {
  const offers = [
    facts('noon', { benefits: ['percent', 'delivery'], category: 'general-marketplace', group: 'marketplaces' }),
    facts('temu', { kind: 'deal', benefits: ['amount'], newCustomers: true, minimum: true }),
    facts('iherb', { benefits: ['percent'], expiresAt: day('2025-09-15') }),
    facts('west-elm', { expiresAt: day('2025-09-10') }),
    facts('namshi', { where: ['SA'], expiresAt: day('2025-10-30') }),
  ];
  const table = tableOf(offers);
  const shown = (filters: Filters, at = now) => namesAt(offers, matchingPlaces(table, filters, at));
  const counted = (filters: Filters) => countsOf(table, filters, now, names(offers));

  it('are all active offers when no filter is chosen', () => {
    expect(shown({})).toEqual(['noon', 'temu', 'iherb', 'namshi']);
  });

  it('match one of the chosen values of each facet', () => {
    expect(shown({ store: ['noon', 'temu'] })).toEqual(['noon', 'temu']);
    expect(shown({ store: ['noon', 'temu'], kind: ['deal'] })).toEqual(['temu']);
    expect(shown({ category: ['marketplaces'] })).toEqual(['noon']);
    expect(shown({ category: ['general-marketplace'] })).toEqual(['noon']);
    expect(shown({ benefit: ['delivery', 'amount'] })).toEqual(['noon', 'temu']);
    expect(shown({ customers: ['new'] })).toEqual(['temu']);
    expect(shown({ minimum: ['none'] })).toEqual(['noon', 'iherb', 'namshi']);
  });

  it('end within seven days when "ends soon" is chosen', () => {
    expect(shown({ ends: ['soon'] })).toEqual(['iherb']);
    expect(shown({ ends: ['soon'] }, day('2025-10-25'))).toEqual(['namshi']);
  });

  it('include offers that are invalid in the chosen country, without counting them', () => {
    expect(shown({ country: 'KW' })).toContain('namshi');
    expect(counted({ country: 'KW' }).all).toBe(3);
    expect(counted({ country: 'SA' }).all).toBe(4);
  });

  it('are counted for each facet with the filters of the other facets applied', () => {
    const counts = counted({ kind: ['code'], benefit: ['percent'] });
    expect(counts.all).toBe(2);
    expect(Object.fromEntries(counts.kind)).toEqual({ code: 2 });
    expect(Object.fromEntries(counts.benefit)).toEqual({ percent: 2, delivery: 1 });
    expect(Object.fromEntries(counts.store)).toEqual({ noon: 1, iherb: 1 });
    expect(Object.fromEntries(counts.category)).toEqual({ 'general-marketplace': 1, marketplaces: 1, fashion: 1 });
    expect(counts.ends.get('soon')).toBe(1);
    expect(counts.customers.get('new')).toBeUndefined();
  });
});

describe('the order of a list of offers', () => {
  function sorted(offers: readonly OfferFacts[], { sort, country }: Filters, at: number) {
    const table = tableOf(offers);
    const places = matchingPlaces(table, {}, at);
    return namesAt(offers, orderedPlaces(table, places, { country, now: at }, orderOfSort(table, offers, sort)));
  }

  it('sorts by percentages, amounts, cashback, delivery, gifts, then unknown benefits', () => {
    const offers = [
      facts('unknown'),
      facts('gift', { benefits: ['gift'] }),
      facts('delivery', { benefits: ['delivery'] }),
      facts('cashback', { benefits: ['cashback'], figure: 15 }),
      facts('dinars', { benefits: ['amount'], figure: 900, currency: 'KWD' }),
      facts('ten', { benefits: ['amount'], figure: 10 }),
      facts('hundred', { benefits: ['amount'], figure: 100 }),
      facts('5%', { benefits: ['percent'], figure: 5 }),
      facts('30%', { benefits: ['percent', 'delivery'], figure: 30 }),
    ];
    const order = ['30%', '5%', 'hundred', 'ten', 'dinars', 'cashback', 'delivery', 'gift', 'unknown'];
    expect(sorted(offers, { sort: 'saving' }, now)).toEqual(order);
  });

  it('sorts by the soonest end or the newest test on request', () => {
    const offers = [
      facts('open'),
      facts('late', { expiresAt: day('2025-12-01'), checked: 20_000 }),
      facts('soon', { expiresAt: day('2025-09-12'), checked: 20_100 }),
    ];
    expect(sorted(offers, { sort: 'end' }, now)).toEqual(['soon', 'late', 'open']);
    expect(sorted(offers, { sort: 'checked' }, now)).toEqual(['soon', 'late', 'open']);
  });

  it('places offers that have not begun after valid ones', () => {
    const later = facts('later', { benefits: ['percent'], figure: 90, startsAt: day('2025-11-11') });
    expect(sorted([later, facts('now')], {}, now)).toEqual(['now', 'later']);
    expect(sorted([later, facts('now')], {}, day('2025-11-12'))).toEqual(['later', 'now']);
  });

  it('places offers for the chosen country first and those for other countries last', () => {
    const offers = [facts('other', { where: ['SA'] }), facts('unknown'), facts('here', { where: ['KW'] })];
    expect(sorted(offers, { country: 'KW' }, now)).toEqual(['here', 'unknown', 'other']);
    expect(sorted(offers, {}, now)).toEqual(['other', 'unknown', 'here']);
  });

  it('keeps equal offers in the given order', () => {
    const offers = ['c', 'a', 'b'].map((store) => facts(store, { benefits: ['percent'], figure: 10 }));
    expect(sorted(offers, {}, now)).toEqual(['c', 'a', 'b']);
  });
});

describe('factsOf', () => {
  const context = { now, timeZone: 'Asia/Riyadh', money };
  const place = { category: 'fashion', store: { slug: 'namshi' } };
  const offer = (more: Partial<OfferView> = {}): OfferView => ({
    id: 'a',
    kind: 'code',
    code: 'A',
    title: 'A',
    ...more,
  });
  const of = (more: Partial<OfferView>): OfferFacts => factsOf(offer(more), place, context);

  it('converts an amount to dollars when there is a fixed rate', () => {
    expect(of({ benefit: { kind: 'amount', amount: 75, currency: 'SAR' } })).toMatchObject({
      benefits: ['amount'],
      figure: 20,
    });
    expect(of({ benefit: { kind: 'amount', amount: 75, currency: 'KWD' } })).toMatchObject({
      figure: 75,
      currency: 'KWD',
    });
  });

  it('returns all kinds of benefits and the largest figure of the first kind', () => {
    const benefits: OfferView['benefits'] = [
      { on: 'sale', benefit: { kind: 'percent', percent: 5 } },
      { on: 'gold', benefit: { kind: 'free-shipping' } },
      { on: 'full-price', benefit: { kind: 'percent', percent: 15 } },
    ];
    expect(of({ benefits })).toMatchObject({ benefits: ['percent', 'delivery'], figure: 15 });
  });

  it('returns no limits for an offer without limits', () => {
    expect(of({})).toEqual({
      store: 'namshi',
      category: 'fashion',
      kind: 'code',
      benefits: [],
      newCustomers: false,
      minimum: false,
    });
  });

  it('recognizes the minimum that a store sets for all codes', () => {
    const rules = [{ kind: 'minimum', amount: 100, currency: 'SAR' }] as const;
    const ruled = { ...place, store: { slug: 'namshi', rules } };
    expect(factsOf(offer(), ruled, context).minimum).toBe(true);
    expect(factsOf(offer({ kind: 'deal' }), ruled, context).minimum).toBe(false);
    expect(of({ minimumSpend: { amount: 100, currency: 'SAR' } }).minimum).toBe(true);
  });

  it('returns the day of the newest successful test by the team', () => {
    const worked = { date: '2025-09-01', result: 'worked' } as const;
    expect(of({ checks: [worked] }).checked).toBe(Date.parse('2025-09-01') / 86_400_000);
    expect(of({ checks: [worked, { date: '2025-09-05', result: 'failed' }] }).checked).toBeUndefined();
    expect(of({ checks: [worked, { date: '2025-09-05', result: 'failed', by: 'shopper' }] }).checked).toBeDefined();
    expect(of({ checks: [{ ...worked, date: '2025-10-01' }] }).checked).toBeUndefined();
  });
});
