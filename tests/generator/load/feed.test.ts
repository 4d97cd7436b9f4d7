import { describe, expect, test } from 'vitest';
import { check, patched, sampleFiles } from '../support/sample-catalogue';

const header = 'id;name;species;promocode;gotolink;date_start;date_end;rating';
const row = '1;5% off;promocode;SOUK5;https://www.example.com/1;2025-09-01 00:00:00;2025-09-30 23:59:59;8.5';

function feed(table: string | Uint8Array, config?: string) {
  const files = config === undefined ? sampleFiles : patched('data/feeds/souk.yaml', config);
  const { catalogue, report, diagnostics } = check({ ...files, 'data/feeds/souk.csv': table });
  return { rows: catalogue?.feeds.get('souk')?.rows, report, diagnostics };
}

describe('a feed', () => {
  test('gives rows with their instants, their ratings and the lines they stand on', () => {
    const { rows } = feed(sampleFiles['data/feeds/souk.csv'] ?? '');
    expect(rows).toEqual([
      {
        row: { id: '1', name: '5% off', kind: 'code', code: 'SOUK5', link: 'https://www.example.com/1', starts: '2025-09-01 00:00:00', ends: '2025-09-30 23:59:59', rating: '8.5' },
        line: 2,
        startsAt: Date.UTC(2025, 7, 31, 16),
        endsAt: Date.UTC(2025, 8, 30, 15, 59, 59),
        rating: 8.5,
      },
      {
        row: { id: '2', name: 'A "big" sale; on\neverything', kind: 'deal', link: 'https://www.example.com/2', ends: '2025-10-03' },
        line: 3,
        // A date without a time lasts through its day, in the zone of the feed.
        endsAt: Date.UTC(2025, 9, 3, 16) - 1,
      },
    ]);
  });

  test('takes the zone of the site where it names none', () => {
    const { rows } = feed(`${header}\n${row}\n`, 'timeZone: Asia/Riyadh\n');
    expect(rows?.[0]?.endsAt).toBe(Date.UTC(2025, 8, 30, 20, 59, 59));
  });

  test('is read by the names of its columns, in any order', () => {
    const shuffled = 'rating;gotolink;id;extra;name;species;date_end;promocode;date_start\n;https://www.example.com/1;1;x;5% off;promocode;2025-09-30;SOUK5;\n';
    expect(feed(shuffled).rows?.[0]?.row).toEqual({ id: '1', name: '5% off', kind: 'code', code: 'SOUK5', link: 'https://www.example.com/1', ends: '2025-09-30' });
  });

  test.each([
    ['with a byte order mark', `\ufeff${header}\n${row}\n`],
    ['with CRLF', `${header}\r\n${row}\r\n`],
    ['with CRLF and quotes at the end of a line', `${header}\r\n${row.replace('8.5', '"8.5"')}\r\n`],
    ['with both line ends', `${header}\r\n${row}\n`],
    ['without a last line end', `${header}\n${row}`],
    ['with empty lines', `${header}\n\n${row}\n\n`],
    ['with every cell in quotes', `${header}\n${row.split(';').map((cell) => `"${cell}"`).join(';')}\n`],
  ])('reads the same %s', (_name, table) => {
    const { rows, report } = feed(table);
    expect(report).toBe('');
    expect(rows?.map(({ row: { id, code, rating } }) => ({ id, code, rating }))).toEqual([{ id: '1', code: 'SOUK5', rating: '8.5' }]);
  });

  test('in UTF-16 says so in its settings', () => {
    const table = new Uint8Array(Buffer.from(`\ufeff${header}\n${row.replace('5% off', 'خصم')}\n`, 'utf16le'));
    expect(feed(table, 'encoding: utf-16le\n').rows?.[0]?.row.name).toBe('خصم');
    expect(feed(table).diagnostics.map(({ code }) => code)).toEqual(['wrong-encoding']);
  });

  test('takes words that are no code for no code', () => {
    const { rows } = feed(`${header}\n${row.replace('SOUK5', 'Not Required')}\n`);
    expect(rows?.[0]?.row).toMatchObject({ kind: 'deal' });
    expect(rows?.[0]?.row.code).toBeUndefined();
  });

  test('counts a rating only if it is a positive number', () => {
    const table = ['', '0', '-1', 'good', '9.5'].map((rating, index) => `${row.replace(/^1/, String(index)).replace('8.5', rating)}`);
    expect(feed(`${header}\n${table.join('\n')}\n`).rows?.map(({ rating }) => rating)).toEqual([undefined, undefined, undefined, undefined, 9.5]);
  });
});

describe('a wrong row is named by the line of the file on which it begins', () => {
  test.each([
    ['behind a cell with a line break', `${header}\n${row.replace('5% off', '"5%\noff"')}\n${row.replace(/^1/, '2').replace('2025-09-30', '2025-02-30')}\n`],
    ['with a cell too many', `${header}\n${row};x\n`],
    ['with the id of another', `${header}\n${row}\n${row}\n`],
    ['that ends before it starts', `${header}\n${row.replace('2025-09-01', '2025-10-01')}\n`],
    ['with quotes that are never closed', `${header}\n${row.replace('5% off', '"5% off')}\n`],
    ['without a name', `${header}\n${row.replace('5% off', '')}\n`],
    ['without an id', `${header}\n${row.replace(/^1/, '')}\n`],
    ['with a code of several words', `${header}\n${row.replace('SOUK5', 'SOUK 5')}\n`],
  ])('%s', (_name, table) => {
    const { report, diagnostics } = feed(table);
    expect(diagnostics).toHaveLength(1);
    expect(report).toMatchSnapshot();
  });
});

test('a table without a header line is a fault of the feed', () => {
  expect(feed('\n').diagnostics.map(({ code }) => code)).toEqual(['feed-column']);
});

test('a column that stands twice in the header line is a fault', () => {
  expect(feed(`${header};id\n`).report).toContain('two columns `id`');
});
