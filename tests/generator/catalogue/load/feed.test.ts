import { inEnglish } from '../../../support/english';
import { describe, expect, test } from 'vitest';
import { encoded } from '../../support/encoded';
import { check, patched, sampleFiles } from '../../support/sample-catalogue';

const header = 'id;name;species;promocode;gotolink;date_start;date_end;rating';
const row = '1;5% off;promocode;SOUK5;https://www.example.com/1;2025-09-01 00:00:00;2025-09-30 23:59:59;8.5';

function feed(table: string | Uint8Array, config?: string) {
  const files = config === undefined ? sampleFiles : patched('data/feeds/souk.yaml', config);
  const { catalogue, report, diagnostics } = check({ ...files, 'data/feeds/souk.csv': table });
  return { rows: catalogue?.feeds.get('souk')?.rows, report, diagnostics };
}

describe('reading a feed', () => {
  test('returns offers with their start and end instants, ratings and line numbers', () => {
    const { rows } = feed(sampleFiles['data/feeds/souk.csv'] ?? '');
    expect(rows).toEqual([
      {
        offer: {
          id: '1',
          kind: 'code',
          code: 'SOUK5',
          url: 'https://www.example.com/1',
          title: { en: '5% off' },
          startsAt: Date.UTC(2025, 7, 31, 16),
          endsAt: Date.UTC(2025, 8, 30, 15, 59, 59) + 1,
          rating: 8.5,
          source: { kind: 'feed' },
        },
        line: 2,
        advertiser: 'Souk',
      },
      {
        offer: {
          id: '2',
          kind: 'deal',
          url: 'https://www.example.com/2',
          title: { en: 'A "big" sale; on\neverything' },
          // A date without a time lasts through its day, in the zone of the feed.
          endsAt: Date.UTC(2025, 9, 3, 16),
          source: { kind: 'feed' },
        },
        line: 3,
        advertiser: 'Souk',
      },
    ]);
  });

  test('uses the time zone of the site when the feed names none', () => {
    const { rows } = feed(`${header}\n${row}\n`, 'timeZone: Asia/Riyadh\n');
    expect(rows?.[0]?.offer.endsAt).toBe(Date.UTC(2025, 8, 30, 20, 59, 59) + 1);
  });

  test('decodes the characters that networks write as web pages do, once', () => {
    const name = '"H&amp;M &#39;sale&#39; &lt; &#x35;0%&nbsp;off &amp;amp; more"';
    const { rows } = feed(
      `${header}\n1;${name};promocode;SOUK5;"https://www.example.com/1?a=1&amp;b=2&copy=3";;2025-09-30;8.5\n`,
    );
    expect(rows?.[0]?.offer).toMatchObject({
      title: { en: "H&M 'sale' < 50% off &amp; more" },
      url: 'https://www.example.com/1?a=1&b=2&copy=3',
    });
  });

  test('finds columns by name, in any order', () => {
    const shuffled =
      'rating;gotolink;id;extra;name;species;date_end;promocode;date_start\n;https://www.example.com/1;1;x;5% off;promocode;2025-09-30;SOUK5;\n';
    expect(feed(shuffled).rows?.[0]?.offer).toEqual({
      id: '1',
      title: { en: '5% off' },
      kind: 'code',
      code: 'SOUK5',
      url: 'https://www.example.com/1',
      endsAt: Date.UTC(2025, 8, 30, 16),
      source: { kind: 'feed' },
    });
  });

  test.each([
    ['with a byte order mark', `\ufeff${header}\n${row}\n`],
    ['with CRLF', `${header}\r\n${row}\r\n`],
    ['with CRLF and quotes at the end of a line', `${header}\r\n${row.replace('8.5', '"8.5"')}\r\n`],
    ['with mixed line endings', `${header}\r\n${row}\n`],
    ['without a final line break', `${header}\n${row}`],
    ['with empty lines', `${header}\n\n${row}\n\n`],
    [
      'with every cell in quotes',
      `${header}\n${row
        .split(';')
        .map((cell) => `"${cell}"`)
        .join(';')}\n`,
    ],
  ])('reads the same rows from a table %s', (_name, table) => {
    const { rows, report } = feed(table);
    expect(report).toBe('');
    expect(rows?.map(({ offer: { id, code, rating } }) => ({ id, code, rating }))).toEqual([
      { id: '1', code: 'SOUK5', rating: 8.5 },
    ]);
  });

  test('reads UTF-16 when the settings say so, and otherwise reports a wrong encoding', () => {
    const table = new Uint8Array(Buffer.from(`\ufeff${header}\n${row.replace('5% off', 'خصم')}\n`, 'utf16le'));
    expect(feed(table, 'encoding: utf-16le\n').rows?.[0]?.offer.title.en).toBe('خصم');
    expect(feed(table).diagnostics.map(({ code }) => code)).toEqual(['wrong-encoding']);
  });

  test("treats placeholders such as 'Not Required' as no code", () => {
    const { rows } = feed(`${header}\n${row.replace('SOUK5', 'Not Required')}\n`);
    expect(rows?.[0]?.offer).toMatchObject({ kind: 'deal' });
    expect(rows?.[0]?.offer.code).toBeUndefined();
  });

  test('accepts only positive numbers as ratings', () => {
    const table = ['', '0', '-1', 'good', '9.5'].map(
      (rating, index) => `${row.replace(/^1/, String(index)).replace('8.5', rating)}`,
    );
    expect(feed(`${header}\n${table.join('\n')}\n`).rows?.map(({ offer }) => offer.rating)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      9.5,
    ]);
  });
});

