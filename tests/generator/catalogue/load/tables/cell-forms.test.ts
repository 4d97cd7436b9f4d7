import { describe, expect, test } from 'vitest';
import { checkTable, endAfter } from '../../../support/feed-table';

function endsOf(cell: string, settings: string): number | undefined {
  const table = JSON.stringify([{ id: '1', name: '5% off', link: 'https://www.example.com/1', ends: cell }]);
  return checkTable('souk.json', table, settings).rows?.[0]?.offer.endsAt;
}

describe('a date of a feed', () => {
  test.each([
    ['31/12/2026', 'dd/MM/yyyy', '2026-12-31'],
    ['1.2.2026', 'dd/MM/yyyy', '2026-02-01'],
    ['31-12-2026 23:59', 'dd/MM/yyyy', '2026-12-31 23:59:00'],
    ['12/31/2026 11:59:59 PM', 'MM/dd/yyyy', '2026-12-31 23:59:59'],
    ['12/31/2026 12:05 am', 'MM/dd/yyyy', '2026-12-31 00:05:00'],
    ['2026/12/31', 'yyyy/MM/dd', '2026-12-31'],
    ['31 December 2026', 'words', '2026-12-31'],
    ['Dec 31, 2026', 'words', '2026-12-31'],
    ['31 ديسمبر 2026', 'words', '2026-12-31'],
    ['01-Nov-26', 'words', '2026-11-01'],
    ['1 Nov 26', 'words', '2026-11-01'],
    ['Nov-1-26', 'words', '2026-11-01'],
    ['31-Dec-2026', 'words', '2026-12-31'],
    ['31/ديسمبر/26', 'words', '2026-12-31'],
    ['31/12/26', 'dd/MM/yyyy', '2026-12-31'],
    ['1.2.26', 'dd/MM/yyyy', '2026-02-01'],
    ['12/31/26 23:59', 'MM/dd/yyyy', '2026-12-31 23:59:00'],
    ['1798761599', 'epoch', '2026-12-31T23:59:59.000Z'],
    ['1798761599000', 'epoch-ms', '2026-12-31T23:59:59.000Z'],
    ['46387', 'spreadsheet', '2026-12-31'],
    ['46387.75', 'spreadsheet', '2026-12-31 18:00:00'],
    ['2026-12-31', 'dd/MM/yyyy', '2026-12-31'],
  ])('is read from %s when the settings accept %s', (cell, form, ends) => {
    expect(endsOf(cell, `dates: [${form}]\n`)).toBe(endAfter(ends));
    if (!cell.startsWith('2026-')) expect(endsOf(cell, '')).toBeUndefined();
  });

  test.each([
    ['31/13/2026', '[dd/MM/yyyy]'],
    ['31/02/2026', '[dd/MM/yyyy]'],
    ['26/12/31', '[yyyy/MM/dd]'],
    ['31/12/026', '[dd/MM/yyyy]'],
    ['Nov-26', '[words]'],
    ['31/12/2026 25:00', '[dd/MM/yyyy]'],
    ['05/06/2026', '[dd/MM/yyyy, MM/dd/yyyy]'],
  ])('is not read from %s when the settings are %s', (cell, forms) => {
    expect(endsOf(cell, `dates: ${forms}\n`)).toBeUndefined();
  });

  test('is read in either order when its day is above 12', () => {
    expect(endsOf('13/06/2026', 'dates: [dd/MM/yyyy, MM/dd/yyyy]\n')).toBe(endAfter('2026-06-13'));
  });

  test('is absent when the cell contains a word for "never"', () => {
    const starts = checkTable(
      'souk.json',
      JSON.stringify([
        { id: '1', name: 'A', link: 'https://www.example.com/1', starts: 'Ongoing', ends: '2026-12-31' },
      ]),
      'never: [ongoing]\n',
    );
    expect(starts.report).toBe('');
    expect(starts.rows?.[0]?.offer.startsAt).toBeUndefined();
  });
});

test('numbers with a decimal comma are read when the settings say so', () => {
  const row = {
    id: '1',
    name: 'ab 1.250,50 SAR',
    link: 'https://www.example.com/1',
    ends: '2026-12-31',
    rating: '8,5',
    discount: '12,5%',
  };
  const columns = `columns:
  id: id
  name: name
  link: link
  ends: ends
  rating: rating
  discount: discount
patterns:
  minimum:
    - { column: name, pattern: "ab {money}" }
`;
  const { rows, report } = checkTable('souk.json', JSON.stringify([row]), 'decimal: comma\n', columns);
  expect(report).toBe('');
  expect(rows?.[0]?.offer).toMatchObject({
    rating: 8.5,
    benefit: { kind: 'percent', percent: 12.5 },
    minimumSpend: { amount: 1250.5, currency: 'SAR' },
  });
});

test('text in a wrong encoding is never shown', () => {
  const cells = ['خصم 5%', 'ط®طµظ… 5%'];
  const table = cells.map((name, index) => ({
    id: String(index),
    name,
    link: 'https://www.example.com/1',
    ends: '2026-12-31',
  }));
  const { rows, report } = checkTable('souk.json', JSON.stringify(table, undefined, 1));
  expect(rows?.map(({ offer }) => offer.title.en)).toEqual(['خصم 5%']);
  expect(report).toMatchSnapshot();
});
