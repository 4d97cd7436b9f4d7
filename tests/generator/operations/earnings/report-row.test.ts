import { describe, expect, test } from 'vitest';
import { RowReader, type ReportFields } from '../../../../generator/operations/earnings/report-row';
import type { NetworkReport } from '../../../../src/generated/data-types';

const columns = { date: 'Date', amount: 'Amount', currency: 'Currency', country: 'Country', status: 'Status' };
const now = Date.UTC(2026, 9, 20, 12);

/** Reads a row on 20 October 2026 in Riyadh. */
function read(fields: ReportFields, report: Partial<NetworkReport> = {}) {
  return new RowReader({ columns, ...report }, { now, timeZone: 'Asia/Riyadh', countries: ['SA', 'AE', 'KW'] }).read({
    fields: { date: '2026-10-01', ...fields },
  });
}

describe('RowReader for amounts', () => {
  test.each([
    ['120.5', { currency: 'SAR' }, {}, { amount: 120.5, currency: 'SAR' }],
    ['1,204.50', { currency: 'sar' }, {}, { amount: 1204.5, currency: 'SAR' }],
    ['1.204,50', { currency: 'EUR' }, { decimal: 'comma' }, { amount: 1204.5, currency: 'EUR' }],
    ['-12', { currency: 'USD' }, {}, { amount: -12, currency: 'USD' }],
    // The currency in the cell overrides that of the report.
    ['$36.10', { currency: 'SAR' }, {}, { amount: 36.1, currency: 'USD' }],
    ['AED 36.10', {}, { currency: 'USD' }, { amount: 36.1, currency: 'AED' }],
    ['36.100 KWD', {}, {}, { amount: 36.1, currency: 'KWD' }],
    ['36.10', {}, { currency: 'USD' }, { amount: 36.1, currency: 'USD' }],
  ] as const)('reads the amount %s', (amount, others, report, expected) => {
    expect(read({ amount, ...others }, report).row?.amount).toEqual(expected);
  });

  test.each([
    ['36.10', {}, 'has the amount `36.10` without a currency'],
    ['36.10', { currency: 'riyals' }, 'has the amount `36.10` in the currency `RIYALS`'],
    ['free', { currency: 'SAR' }, 'has `free`, which is no amount'],
    ['1.204,50', { currency: 'SAR' }, 'has `1.204,50`, which is no amount'],
  ] as const)('refuses the row with the amount %s and the fields %j', (amount, others, problem) => {
    const { row, problems } = read({ amount, ...others });
    expect(row).toBeUndefined();
    expect(problems).toMatchObject([{ field: 'amount', problem }]);
  });
});

describe('RowReader for days in the time zone of the site', () => {
  test.each([
    ['2026-10-01', {}, '2026-10-01'],
    ['2026-10-01 20:59:59', { timeZone: 'UTC' }, '2026-10-01'],
    ['2026-10-01 21:00:00', { timeZone: 'UTC' }, '2026-10-02'],
    ['2026-10-01T23:30:00-05:00', {}, '2026-10-02'],
    ['01/10/2026', { dates: ['dd/MM/yyyy'] }, '2026-10-01'],
    ['1790899200', { dates: ['epoch'] }, '2026-10-02'],
  ] as const)('reads %s with the settings %j as %s', (date, report, expected) => {
    const { timeZone, dates = [] } = { timeZone: 'Asia/Riyadh', dates: [], ...report };
    expect(read({ date }, { timeZone, dates: [...dates] }).row?.day).toBe(expected);
  });

  test.each(['2026-10-21', '2026-02-30', '01/10/2026', 'soon'])('refuses the day %s', (date) => {
    expect(read({ date }).row).toBeUndefined();
  });
});

describe('RowReader for countries', () => {
  test.each([
    ['SA', 'SA'],
    ['UAE', 'AE'],
    ['Kuwait', 'KW'],
    ['DE', 'elsewhere'],
    // An order has one country: several say nothing of it.
    ['GCC', 'elsewhere'],
    ['Worldwide', undefined],
  ])('reads %s as %s', (country, expected) => {
    expect(read({ country }).row?.country).toBe(expected);
  });
});

test('RowReader recognises a rejected order by its status and reports an unknown status', () => {
  expect(read({ status: 'Rejected' }).row?.isRejected).toBe(true);
  expect(read({ status: 'approved' }).row?.isRejected).toBe(false);
  expect(read({ status: 'void' }).problems).toMatchObject([{ field: 'status' }]);
});

test('RowReader counts a row as one order, as the given number of orders, or as clicks alone', () => {
  const ordersOf = (more: Partial<NetworkReport['columns']>, fields: ReportFields) =>
    read(fields, { columns: { date: 'Date', ...more } }).row;
  expect(ordersOf({}, {})).toMatchObject({ orders: 1, clicks: 0 });
  expect(ordersOf({ orders: 'Orders' }, { orders: '1,200' })).toMatchObject({ orders: 1200 });
  expect(ordersOf({ orders: 'Orders' }, {})).toMatchObject({ orders: 0 });
  expect(ordersOf({ order: 'Id', clicks: 'Clicks' }, { clicks: '7' })).toMatchObject({ orders: 0, clicks: 7 });
  expect(ordersOf({ order: 'Id', clicks: 'Clicks' }, { order: '9' })).toMatchObject({ orders: 1, clicks: 0 });
  expect(ordersOf({ orders: 'Orders' }, { orders: '1.5' })).toBeUndefined();
});
