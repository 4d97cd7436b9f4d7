import { describe, expect, it } from 'vitest';
import { parseAmount } from '../../../../src/domain/money/amount';
import { exampleMoney as money } from '../support/example-money';

describe('parseAmount', () => {
  it.each([
    ['250', 25_000],
    ['250.5', 25_050],
    ['250,5', 25_050],
    ['250.50', 25_050],
    ['.5', 50],
    ['5.', 500],
    ['0', 0],
    ['007', 700],
    [' 250 ', 25_000],
    ['1,250', 125_000],
    ['1.250', 125_000],
    ['1,250.75', 125_075],
    ['1.250,75', 125_075],
    ['1 250,75', 125_075],
    ["1'250.75", 125_075],
    ['1,250,000', 125_000_000],
    ['1,25,000', 12_500_000],
    ['999999999.99', 99_999_999_999],
    ['٢٥٠', 25_000],
    ['٢٥٠٫٥', 25_050],
    ['٢٥٠،٥', 25_050],
    ['١٬٢٥٠٫٧٥', 125_075],
    ['۲۵۰', 25_000],
    ['٢50', 25_000],
    ['\u200f٢٥٠\u200f', 25_000],
    ['２５０', 25_000],
    ['250.000,50', 25_000_050],
    ['12.3400', 1234],
    ['1٫250', 125],
  ])('reads %j as %i halalas', (text, minor) => {
    expect(parseAmount(text, 'SAR', money)).toBe(minor);
  });

  it.each([
    ['1.250', 1250],
    ['1,250', 1_250_000],
    ['1٫250', 1250],
    ['1.2', 1200],
    ['1,250.125', 1_250_125],
  ])('reads %j as %i Kuwaiti fils, with three decimals to the dinar', (text, minor) => {
    expect(parseAmount(text, 'KWD', money)).toBe(minor);
  });

  it.each([
    '',
    ' ',
    '.',
    ',',
    '-5',
    '+5',
    '1e9',
    '12:30',
    'abc',
    '250 SAR',
    '1.2.3',
    '1,2,3',
    '1,2345.6',
    '0.001',
    '1٫255',
    '1000000000',
  ])('returns undefined for %j in riyals', (text) => {
    expect(parseAmount(text, 'SAR', money)).toBeUndefined();
  });
});
