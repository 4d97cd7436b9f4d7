import { describe, expect, test } from 'vitest';
import { codesOn } from '../../../support/sample-catalogue';

/** The codes for an offer with some checks, each a flow mapping. */
const codesOf = (checks: readonly string[], more = ''): readonly string[] =>
  codesOn(
    'data/stores/luban.yaml',
    `offers:\n  - id: a\n    kind: deal\n    url: https://www.example.com\n    title: { en: A, ar: أ }\n${more}    checks:\n${checks.map((check) => `      - { ${check} }\n`).join('')}`,
  );

test('a test may be on the first or last day of its offer, and not outside', () => {
  const life = '    starts: 2026-01-05\n    expires: 2026-01-10\n';
  expect(codesOf(['date: 2026-01-10, result: worked', 'date: 2026-01-05, result: worked'], life)).toEqual([]);
  expect(codesOf(['date: 2026-01-11, result: failed'], life)).toEqual(['check-outside-offer']);
  expect(codesOf(['date: 2026-01-04, result: failed'], life)).toEqual(['check-outside-offer']);
});

test('tests of one day contradict each other only for the same country, channel, customer and tester', () => {
  const on = (rest: string): string => `date: 2026-01-10, ${rest}`;
  expect(codesOf([on('result: worked'), on('result: failed')])).toEqual(['checks-contradict']);
  expect(codesOf([on('result: worked'), on('result: worked')])).toEqual([]);
  expect(codesOf([on('country: SA, result: worked'), on('country: AE, result: failed')])).toEqual([]);
  expect(codesOf([on('channel: app, result: worked'), on('channel: site, result: failed')])).toEqual([]);
  expect(codesOf([on('customer: new, result: worked'), on('customer: returning, result: failed')])).toEqual([]);
  expect(codesOf([on('result: worked'), on('result: failed, by: shopper')])).toEqual([]);
});

test('a basket without a country may be in any currency, and its total may stay the same', () => {
  expect(codesOf(['date: 2026-01-10, result: failed, basket: { before: 9, after: 9, currency: USD }'])).toEqual([]);
});

describe('the rule for tests of a feed offer', () => {
  /** The codes for the sample's feed with some tests, each a flow mapping. Its row "1" holds in September 2025. */
  const codesOfFeed = (...checks: readonly string[]): readonly string[] =>
    codesOn('data/feeds/souk.yaml', `checks:\n${checks.map((each) => `  - { ${each} }\n`).join('')}`);
  const on = (offer: string, rest: string): string => `offer: "${offer}", date: 2025-09-10, ${rest}`;

  test('reports tests of the same offer that contradict each other', () => {
    expect(codesOfFeed(on('1', 'result: worked'), on('1', 'result: failed'))).toEqual(['checks-contradict']);
    expect(codesOfFeed(on('1', 'result: worked'), on('2', 'result: failed'))).toEqual([]);
  });

  test('reports a test outside the validity of the row, in the time zone of the feed', () => {
    const tested = (date: string) => codesOfFeed(`offer: "1", date: ${date}, result: worked`);
    expect(tested('2025-09-01')).toEqual([]);
    expect(tested('2025-08-30')).toEqual(['check-outside-offer']);
    expect(tested('2025-10-01')).toEqual(['check-outside-offer']);
  });

  test('reports a wrong currency, a larger total, and a reason for a test that worked', () => {
    const basket = (before: number, after: number, currency: string): string =>
      `country: SA, basket: { before: ${before}, after: ${after}, currency: ${currency} }`;
    expect(codesOfFeed(on('1', `result: worked, ${basket(9, 8, 'AED')}`))).toEqual(['check-currency']);
    expect(codesOfFeed(on('1', `result: worked, ${basket(8, 9, 'SAR')}`))).toEqual(['check-basket-grew']);
    expect(codesOfFeed(on('1', 'result: worked, reason: minimum'))).toEqual(['check-reason']);
  });

  test('reports a test in the future', () => {
    expect(codesOfFeed('offer: "7", date: 2026-03-16, result: worked')).toEqual(['future-date']);
  });

  test('accepts tests of an offer that has left the table, and checks them as well', () => {
    expect(codesOfFeed(on('7', 'result: worked'))).toEqual([]);
    expect(codesOfFeed(on('7', 'result: worked'), on('7', 'result: failed'))).toEqual(['checks-contradict']);
  });
});
