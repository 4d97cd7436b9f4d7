import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { largestSheet, TableBytes } from '../../../../../generator/catalogue/load/tables/sheet';
import { LinkReader } from '../../../../../generator/catalogue/load/tables/sheet-links';
import { checkTable, endAfter } from '../../../support/feed-table';
import { sheetStyles, spreadsheet, type SheetCell } from '../../../support/spreadsheet';

const { date, moment, percent, quoted } = sheetStyles;
const header = ['id', 'name', 'code', 'link', 'starts', 'ends'];
const row: readonly SheetCell[] = ['1', '5% off', 'SOUK5', 'https://www.example.com/1', undefined, '2025-09-30'];

function checkSheet(rows: readonly (readonly SheetCell[])[], settings?: string) {
  return checkTable('souk.xlsx', spreadsheet({ Codes: rows }), settings);
}

describe('reading a feed in a spreadsheet', () => {
  test('returns the rows of the first sheet with their line numbers in the sheet', () => {
    const { rows, report } = checkSheet([header, row, [], [2, 'He said "hi"\nto\tall', 'X', ...row.slice(3)]]);
    expect(report).toBe('');
    expect(rows?.map(({ offer: { id, title, code }, line }) => ({ id, name: title.en, code, line }))).toEqual([
      { id: '1', name: '5% off', code: 'SOUK5', line: 2 },
      { id: '2', name: 'He said "hi" to all', code: 'X', line: 4 },
    ]);
  });

  test('formats dates and percentages as the sheet displays them', () => {
    const { rows } = checkSheet([
      header,
      [
        '1',
        { number: 0.07, style: percent },
        { number: 7, style: quoted },
        row[3],
        { number: 45901, style: date },
        { number: 45930.75, style: moment },
      ],
    ]);
    expect(rows?.map(({ offer }) => offer)).toMatchObject([
      {
        title: { en: '7%' },
        code: '7',
        startsAt: endAfter('2025-08-31'),
        endsAt: endAfter('2025-09-30 18:00:00'),
      },
    ]);
  });

  test('offers the links of cells as additional columns', () => {
    const to = (link: string, formula?: true): SheetCell => ({ text: 'Get it', link, ...(formula && { formula }) });
    const linked = (id: string, link: SheetCell): readonly SheetCell[] => [
      ...row.slice(0, 3),
      link,
      ...row.slice(4),
      id,
    ];
    const table = spreadsheet({
      Codes: [
        ['Codes of September'],
        ['name', 'title', 'code', 'Offer', 'starts', 'ends', 'id'],
        linked('1', to('https://www.example.com/1?a=1&b=2')),
        linked('2', to('https://www.example.com/2', true)),
        linked('3', 'Get it'),
        linked('4', to('mailto:a@example.com')),
      ],
    });
    const columns = 'columns:\n  id: id\n  name: title\n  code: code\n  link: Offer @link\n  ends: ends\n';
    const { rows, report } = checkTable('souk.xlsx', table, 'skip: 1\n', columns);
    expect(rows?.map(({ offer: { id, url } }) => [id, url])).toEqual([
      ['1', 'https://www.example.com/1?a=1&b=2'],
      ['2', 'https://www.example.com/2'],
    ]);
    expect(report).toContain('row `3` on line 5 has no `Offer @link`; the same in 1 more row');
  });

  test('fills merged cells downwards, with their links', () => {
    const link: SheetCell = { text: 'Open', link: 'https://www.example.com/1', formula: true };
    const parts = unzipSync(
      spreadsheet({
        Codes: [
          ['id', 'name', 'shop', 'Offer', 'ends'],
          ['1', '5% off', 'Souk', link, '2025-09-30'],
          ['2', '7% off'],
          ['3', '9% off'],
        ],
      }),
    );
    const sheet = 'xl/worksheets/sheet1.xml';
    const merges = ['C2:C3', 'D2:D4', 'E2:E4', 'A1:A1048576'].map((ref) => `<mergeCell ref="${ref}"/>`).join('');
    parts[sheet] = strToU8(
      strFromU8(parts[sheet] ?? new Uint8Array()).replace(
        '</worksheet>',
        `<mergeCells>${merges}</mergeCells></worksheet>`,
      ),
    );
    expect(new TableBytes(zipSync(parts)).sheetText(undefined).split('\n').slice(1, 4)).toEqual([
      '1\t5% off\tSouk\tOpen\t2025-09-30\thttps://www.example.com/1',
      '2\t7% off\tSouk\tOpen\t2025-09-30\thttps://www.example.com/1',
      '3\t9% off\t\tOpen\t2025-09-30\thttps://www.example.com/1',
    ]);
  });

  test('adds no link column when the links equal the texts of their cells', () => {
    const link = 'https://www.example.com/1';
    const table = spreadsheet({ Codes: [header, [...row.slice(0, 3), { text: link, link }, ...row.slice(4)]] });
    expect(checkTable('souk.xlsx', table).rows?.[0]?.offer.url).toBe(link);
    expect(new TableBytes(table).sheetText(undefined)).not.toContain('@link');
  });

  test('handles one link for a huge range of cells without using much memory', () => {
    const linksOf = (ref: string) => {
      const reader = new LinkReader(new Map([['a', 'https://www.example.com/']]));
      reader.addHyperlink({ ref, 'r:id': 'a' });
      return reader.end();
    };
    expect(linksOf('A1:XFD1048576').size).toBe(0);
    expect(linksOf('A1:B2').size).toBe(2);
  });

  test('supports sheets that count days from 1904', () => {
    const table = spreadsheet(
      { Codes: [header, [...row.slice(0, 5), { number: 44468, style: date }]] },
      { is1904: true },
    );
    expect(checkTable('souk.xlsx', table).rows?.[0]?.offer.endsAt).toBe(endAfter('2025-09-30'));
  });

  test('skips titles above the header line and uses the sheet named in the settings', () => {
    const table = spreadsheet({ Intro: [['Welcome']], Codes: [['Codes of September'], [], header, row] });
    const { rows, report } = checkTable('souk.xlsx', table, 'sheet: Codes\nskip: 2\n');
    expect(report).toBe('');
    expect(rows?.map(({ offer: { id }, line }) => [id, line])).toEqual([['1', 4]]);
  });
});

