import { describe, expect, it } from 'vitest';
import { foldForSearch } from '../../../../src/domain/search/search';
import { decodeNames, withOthers } from '../../../../src/domain/search/search-names';
import {
  interpret,
  storesByName,
  vocabularyOf,
  searchWords,
  type Term,
} from '../../../../src/domain/search/search-words';

const term = (facet: Term['facet'], value: string, ...words: readonly string[]): Term => ({
  facet,
  value,
  name: words[0] ?? '',
  words,
});

const words = {
  terms: [
    term('kind', 'code', 'Codes', 'code', 'coupon', 'promo code', 'كود', 'أكواد'),
    term('kind', 'deal', 'Deals', 'deal', 'عرض'),
    term('benefit', 'percent', 'Percentage off', 'percent'),
    term('benefit', 'amount', 'Amount off'),
    term('benefit', 'cashback', 'Cashback', 'cash back', 'استرداد نقدي'),
    term('benefit', 'delivery', 'Free delivery', 'free shipping', 'توصيل مجاني'),
    term('benefit', 'gift', 'Gift', 'هدية'),
    term('customers', 'new', 'New customers', 'العملاء الجدد', 'first order'),
    term('country', 'KW', 'Kuwait', 'الكويت'),
    term('country', 'SA', 'Saudi Arabia', 'KSA', 'السعودية'),
    term('season', 'white-friday', 'White Friday', 'black friday', 'الجمعة البيضاء'),
    term('season', 'singles-day', '11.11', '11/11'),
    term('category', 'vitamins', 'Vitamins and supplements', 'vitamins', 'supplements', 'فيتامينات'),
  ],
  ignored: ['off', 'on', 'for', 'in', 'discount', 'خصم', 'على', 'في', 'عند'],
  discounts: ['off', 'discount', 'خصم'],
};
const names = withOthers(decodeNames({ names: 'Adidas\nNoon\nWest Elm' }), {
  others: ['أديداس', 'نون', 'ويست إلم'].map(foldForSearch).join('\n'),
});
const vocabulary = vocabularyOf(words, storesByName(names));

/** The interpretation of a query in short: `kind:code`, the names of stores, and the remaining words in brackets. */
function asked(query: string): string {
  const { terms, seasons, stores, others } = interpret(query, vocabulary);
  return [
    ...stores.map((store) => names.names[store]),
    ...seasons.map(({ value }) => `season:${value}`),
    ...terms.map(({ facet, value }) => `${facet}:${value}`),
    ...others.map((word) => `(${word})`),
  ].join(' ');
}

describe('the interpretation of a search query', () => {
  it.each([
    ['20% off vitamins', 'benefit:percent category:vitamins'],
    ['20 percent vitamin', 'benefit:percent category:vitamins'],
    ['٢٠٪ خصم على الفيتامينات', 'benefit:percent category:vitamins'],
    ['$10 discount', 'benefit:amount'],
    ['نون كود للعملاء الجدد', 'Noon kind:code customers:new'],
    ['noon promo codes for new customers', 'Noon kind:code customers:new'],
    ['free delivery Kuwait', 'benefit:delivery country:KW'],
    ['free shipping in KSA', 'benefit:delivery country:SA'],
    ['توصيل مجاني في الكويت', 'benefit:delivery country:KW'],
    ['التوصيل المجاني بالكويت', 'benefit:delivery country:KW'],
    ['west-elm coupon', 'West Elm kind:code'],
    ['westelm coupons', 'West Elm kind:code'],
    ['adidas code', 'Adidas kind:code'],
    ['cash back noon', 'Noon benefit:cashback'],
    ['استرداد نقدي من نون', 'Noon benefit:cashback (من)'],
    ['خصم 20', 'benefit:percent'],
    ['خصم ٢٠ على الفيتامينات', 'benefit:percent category:vitamins'],
    ['20 off noon', 'Noon benefit:percent'],
    ['20 off 100 riyals', '(20) (100) (riyal)'],
    ['خصم 20 ريال', '(20) (ريال)'],
    ['top 20', '(top) (20)'],
    ['white friday', 'season:white-friday'],
    ['noon الجمعة البيضاء', 'Noon season:white-friday'],
    ['11/11 codes', 'season:singles-day kind:code'],
    ['korean beauty discount', '(korean) (beauty)'],
  ])('reads "%s" as %s', (query, expected) => {
    expect(asked(query)).toBe(expected);
  });

  it('completes the last word from three letters on', () => {
    expect(asked('free del')).toBe('benefit:delivery');
    expect(asked('noon cou')).toBe('Noon kind:code');
    expect(asked('noon co')).toBe('Noon (co)');
  });

  it('compares words without Arabic prefixes and the plural s', () => {
    expect(searchWords('Codes, supplements')).toEqual(['code', 'supplement']);
    expect(searchWords('والفيتامينات للعملاء')).toEqual(searchWords('الفيتامينات العملاء'));
    expect(searchWords('$10 and 20 % of 1,000')).toEqual(['$10', 'and', '20%', 'of', '1,000']);
  });
});
