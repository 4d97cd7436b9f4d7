import { describe, expect, test } from 'vitest';
import { checkSettings } from '../../../support/feed-table';

/** What the check says of a table with ids, links, ends and these columns. `lines` are further settings. */
function checkRows(fields: string, lines: string, header: string, ...rows: readonly string[]) {
  const table = rows.map((row, index) => `${index + 1},5% off,https://www.example.com/,2025-09-30,${row}\n`);
  const settings = `file: souk.csv\nlanguage: en\ncolumns:\n  id: id\n  name: name\n  link: link\n  ends: ends\n${fields}${lines}`;
  const { rows: read, diagnostics, report } = checkSettings(settings, `id,name,link,ends,${header}\n${table.join('')}`);
  return { read, report, found: diagnostics.map(({ code, file }) => `${code} ${file}`) };
}

describe('the kind and the code of a row', () => {
  const fields = '  kind: type\n  code: coupon\n';
  const kinds = 'codeKinds: [voucher]\n';

  test('are one warning in the settings if the codes are in another column, which no setting reads', () => {
    const { found, report } = checkRows(fields, kinds, 'type,coupon,coupon_code', 'voucher,,SOUK5', 'voucher,,SOUK7');
    expect(found).toEqual(['feed-row-code data/feeds/souk.yaml']);
    expect(report).toContain('no row has a code in `coupon`, and `coupon_code`, which no setting reads');
    expect(report).toContain('write `code: coupon_code` in `columns` of the feed');
    expect(report).toContain('--> data/feeds/souk.yaml:9:9');
  });

  test('are this warning also without a column of kinds', () => {
    expect(checkRows('  code: coupon\n', '', 'coupon,coupon_code', ',SOUK5', ',SOUK7').found).toHaveLength(1);
  });

  test('are one warning for all rows of a code without one', () => {
    const rows = ['voucher,SOUK5', 'voucher,', 'voucher,', 'sale,'];
    const { found, report } = checkRows(fields, kinds, 'type,coupon', ...rows);
    expect(found).toEqual(['feed-row-code data/feeds/souk.csv']);
    expect(report).toContain(
      'row `2` on line 3: `type` is `voucher`, but there is no code: it is shown as a deal; the same in 1 more row, on line 4',
    );
  });

  test('are a warning if a row of another kind has a code', () => {
    const { report } = checkRows(fields, kinds, 'type,coupon', 'voucher,SOUK5', 'promo,SOUK7', 'promo,SOUK9');
    expect(report).toContain(
      'has the code `SOUK7`, but `type` is `promo`: it is shown as a deal, without the code; the same in 1 more',
    );
  });
});

test('rows that hold only in other countries are one note', () => {
  const { found, report } = checkRows('  countries: geo\n', '', 'geo', 'SA', 'ME', 'OM', 'ME');
  expect(found).toEqual(['feed-row-elsewhere data/feeds/souk.csv']);
  expect(report).toContain('it holds only in other countries: `ME`; the same in 2 more rows, on lines 4, 5');
});

describe('a table whose merged cells are empty', () => {
  const fields = '  advertiser: Shop name\n';

  test('is one warning, which names the setting that fills them', () => {
    const { found, report } = checkRows(fields, '', 'Shop name', 'Oud House', '', '');
    expect(found).toEqual(['feed-row-advertiser data/feeds/souk.csv']);
    expect(report).toContain(
      'no `Shop name`; the last one above is `Oud House`: merged cells?; the same in 1 more row',
    );
    expect(report).toContain('write `fillDown: [Shop name]` in the settings of the feed');
  });

  test('is told of a second column together with the first one', () => {
    const more = 'fillDown: [Country]\n';
    const { report } = checkRows(fields, more, 'Shop name,Country', 'Oud House,SA', ',');
    expect(report).toContain('write `fillDown: [Country, Shop name]`');
  });

  test('is read as if they were filled with this setting, except below a row that cannot be read', () => {
    const broken = ['Oud House', '', 'Souk,', ''];
    const { read, found } = checkRows(fields, 'fillDown: [Shop name]\n', 'Shop name', ...broken);
    expect(read?.map(({ advertiser }) => advertiser)).toEqual(['Oud House', 'Oud House', undefined]);
    expect(found).toEqual(['feed-row-invalid data/feeds/souk.csv', 'feed-row-advertiser data/feeds/souk.csv']);
  });
});
