import { describe, expect, it } from 'vitest';
import { currenciesOf, currencyChoices } from '../../../../src/domain/offers/currencies';
import { exampleMoney } from '../support/example-money';

const sorted = (currencies: readonly string[]): string => currencies.slice(0, 4).join(' ');

describe('currencyChoices', () => {
  it.each([
    ['the riyal and the dirham without a country', [], undefined, 'SAR AED KWD QAR'],
    ['the currency of the country', [], 'KW', 'KWD SAR AED QAR'],
    ['the currency of the offers', ['AED'], undefined, 'AED SAR KWD QAR'],
    ['no dollar, which comes after the riyal and the dirham', ['USD'], undefined, 'SAR AED USD KWD'],
    ['the currency of the country even where offers are in dollars', ['USD'], 'AE', 'AED SAR USD KWD'],
  ] as const)('puts first %s', (_, ofOffers, country, expected) => {
    expect(sorted(currencyChoices(ofOffers, country, exampleMoney))).toBe(expected);
  });

  it('has every other currency of the site once, and the dollar only where an offer is in dollars', () => {
    const all = Object.keys(exampleMoney.minorUnits);
    expect([...currencyChoices(['USD'], 'AE', exampleMoney)].sort()).toEqual([...all].sort());
    expect([...currencyChoices(['AED'], 'AE', exampleMoney)].sort()).toEqual(
      all.filter((code) => code !== 'USD').sort(),
    );
  });
});

it('currenciesOf has those of minimums, maximums and amounts, each once', () => {
  const benefit = { kind: 'amount', amount: 5, currency: 'AED' } as const;
  const spend = { amount: 5, currency: 'USD' } as const;
  expect(currenciesOf([{ minimumSpend: spend }, { benefit, maximumSpend: spend }, {}])).toEqual(['USD', 'AED']);
});
