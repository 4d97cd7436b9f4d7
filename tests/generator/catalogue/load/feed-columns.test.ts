import { describe, expect, test } from 'vitest';
import { FieldReader } from '../../../../generator/catalogue/load/feed-columns';
import type { FeedColumns } from '../../../../src/generated/data-types';

/** The fields of a row, with the columns of some settings. */
function fields(columns: Partial<FeedColumns>, cells: Readonly<Record<string, string>>) {
  return new FieldReader({ columns: { id: 'id', link: 'link', ...columns } }).read((column) => cells[column]);
}

describe('FieldReader', () => {
  test('reads a field from the cell of its column', () => {
    expect(fields({ code: 'voucher' }, { voucher: 'SOUK5' })).toEqual({ code: 'SOUK5' });
  });

  test('reads the first non-empty cell of a list of columns', () => {
    expect(fields({ code: ['coupon', 'code'] }, { code: 'SOUK5' })).toEqual({ code: 'SOUK5' });
    expect(fields({ code: ['coupon', 'code'] }, { coupon: 'A', code: 'B' })).toEqual({ code: 'A' });
  });

  test('uses a fixed text for every row, or as a default for empty cells', () => {
    expect(fields({ channel: { value: 'app' } }, {})).toEqual({ channel: 'app' });
    const channel = { column: 'device', value: 'both' };
    expect([fields({ channel }, { device: 'site' }), fields({ channel }, {})]).toEqual([
      { channel: 'site' },
      { channel: 'both' },
    ]);
  });

  test('translates the words of the network as the settings say, ignoring case', () => {
    const status = { column: 'state', values: { Live: 'active', ended: 'inactive' } };
    expect(['LIVE', 'ended', 'paused'].map((state) => fields({ status }, { state }).status)).toEqual([
      'active',
      'inactive',
      'paused',
    ]);
  });

  test('translates each word of a list', () => {
    const countries = { column: 'geo', values: { Emirates: 'AE', Gulf: 'SA, KW' } };
    expect(fields({ countries }, { geo: 'Emirates; QA|Gulf' }).countries).toBe('AE,QA,SA, KW');
  });

  test('omits a field whose word is mapped to an empty text', () => {
    expect(fields({ channel: { column: 'device', values: { unknown: '' } } }, { device: 'Unknown' })).toEqual({});
  });
});

describe('FieldReader, making an id of several fields', () => {
  const columns = {
    id: { of: ['advertiser', 'code', 'starts'] },
    advertiser: 'shop',
    code: 'code',
    starts: 'from',
  } as const;
  const idOf = (cells: Readonly<Record<string, string>>) =>
    fields({ ...columns, id: { of: [...columns.id.of] } }, cells).id;

  test('returns the same id for equal values and another id for different values', () => {
    const row = { shop: 'Souk', code: 'SOUK5', from: '2025-09-01' };
    expect(idOf(row)).toMatch(/^[0-9a-f]{12}$/);
    expect(idOf({ ...row })).toBe(idOf(row));
    expect(idOf({ ...row, code: 'SOUK6' })).not.toBe(idOf(row));
    // The assignment of values to fields matters.
    expect(idOf({ shop: 'SoukS', code: 'OUK5', from: '2025-09-01' })).not.toBe(idOf(row));
  });

  test('omits the id when all of its fields are absent', () => {
    expect(idOf({})).toBeUndefined();
  });
});
