import { inEnglish } from '../../../../support/english';
import { describe, expect, test } from 'vitest';
import { check as checkData } from '../../../../../generator/catalogue/check/check';
import { projectSystem } from '../../../../support/catalogue';
import { check, patched } from '../../../support/sample-catalogue';

/** The sample catalogue with other settings of its feed and a table with a few columns. */
function feed(settings: string, header: string, ...rows: readonly string[]) {
  const lines = rows.map((row, index) => `${index + 1};https://www.example.com/;2025-09-30;${row}`);
  const columns = '  id: id\n  link: link\n  ends: ends\n';
  const { catalogue, report, diagnostics } = check({
    ...patched('data/feeds/souk.yaml', settings.replace('columns:\n', `columns:\n${columns}`)),
    'data/feeds/souk.csv': `id;link;ends;${header}\n${lines.join('\n')}\n`,
  });
  const values = catalogue?.feeds.get('souk')?.rows.map(({ offer: { benefit, minimumSpend, who } }) => ({
    ...(benefit && { benefit }),
    ...(minimumSpend && { minimumSpend }),
    ...(who && { who }),
  }));
  return { values, report, diagnostics };
}

const named = 'columns:\n  name: name\n';

describe('the discount column of a feed', () => {
  const settings = `${named}  discount: off\n`;
  const benefitOf = (cell: string) => feed(settings, 'name;off', `Sale;${cell}`).values?.[0]?.benefit;

  test.each([
    ['80%', { kind: 'percent', percent: 80 }],
    ['12.5 %', { kind: 'percent', percent: 12.5 }],
    ['$3', { kind: 'amount', amount: 3, currency: 'USD' }],
    ['3 USD', { kind: 'amount', amount: 3, currency: 'USD' }],
    ['AED 1,250.50', { kind: 'amount', amount: 1250.5, currency: 'AED' }],
    ['', undefined],
    ['None', undefined],
  ])('is read: %j gives %o', (cell, benefit) => {
    expect(benefitOf(cell)).toEqual(benefit);
  });

  test.each(['20', '120%', '$0', '$5,50', 'up to 80%'])(
    'causes a warning for %j, and the row is shown without a discount',
    (cell) => {
      const { values, diagnostics, report } = feed(settings, 'name;off', `Sale;${cell}`);
      expect(values).toEqual([{}]);
      expect(inEnglish(diagnostics).map(({ code, severity }) => `${severity} ${code}`)).toEqual([
        'warning feed-row-value',
      ]);
      expect(report).toMatchSnapshot();
    },
  );
});

describe('the minimum column of a feed', () => {
  test('is read as an amount in its own currency or in that of the feed', () => {
    const settings = `${named}  minimum: from\ncurrency: SAR\n`;
    expect(feed(settings, 'name;from', 'Sale;$8', 'Sale;200', 'Sale;').values).toEqual([
      { minimumSpend: { amount: 8, currency: 'USD' } },
      { minimumSpend: { amount: 200, currency: 'SAR' } },
      {},
    ]);
  });

  test('is reported when neither it nor the feed has a currency', () => {
    expect(feed(`${named}  minimum: from\n`, 'name;from', 'Sale;200').report).toMatchSnapshot();
  });
});

describe('the customers column of a feed', () => {
  const settings = `${named}  customers: who\n`;

  test('accepts the ids of customer kinds and the words that the settings add', () => {
    const kinds = `${settings}customerKinds:\n  all: [everyone]\n  new-customers: [new, First order]\n`;
    const rows = ['all', 'new-customers', 'Everyone', 'NEW', 'first order', ''].map((word) => `Sale;${word}`);
    expect(feed(kinds, 'name;who', ...rows).values?.map(({ who }) => who)).toEqual([
      'all',
      'new-customers',
      'all',
      'new-customers',
      'new-customers',
      undefined,
    ]);
  });

  test('is reported when it contains another word', () => {
    expect(feed(settings, 'name;who', 'Sale;vip').report).toMatchSnapshot();
  });
});

