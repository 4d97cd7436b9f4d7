import { describe, expect, test } from 'vitest';
import { proposeChanges } from '../../../../generator/feeds/feed-doctor/detect/changes';
import { TableBytes } from '../../../../generator/catalogue/load/tables/sheet';
import { proposeFeed } from '../../../support/proposals';
import type { Feed } from '../../../../src/generated/data-types';
import { projectSystem } from '../../../support/catalogue';
import { encoded } from '../../support/encoded';
import { checkSettings, endAfter } from '../../support/feed-table';
import { spreadsheet } from '../../support/spreadsheet';

const names = ['Coupon ID', 'Offer title', 'Promo code', 'Tracking link', 'Start date', 'Expiry date', 'Brand'];
const rows = Array.from({ length: 12 }, (_, index) => [
  `C-${index}`,
  `خصم ${index + 5}% على كل شيء، اليوم فقط`,
  index % 3 === 0 ? '' : `SOUK${index}`,
  `https://www.example.com/${index}`,
  '2025-09-01',
  `2025-09-${index + 10}`,
  'Souk',
]);
const ids = rows.map(([id]) => id);

function linesWith(delimiter: string): string {
  return [names, ...rows]
    .map((cells) => cells.map((cell) => (cell.includes(delimiter) ? `"${cell}"` : cell)).join(delimiter))
    .join('\n');
}

const objects = rows.map(([id, title, code, url, start, end, brand]) => ({
  id,
  title,
  voucher: { code },
  urls: { tracking_url: url },
  startDate: start,
  endDate: end,
  advertiser: { name: brand },
}));
const elements = objects
  .map(
    ({ id, title, voucher, urls, startDate, endDate, advertiser }) =>
      `<link id="${id ?? ''}"><offername>${title ?? ''}</offername><couponcode>${voucher.code ?? ''}</couponcode><clickurl>${urls.tracking_url ?? ''}</clickurl><offerstartdate>${startDate ?? ''}</offerstartdate><offerenddate>${endDate ?? ''}</offerenddate><advertisername>${advertiser.name ?? ''}</advertisername></link>`,
  )
  .join('\n');

describe('proposeFeed', () => {
  test.each<readonly [string, string, string | Uint8Array]>([
    ['with semicolons', 'table.csv', linesWith(';')],
    ['with commas', 'table.csv', linesWith(',')],
    ['with tabs', 'table.txt', linesWith('\t')],
    ['with vertical bars', 'table.csv', `\ufeff${linesWith('|')}`],
    ['with a separator line for Excel', 'table.csv', `sep=;\r\n${linesWith(';').replaceAll('\n', '\r\n')}`],
    ['below title lines', 'table.csv', `Codes of September;;;;;;\n"For you; and all";;;;;;\n;;;;;;\n${linesWith(';')}`],
    ['in Windows-1256', 'table.csv', encoded('windows-1256', linesWith(';'))],
    ['in UTF-16', 'table.csv', Buffer.from(`\ufeff${linesWith('\t')}`, 'utf16le')],
    ['in JSON', 'table.json', JSON.stringify(objects)],
    [
      'in JSON below a path',
      'table.json',
      JSON.stringify({ meta: { pages: [{ page: 1 }] }, payload: { data: objects } }),
    ],
    ['in JSON with another file extension', 'export.txt', JSON.stringify({ data: objects })],
    ['in XML', 'table.xml', `<?xml version="1.0"?><feed><total>12</total>${elements}</feed>`],
    ['in a spreadsheet', 'table.xlsx', spreadsheet({ Codes: [['Codes of September'], [], names, ...rows] })],
    [
      'in a spreadsheet with hyperlinked texts',
      'table.xlsx',
      spreadsheet({
        Codes: [
          ['Codes of September'],
          names,
          ...rows.map((cells) => cells.map((cell, at) => (at === 3 ? { text: 'Open', link: cell ?? '' } : cell))),
        ],
      }),
    ],
    [
      'in the second sheet of a spreadsheet',
      'My table (1).xlsx',
      spreadsheet({ Intro: [['Hello']], Codes: [names, ...rows] }),
    ],
  ])('proposes settings that read all rows of a table %s', (_name, file, table) => {
    const { yaml, open } = proposeFeed(file, Buffer.from(table));
    expect(open).toEqual([]);
    const checked = checkSettings(yaml, table);
    expect(checked.report).toBe('');
    expect(checked.rows?.map(({ offer }) => offer.id)).toEqual(ids);
    expect(checked.rows?.filter(({ offer }) => offer.kind === 'code')).toHaveLength(8);
    expect(checked.rows?.[1]).toMatchObject({
      offer: { title: { ar: 'خصم 6% على كل شيء، اليوم فقط' }, code: 'SOUK1' },
    });
  });
});

