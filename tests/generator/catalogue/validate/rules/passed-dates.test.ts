import { describe, expect, test } from 'vitest';
import { codesOn, reportOn } from '../../../support/sample-catalogue';

const about = 'data/pages/about.yaml';

/** Both languages need the same figures. */
const figures = (text: string): string => `(${text.match(/\d+/g)?.join('; ')})`;

function prose(en: string, ar = figures(en)): string {
  return `sections:\n  - kind: prose\n    body:\n      en: ${JSON.stringify(en)}\n      ar: ${JSON.stringify(ar)}\n`;
}

describe('the rule for last days that have passed', () => {
  test.each([
    ['Delivery is free until 31 December 2025.', '31 December 2025'],
    ['The sale ends on December 31, 2025.', 'December 31, 2025'],
    ['All codes are valid from 1 to 31 December 2025.', '1 to 31 December 2025'],
    ['The last day to order is 24/12/2025.', '24/12/2025'],
    ['The codes are valid until the end of Ramadan 1446.', 'end of Ramadan 1446'],
  ])('reports %s', (en, day) => {
    expect(codesOn(about, prose(en))).toEqual(['text-out-of-date']);
    expect(reportOn(about, prose(en))).toContain(`the text names \`${day}\` as the last day`);
  });

  test.each([
    ['the sale ran', 'The sale ran until 31 December 2025.'],
    ['a code expired', 'The code expired on 31 December 2025.'],
    ['a company had another name', 'The shop traded as Souq until 1 May 2019.'],
    ['tests took some days', 'We tested the codes from 1 to 15 October 2025.'],
    ['a day is named that is none', 'Our codes are valid until 31 February 2026.'],
    ['day and month can be exchanged and one of them is to come', 'Our codes are valid until 12/02/2026.'],
    ['the year is open', 'Our codes are valid until 31 December.'],
  ])('allows a text in which %s', (_what, en) => {
    expect(codesOn(about, prose(en))).toEqual([]);
  });

  test('reads Arabic', () => {
    const found = [
      'ينتهي العرض في 31 ديسمبر 2025',
      'الأكواد متاحة حتى 15 رمضان 1446',
      'آخر يوم للتخفيضات 30 تشرين الثاني 2025',
    ];
    const allowed = ['انتهى العرض في 31 ديسمبر 2025', 'كان الكود ساريًا حتى 31 ديسمبر 2025', 'آخر تحديث: 3 أكتوبر 2025'];
    expect(found.map((ar) => codesOn(about, prose(figures(ar), ar)))).toEqual(found.map(() => ['text-out-of-date']));
    expect(allowed.map((ar) => codesOn(about, prose(figures(ar), ar)))).toEqual(allowed.map(() => []));
  });
});