describe('the patterns of a feed', () => {
  const patterns = `${named}patterns:
  discount:
    - { column: name, pattern: "{percent}% off" }
    - { column: text, pattern: "save {money}" }
  minimum:
    - { column: name, pattern: "over {money}" }
    - { column: text, pattern: "spend {money}" }
  upTo:
    - { column: name, pattern: "up to {percent}%" }
`;
  const valuesOf = (name: string, text: string) => feed(patterns, 'name;text', `${name};${text}`).values?.[0];

  test('are tried in their order', () => {
    expect(valuesOf('20% off over $8', 'Spend $9 and save $1')).toEqual({
      benefit: { kind: 'percent', percent: 20 },
      minimumSpend: { amount: 8, currency: 'USD' },
    });
    expect(valuesOf('September', 'Spend $9 and save $1')).toEqual({
      benefit: { kind: 'amount', amount: 1, currency: 'USD' },
      minimumSpend: { amount: 9, currency: 'USD' },
    });
    expect(valuesOf('September', '')).toEqual({});
  });

  test('mark a benefit as "up to" when a pattern of that kind finds the same figure', () => {
    expect(valuesOf('Up to 80% off', '')?.benefit).toEqual({ kind: 'percent', percent: 80, upTo: true });
    expect(valuesOf('Up to 80%: now 20% off', '')?.benefit).toEqual({ kind: 'percent', percent: 20 });
    expect(valuesOf('Up to 80% cheaper', 'Save $5')?.benefit).toEqual({ kind: 'amount', amount: 5, currency: 'USD' });
  });

  test('are not tried when a column already supplies the value', () => {
    const both = patterns.replace('name: name\n', 'name: name\n  minimum: from\n');
    expect(feed(both, 'name;text;from', '5% off over $8;;$9', '5% off over $8;;').values).toMatchObject([
      { minimumSpend: { amount: 9 } },
      { minimumSpend: { amount: 8 } },
    ]);
  });

  test('read a column whose cells have another form', () => {
    const numbers = `${named}  discount: off\npatterns:\n  discount:\n    - { column: off, pattern: "{percent}" }\n`;
    const { values, report } = feed(numbers, 'name;off', 'Sale;20', 'Sale;$3');
    expect(values).toMatchObject([{ benefit: { percent: 20 } }, { benefit: { amount: 3 } }]);
    expect(report).toBe('');
  });

  test('are reported with row and column when they find an invalid value', () => {
    expect(feed(patterns, 'name;text', '120% off over $8;', '5% off over $5,50;').report).toMatchSnapshot();
  });

  test('are reported in the settings when the table lacks their column', () => {
    expect(feed(patterns, 'name;texts', 'Sale;').report).toMatchSnapshot();
  });
});

describe('the report about feed settings', () => {
  const wrong = (field: string, pattern: string) =>
    feed(
      `${named}patterns:\n  ${field}:\n    - { column: name, pattern: ${JSON.stringify(pattern)} }\n`,
      'name',
      'Sale',
    ).report;

  test.each([
    ['a placeholder that does not exist', 'minimum', 'over {amout}'],
    ['no placeholder', 'discount', 'half price'],
    ['an unclosed brace', 'upTo', 'up to {percent'],
    ['a regular expression', 'minimum', String.raw`over \$(?<amount>[0-9]{1,3})`],
    ['no words', 'upTo', ' '],
    ['too many words', 'upTo', 'up to '.repeat(20)],
  ])('refuses a pattern with %s', (_what, field, pattern) => {
    expect(wrong(field, pattern)).toMatchSnapshot();
  });

  test('refuses an empty list of patterns', () => {
    expect(feed(`${named}patterns:\n  minimum: []\n`, 'name', 'Sale').report).toMatchSnapshot();
  });

  test('refuses a currency that is not listed', () => {
    expect(feed(`${named}currency: EUR\n`, 'name', 'Sale').report).toMatchSnapshot();
  });
});