test('proposeFeed recognises the formats and placeholders of cells', () => {
  const table = `Deal ID,Name,Coupon,URL,From,To,Discount,Rating,Restrictions
1,Ten off on all,TEN,https://shop.example/1,01/02/2026,31/12/2026,"12,5%","4,5",None
2,Twenty off on all,N/A,https://shop.example/2,05/02/2026,ongoing,20%,"3,0",N/A
3,Thirty off on all,n/a,https://shop.example/3,5 March 2026,None,30%,,
`;
  expect(proposeFeed('table.csv', Buffer.from(table))).toMatchSnapshot();
});

test('proposeFeed recognises the meaning of column names and titles', () => {
  const table = `id,title,type,coupon,url,end,geo,customer type,state,min order,exclusive
1,Extra 10% off orders over 200 SAR,voucher,TEN,https://shop.example/1,2026-12-31,KSA,New Users,live,,1
2,Up to 40% off,sale,,https://shop.example/2,2026-12-31,"UAE, Levant",All Customers,live,,0
3,15% off,voucher,FIFTEEN,https://shop.example/3,2026-12-31,GCC,Returning VIP,paused,,0
`;
  expect(proposeFeed('table.csv', Buffer.from(table))).toMatchSnapshot();
});

test('proposeFeed ignores a type column that does not say which rows have codes', () => {
  const table = `id,title,type,coupon,url,end
1,Ten off,fashion,TEN,https://shop.example/1,2026-12-31
2,Sale,fashion,,https://shop.example/2,2026-12-31
3,Sale,home,,https://shop.example/2,2026-12-31
`;
  expect(proposeFeed('table.csv', Buffer.from(table)).yaml).not.toMatch(/kind|codeKinds/);
});

test('proposeFeed reads a sheet of a manager as Excel saves it', () => {
  const link = 'https://www.example.com/oud';
  const table = [
    'Codes of November,,,,,,,',
    'Advertiser,Offer Title,Coupon Code,Type,Countries,Start Date,Expiry,Link,Discount %',
    `Oud House,20% off perfumes,OUD20,Code,All GCC,01-Nov-26,31-Dec-26,${link},20`,
    `,15% off incense,OUD15,Code,KSA - UAE,01-Nov-26,31-Dec-26,${link},15`,
    `,Free samples,NO CODE,Deal,UAE,01-Nov-26,31-Dec-26,${link},`,
    'Total,3 offers,,,,,,,',
  ].join('\n');
  const { yaml, open } = proposeFeed('souq.csv', Buffer.from(table));
  expect(open).toEqual(['The last row is a total (`Total`), which `except` leaves out.']);
  const { rows, diagnostics } = checkSettings(`${yaml}fillDown: [Advertiser]\n`, table);
  expect(diagnostics).toEqual([]);
  expect(rows?.map(({ offer, advertiser }) => [offer.kind, offer.endsAt, advertiser, offer.where])).toEqual([
    ['code', endAfter('2026-12-31'), 'Oud House', ['SA', 'AE', 'BH']],
    ['code', endAfter('2026-12-31'), 'Oud House', ['SA', 'AE']],
    ['deal', endAfter('2026-12-31'), 'Oud House', ['AE']],
  ]);
  expect(rows?.map(({ offer }) => offer.benefit)).toEqual([
    { kind: 'percent', percent: 20 },
    { kind: 'percent', percent: 15 },
    undefined,
  ]);
});