test('the warning about dates in another form than the settings suggests the right form', () => {
  const { report } = feed(`${header}\n${row.replace('2025-09-30 23:59:59', '28/09/2026')}\n`, 'dates: [MM/dd/yyyy]\n');
  expect(report).toContain('fix: write `dates: [dd/MM/yyyy]` in the settings of the feed, which say `MM/dd/yyyy`');
});

describe('the warning about dates that begin with the day or the month', () => {
  const reportOn = (...ends: readonly string[]): string =>
    feed(
      `${header}\n${ends.map((end, index) => `${row.replace(/^1/, String(index)).replace('2025-09-30 23:59:59', end)}\n`).join('')}`,
    ).report;

  test('appears once, at the settings of the feed, and takes one clear date as evidence for all', () => {
    const report = reportOn('01/09/2026', '02/09/2026', '28/09/2026');
    expect(report).toContain('data/feeds/souk.yaml:');
    expect(report).toContain(
      'fix: write `dates: [dd/MM/yyyy]` in the settings of the feed: 1 date can only begin with the day, and the others can be read so',
    );
    expect(reportOn('09/01/2026', '09/28/2026')).toContain('write `dates: [MM/dd/yyyy]` in the settings of the feed');
  });

  test('asks for the form when every date has two readings', () => {
    expect(reportOn('01/09/2026', '02/09/2026')).toContain('fix: ask the network whether its dates begin with the day');
  });

  test('reports dates of both forms when they contradict each other', () => {
    expect(reportOn('28/09/2026', '09/28/2026')).toContain(
      '1 date can only begin with the day, and 1 date only with the month',
    );
  });

  test('is at the row when only one row has such a date', () => {
    const report = reportOn('28/09/2026', '2026-09-28');
    expect(report).toContain('data/feeds/souk.csv:2');
    expect(report).toContain('write `dates: [dd/MM/yyyy]` in the settings of the feed');
  });
});

describe('the warning about a wrong row', () => {
  test.each([
    [
      'after a cell with a line break',
      `${header}\n${row.replace('5% off', '"5%\noff"')}\n${row.replace(/^1/, '2').replace('2025-09-30', '2025-02-30')}\n`,
    ],
    ['with a cell too few', `${header}\n${row.replace(/;[^;]*$/, '')}\n`],
    ['whose end is before its start', `${header}\n${row.replace('2025-09-01', '2025-10-01')}\n`],
    ['with quotes that are never closed', `${header}\n${row.replace('5% off', '"5% off')}\n`],
    ['without a name', `${header}\n${row.replace('5% off', '')}\n`],
    ['without an id', `${header}\n${row.replace(/^1/, '')}\n`],
    ['with a code of several words', `${header}\n${row.replace('SOUK5', 'SOUK 5')}\n`],
  ])('names the line on which the row begins, for a row %s', (_name, table) => {
    const { report, diagnostics } = feed(table);
    expect(diagnostics).toHaveLength(1);
    expect(report).toMatchSnapshot();
  });
});

