import { describe, expect, test } from 'vitest';
import { garbledIn } from '../../../../../generator/catalogue/load/tables/garbled';
import { textDecoder } from '../../../../../generator/catalogue/load/text-decoder';

/** Decodes the UTF-8 of a text with a wrong encoding. */
function readAs(encoding: 'windows-1256' | 'windows-1252', text: string): string {
  return textDecoder(encoding).decode(new TextEncoder().encode(text));
}

const words = [
  'خصم',
  'كوبون نون: 10% على كل شيء',
  'شحن مجاني لأول طلب',
  '“Ramadan” sale – now',
  'Café à 5 €',
  'Sale 🔥 today',
];

describe.each(['windows-1256', 'windows-1252'] as const)('garbledIn, for UTF-8 that was decoded as %s', (encoding) => {
  test.each(words)('recognizes %s', (text) => {
    const found = garbledIn(readAs(encoding, text));
    expect(found).toBeDefined();
    expect(text).toContain(found?.right);
  });
});

test('garbledIn recognizes UTF-8 decoded as windows-1252 with dots, daggers and quotation marks', () => {
  expect(readAs('windows-1252', 'خصم')).toBe('Ø®ØµÙ…');
  expect(garbledIn('30% Ø¹Ù„Ù‰ Ù…Ù†ØªØ¬')).toEqual({ encoding: 'windows-1252', wrong: 'Ø¹Ù„Ù‰', right: 'على' });
});

test.each([
  ...words,
  'الخيارات: أ، ب، ج',
  'فقط؟ نعم، فقط… «عرض»',
  'كوڤر گلاس چاى پ',
  'LE “CAFÉ” — ÉTÉ”',
  'Größe: ½ Preis, 3×2',
  'عک عکس ٹماٹر',
  'Ünïcödé Ñandú',
  '中文 20% 减',
])('garbledIn returns undefined for the correct text %s', (text) => {
  expect(garbledIn(text)).toBeUndefined();
});
