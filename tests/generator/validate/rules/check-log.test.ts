import { expect, test } from 'vitest';
import { codesOn } from '../../support/sample-catalogue';

/** The codes for an offer with some checks, each a flow mapping. */
const codesOf = (checks: readonly string[], more = ''): readonly string[] =>
  codesOn(
    'data/stores/luban.yaml',
    `offers:\n  - id: a\n    kind: deal\n    url: https://www.example.com\n    title: { en: A, ar: أ }\n${more}    checks:\n${checks.map((check) => `      - { ${check} }\n`).join('')}`,
  );

test('a test on the first or the last day of its offer is within its life', () => {
  const life = '    starts: 2026-01-05\n    expires: 2026-01-10\n';
  expect(codesOf(['date: 2026-01-10, result: worked', 'date: 2026-01-05, result: worked'], life)).toEqual([]);
  expect(codesOf(['date: 2026-01-11, result: failed'], life)).toEqual(['check-outside-offer']);
  expect(codesOf(['date: 2026-01-04, result: failed'], life)).toEqual(['check-outside-offer']);
});

test('tests of one day contradict each other only in the same country, channel and kind of customer', () => {
  const on = (rest: string): string => `date: 2026-01-10, ${rest}`;
  expect(codesOf([on('result: worked'), on('result: failed')])).toEqual(['checks-contradict']);
  expect(codesOf([on('result: worked'), on('result: worked')])).toEqual([]);
  expect(codesOf([on('country: SA, result: worked'), on('country: AE, result: failed')])).toEqual([]);
  expect(codesOf([on('channel: app, result: worked'), on('channel: site, result: failed')])).toEqual([]);
  expect(codesOf([on('customer: new, result: worked'), on('customer: returning, result: failed')])).toEqual([]);
  expect(codesOf([on('result: worked'), on('result: failed, by: shopper')])).toEqual([]);
});

test('a basket without a country may be in any currency, and an equal total is possible', () => {
  expect(codesOf(['date: 2026-01-10, result: failed, basket: { before: 9, after: 9, currency: USD }'])).toEqual([]);
});
