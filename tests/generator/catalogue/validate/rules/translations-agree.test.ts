import { expect, test } from 'vitest';
import { codesOn } from '../../../support/sample-catalogue';

const codesOf = (en: string, ar: string): readonly string[] =>
  codesOn('data/stores/luban.yaml', `subtitle:\n  en: ${JSON.stringify(en)}\n  ar: ${JSON.stringify(ar)}\n`);

test.each([
  ['a figure that an Arabic particle is joined to', 'From 100 to 200', 'بين 100 و200'],
  ['figures in another order', '3 items from 20 SAR', 'من 20 ريالًا لـ3 منتجات'],
  ['small numbers in words', 'Within 7 days, 2 codes', 'خلال سبعة أيام، كودان'],
  ['digits in a link', 'See https://www.example.com/300', 'الكود'],
  ['a name with a figure', 'The T1000 codes', 'أكواد T1000'],
  ['the last day of a short month in words', 'Every code, until 28 February', 'كل الأكواد حتى نهاية فبراير'],
  ['the last day of a long month in words', 'Every code, until the end of May', 'كل الأكواد حتى 31 مايو'],
])('the rule for figures in translations accepts %s', (_name, en, ar) => {
  expect(codesOf(en, ar)).toEqual([]);
});

test('the rule for figures in translations treats Arabic and Latin digits as equal', () => {
  expect(codesOf('Up to 50% off, from 1,250.5 AED', 'خصم حتى ٥٠٪ ابتداءً من ١٬٢٥٠٫٥ درهم')).toEqual(['other-digits']);
});

test.each([
  ['another percentage', 'Up to 50% off', 'خصم حتى 40%'],
  ['a figure that the Arabic text lacks', 'Up to 50% off', 'خصم كبير'],
  ['a figure that the English text lacks', 'A large discount', 'خصم حتى 50%'],
  ['another decimal', 'From $1.99', 'ابتداءً من 1.95 دولار'],
  ['a day before the last ones of a month', 'Every code, until 27 May', 'كل الأكواد حتى نهاية مايو'],
  ['a figure beside the last day of a month', 'Up to 50% off until the end of May', 'خصم كبير حتى 31 مايو'],
])('the rule for figures in translations reports one warning for %s', (_name, en, ar) => {
  expect(codesOf(en, ar)).toEqual(['figures-differ']);
});
