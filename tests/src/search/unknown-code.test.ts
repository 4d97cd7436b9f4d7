import { describe, expect, it } from 'vitest';
import type { FoundCode } from '../../../src/domain/search/search-codes';
import { looksLikeCode, nearestCodes, patternOf } from '../../../src/search/unknown-code';

const code = (text: string, store: string): FoundCode => ({ code: text, offer: text, store, path: `/store/${store}` });

const codes = [
  code('NDX143', 'Noon'),
  code('NM175', 'Namshi'),
  code('AFS2', 'AliExpress'),
  code('AFS13', 'AliExpress'),
  code('alb121108', 'Temu'),
  code('acs729490', 'Temu'),
  code('SAVE10', 'Temu'),
  code('SAVE15', 'Noon'),
  code('O0SHOP1', 'Ubuy'),
];

describe('looksLikeCode', () => {
  it.each(['NDX143', ' ndx143 ', 'خصم20', 'SAVE-10', '50OFF'])('accepts %s', (text) => {
    expect(looksLikeCode(text)).toBe(true);
  });

  it.each(['Amazon', 'أمازون', '300', '20%', 'A1', 'noon 2026', '', 'https://a.example/2'])('refuses %s', (text) => {
    expect(looksLikeCode(text)).toBe(false);
  });
});

describe('nearestCodes', () => {
  it.each([
    ['NDX134', ['NDX143']],
    ['NMI75', ['NM175']],
    ['oosh0pi', ['O0SHOP1']],
    ['AFS7', ['AFS2']],
    ['VIDEO20', []],
  ])('finds for %s the known codes %o', (text, expected) => {
    const found = nearestCodes(codes, text, 3).map((each) => each.code);
    expect(found.slice(0, expected.length)).toEqual(expected);
    expect(found.length === 0).toBe(expected.length === 0);
  });
});

describe('patternOf', () => {
  it.each([
    ['AFS99', 'AliExpress', 'the letters of two codes'],
    ['xyz123456', 'Temu', 'the numbers of letters and digits of two codes'],
    ['NM200', undefined, 'those of one code alone'],
    ['SAVE77', undefined, 'those of codes of two stores'],
    ['خصم20', undefined, 'those of no code'],
  ] as const)('of %s is %s: %s', (text, store, _why) => {
    expect(patternOf(codes, text)?.store).toBe(store);
  });
});
