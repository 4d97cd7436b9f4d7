import { describe, expect, test } from 'vitest';
import { check, patched, sampleFiles } from '../../../support/sample-catalogue';

const path = 'data/feeds/souk.corrections.yaml';
const table = `id;name;species;promocode;gotolink;date_start;date_end;rating
1;5% off;promocode;SOUK5;https://www.example.com/1;2025-09-01 00:00:00;2025-09-30 23:59:59;8.5
2;Sale;action;None;https://www.example.com/2;;;
`;

/** The columns of the sample's feed. */
const columns = (sampleFiles['data/feeds/souk.yaml'] ?? '').match(/^columns:\n(?: .*\n)*/m)?.[0] ?? '';

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

  test('confirm an unusual code', () => {
    const csv = table.replace('SOUK5', 'SOUK 5');
    expect(corrected('rows:\n  - row: "9"\n    hide: true\n', csv).codes).toContain('unusual-code');
    const { rows, codes } = corrected('rows:\n  - row: "1"\n    code: SOUK 5\n', csv);
    expect(rows[0]?.offer.code).toBe('SOUK 5');
    expect(codes).not.toContain('unusual-code');
  });

  test('override fields of the table and add missing ones', () => {
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
        offer: {
          id: '1',
          kind: 'code',
          code: 'SOUK10%',
          url: 'https://www.example.com/new',
          // The feed's days are those of Shanghai.
          endsAt: Date.UTC(2025, 9, 31, 16),
          benefit: { kind: 'percent', percent: 10 },
          minimumSpend: { amount: 100, currency: 'SAR' },
          who: 'new-customers',
          where: ['SA'],
          channel: 'app',
        },
      },
      { offer: { id: '2', kind: 'deal', endsAt: Date.UTC(2025, 11, 31, 16) } },
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
    expect(rows[0]?.offer.title).toEqual({ en: '5% off', ar: 'خصم 5%' });
    expect(rows[0]?.offer.terms).toEqual({ en: 'Once for each customer.', ar: 'مرة واحدة لكل عميل.' });
  });

  test('stay valid when the table is replaced, and may name rows that are gone', () => {
    const newer = table.replace('1;5% off', '3;New\n1;5% off').replace('3;New\n', '');
    const text = 'rows:\n  - row: "1"\n    code: SOUK6\n  - row: "99"\n    hide: true\n';
    expect(corrected(text, newer.replace('8.5', '9')).rows[0]?.offer.code).toBe('SOUK6');
  });

  test.each([
    ['rows:\n  - row: "1"\n', 'data/feeds/souk.corrections.yaml'],
    ['rows:\n  - row: "1"\n    hid: true\n', 'did you mean `hide`?'],
    ['rows:\n  - row: "1"\n    title: Sale\n', '`title`'],
  ])('are reported when they contain an error: %j', (text, words) => {
    const { report, rows } = corrected(text);
    expect(rows).toEqual([]);
    expect(report).toContain('error[');
    expect(report).toContain(words);
  });

  test('are reported as an unknown file when their feed does not exist', () => {
    const { diagnostics } = check({
      ...sampleFiles,
      'data/feeds/suok.corrections.yaml': 'rows:\n  - row: "1"\n    hide: true\n',
    });
    expect(diagnostics.map(({ code }) => code)).toEqual(['unknown-file']);
  });

  test('replace wrong values of the table without a warning about them', () => {
    const withColumns = { ...patched('data/feeds/souk.yaml', `${columns}  minimum: from\n  countries: geo\n`) };
    const csv =
      'id;name;species;promocode;gotolink;date_start;date_end;rating;from;geo\n1;5% off;promocode;SOUK5;https://www.example.com/1;;2025-09-30;;much;DE\n';
    const text = 'rows:\n  - row: "1"\n    where: [SA]\n    minimumSpend: { amount: 100, currency: SAR }\n';
    const { catalogue, report } = check({ ...withColumns, 'data/feeds/souk.csv': csv, [path]: text });
    expect(report).toBe('');
    expect(catalogue?.feeds.get('souk')?.rows).toMatchObject([
      { offer: { where: ['SA'], minimumSpend: { amount: 100, currency: 'SAR' } } },
    ]);
  });

  test('are reported when their own amounts contradict each other', () => {
    const money = (amount: number) => `{ amount: ${amount}, currency: SAR }`;
    const amounts = `    minimumSpend: ${money(200)}\n    maximumSpend: ${money(100)}\n`;
    expect(corrected(`rows:\n  - row: "1"\n${amounts}`).codes).toEqual(['spend-reversed', 'feed-row-skipped']);
    const benefit = `    benefit: { kind: amount, amount: 60, currency: SAR }\n    maximumDiscount: ${money(50)}\n`;
    expect(corrected(`rows:\n  - row: "1"\n${benefit}`).codes).toEqual(['maximum-discount', 'feed-row-skipped']);
  });

  test('take precedence over an amount of the table that contradicts them', () => {
    const text = 'rows:\n  - row: "1"\n    minimumSpend: { amount: 300, currency: SAR }\n';
    const { catalogue, diagnostics } = check({
      ...patched('data/feeds/souk.yaml', `currency: SAR\n${columns}  minimum: from\n  maximum: to\n`),
      'data/feeds/souk.csv':
        'id;name;species;promocode;gotolink;date_start;date_end;rating;from;to\n1;5% off;promocode;SOUK5;https://www.example.com/1;;2025-09-30;;10;200\n',
      [path]: text,
    });
    expect(diagnostics.map(({ code }) => code)).toEqual(['feed-row-value']);
    const [row] = catalogue?.feeds.get('souk')?.rows ?? [];
    expect([row?.offer.minimumSpend, row?.offer.maximumSpend]).toEqual([{ amount: 300, currency: 'SAR' }, undefined]);
  });

  test('affect no own offers of a store with another feed', () => {
    const text = 'rows:\n  - row: "1"\n    who: new-customers\n  - row: welcome\n    hide: true\n';
    const own = (id: string): string =>
      `offers:\n  - id: "${id}"\n    kind: deal\n    url: https://www.example.com\n    title: { en: A, ar: أ }\n`;
    const codesWith = (store: string, id: string) =>
      check({ ...patched(`data/stores/${store}.yaml`, own(id)), [path]: text }).diagnostics.map(({ code }) => code);
    expect(codesWith('souk', 'welcome')).toEqual(['correction-of-own-offer']);
    expect(codesWith('souk', '1')).toEqual(['duplicate-offer-id']);
    expect(codesWith('luban', 'welcome')).toEqual([]);
  });
});
