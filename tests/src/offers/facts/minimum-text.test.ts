import { expect, it } from 'vitest';
import type { OfferView } from '../../../../src/domain/offers/offer-view';
import { minimumText } from '../../../../src/offers/facts/minimum-text';
import { siteIntl } from '../../../support/words';

const both: OfferView['minimumSpend'] = [
  { amount: 200, currency: 'SAR', countries: ['SA'] },
  { amount: 180, currency: 'AED', countries: ['AE'] },
];

it.each([
  [both, undefined, '200 SAR in Saudi Arabia and 180 AED in the UAE', '200 ريال في السعودية و180 درهمًا في الإمارات'],
  [both, 'AE', '180 AED', '180 درهمًا'],
  [both, 'KW', undefined, undefined],
  [{ amount: 15, currency: 'USD' }, undefined, '$15', '15 دولارًا'],
  [undefined, undefined, undefined, undefined],
] as const)('minimumText writes %o for the country %s', (minimumSpend, country, english, arabic) => {
  const offer = minimumSpend === undefined ? {} : { minimumSpend };
  expect(minimumText(offer, country, siteIntl.en)).toBe(english);
  expect(minimumText(offer, country, siteIntl.ar)).toBe(arabic);
});
