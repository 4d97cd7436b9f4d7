import { expect, test } from 'vitest';
import { codesOn } from '../../../support/sample-catalogue';

const codesOf = (en: string, ar: string): readonly string[] =>
  codesOn('data/stores/luban.yaml', `subtitle:\n  en: ${JSON.stringify(en)}\n  ar: ${JSON.stringify(ar)}\n`);

test.each([
  ['a figure that an Arabic particle is joined to', 'From 100 to 200', 'بين 100 و200'],
  ['another order', '3 items from 20 SAR', 'من 20 ريالًا لـ3 منتجات'],
  ['a small number in words', 'Within 7 days, 2 codes', 'خلال سبعة أيام، كودان'],
  ['addresses', 'See https://www.example.com/300', 'الكود'],
  ['a name with a figure', 'The T1000 codes', 'أكواد T1000'],
])('the figures of both languages agree: %s', (_name, en, ar) => {
  expect(codesOf(en, ar)).toEqual([]);
});

test('digits of both kinds are the same figures', () => {
  expect(codesOf('Up to 50% off, from 1,250.5 AED', 'خصم حتى ٥٠٪ ابتداءً من ١٬٢٥٠٫٥ درهم')).toEqual(['other-digits']);
});

test.each([
  ['another percentage', 'Up to 50% off', 'خصم حتى 40%'],
  ['a figure that the Arabic text lacks', 'Up to 50% off', 'خصم كبير'],
  ['a figure that the English text lacks', 'A large discount', 'خصم حتى 50%'],
  ['a decimal', 'From $1.99', 'ابتداءً من 1.95 دولار'],
])('a text whose figures differ gets one warning: %s', (_name, en, ar) => {
  expect(codesOf(en, ar)).toEqual(['figures-differ']);
});
