import { describe, expect, test } from 'vitest';
import { FieldReader } from '../../../../generator/catalogue/load/feed-columns';
import type { FeedColumns } from '../../../../src/generated/data-types';

/** The fields of a row, with the columns of some settings. */
function fields(columns: Partial<FeedColumns>, cells: Readonly<Record<string, string>>) {
  return new FieldReader({ columns: { id: 'id', link: 'link', ...columns } }).read((column) => cells[column]);
}

describe('a field of a feed', () => {
  test('is the cell of its column', () => {
    expect(fields({ code: 'voucher' }, { voucher: 'SOUK5' })).toEqual({ code: 'SOUK5' });
  });

  test('of a list of columns is the first cell that is not empty', () => {
    expect(fields({ code: ['coupon', 'code'] }, { code: 'SOUK5' })).toEqual({ code: 'SOUK5' });
    expect(fields({ code: ['coupon', 'code'] }, { coupon: 'A', code: 'B' })).toEqual({ code: 'A' });
  });

  test('may be a text for every row, or for those whose cell is empty', () => {
    expect(fields({ channel: { value: 'app' } }, {})).toEqual({ channel: 'app' });
    const channel = { column: 'device', value: 'both' };
    expect([fields({ channel }, { device: 'site' }), fields({ channel }, {})]).toEqual([
      { channel: 'site' },
      { channel: 'both' },
    ]);
  });

  test('has the meaning that the settings give the words of the network, in capitals or not', () => {
    const status = { column: 'state', values: { Live: 'active', ended: 'inactive' } };
    expect(['LIVE', 'ended', 'paused'].map((state) => fields({ status }, { state }).status)).toEqual([
      'active',
      'inactive',
      'paused',
    ]);
  });

  test('that is a list has the meaning of each of its words', () => {
    const countries = { column: 'geo', values: { Emirates: 'AE', Gulf: 'SA, KW' } };
    expect(fields({ countries }, { geo: 'Emirates; QA|Gulf' }).countries).toBe('AE,QA,SA, KW');
  });

  test('is absent where its word means nothing', () => {
    expect(fields({ channel: { column: 'device', values: { unknown: '' } } }, { device: 'Unknown' })).toEqual({});
  });
});

describe('an id that is made of fields', () => {
  const columns = {
    id: { of: ['advertiser', 'code', 'starts'] },
    advertiser: 'shop',
    code: 'code',
    starts: 'from',
  } as const;
  const idOf = (cells: Readonly<Record<string, string>>) =>
    fields({ ...columns, id: { of: [...columns.id.of] } }, cells).id;

  test('is the same for the same values, and another for others', () => {
    const row = { shop: 'Souk', code: 'SOUK5', from: '2025-09-01' };
    expect(idOf(row)).toMatch(/^[0-9a-f]{12}$/);
    expect(idOf({ ...row })).toBe(idOf(row));
    expect(idOf({ ...row, code: 'SOUK6' })).not.toBe(idOf(row));
    // What belongs to which field makes a difference.
    expect(idOf({ shop: 'SoukS', code: 'OUK5', from: '2025-09-01' })).not.toBe(idOf(row));
  });

  test('is absent where all of them are', () => {
    expect(idOf({})).toBeUndefined();
  });
});
