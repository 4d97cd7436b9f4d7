import { describe, expect, test } from 'vitest';
import { check, patched } from '../../../support/sample-catalogue';

/** The sample catalogue with a feed of these settings, and rows that end on 30 September 2025. */
function feed(columns: string, settings: string, header: string, ...rows: readonly string[]) {
  const lines = rows.map((row, index) => `${index + 1};https://www.example.com/;2025-09-30;${row}`);
  const { catalogue, diagnostics, report } = check({
    ...patched('data/feeds/souk.yaml', `${settings}columns:\n  id: id\n  link: link\n  ends: ends\n${columns}`),
    'data/feeds/souk.csv': `id;link;ends;${header}\n${lines.join('\n')}\n`,
  });
  return { rows: catalogue?.feeds.get('souk')?.rows ?? [], codes: diagnostics.map(({ code }) => code), report };
}

describe('the columns of a feed', () => {
  test('supply every limit that an offer of a store can have', () => {
    const columns =
      '  discount: off\n  minimum: from\n  maximum: to\n  maximumDiscount: cap\n  customers: who\n  countries: geo\n  channel: where\n  exclusive: own\n';
    const { rows, report } = feed(
      columns,
      'currency: SAR\n',
      'off;from;to;cap;who;geo;where;own',
      '20%;100;2000;50;members;"SA, ARE";app;1',
    );
    expect(report).toBe('');
    expect(rows[0]?.offer).toMatchObject({
      benefit: { kind: 'percent', percent: 20 },
      minimumSpend: { amount: 100, currency: 'SAR' },
      maximumSpend: { amount: 2000, currency: 'SAR' },
      maximumDiscount: { amount: 50, currency: 'SAR' },
      who: 'members',
      where: ['SA', 'AE'],
      channel: 'app',
      exclusive: true,
    });
  });

  test.each([
    ['Saudi Arabia|UAE', ['SA', 'AE']],
    ['GCC', ['SA', 'AE', 'BH']],
    ['المملكة العربية السعودية, bahrain', ['SA', 'BH']],
    ['SA, DE, FR', ['SA']],
    ['Worldwide', undefined],
    ['', undefined],
  ])('supply countries: %j is read as %j', (cell, where) => {
    const { rows, codes } = feed('  countries: geo\n', '', 'geo', cell);
    expect([rows[0]?.offer.where, codes]).toEqual([where, []]);
  });

  test('leave out a row for countries that the site does not have, with a note', () => {
    const { rows, codes } = feed('  countries: geo\n', '', 'geo', 'DE', 'SA');
    expect([rows.map(({ offer }) => offer.id), codes]).toEqual([['2'], ['feed-row-elsewhere']]);
  });

  test('leave out rows that the network has stopped, and report unknown status words', () => {
    const status = '  status:\n    column: state\n    values:\n      live: active\n      off: inactive\n';
    const { rows, codes, report } = feed(status, '', 'state', 'Live', 'off', 'pending', '');
    expect(rows.map(({ offer }) => offer.id)).toEqual(['1', '4']);
    expect(codes).toEqual(['feed-row-invalid']);
    expect(report).toContain('`state` is `pending`, and only `active` and `inactive` are known');
  });

  test.each([
    ['countries', 'Atlantis', 'which names no country that is known'],
    ['channel', 'tablet', 'and only `site`, `app` or `both` are known'],
    ['exclusive', 'perhaps', 'and only `yes`, `true`, `1`, `no`, `false` or `0` are known'],
    ['maximum', 'much', 'which is no amount'],
  ])('cause a warning about a cell of %s such as %s, and the row is shown without it', (field, cell, words) => {
    const { rows, codes, report } = feed(`  ${field}: cell\n`, '', 'cell', cell);
    expect(rows).toHaveLength(1);
    expect(codes).toEqual(['feed-row-value']);
    expect(report).toContain(words);
  });

  test('supply titles in both languages, a description and terms', () => {
    const columns = '  nameEn: en\n  nameAr: ar\n  description: more\n  terms: terms\n';
    const { rows } = feed(columns, '', 'en;ar;more;terms', 'Sale;تخفيضات;On shoes;Once');
    expect(rows[0]?.offer).toMatchObject({
      title: { en: 'Sale', ar: 'تخفيضات' },
      description: { en: 'On shoes' },
      terms: { en: 'Once' },
    });
  });
});

