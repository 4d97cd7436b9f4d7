import { describe, expect, test } from 'vitest';
import { checkTable, endAfter } from '../../../support/feed-table';

const row = { id: '1', name: '5% off', code: 'SOUK5', link: 'https://www.example.com/1', ends: '2025-09-30' };
const read = {
  id: '1',
  kind: 'code',
  code: 'SOUK5',
  url: 'https://www.example.com/1',
  title: { en: '5% off' },
  endsAt: endAfter('2025-09-30'),
  source: { kind: 'feed' },
};

function checkJson(value: unknown, settings?: string, columns?: string) {
  return checkTable('souk.json', JSON.stringify(value, undefined, 2), settings, columns);
}

describe('reading a feed in JSON', () => {
  test('returns the items of a list as rows', () => {
    const { rows, report } = checkJson([row, { ...row, id: '2' }]);
    expect(report).toBe('');
    expect(rows?.map(({ offer, line }) => [offer, line])).toEqual([
      [read, 2],
      [{ ...read, id: '2' }, 9],
    ]);
  });

  test('finds the rows at the path in the settings', () => {
    const { rows } = checkJson({ payload: { page: 1, data: [row] } }, 'rows: payload.data\n');
    expect(rows?.map(({ offer }) => offer)).toEqual([read]);
  });

  test('finds rows below varying keys with a * in the path', () => {
    const { rows } = checkJson(
      { data: { 7: { offer: row }, 8: { offer: { ...row, id: '2' } } } },
      'rows: data.*.offer\n',
    );
    expect(rows?.map(({ offer }) => offer.id)).toEqual(['1', '2']);
  });

  test('collects the rows of several lists below one path', () => {
    const { rows } = checkJson(
      { campaigns: [{ coupons: [row] }, { coupons: [{ ...row, id: '2' }] }] },
      'rows: campaigns.coupons\n',
    );
    expect(rows?.map(({ offer }) => offer.id)).toEqual(['1', '2']);
  });

  test('reads columns from paths inside a row', () => {
    const nested = {
      promotion: { id: 12345678901234567890n.toString(), 'link.url': row.link },
      vouchers: [{ code: 'A' }, { code: 'SOUK5' }],
      title: row.name,
      date: { end: row.ends },
    };
    const text = JSON.stringify([nested]).replace('"12345678901234567890"', '12345678901234567890');
    const { rows, report } = checkTable(
      'souk.json',
      text,
      '',
      'columns:\n  id: promotion.id\n  name: title\n  code: vouchers.1.code\n  link: promotion.link.url\n  ends: date.end\n',
    );
    expect(report).toBe('');
    // A number keeps all its figures.
    expect(rows?.map(({ offer }) => offer)).toEqual([{ ...read, id: '12345678901234567890' }]);
  });

  test('treats null as empty and joins the values of a list', () => {
    const { rows } = checkJson([{ ...row, code: null, name: ['5% off', 'today'] }]);
    expect(rows?.map(({ offer: { title, kind } }) => [title.en, kind])).toEqual([['5% off, today', 'deal']]);
  });

  test('accepts a table without rows', () => {
    const { rows, report } = checkJson({ data: [] }, 'rows: data\n');
    expect(report).toBe('');
    expect(rows).toEqual([]);
  });

  test('accepts a table without the column of an optional field', () => {
    const { code: _code, ...deal } = row;
    expect(checkJson([deal]).report).toBe('');
  });
});

describe('the errors of a feed in JSON', () => {
  test.each([
    ['whose settings name no path to the rows', { meta: {}, data: { items: [row] } }, ''],
    ['without rows at the path in the settings', { payload: { data: [row] } }, 'rows: payload.dat\n'],
    ['without a list', { error: 'wrong key' }, 'rows: data\n'],
    ['without a required column', [{ ...row, link: undefined, url: row.link }], ''],
  ])('include a table %s', (_name, value, settings) => {
    const { report, diagnostics } = checkJson(value, settings);
    expect(diagnostics).toHaveLength(1);
    expect(report).toMatchSnapshot();
  });

  test.each([
    ['that is cut off', '[{"id": "1", "name": "5% o'],
    ['that is cut off after a row', '[{"id": "1"},'],
    ['with a trailing comma', '[\n  {"id": "1",}\n]'],
    ['with a missing comma', '[{"id": "1" "name": "x"}]'],
    ['that is a web page', '<!DOCTYPE html><html><body>Sign in</body></html>'],
    ['with another value after its end', '[]\n[]'],
    ['with an unquoted text', '[{"id": none}]'],
    ['that is nested too deeply', '['.repeat(5000)],
    ['that is empty', ''],
  ])('include a file %s', (_name, text) => {
    const { report, diagnostics } = checkTable('souk.json', text, 'rows: data\n'.repeat(text.startsWith('[') ? 0 : 1));
    expect(diagnostics.map(({ code }) => code)).toEqual(['feed-table']);
    expect(report).toMatchSnapshot();
  });
});

test('a wrong value in JSON is reported at its line in the file', () => {
  const { report } = checkJson([row, { ...row, id: '2', ends: 'soon' }]);
  expect(report).toMatchSnapshot();
});
