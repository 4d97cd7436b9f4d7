import { describe, expect, test } from 'vitest';
import { guessEncoding } from '../../../../../generator/catalogue/load/decode';
import { encoded } from '../../../support/encoded';
import { checkTable } from '../../../support/feed-table';

const header = 'sep=;\nid;name;code;link;starts;ends\n';

function line(id: number, name: string): string {
  return `${id};${name};SOUK5;https://www.example.com/1;2025-09-01;2025-09-30\n`;
}

const mixed = Buffer.concat([
  Buffer.from(header + line(1, 'خصم 5%') + line(2, '6% off')),
  encoded('windows-1256', line(3, 'خصم 7%')),
  Buffer.from(line(4, 'خصم 8%')),
]);

test('a row with bytes that are not UTF-8 is left out, and the other rows are shown', () => {
  const { rows, diagnostics, report } = checkTable('souk.csv', mixed);
  expect(rows?.map(({ offer }) => offer.id)).toEqual(['1', '2', '4']);
  expect(diagnostics.map(({ code }) => code)).toEqual(['feed-row-invalid']);
  expect(report).toMatchSnapshot();
});

describe('guessEncoding', () => {
  test.each([
    ['utf-16le', Buffer.from('\ufeffid;name', 'utf16le')],
    ['utf-16le', Buffer.from('id;name;code;link', 'utf16le')],
    ['windows-1256', encoded('windows-1256', `${'id;name\n'.repeat(5000)}خصم على كل شيء`)],
    ['windows-1252', encoded('windows-1252', 'Économisez à l’été: réduction')],
  ] as const)('recognizes %s', (encoding, bytes) => {
    expect(guessEncoding(bytes)?.encoding).toBe(encoding);
  });
});