/** A spreadsheet whose sheet has this content, and that has one text for cells to refer to. */
function rawSheet(content: string, text = 'x', names: readonly string[] = ['Codes']): Uint8Array {
  const sheets = names.map((name, index) => `<sheet name="${name}" r:id="s${index}"/>`).join('');
  const targets = names.map((_name, index) => `<Relationship Id="s${index}" Target="worksheets/a.xml"/>`).join('');
  return zipSync(
    {
      'xl/workbook.xml': strToU8(`<workbook xmlns:r="r">${sheets}</workbook>`),
      'xl/_rels/workbook.xml.rels': strToU8(`<a>${targets}</a>`),
      'xl/worksheets/a.xml': strToU8(`<worksheet>${content}</worksheet>`),
      'xl/sharedStrings.xml': strToU8(`<sst><si><t>${text}</t></si></sst>`),
    },
    { level: 1 },
  );
}

test('characters of several bytes are read whole at any place of a long sheet', () => {
  const texts = Array.from({ length: 20_000 }, (_, index) => `عرض ${'😀'.repeat(index % 5)}`.trim());
  const table = rawSheet(texts.map((text) => `<row><c t="str"><v>${text}</v></c></row>`).join(''));
  expect(new TableBytes(table).sheetText(undefined)).toBe(`${texts.join('\n')}\n`);
});