test('proposeFeed writes only the differences from a preset, below its name', () => {
  const system = projectSystem();
  const sheet = `Codes of September;;;;;
Brand;Code;GEO;Discount;Valid Until;Link
Oud House;OUD10;KSA;10%;31.12.2026;https://www.example.com/oud
Oud House;OUDNEW;KSA;15%;tba;https://www.example.com/oud
`;
  expect(proposeFeed('sheet.csv', Buffer.from(sheet), system)).toMatchSnapshot();
  expect(proposeFeed('sheet.csv', Buffer.from(sheet)).yaml).not.toContain('uses');
});

test('proposeFeed does not choose a preset for a table with common column names only', () => {
  const table = `id,title,description,code,url,start,end
1,Ten off,All of it,TEN,https://shop.example/1,2026-01-01,2026-12-31
`;
  expect(proposeFeed('table.csv', Buffer.from(table), projectSystem()).yaml).not.toContain('uses');
});

test('proposeFeed recognises titles in both languages, channels and amounts, and names the other columns', () => {
  const table = `Ref;Campaign;Vertical;Coupon;Title EN;Title AR;Value;Min Order;Users;Platform;Valid To;Tracking URL
A1;Noon;Fashion;N1;Ten off;خصم عشرة;10%;150,50;New;web;31/12/2026;https://go.example/1
A2;Noon;Fashion;N2;Five off;خصم خمسة;5%;100;Existing;app;;https://go.example/2
A3;Namshi;Fashion;N3;Six off;خصم ستة;6%;;New;all;;https://go.example/3
`;
  const { yaml, open } = proposeFeed('table.csv', Buffer.from(table));
  expect(yaml).toContain('nameEn: Title EN\n  nameAr: Title AR\n');
  expect(yaml).toContain('channel: {column: Platform, values: {web: site, all: both}}');
  expect(yaml).toContain('discount: Value\n  minimum: Min Order\n');
  // Who has bought before is not everyone.
  expect(yaml).toContain('customerKinds: {new-customers: [New]}');
  expect(open.join('\n')).toContain('Which customers are `Existing`?');
  expect(open.join('\n')).toContain('`currency: SAR`');
  expect(open.join('\n')).toContain('No line reads `Vertical` (such as `Fashion`)');
});

test('proposeFeed asks for what a table does not say', () => {
  const sheet = spreadsheet({
    Codes: [
      ['Store', 'Code', 'Expiry'],
      ['Noon', 'A1', '05/06/2026'],
      ['Namshi', 'B2', ''],
    ],
  });
  expect(proposeFeed('codes.xlsx', sheet)).toMatchSnapshot();
  expect(proposeFeed('broken.json', Buffer.from('{"data": [')).open).toMatchSnapshot();
});

describe('proposeChanges', () => {
  const config: Feed = {
    file: 'souk.csv',
    delimiter: ';',
    skip: 1,
    language: 'en',
    columns: { id: 'id', name: 'name', link: 'link', ends: 'ends' },
    absent: ['None'],
  };

  test('proposes lines for the file format and the columns', () => {
    const table = 'id,title,link,ends\n1,Ten off,https://shop.example/1,31/12/2026\n';
    expect(proposeChanges(config, 'souk.csv', new TableBytes(Buffer.from(table)), false)).toEqual([
      '# delete the line skip: 1',
      'delimiter: ","',
      'columns:',
      '  name: title',
      'dates: [dd/MM/yyyy]',
    ]);
  });

  test('proposes lists together with their existing values', () => {
    const table =
      'x\nid;name;link;ends\n1;Ten off;https://shop.example/1;N/A\n2;Ten off;https://shop.example/1;ongoing\n';
    expect(proposeChanges(config, 'souk.csv', new TableBytes(Buffer.from(table)), true)).toEqual([
      'never: [ongoing]',
      'absent: [None, N/A]',
    ]);
  });
});
