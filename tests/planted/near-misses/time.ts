import { withQuestion } from '../offers';
import { replaced } from '../planted';
import type { NearMiss, NearMisses } from './near-misses';

/** Answers of a store, each in both languages. */
function answers(...cases: readonly (readonly [slip: string, en: string, ar: string])[]): readonly NearMiss[] {
  return cases.map(([slip, en, ar], index) => ({
    slip,
    change: withQuestion(
      'stores/temu.yaml',
      { en: `What of the days (${index})?`, ar: `وماذا عن الأيام (${index})؟` },
      { en, ar },
    ),
  }));
}

/** Past days that texts mention correctly. */
export const time: NearMisses = {
  name: 'Time',
  cases: [
    ...answers(
      [
        'says until when a sale ran',
        'The summer sale ran until 31 August 2025.',
        'استمرت تخفيضات الصيف حتى 31 أغسطس 2025.',
      ],
      [
        'says until when a former code was valid',
        'The former code was valid until 31 December 2025.',
        'كان الكود السابق يسري حتى 31 ديسمبر 2025.',
      ],
      [
        'says until when a test took',
        'We tried the code in the app until 10 October 2025.',
        'جرّبنا الكود في التطبيق حتى 10 أكتوبر 2025.',
      ],
      ['names a last day to come', 'Delivery is free until 31 December 2027.', 'التوصيل مجاني حتى 31 ديسمبر 2027.'],
      ['names a last day without a year', 'Delivery is free until 31 December.', 'التوصيل مجاني حتى 31 ديسمبر.'],
      ['names a day that is no end', 'Temu opened here on 1 March 2024.', 'افتُتح تيمو هنا في 1 مارس 2024.'],
      [
        'says that an offer has ended',
        'The deal has ended: it held until 30 September 2025.',
        'انتهى العرض، فقد كان يسري حتى 30 سبتمبر 2025.',
      ],
      [
        'names days between which something was',
        'Parcels took longer from 1 to 15 November 2025.',
        'تأخرت الطرود من 1 إلى 15 نوفمبر 2025.',
      ],
    ),
    {
      slip: 'says in a post that a code has ended',
      change: replaced(
        'posts/what-is-noon-complete-guide.yaml',
        'Our code is `NDX143`, a **cashback** code.',
        'Our code is `NDX143`, a **cashback** code. At AliExpress, `AFS6` has ended.',
      ),
    },
    {
      slip: 'says in a post until when a code is valid',
      change: replaced(
        'posts/is-temu-legit-and-safe.yaml',
        'None of this is special to Temu.',
        'The codes `AFS2` and `AFS4` of AliExpress end on 21 September 2025. None of this is special to Temu.',
      ),
    },
  ],
};
