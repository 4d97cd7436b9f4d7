import { expect, test } from 'vitest';
import { codesOn } from '../../../support/sample-catalogue';

const store = 'data/stores/luban.yaml';

test('an offer may start and end on the same day, but not end before its start', () => {
  const offer = (starts: string, expires: string): string =>
    `offers:\n  - id: a\n    kind: deal\n    url: https://www.example.com\n    title: { en: A, ar: أ }\n    starts: ${starts}\n    expires: ${expires}\n`;
  expect(codesOn(store, offer('2026-01-01', '2026-01-01'))).toEqual([]);
  expect(codesOn(store, offer('2026-01-01', '2026-01-01T00:00:00+03:00'))).toEqual([]);
  expect(codesOn(store, offer('2026-01-01', '2025-12-31T23:59:59+03:00'))).toEqual(['starts-after-end']);
});

const offerWith = (en: string, ar: string, more: string): string =>
  `offers:\n  - id: a\n    kind: deal\n    url: https://www.example.com\n    title: { en: "${en}", ar: "${ar}" }\n${more}`;

test('a title must contain the percentage or amount of the benefit if it contains such figures', () => {
  const percent = '    benefit: { kind: percent, percent: 20 }\n';
  const amount = '    benefit: { kind: amount, amount: 50, currency: SAR }\n';
  expect(codesOn(store, offerWith('20% off, 50 SAR at most', 'خصم 20% بحد أقصى 50 ريالًا', percent))).toEqual([]);
  expect(codesOn(store, offerWith('20% off', 'خصم ٢٠٪', percent))).toEqual(['other-digits']);
  expect(codesOn(store, offerWith('50 SAR off from 300', 'خصم 50 ريالًا من 300', amount))).toEqual([]);
  expect(codesOn(store, offerWith('A large discount', 'خصم كبير', percent))).toEqual([]);
  expect(codesOn(store, offerWith('25% off', 'خصم 25%', percent))).toEqual(['title-differs']);
  expect(codesOn(store, offerWith('60 SAR off', 'خصم 60 ريالًا', amount))).toEqual(['title-differs']);
});

test('an end date is reported as far away from the sixth year on', () => {
  expect(codesOn(store, offerWith('A', 'أ', '    expires: 2031-12-31\n'))).toEqual([]);
  expect(codesOn(store, offerWith('A', 'أ', '    expires: 2032-01-01\n'))).toEqual(['end-far-away']);
});
