import { describe, expect, test } from 'vitest';
import { composedTitle } from '../../../../../generator/site/derive/offers/offer-texts';
import { wordingOf } from '../../../../../generator/site/derive/texts/dates';
import type { FeedBenefit } from '../../../../../generator/catalogue/validate/catalogue';
import type { Currency, MinimumAmount } from '../../../../../src/generated/data-types';
import { siteUnderTest } from '../../../../support/site-under-test';

const { messages, money } = siteUnderTest();
const wordings = { en: wordingOf('en', messages), ar: wordingOf('ar', messages) };

const dollars = (amount: number): MinimumAmount => ({ amount, currency: 'USD' });
const off = (amount: number): FeedBenefit => ({ kind: 'amount', ...dollars(amount) });

describe('composedTitle (product rule R61)', () => {
  test.each<readonly [FeedBenefit, MinimumAmount, string, string]>([
    [off(3), dollars(8), '$3 off orders of $8 or more', 'خصم 3 دولارات عند الشراء بقيمة 8 دولارات أو أكثر'],
    [off(1), dollars(2), '$1 off orders of $2 or more', 'خصم دولار واحد عند الشراء بقيمة دولارين أو أكثر'],
    [off(12), dollars(100), '$12 off orders of $100 or more', 'خصم 12 دولارًا عند الشراء بقيمة 100 دولار أو أكثر'],
    [
      off(2.5),
      dollars(1250),
      '$2.5 off orders of $1,250 or more',
      'خصم 2.5 دولار عند الشراء بقيمة 1,250 دولارًا أو أكثر',
    ],
    [
      { kind: 'percent', percent: 20 },
      { amount: 200, currency: 'SAR' },
      '20% off orders of 200 SAR or more',
      'خصم 20% عند الشراء بقيمة 200 ريال أو أكثر',
    ],
    [
      { kind: 'percent', percent: 80, upTo: true },
      { amount: 5, currency: 'KWD' },
      'Up to 80% off orders of 5 KWD or more',
      'خصم حتى 80% عند الشراء بقيمة 5 دنانير كويتية أو أكثر',
    ],
  ])('writes a title for %o with a minimum of %o in both languages', (benefit, minimum, english, arabic) => {
    expect(composedTitle(benefit, minimum, wordings.en)).toBe(english);
    expect(composedTitle(benefit, minimum, wordings.ar)).toBe(arabic);
  });

  test('writes a title for every currency of the data', () => {
    // Its keys are the currencies of the data.
    for (const currency of Object.keys(money.minorUnits) as Currency[]) {
      const spend = { amount: 7, currency };
      for (const wording of Object.values(wordings))
        expect(composedTitle({ kind: 'amount', ...spend }, spend, wording)).toMatch(/7.*7/);
    }
  });
});