test('values that are unreadable for the same reason cause a single warning', () => {
  const rows = Array.from({ length: 40 }, () => 'Sale;free');
  const { diagnostics } = feed(`${named}  discount: off\n`, 'name;off', ...rows);
  expect(inEnglish(diagnostics).map(({ message }) => message)).toEqual([
    expect.stringContaining('the same in 39 more rows'),
  ]);
});

/** Discounts and minimums in dollars in the row names of DHgate's table, as read by a person. */
const dhgateCodes = `
3 from 5: September coupon $5-$3: $3 off orders over $5
3 from 8: Take $3 off when you spend $8 or more
4 from 10: September coupon $10-$4: $4 off orders over $10
4 from 12: Get $4 off orders over $12
4 from 15: $4 off orders over $15
5 from 18: Take $5 off when you spend $18 or more
5 from 20: September coupon $20-$5: $5 off orders over $20
5 from 25: Get $5 off orders over $25
6 from 30: $6 off orders over $30
6 from 35: Take $6 off when you spend $35 or more
7 from 40: September coupon $40-$7: $7 off orders over $40
7 from 45: Get $7 off orders over $45
8 from 50: $8 off orders over $50
8 from 55: Take $8 off when you spend $55 or more
8 from 60: September coupon $60-$8: $8 off orders over $60
9 from 65: Get $9 off orders over $65
9 from 70: $9 off orders over $70
10 from 80: Take $10 off when you spend $80 or more
10 from 90: September coupon $90-$10: $10 off orders over $90
12 from 99: Get $12 off orders over $99
12 from 110: $12 off orders over $110
13 from 120: Take $13 off when you spend $120 or more
14 from 139: September coupon $139-$14: $14 off orders over $139
15 from 150: Get $15 off orders over $150
15 from 169: $15 off orders over $169
16 from 180: Take $16 off when you spend $180 or more
18 from 199: September coupon $199-$18: $18 off orders over $199
18 from 220: Get $18 off orders over $220
20 from 250: $20 off orders over $250
22 from 299: Take $22 off when you spend $299 or more
24 from 350: September coupon $350-$24: $24 off orders over $350
26 from 399: Get $26 off orders over $399
28 from 450: $28 off orders over $450
30 from 550: Take $30 off when you spend $550 or more
34 from 650: September coupon $650-$34: $34 off orders over $650
36 from 750: Get $36 off orders over $750
40 from 850: September coupon $850-$40: $40 off orders over $850
`
  .trim()
  .split('\n');

describe('the feed of DHgate', () => {
  const offers = (checkData(projectSystem()).catalogue?.feeds.get('dhgate')?.rows ?? []).map(({ offer }) => offer);

  test('has the discount and the minimum of each code', () => {
    const codes = offers.filter(({ kind }) => kind === 'code');
    expect(
      codes.map(({ title, benefit, minimumSpend }) => {
        expect([benefit, minimumSpend]).toMatchObject([{ kind: 'amount', currency: 'USD' }, { currency: 'USD' }]);
        const [saved, minimum] = [benefit, minimumSpend].map((each) => (each && 'amount' in each ? each.amount : ''));
        return `${saved} from ${minimum}: ${title.en}`;
      }),
    ).toEqual(dhgateCodes);
  });

  test('has a single discount among its deals, of at most 80%, and no minimum', () => {
    const deals = offers.filter(({ kind }) => kind === 'deal');
    expect(deals).toHaveLength(28);
    expect(deals.flatMap(({ minimumSpend }) => minimumSpend ?? [])).toEqual([]);
    expect(deals.flatMap(({ title, benefit }) => (benefit ? [{ name: title.en, benefit }] : []))).toEqual([
      { name: 'Up to 80% off in the September sale', benefit: { kind: 'percent', percent: 80, upTo: true } },
    ]);
  });

  test('is for all customers', () => {
    expect(new Set(offers.map(({ who }) => who))).toEqual(new Set(['all']));
  });
});
