import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { readStoreTable, storeTable } from '../../../../generator/authoring/scaffold/store-table';

test.each(['=HYPERLINK("https://example.com")', '+1', '-1+1', '@SUM(1)', "'=1", '=1\n+2', "D'Arcy", "'Arcy"])(
  'storeTable escapes the advertiser %s as text, and readStoreTable restores it',
  (advertiser) => {
    const text = storeTable([{ advertiser, rows: 1 }], () => undefined);
    const cells = Papa.parse<readonly string[]>(text.replace('\ufeff', '')).data.flat();
    expect(cells.filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
    expect(readStoreTable(text)).toMatchObject([{ cells: { advertiser } }]);
  },
);