describe('a small spreadsheet that expands enormously', () => {
  const refer = '<c t="s"><v>0</v></c>';
  // Written apart, these rows are ten million cells when they are filled up to the longest.
  const wide = `<row>${refer.repeat(1000)}</row>`;
  test.each<readonly [string, Uint8Array, string]>([
    [
      'by rows that are padded to the longest',
      rawSheet(wide + `<row>${refer}</row>`.repeat(10_000)),
      'the sheet has more than 10000000 cells',
    ],
    [
      'by one cell far to the right',
      rawSheet(`<row><c r="XFD1" t="s"><v>0</v></c></row>`),
      'the sheet has 16384 columns',
    ],
    [
      'by a long text in many cells',
      rawSheet(`<row>${refer.repeat(300)}</row>`, 'x'.repeat(1_000_000)),
      'unpacks to more than 256 MB',
    ],
    ['by empty cells', rawSheet('<c/>'.repeat(21_000_001)), 'the spreadsheet has more than 21000000 cells and rows'],
  ])('is refused when it expands %s', (_name, table, message) => {
    expect(checkTable('souk.xlsx', table).report).toContain(message);
  });

  test('is read regardless of the dimension that the sheet declares', () => {
    const table = spreadsheet({ Codes: [header, row] });
    const parts = unzipSync(table);
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const lying = sheet.replace('<sheetData>', '<dimension ref="A1:XFD1048576"/><sheetData>');
    const { rows } = checkTable('souk.xlsx', zipSync({ ...parts, 'xl/worksheets/sheet1.xml': strToU8(lying) }));
    expect(rows).toHaveLength(1);
  });

  test('is parsed only once, however many sheet names it has and however often its text is requested', () => {
    const names = Array.from({ length: 1000 }, (_, index) => `Sheet${index}`);
    const table = rawSheet(`<row>${refer.repeat(300)}</row>`, 'x'.repeat(100_000), names);
    expect(largestSheet(table)).toBeUndefined();
    const read = new TableBytes(table);
    const text = read.sheetText(undefined);
    // The content is cached: later changes of the archive have no effect.
    table.fill(0);
    expect(read.sheetText(undefined, 1)).toBe(text);
  });
});

describe('the errors of a feed in a spreadsheet', () => {
  const good = spreadsheet({ Codes: [header, row] });
  test.each<readonly [string, Uint8Array, settings: string]>([
    ['without the sheet that the settings name', good, 'sheet: Cods\n'],
    ['that is cut off', good.subarray(0, good.length - 30), ''],
    ['that is an old Excel file', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), ''],
    ['that is a web page', strToU8('<table><tr><td>id</td></tr></table>'), ''],
    ['that is a plain text', strToU8('id;name'), ''],
    ['that is a ZIP archive without a workbook', zipSync({ 'a.txt': strToU8('a') }), ''],
    [
      'with a DOCTYPE',
      zipSync({ 'xl/workbook.xml': strToU8('<!DOCTYPE a><a/>'), 'xl/_rels/workbook.xml.rels': strToU8('<a/>') }),
      '',
    ],
  ])('include a file %s', (_name, table, settings) => {
    const { report, diagnostics } = checkTable('souk.xlsx', table, settings);
    expect(diagnostics.map(({ code }) => code)).toEqual(['feed-table']);
    expect(report).toMatchSnapshot();
  });

  test('include a file that unpacks to more than the limit', { tags: ['all'] }, () => {
    // 300 MB of spaces are 300 KB in the archive.
    const parts = {
      'xl/workbook.xml': new Uint8Array(300 * 1024 * 1024).fill(32),
      'xl/_rels/workbook.xml.rels': strToU8('<a/>'),
    };
    const { report } = checkTable('souk.xlsx', zipSync(parts, { level: 1 }));
    expect(report).toContain('the spreadsheet unpacks to more than 256 MB');
  });
});

test('a wrong cell of a spreadsheet is reported in its row', () => {
  expect(checkSheet([header, row, ['2', ...row.slice(1, 5), 'soon']]).report).toMatchSnapshot();
});