test('a bad row is skipped with a warning, and all other rows are read', () => {
  const bad = [
    row.replace('5% off', '"5% off').replace(/^1/, '2'),
    row.replace('https:', 'http:').replace(/^1/, '3'),
    row.replace('www.example.com', 'www.example.net').replace(/^1/, '4'),
    `${row.replace(/^1/, '5')};x`,
    row.replace('2025-09-30', 'soon').replace(/^1/, '6'),
  ];
  const { rows, diagnostics, report } = feed(
    `${header}\n${bad[0]}\n${row}\n${bad.slice(1).join('\n')}\n${row.replace(/^1/, '7')}\n`,
  );
  expect(rows?.map(({ offer: { id }, line }) => `${id} on line ${line}`)).toEqual(['1 on line 3', '7 on line 8']);
  expect(diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toEqual([
    'warning feed-row-invalid',
    'warning feed-row-invalid',
    'warning feed-row-host',
    'warning feed-row-invalid',
    'warning feed-row-invalid',
  ]);
  expect(report).toMatchSnapshot();
});

test('the continuation lines of a row with wrong quotes cause no further warning', () => {
  const { rows, diagnostics } = feed(`${header}\n2;"5% "off";promocode\nand more\n;;x\n${row}\n`);
  expect(diagnostics).toHaveLength(1);
  expect(rows?.map(({ line }) => line)).toEqual([5]);
});

test('the second row with an id is used when the first one is invalid', () => {
  const { rows, diagnostics } = feed(`${header}\n${row.replace('https:', 'http:')}\n${row}\n`);
  expect(diagnostics).toHaveLength(1);
  expect(rows?.map(({ line }) => line)).toEqual([3]);
});

test('a skipped row can still be named by a section of a store', () => {
  const section = 'sections:\n  - kind: offers\n    heading: { en: A, ar: أ }\n    offers: ["1"]\n';
  const table = `${header}\n${row.replace('https:', 'http:')}\n${row.replace(/^1/, '2')}\n`;
  const { diagnostics, catalogue } = check({
    ...patched('data/stores/souk.yaml', section),
    'data/feeds/souk.csv': table,
  });
  expect(diagnostics.map(({ code }) => code)).toEqual(['feed-row-invalid']);
  expect(catalogue?.feeds.get('souk')?.quarantined).toEqual(['1']);
});

describe('the warning about rows with one cause', () => {
  const many = (count: number, change: (index: number) => string): string =>
    [header, ...Array.from({ length: count }, (_, index) => change(index).replace(/^1/, String(index)))].join('\n');

  test.each([
    ['a link without https', many(100, () => row.replace('https:', 'http:'))],
    ['links to several hosts', many(40, (index) => row.replace('www.example.com', `shop${index % 7}.example`))],
    ['links to one host', many(3, () => row.replace('www.example.com', 'shop.example'))],
    ['dates of another form', many(12, (index) => row.replace('2025-09-30 23:59:59', `${index + 1}/09/2025`))],
    ['dates that are words', many(2, () => row.replace('2025-09-30 23:59:59', 'ongoing'))],
    ['a cell too many', many(9, () => `${row};x`)],
    ['a missing end', many(5, () => row.replace('2025-09-30 23:59:59', ''))],
    ['the id of another', [header, row, row, row].join('\n')],
  ])('gives the number of rows and the first lines, for %s', (_name, table) => {
    const { diagnostics, report } = feed(table);
    expect(diagnostics).toHaveLength(1);
    expect(report).toMatchSnapshot();
  });

  test('is separate for each of two causes', () => {
    const { diagnostics } = feed(many(50, () => row.replace('https:', 'http:').replace('2025-09-30', 'soon')));
    expect(diagnostics).toHaveLength(2);
  });
});

test('bytes in a wrong encoding cost only the rows that contain them', () => {
  const table = Buffer.concat([
    Buffer.from(`${header}\n${row}\n`),
    Buffer.from(`${row.replace(/^1/, '2').replace('5% off', 'Caf\u00e9')}\n`, 'latin1'),
  ]);
  const { rows, report } = feed(table);
  expect(rows?.map(({ offer }) => offer.id)).toEqual(['1']);
  expect(report).toContain('`name` contains bytes that are not UTF-8');
  expect(feed(table, 'encoding: windows-1252\n').rows?.[1]?.offer.title.en).toBe('Caf\u00e9');
});

test('a header line with wrong quotes is an error of the feed', () => {
  const { diagnostics, rows } = feed(`"id;name\n${row}\n`);
  expect(diagnostics.map(({ code, severity }) => `${severity} ${code}`)).toEqual(['error feed-column']);
  expect(rows).toBeUndefined();
});

describe('a feed of another network', () => {
  const settings = `file: souk.tsv
delimiter: ","
quote: "'"
encoding: windows-1256
language: ar
columns:
  id: Offer ID
  name: Headline
  code: Voucher
  link: Tracking URL
  starts: Valid From
  ends: Valid Until
  rating: Stars
  logo: Image
absent: [N/A, "-"]
ratingOutOf: 5
hosts: [go.network.example, example.com]
`;
  const table = `Headline,Offer ID,Stars,Image,Valid Until,Valid From,Voucher,Tracking URL,Commission
'\u062e\u0635\u0645 5%, \u0641\u0642\u0637 \u0627\u0644\u064a\u0648\u0645',A-1,4.5,http://img.example.com/a.png,2025-09-30T23:59:59.000+04:00,2025-09-01T00:00:00Z,SAVE5,https://go.network.example/c/1?to=x,12%
\u0634\u062d\u0646 \u0645\u062c\u0627\u0646\u064a,A-2,n/a,,2025-10-31T20:00:00-0500,n/a,-,https://shop.example.com/,1%
`;
  const { 'data/feeds/souk.csv': _csv, ...others } = sampleFiles;
  const { catalogue, report } = check({
    ...others,
    'data/feeds/souk.yaml': settings,
    'data/feeds/souk.tsv': encoded('windows-1256', table),
  });

  test('is read with settings alone, without code for the network', () => {
    expect(report).toBe('');
    expect(catalogue?.feeds.get('souk')?.rows).toEqual([
      {
        offer: {
          id: 'A-1',
          kind: 'code',
          code: 'SAVE5',
          url: 'https://go.network.example/c/1?to=x',
          title: { ar: 'خصم 5%, فقط اليوم' },
          startsAt: Date.UTC(2025, 8, 1),
          endsAt: Date.UTC(2025, 8, 30, 19, 59, 59) + 1,
          rating: 9,
          source: { kind: 'feed' },
        },
        line: 2,
      },
      {
        offer: {
          id: 'A-2',
          kind: 'deal',
          url: 'https://shop.example.com/',
          title: { ar: 'شحن مجاني' },
          endsAt: Date.UTC(2025, 10, 1, 1) + 1,
          source: { kind: 'feed' },
        },
        line: 3,
      },
    ]);
  });
});

test('a table without a header line is an error of the feed', () => {
  expect(feed('\n').diagnostics.map(({ code }) => code)).toEqual(['feed-column']);
});

test('a table with another delimiter is one error, which suggests the right delimiter', () => {
  const { diagnostics } = feed(`${header}\n${row}\n`.replaceAll(';', '|'));
  expect(inEnglish(diagnostics).map(({ code, file, fix }) => [code, file, fix])).toEqual([
    ['feed-column', 'data/feeds/souk.yaml', 'write `delimiter: "|"`'],
  ]);
  const { diagnostics: inQuotes } = feed(
    `${header
      .split(';')
      .map((name) => `"${name}"`)
      .join('\t')}\n`,
  );
  expect(inEnglish(inQuotes).map(({ fix }) => fix)).toEqual(['write `delimiter: "\\t"`']);
});

test.each([
  ['another table', 'a,b,c\n', 'lacks'],
  ['a table that has lost its header line', `${row}\n`, 'begins with a row'],
])('%s is one error of the feed', (_what, table, words) => {
  const { diagnostics } = feed(table);
  expect(inEnglish(diagnostics).map(({ file, message }) => [file, message.includes(words)])).toEqual([
    ['data/feeds/souk.yaml', true],
  ]);
});

test('a column name that occurs twice in the header line is an error', () => {
  expect(feed(`${header};id\n`).report).toContain('two columns `id`');
});
