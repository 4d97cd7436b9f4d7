import { describe, expect, it } from 'vitest';
import { matchingPlaces, orderedPlaces, orderOfSort, tableOf } from '../../../../src/domain/facets/fact-table';
import {
  couponsAddress,
  filterQuery,
  filtersOf,
  toggleValue,
  withoutFacet,
  type Filters,
  type OfferFacts,
} from '../../../../src/domain/facets/facets';
import { factsOf } from '../../../../src/domain/facets/offer-facts';
import type { OfferView } from '../../../../src/domain/offers/offer-view';
import { exampleMoney as money } from '../support/example-money';

const day = (text: string): number => Date.parse(`${text}T00:00:00+03:00`);
const now = day('2025-09-10');

function facts(store: string, more: Partial<OfferFacts> = {}): OfferFacts {
  return { store, category: 'fashion', kind: 'code', benefits: [], newCustomers: false, minimum: false, ...more };
}

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

it('"ends soon" is matched by offers that end within seven days', () => {
  const offers = [
    facts('noon'),
    facts('iherb', { endsAt: day('2025-09-15') }),
    facts('namshi', { endsAt: day('2025-10-30') }),
  ];
  const shown = (at: number) => namesAt(offers, matchingPlaces(tableOf(offers), { ends: ['soon'] }, at));
  expect(shown(now)).toEqual(['iherb']);
  expect(shown(day('2025-10-25'))).toEqual(['namshi']);
});

it('the order by savings has percentages, amounts, cashback, delivery, gifts, then unknown benefits', () => {
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
  const table = tableOf(offers);
  const order = orderOfSort(table, offers, 'saving');
  expect(
    namesAt(offers, orderedPlaces(table, matchingPlaces(table, {}, now), { country: undefined, now }, order)),
  ).toEqual(['30%', '5%', 'hundred', 'ten', 'dinars', 'cashback', 'delivery', 'gift', 'unknown']);
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
