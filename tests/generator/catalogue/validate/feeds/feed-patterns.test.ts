import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compilePattern,
  numberOf,
  patternParts,
} from '../../../../../generator/catalogue/validate/feeds/feed-patterns';
import { formats } from '../../../../../generator/catalogue/validate/schema/formats';

function foundBy(pattern: string, text: string, whole = false): string | undefined {
  const match = compilePattern(pattern, whole)(text);
  return match && [match.figure, match.currency].filter((part) => part !== undefined && part !== '').join(' ');
}

describe('compilePattern, for a matching text', () => {
  test.each([
    ['over {money}', '$4 off orders over $15', '15 USD'],
    ['over {money}', 'September coupon $5-$3: $3 off orders over $5', '5 USD'],
    ['spend {money} or more', 'Take $3 off when you spend $8 or more', '8 USD'],
    ['{money}-', '$8-$3 coupon', '8 USD'],
    ['over {money}', 'OVER  US$ 1,250.50.', '1,250.50 USD'],
    ['over {money}', 'Over\nAED 500, once', '500 AED'],
    ['over {money}', 'over 500 sar', '500 SAR'],
    ['over {money}', 'over €5!', '5 EUR'],
    ['over {amount} dirhams', '20 off over 500 dirhams', '500'],
    ['{percent}% off', 'Now 12.5% off', '12.5'],
    ['عند الشراء بـ {amount} ريال', 'خصم 20% عند الشراء بـ ٢٠٠ ريال', '200'],
    ['{percent}%', 'خصم ٢٠٪', '20'],
    ['{percent} % off', 'Now 20 % off', '20'],
    ['min. spend: {money} (once)', 'Min. spend: $40 (once)', '40 USD'],
  ])('finds %s in %s', (pattern, text, value) => {
    expect(foundBy(pattern, text)).toBe(value);
  });
});

describe('compilePattern, for a text without a match', () => {
  test.each([
    ['a part of a word', 'over {money}', 'Moreover $5'],
    ['a part of a last word', 'up to', 'Sign up today'],
    ['a part of a number', '{percent}% off', '1.250,5% offer'],
    ['a number with a letter after it', 'over {money}', 'over $5k'],
    ['an amount without a currency', 'over {money}', 'over 3 items'],
    ['a currency that is part of a word', 'over {money}', 'over 5 usdt'],
    ['other punctuation', 'over {money}', 'over: $5'],
    ['special characters of regular expressions', 'a.c {money}', 'abc $5'],
  ])('does not match %s', (_what, pattern, text) => {
    expect(foundBy(pattern, text)).toBeUndefined();
  });
});

test('a pattern that is only a placeholder must match the whole text', () => {
  expect(foundBy('{money}', ' $5 ')).toBe('5 USD');
  expect(foundBy('{money}', '$5 off')).toBeUndefined();
  expect(foundBy('{percent}', '20')).toBe('20');
  expect(foundBy('{percent}%', '20%', true)).toBe('20');
  expect(foundBy('{percent}%', 'Now 20%', true)).toBeUndefined();
});

test('a pattern without a placeholder matches without a figure', () => {
  expect(foundBy('up to', 'Up to 80% off')).toBe('');
});

test.each([
  ['5', 5],
  ['5.25', 5.25],
  ['1,250', 1250],
  ['1,250,000.5', 1_250_000.5],
  ['5,50', undefined],
  ['1.250,50', undefined],
  ['1.2.3', undefined],
  ['9'.repeat(400), undefined],
])('numberOf reads the digits %s as %s', (figure, number) => {
  expect(numberOf(figure)).toBe(number);
});

test.each(['', '  ', 'over {money', 'over money}', '{money} of {amount}', '{price}', '{Money}', '{{money}}', '{}'])(
  'patternParts refuses the pattern %j',
  (pattern) => {
    expect(patternParts(pattern)).toBeUndefined();
    for (const name of ['feed-discount-pattern', 'feed-minimum-pattern', 'feed-pattern'])
      expect(formats[name]?.test(pattern)).toBe(false);
  },
);

test('compilePattern takes any words of a pattern literally', () => {
  const words = fc
    .string({ unit: 'binary', maxLength: 40 })
    .filter((text) => patternParts(`x ${text} {amount}`) !== undefined);
  fc.assert(
    fc.property(words, (text) => {
      expect(foundBy(`x ${text} {amount}`, `x ${text} 5`)).toBe('5');
    }),
  );
});

describe('compilePattern, for long cells', () => {
  const cells = ['9', '9,', '9.', ' ', '$', '$ ', 'over ', 'over $9', 'USD', 'a'].map((part) =>
    part.repeat(Math.floor(100_000 / part.length)),
  );

  /** The processor time of a function in seconds, independent of other processes. */
  function secondsOf(run: () => void): number {
    const before = process.cpuUsage();
    run();
    return process.cpuUsage(before).user / 1e6;
  }

  test.each([
    ['{percent}% off', '5% off'],
    ['{amount} x', '5 x'],
    ['over {money}', 'over $5'],
    ['over {money} x', 'over $5 x'],
    ['9 {amount}', '9 5'],
  ])('finds %s at the end without catastrophic backtracking', (pattern, end) => {
    const find = compilePattern(pattern);
    const figures: (string | undefined)[] = [];
    expect(secondsOf(() => figures.push(...cells.map((cell) => find(`${cell}! ${end}`)?.figure)))).toBeLessThan(5);
    expect(figures).toEqual(cells.map(() => '5'));
  });

  test.each(['{money}', ' {money} '])('refuses a cell for %j without catastrophic backtracking', (pattern) => {
    const find = compilePattern(pattern);
    const matches: unknown[] = [];
    expect(secondsOf(() => matches.push(...cells.map((cell) => find(`${cell}!`))))).toBeLessThan(5);
    expect(matches).toEqual(cells.map(() => undefined));
  });
});
