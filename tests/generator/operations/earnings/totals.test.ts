import { describe, expect, test } from 'vitest';
import type { CodedOffer } from '../../../../generator/operations/earnings/owners';
import type { ReportRow } from '../../../../generator/operations/earnings/report-row';
import { earningsOf, withoutRepeated, type OwnedRow } from '../../../../generator/operations/earnings/totals';

const row = (more: Partial<ReportRow> = {}): ReportRow => ({
  day: '2026-10-01',
  orders: 1,
  clicks: 0,
  isRejected: false,
  code: 'SAVE10',
  ...more,
});
const offer: CodedOffer = { store: 'souk', code: 'SAVE10', id: 'ten' };
const owned = (more: Partial<ReportRow> = {}, offers: readonly CodedOffer[] = [offer]): OwnedRow => ({
  row: row(more),
  owner: { store: offers[0]?.store, offers },
});
const now = Date.UTC(2026, 10, 1);
const context = { now, offers: [] };
const sar = (amount: number) => ({ amount, currency: 'SAR' });
const usd = (amount: number) => ({ amount, currency: 'USD' });

describe('the amounts of earningsOf', () => {
  test('are added in each currency and never across currencies', () => {
    const { total } = earningsOf(
      [
        owned({ amount: sar(0.1), commission: usd(0.01) }),
        owned({ amount: sar(0.2), commission: usd(0.02) }),
        owned({ amount: usd(5) }),
        owned({ amount: sar(-0.3) }),
      ],
      context,
    );
    expect(total).toMatchObject({ orders: 4, amounts: [sar(0), usd(5)], commissions: [usd(0.03)] });
  });

  test('exclude those of rejected orders', () => {
    const { total } = earningsOf([owned({ amount: sar(10) }), owned({ amount: sar(20), isRejected: true })], context);
    expect(total).toMatchObject({ orders: 1, rejected: 1, amounts: [sar(10)] });
  });
});

describe('withoutRepeated', () => {
  test('keeps the row of the last report for an order id', () => {
    const before = [row({ order: '1', amount: sar(10) }), row({ order: '2' })];
    const after = [row({ order: '1', amount: sar(12), isRejected: true })];
    expect(withoutRepeated([before, after])).toEqual([...after, row({ order: '2' })]);
  });

  test('counts rows with the same order id in one report as one order', () => {
    expect(withoutRepeated([[row({ order: '1' }), row({ order: '1' })]])).toEqual([
      row({ order: '1' }),
      row({ order: '1', orders: 0 }),
    ]);
  });

  test('replaces rows without ids of the same day and origin, but keeps all rows of one report', () => {
    const before = [row(), row(), row({ day: '2026-10-02' }), row({ country: 'SA' })];
    const after = [row({ orders: 5 })];
    expect(withoutRepeated([before, after])).toEqual([
      row({ orders: 5 }),
      row({ day: '2026-10-02' }),
      row({ country: 'SA' }),
    ]);
    expect(withoutRepeated([[row(), row()]])).toHaveLength(2);
  });
});

describe('the codes to test of earningsOf', () => {
  const toTest = (...rows: readonly OwnedRow[]) => earningsOf(rows, context).toTest;

  test('are those with clicks and no order in the last 30 days of the reports', () => {
    expect(toTest(owned({ orders: 0, clicks: 3 }), owned({ orders: 0, clicks: 4, day: '2026-10-20' }))).toEqual([
      { store: 'souk', code: 'SAVE10', offers: ['ten'], clicks: 7 },
    ]);
    expect(toTest(owned({ orders: 0, clicks: 3 }), owned({ day: '2026-10-20' }))).toEqual([]);
    // An order that the network does not pay shows that the code works.
    expect(toTest(owned({ orders: 0, clicks: 3 }), owned({ isRejected: true }))).toEqual([]);
    expect(toTest(owned({ orders: 0, clicks: 0 }))).toEqual([]);
  });

  test('include a code whose last order is 30 days old, but not one with an order 29 days old', () => {
    const clicks = owned({ orders: 0, clicks: 3, day: '2026-10-31' });
    expect(toTest(clicks, owned({ day: '2026-10-01' }))).toHaveLength(1);
    expect(toTest(clicks, owned({ day: '2026-10-02' }))).toEqual([]);
  });

  test('exclude unknown codes and codes that have ended', () => {
    expect(toTest(owned({ orders: 0, clicks: 3 }, []))).toEqual([]);
    expect(toTest(owned({ orders: 0, clicks: 3 }, [{ ...offer, endsAt: now }]))).toEqual([]);
    expect(toTest(owned({ orders: 0, clicks: 3 }, [{ ...offer, endsAt: now + 1 }]))).toHaveLength(1);
  });
});

describe('the codes to test of reports without codes', () => {
  const link = (more: Partial<ReportRow>): OwnedRow => ({
    row: row({ code: undefined, orders: 0, clicks: 6, ...more }),
    owner: { store: 'souk', offers: [] },
  });
  const other = { ...offer, code: 'OTHER5', id: 'five' };
  const toTest = (rows: readonly OwnedRow[], offers: readonly CodedOffer[] = [offer, other]) =>
    earningsOf(rows, { now, offers }).toTest.map(({ code, clicks, ofStore }) => [code, clicks, ofStore]);

  test('are the active codes of a store that had clicks but no order', () => {
    expect(toTest([link({}), link({ day: '2026-10-02' })])).toEqual([
      ['SAVE10', 12, true],
      ['OTHER5', 12, true],
    ]);
    expect(toTest([link({}), link({ orders: 1 })])).toEqual([]);
    expect(toTest([link({})], [{ ...offer, store: 'luban' }])).toEqual([]);
    expect(toTest([link({})], [{ ...offer, endsAt: now }])).toEqual([]);
  });

  test('exclude codes with orders of their own and count clicks of their own separately', () => {
    expect(toTest([link({}), owned()])).toEqual([['OTHER5', 6, true]]);
    expect(toTest([link({}), owned({ orders: 0, clicks: 9 })])).toEqual([
      ['SAVE10', 9, undefined],
      ['OTHER5', 6, true],
    ]);
  });
});

test('earningsOf sorts months by time and stores by orders', () => {
  const { byMonth, byStore } = earningsOf(
    [
      owned({ day: '2026-10-31' }),
      owned({ day: '2026-09-01' }, [{ ...offer, store: 'luban' }]),
      owned({ day: '2026-10-01' }),
    ],
    context,
  );
  expect(byMonth.map(({ month, orders }) => [month, orders])).toEqual([
    ['2026-09', 1],
    ['2026-10', 2],
  ]);
  expect(byStore.map(({ store, orders }) => [store, orders])).toEqual([
    ['souk', 2],
    ['luban', 1],
  ]);
});
