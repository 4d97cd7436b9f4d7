import { describe, expect, test } from 'vitest';
import { checkTable } from '../../../support/feed-table';

const header = 'id;name;code;link;starts;ends';
const row = '1;5% off;SOUK5;https://www.example.com/1;2025-09-01;2025-09-30';

describe('reading a feed in CSV', () => {
  test('takes the delimiter from the sep= line that Excel writes', () => {
    const { rows, report } = checkTable('souk.csv', `\ufeffsep=;\r\n${header}\r\n${row}\r\n`);
    expect(report).toBe('');
    expect(rows?.map(({ offer: { id }, line }) => [id, line])).toEqual([['1', 3]]);
  });

  test('accepts a sep= line in addition to a delimiter in the settings', () => {
    expect(checkTable('souk.csv', `sep=;\n${header}\n${row}\n`, 'delimiter: ";"\n').rows).toHaveLength(1);
  });

  test.each([
    ['commas', 'souk.csv', ','],
    ['tabs in a TSV file', 'souk.tsv', '\t'],
  ])('recognizes %s without a delimiter in the settings', (_name, file, delimiter) => {
    expect(checkTable(file, `${header}\n${row}\n`.replaceAll(';', delimiter)).rows).toHaveLength(1);
  });

  test('skips titles above the header line when the settings say so', () => {
    const { rows, report } = checkTable('souk.csv', `Codes of "September\n\nsep=;\n${header}\n${row}\n`, 'skip: 2\n');
    expect(report).toBe('');
    expect(rows?.map(({ line }) => line)).toEqual([5]);
  });

  test('reports the right line number below skipped titles', () => {
    const table = `Codes\n\n${header}\n${row}\n${row.replace(/^1/, '2').replace('2025-09-30', 'soon')}\n`;
    expect(checkTable('souk.csv', table, 'skip: 2\ndelimiter: ";"\n').report).toMatchSnapshot();
  });

  test('reports a web page, which a network sends instead of the table without a login', () => {
    const { report } = checkTable('souk.csv', '\n<!DOCTYPE html>\n<html><body>Sign in</body></html>\n');
    expect(report).toContain('this file is a web page, not a CSV table');
    expect(report).toContain('fix: sign in to the network, and download the table itself');
  });

  test('reports a table with fewer lines than the settings skip', () => {
    expect(checkTable('souk.csv', `${header}\n`, 'skip: 9\n').report).toContain('has no header line');
  });

  test('reports a cell with more characters than a spreadsheet cell can have', () => {
    const { rows, report } = checkTable(
      'souk.csv',
      `sep=;\n${header}\n${row.replace('5% off', 'x'.repeat(40_000))}\n${row}\n`,
    );
    expect(rows).toHaveLength(1);
    expect(report).toContain('the row on line 3 has more than 32767 characters in `name`');
  });
});
