import { inEnglish } from '../../../../support/english';
import { describe, expect, test } from 'vitest';
import { checkTable } from '../../../support/feed-table';
import { spreadsheet } from '../../../support/spreadsheet';

const names = (count: number): readonly string[] => [
  ...['id', 'name', 'code', 'link', 'starts', 'ends'],
  ...Array.from({ length: count - 6 }, (_, index) => `x${index}`),
];
const row = (count: number): readonly string[] => [
  ...['1', '5% off', 'SOUK5', 'https://www.example.com/1', '2026-01-01', '2026-12-31'],
  ...Array.from({ length: count - 6 }, () => 'x'),
];
const pairs = (count: number): readonly (readonly [string, string])[] =>
  names(count).map((name, index) => [name, row(count)[index] ?? ''] as const);

const lines = (separator: string) => (count: number) =>
  `${names(count).join(separator)}\n${row(count).join(separator)}\n`;
const xml = (count: number): string =>
  `<rows><row>${pairs(count)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')}</row></rows>`;

const formats = [
  ['coupons.csv', '', lines(',')],
  ['coupons.tsv', '', lines('\t')],
  ['coupons.json', '', (count: number) => JSON.stringify([Object.fromEntries(pairs(count))])],
  ['coupons.xml', 'rows: rows.row\n', xml],
  ['coupons.xlsx', '', (count: number) => spreadsheet({ Sheet1: [names(count), row(count)] })],
] as const;

describe('the limits of a table', () => {
  test.each(formats)('allow at most 1,000 columns in %s', (file, settings, table) => {
    expect(checkTable(file, table(1000), settings).rows).toHaveLength(1);
    const { diagnostics } = checkTable(file, table(1001), settings);
    expect(inEnglish(diagnostics).map(({ message }) => message)).toEqual([
      expect.stringMatching(/^the \w+ has 1001 columns, and at most 1000 are read$/),
    ]);
  });

  test('allow at most a million lines, including empty ones', () => {
    const { diagnostics } = checkTable('coupons.csv', `${lines(',')(6)}${'\n'.repeat(1_000_001)}`);
    expect(inEnglish(diagnostics).map(({ message }) => message)).toEqual(['the table has more than 1000000 rows']);
  });

  test('cause a single error for a million columns', () => {
    const { diagnostics } = checkTable('coupons.csv', `${'column,'.repeat(1_000_000)}\n`);
    expect(inEnglish(diagnostics).map(({ code }) => code)).toEqual(['feed-table']);
  });
});
