import { describe, expect, test } from 'vitest';
import { checkTable, endAfter } from '../../../support/feed-table';

const columns = `columns:
  id: "@id"
  name: text
  code: couponcode
  link: clickurl
  ends: dates.end
`;

function link(id: string, name = '5% off'): string {
  return `  <link id="${id}">
    <text>${name}</text>
    <couponcode>SOUK5</couponcode>
    <clickurl>https://www.example.com/?a=1&amp;b=2</clickurl>
    <dates><end>2025-09-30</end></dates>
    <restrictions/>
  </link>
`;
}

function feed(links: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\r\n<couponfeed>\r\n  <TotalMatches>2</TotalMatches>\r\n${links}</couponfeed>\n`;
}

describe('reading a feed in XML', () => {
  test('finds the rows at the path in the settings, with elements and attributes as columns', () => {
    const { rows, report } = checkTable(
      'souk.xml',
      feed(link('1') + link('2', '<![CDATA[Bags & <shoes>]]>')),
      'rows: couponfeed.link\n',
      columns,
    );
    expect(report).toBe('');
    expect(rows?.map(({ offer, line }) => [offer, line])).toEqual([
      [
        {
          id: '1',
          title: { en: '5% off' },
          kind: 'code',
          code: 'SOUK5',
          url: 'https://www.example.com/?a=1&b=2',
          endsAt: endAfter('2025-09-30'),
          source: { kind: 'feed' },
        },
        4,
      ],
      [expect.objectContaining({ id: '2', title: { en: 'Bags & <shoes>' } }), 11],
    ]);
  });

  test('accepts a table without rows', () => {
    const { rows, report } = checkTable('souk.xml', feed(''), 'rows: couponfeed.link\n', columns);
    expect(report).toBe('');
    expect(rows).toEqual([]);
  });

  test('joins the texts of elements with the same name', () => {
    const names = link('1', 'Bags</text><text>Shoes');
    const { rows } = checkTable('souk.xml', feed(names), 'rows: couponfeed.link\n', columns);
    expect(rows?.map(({ offer }) => offer.title.en)).toEqual(['Bags, Shoes']);
  });
});

describe('the errors of a feed in XML', () => {
  test.each([
    ['whose settings name no path to the rows', feed(link('1')), ''],
    ['without rows at the path in the settings', feed(link('1')), 'rows: coupons.link\n'],
    ['with a DOCTYPE', `<!DOCTYPE x [<!ENTITY a "b">]>\n${feed(link('1'))}`, 'rows: couponfeed.link\n'],
    ['with an entity that XML does not define', feed(link('1', 'A&nbsp;B')), 'rows: couponfeed.link\n'],
    ['that is cut off', feed(link('1')).slice(0, 150), 'rows: couponfeed.link\n'],
    ['with a closing tag of another element', feed(link('1').replace('</text>', '</name>')), 'rows: couponfeed.link\n'],
    ['that is a web page', '<html><head><meta charset="utf-8"></head></html>', 'rows: couponfeed.link\n'],
    ['that is nested too deeply', '<a>'.repeat(5000), 'rows: couponfeed.link\n'],
    ['that is empty', '', 'rows: couponfeed.link\n'],
  ])('include a file %s', (_name, text, settings) => {
    const { report, diagnostics } = checkTable('souk.xml', text, settings, columns);
    expect(diagnostics.map(({ code }) => code)).toEqual(['feed-table']);
    expect(report).toMatchSnapshot();
  });
});

test('a wrong value in XML is reported at its line in the file', () => {
  const text = feed(link('1') + link('2').replace('2025-09-30', 'soon') + link('3').replace('id="3"', 'id="a b"'));
  expect(checkTable('souk.xml', text, 'rows: couponfeed.link\n', columns).report).toMatchSnapshot();
});
