import { describe, expect, test } from 'vitest';
import { check, sampleFiles } from '../support/sample-catalogue';

const path = 'data/feeds/souk.corrections.yaml';
const table = `id;name;species;promocode;gotolink;date_start;date_end;rating
1;5% off;promocode;SOUK5;https://www.example.com/1;2025-09-01 00:00:00;2025-09-30 23:59:59;8.5
2;Sale;action;None;https://www.example.com/2;;;
`;

function corrected(corrections: string, csv = table) {
  const { catalogue, report, diagnostics } = check({
    ...sampleFiles,
    'data/feeds/souk.csv': csv,
    [path]: corrections,
  });
  return { rows: catalogue?.feeds.get('souk')?.rows ?? [], report, codes: diagnostics.map(({ code }) => code) };
}

describe('the corrections of a feed', () => {
  test('hide a row', () => {
    const { rows, codes } = corrected('rows:\n  - row: "1"\n    hide: true\n');
    expect([rows, codes]).toEqual([[], ['feed-row-skipped']]);
  });

  test('give fields instead of those of the table, also what the table lacks', () => {
    const text = `rows:
  - row: "1"
    code: SOUK10%
    url: https://www.example.com/new
    expires: 2025-10-31
    benefit:
      kind: percent
      percent: 10
    minimumSpend:
      amount: 100
      currency: SAR
    who: new-customers
    where: [SA]
    channel: app
  - row: "2"
    expires: 2025-12-31
`;
    const { rows, report } = corrected(text);
    expect(report).toBe('');
    expect(rows).toMatchObject([
      {
        row: { id: '1', kind: 'code', code: 'SOUK10%', link: 'https://www.example.com/new', ends: '2025-10-31' },
        benefit: { kind: 'percent', percent: 10 },
        minimumSpend: { amount: 100, currency: 'SAR' },
        who: 'new-customers',
        where: ['SA'],
        channel: 'app',
      },
      { row: { id: '2', kind: 'deal', ends: '2025-12-31' } },
    ]);
  });

  test('translate a row, in one language or both', () => {
    const text = `rows:
  - row: "1"
    title:
      ar: خصم 5%
    terms:
      en: Once for each customer.
      ar: مرة واحدة لكل عميل.
`;
    const { rows } = corrected(text);
    expect(rows[0]?.row).toMatchObject({ name: '5% off', nameAr: 'خصم 5%' });
    expect(rows[0]?.words).toEqual({ terms: { en: 'Once for each customer.', ar: 'مرة واحدة لكل عميل.' } });
  });

  test('stay when the table is replaced, and may name rows that have left it', () => {
    const newer = table.replace('1;5% off', '3;New\n1;5% off').replace('3;New\n', '');
    const text = 'rows:\n  - row: "1"\n    code: SOUK6\n  - row: "99"\n    hide: true\n';
    expect(corrected(text, newer.replace('8.5', '9')).rows[0]?.row.code).toBe('SOUK6');
  });

  test.each([
    ['rows:\n  - row: "1"\n', 'data/feeds/souk.corrections.yaml'],
    ['rows:\n  - row: "1"\n    hid: true\n', 'did you mean `hide`?'],
    ['rows:\n  - row: "1"\n    title: Sale\n', '`title`'],
  ])('with an error are reported: %j', (text, words) => {
    const { report, rows } = corrected(text);
    expect(rows).toEqual([]);
    expect(report).toContain('error[');
    expect(report).toContain(words);
  });

  test('of a feed that does not exist are an unused file', () => {
    const { diagnostics } = check({
      ...sampleFiles,
      'data/feeds/suok.corrections.yaml': 'rows:\n  - row: "1"\n    hide: true\n',
    });
    expect(diagnostics.map(({ code }) => code)).toEqual(['unknown-file']);
  });
});
