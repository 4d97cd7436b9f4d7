import { describe, expect, it } from 'vitest';
import { reportSentence, type ReportedThing } from '../../../../src/offers/feedback/report-sentence';
import { siteIntl } from '../../../support/words';

const code = { id: 'a', title: '20% off', code: 'SAVE 20%' };
const deal = { id: 'b', title: 'Free delivery' };
const dealInArabic = { id: 'b', title: 'خصم 10$-20$ اليوم' };
const answers = {
  country: 'SA',
  channel: 'app',
  customer: 'returning',
  basket: { amount: 250, currency: 'SAR' },
} as const;

describe('the sentence of a report (product rule R79)', () => {
  it.each<readonly [ReportedThing, Parameters<typeof reportSentence>[1]['answers'], string]>([
    [
      { kind: 'no', offer: code },
      answers,
      'The code SAVE 20% did not work for me at Temu (Saudi Arabia · app · returning customer · basket of 250 SAR).',
    ],
    [{ kind: 'yes', offer: code }, { channel: 'site' }, 'The code SAVE 20% worked for me at Temu (website).'],
    [{ kind: 'no', offer: deal }, {}, 'The deal “Free delivery” did not work for me at Temu.'],
    [{ kind: 'yes', offer: deal }, {}, 'The deal “Free delivery” worked for me at Temu.'],
    [{ kind: 'new', code: 'خصم20' }, { country: 'AE' }, 'I have the code \u2068خصم20\u2069 for Temu (UAE).'],
  ])('is correct in English (case %#)', (about, said, expected) => {
    expect(
      reportSentence(about, {
        store: { name: 'Temu' },
        answers: said,
        language: 'en',
        intl: siteIntl.en,
      }),
    ).toBe(expected);
  });

  it.each<readonly [ReportedThing, Parameters<typeof reportSentence>[1]['answers'], string]>([
    [
      { kind: 'no', offer: code },
      answers,
      'لم ينجح معي الكود \u2068SAVE 20%\u2069 في تيمو (السعودية · التطبيق · عميل سابق · سلّة بقيمة 250 ريالًا).',
    ],
    [{ kind: 'yes', offer: code }, {}, 'نجح معي الكود \u2068SAVE 20%\u2069 في تيمو.'],
    [{ kind: 'no', offer: dealInArabic }, {}, 'لم ينجح معي العرض «خصم \u206610$-20$\u2069 اليوم» في تيمو.'],
    [{ kind: 'yes', offer: deal }, {}, 'نجح معي العرض «\u2066Free delivery\u2069» في تيمو.'],
    [{ kind: 'new', code: 'A+B' }, { country: 'AE' }, 'لديّ الكود \u2068A+B\u2069 لمتجر تيمو (الإمارات).'],
  ])('keeps the direction of codes and prices in Arabic (case %#)', (about, said, expected) => {
    expect(
      reportSentence(about, {
        store: { name: 'تيمو' },
        answers: said,
        language: 'ar',
        intl: siteIntl.ar,
      }),
    ).toBe(expected);
  });
});
