import { phrasesOf } from '../../../../../generator/catalogue/diagnostics/diagnostic';
import { render } from '../../../../../generator/catalogue/diagnostics/phrases';
import { describe, expect, test, vi } from 'vitest';
import { guessEncoding } from '../../../../../generator/catalogue/load/decode';
import { EncodingCensus } from '../../../../../generator/catalogue/load/tables/mixed-encodings';
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

describe('a file that mixes encodings', () => {
  test('is refused with the numbers of the lines that are not UTF-8', () => {
    const { diagnostics, report } = checkTable('souk.csv', mixed);
    expect(diagnostics.map(({ code }) => code)).toEqual(['feed-table']);
    expect(report).toMatchSnapshot();
  });

  test.each([1, 7, 64, 1000])('is recognized when it arrives in pieces of %d bytes', (size) => {
    const census = new EncodingCensus();
    for (let at = 0; at < mixed.length; at += size) census.push(mixed.subarray(at, at + size));
    const fault = census.end();
    expect(fault && render(phrasesOf(fault).message, 'en')).toBe(
      'the file mixes encodings: line 5 is not UTF-8, and others are',
    );
  });

  test('joins a line once, in however many pieces it arrives', () => {
    const census = new EncodingCensus();
    const copied = vi.spyOn(Uint8Array.prototype, 'set');
    for (let piece = 0; piece < 50; piece += 1) census.push(Buffer.from('x'));
    census.push(Buffer.from('\n'));
    const copies = copied.mock.calls.length;
    copied.mockRestore();
    expect(copies).toBe(51);
  });

  test('is told apart from a UTF-8 file in which one byte is missing', () => {
    const whole = Buffer.from(header + line(1, 'خصم 5%') + line(2, 'خصم'));
    const last = whole.lastIndexOf('م');
    const { rows, diagnostics } = checkTable(
      'souk.csv',
      Buffer.concat([whole.subarray(0, last + 1), whole.subarray(last + 2)]),
    );
    expect(diagnostics.map(({ code }) => code)).toEqual(['feed-row-invalid']);
    expect(rows?.map(({ offer }) => offer.id)).toEqual(['1']);
  });
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