test('a minimum above the maximum is reported, and neither is shown', () => {
  const spend = '  minimum: from\n  maximum: to\n';
  const { rows, codes, report } = feed(spend, 'currency: SAR\n', 'from;to', '200;100', '100;100', '100;50 AED');
  expect(codes).toEqual(['feed-row-value']);
  expect(report).toContain('no order costs at least 200 SAR and at most 100 SAR');
  expect(rows.map(({ offer: { minimumSpend, maximumSpend } }) => [minimumSpend, maximumSpend])).toMatchObject([
    [undefined, undefined],
    [{ amount: 100 }, { amount: 100 }],
    [{ amount: 100 }, { amount: 50 }],
  ]);
});

describe('a feed row without an end', () => {
  const rowsOf = (openEnded: string) => {
    const { catalogue, diagnostics } = check({
      ...patched('data/feeds/souk.yaml', `${openEnded}columns:\n  id: id\n  link: link\n  ends: ends\n`),
      'data/feeds/souk.csv': 'id;link;ends\n1;https://www.example.com/;\n2;https://www.example.com/;2025-09-30\n',
    });
    return { rows: catalogue?.feeds.get('souk')?.rows ?? [], codes: diagnostics.map(({ code }) => code) };
  };

  test('is left out without a setting and with `drop`', () => {
    for (const setting of ['', 'openEnded: drop\n']) {
      const { rows, codes } = rowsOf(setting);
      expect([rows.map(({ offer }) => offer.id), codes]).toEqual([['2'], ['feed-row-skipped']]);
    }
  });

  test('is kept without an end with `keep`', () => {
    const { rows, codes } = rowsOf('openEnded: keep\n');
    expect([rows[0]?.offer.id, rows[0]?.offer.endsAt, codes]).toEqual(['1', undefined, []]);
  });

  test('gets an assumed end, a number of days after the table was fetched, in the time zone of the feed', () => {
    const { rows } = rowsOf('fetched: 2025-09-01\nopenEnded:\n  days: 60\n');
    expect(rows[0]?.offer).toMatchObject({ endsAt: Date.UTC(2025, 9, 31, 16), endAssumed: true });
    expect(rows[1]?.offer.endAssumed).toBeUndefined();
  });

  test('causes an error when the setting has another word', () => {
    expect(check(patched('data/feeds/souk.yaml', 'openEnded: always\n')).report).toContain(
      '`openEnded` cannot be `always`',
    );
  });

  test('requires a setting when the table has no column of ends', () => {
    const columns = 'columns:\n  id: id\n  name: name\n  link: gotolink\n';
    expect(check(patched('data/feeds/souk.yaml', columns)).report).toContain(
      '`columns` has no `ends`, so no row can be shown',
    );
    expect(check(patched('data/feeds/souk.yaml', `${columns}openEnded: keep\n`)).report).toBe('');
  });
});

describe('the settings of feed columns', () => {
  test.each([
    ['  code:\n    values: {A: B}\n', '`code` names neither a column nor a value'],
    ['  code: []\n', '`code` has 0 entries, and needs at least 1'],
    ['  code: 5\n', '`code` must be a text'],
    ['  code: [coupon, voucher]\n', 'the feed has no column `coupon`'],
  ])('are reported when they are wrong: %j', (code, words) => {
    const columns = `columns:\n  id: id\n  link: gotolink\n  ends: date_end\n${code}`;
    expect(check(patched('data/feeds/souk.yaml', columns)).report).toContain(words);
  });

  test('must have every field that the id is made of', () => {
    const columns = 'columns:\n  id:\n    of: [advertiser, link]\n  link: gotolink\n  ends: date_end\n';
    expect(check(patched('data/feeds/souk.yaml', columns)).report).toContain(
      'the id is made of `advertiser`, which `columns` does not have',
    );
  });
});
