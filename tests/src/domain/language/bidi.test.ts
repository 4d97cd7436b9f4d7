import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitBidi, type BidiPiece } from '../../../../src/domain/language/bidi';

/** The pieces in one line, runs from left to right in ⟨⟩. */
function shown(text: string, language: 'en' | 'ar' = 'ar'): string {
  return splitBidi(text, language)
    .map((piece) => (typeof piece === 'string' ? piece : `⟨${piece.ltr}⟩`))
    .join('');
}

const plain = (piece: BidiPiece): string => (typeof piece === 'string' ? piece : piece.ltr);

describe('splitBidi, for Arabic text', () => {
  it.each([
    ['خصم يصل إلى $100-$200 الآن', 'خصم يصل إلى ⟨$100-$200⟩ الآن'],
    ['خصم 20% على طلبك', 'خصم ⟨20%⟩ على طلبك'],
    ['خلال 2-4 أيام', 'خلال ⟨2-4⟩ أيام'],
    ['خلال 2 - 4 أيام', 'خلال ⟨2 - 4⟩ أيام'],
    ['أكثر من 200+ متجر', 'أكثر من ⟨200+⟩ متجر'],
    ['(1,200+ تقييم)', '(⟨1,200+⟩ تقييم)'],
    ['الكود 25HNM20، ثم', 'الكود ⟨25HNM20⟩، ثم'],
    ['التوصيل إلى 185 دولة و24/7', 'التوصيل إلى 185 دولة و⟨24/7⟩'],
    ['كود US $5 أو AED 500+', 'كود ⟨US $5⟩ أو ⟨AED 500+⟩'],
    ['كتاب C++ Primer هنا', 'كتاب ⟨C++ Primer⟩ هنا'],
    ['راسلنا على help@example.com.', 'راسلنا على ⟨help@example.com⟩.'],
    ['اتصل على +971 4 555 0100 الآن', 'اتصل على ⟨+971 4 555 0100⟩ الآن'],
    ['الكود «25HNM20»', 'الكود «⟨25HNM20⟩»'],
  ])('isolates left-to-right runs in %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it.each([
    'طلب واحد',
    'أكثر من 200 متجر',
    'المبلغ 1,200 درهم',
    'التقييم 4.5 من 5',
    'متجر West Elm هنا',
    'مرحبًا - أهلًا',
    '404 - الصفحة غير موجودة',
  ])('leaves text alone that cannot be reordered: %s', (text) => {
    expect(splitBidi(text, 'ar')).toEqual([text]);
  });
});

it('splitBidi treats a text without Arabic as one run, on an Arabic page only', () => {
  expect(shown('Is it legit? (2025)')).toBe('⟨Is it legit? (2025)⟩');
  expect(shown('Is it legit? (2025)', 'en')).toBe('Is it legit? (2025)');
  expect(splitBidi('—', 'ar')).toEqual(['—']);
});

it('splitBidi never changes the text', () => {
  const letters = fc.constantFrom('ا', 'ب', ' ', '-', '$', '5', '2', '0', '%', '+', '،', 'A', 'b', '(', ')', '.', '–');
  fc.assert(
    fc.property(
      fc.array(letters, { maxLength: 40 }),
      fc.constantFrom('en' as const, 'ar' as const),
      (characters, language) => {
        const text = characters.join('');
        expect(splitBidi(text, language).map(plain).join('')).toBe(text);
      },
    ),
  );
});
