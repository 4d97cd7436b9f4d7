import { expect, test } from 'vitest';
import { codesOn } from '../../../support/sample-catalogue';

const store = 'data/stores/luban.yaml';

const offerWith = (more: string, rules = ''): string =>
  `offers:\n  - id: a\n    kind: code\n    code: "A1"\n    title: { en: A, ar: أ }\n${more}\n${rules}`;

test('the minimum spend may equal the maximum spend, but not exceed it', () => {
  const spend = (least: string, most: string): string => `    minimumSpend: ${least}\n    maximumSpend: ${most}`;
  const hundred = '{ amount: 100, currency: SAR }';
  expect(codesOn(store, offerWith(spend(hundred, hundred)))).toEqual([]);
  expect(codesOn(store, offerWith(spend(hundred, '{ amount: 99.99, currency: SAR }')))).toEqual(['spend-reversed']);
});

test('a minimum of each country may have its currency, and none exceeds the maximum spend in the same one', () => {
  const list = (amount: number): string =>
    `    minimumSpend:\n      - { amount: 200, currency: AED, countries: [AE] }\n      - { amount: ${amount}, currency: SAR, countries: [SA] }\n    maximumSpend: { amount: 300, currency: SAR }`;
  expect(codesOn(store, offerWith(list(300)))).toEqual([]);
  expect(codesOn(store, offerWith(list(301)))).toEqual(['spend-reversed']);
});

test('a maximum discount is accepted for percentages and for amounts up to it, and for no other benefit', () => {
  const most = '    maximumDiscount: { amount: 50, currency: SAR }';
  const withBenefit = (benefit: string): string => offerWith(`    benefit: ${benefit}\n${most}`);
  expect(codesOn(store, withBenefit('{ kind: percent, percent: 20 }'))).toEqual([]);
  expect(codesOn(store, withBenefit('{ kind: cashback, percent: 20 }'))).toEqual([]);
  expect(codesOn(store, withBenefit('{ kind: amount, amount: 50, currency: SAR }'))).toEqual([]);
  expect(codesOn(store, withBenefit('{ kind: amount, amount: 51, currency: SAR }'))).toEqual(['maximum-discount']);
  expect(codesOn(store, withBenefit('{ kind: free-shipping }'))).toEqual(['maximum-discount']);
});

test('a benefit is reported when another setting of the offer excludes it', () => {
  const benefits = (on: string): string =>
    `    benefits:\n      - on: full-price\n        benefit: { kind: percent, percent: 9 }\n      - on: ${on}\n        benefit: { kind: percent, percent: 5 }\n`;
  expect(codesOn(store, offerWith(benefits('perfumes')))).toEqual([]);
  expect(codesOn(store, offerWith(`${benefits('perfumes')}    applies: { only: [perfumes] }`))).toEqual([]);
  expect(codesOn(store, offerWith(`${benefits('perfumes')}    applies: { only: [gift-cards] }`))).toEqual([
    'benefit-never-given',
  ]);
  expect(codesOn(store, offerWith(`${benefits('perfumes')}    applies: { except: [perfumes] }`))).toEqual([
    'benefit-never-given',
  ]);
  expect(codesOn(store, offerWith(benefits('full-price')))).toEqual(['benefit-never-given']);
});

test('limits and rules without any entry are reported', () => {
  expect(codesOn(store, offerWith('    payment: {}'))).toEqual(['limit-empty']);
  expect(codesOn(store, offerWith('    applies: {}'))).toEqual(['limit-empty']);
  expect(codesOn(store, offerWith('', 'rules:\n  - kind: payment\n'))).toEqual(['limit-empty']);
  expect(codesOn(store, offerWith('', 'rules:\n  - kind: payment\n    except: [mada]\n'))).toEqual([]);
});

test('payment methods, goods, countries and currencies in store rules must be listed', () => {
  const rule = (text: string): string => offerWith('', `rules:\n  - ${text}\n`);
  expect(codesOn(store, rule('{ kind: payment, only: [card, madda] }'))).toEqual(['unknown-payment']);
  expect(codesOn(store, rule('{ kind: goods, except: [gold] }'))).toEqual(['unknown-goods']);
  expect(codesOn(store, rule('{ kind: minimum, amount: 5, currency: KWD }'))).toEqual(['unlisted-currency']);
  expect(codesOn(store, rule('{ kind: minimum, amount: 5, currency: SAR, countries: [KW] }'))).toEqual([
    'unlisted-country',
  ]);
});
