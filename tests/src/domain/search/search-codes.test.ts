import { describe, expect, it } from 'vitest';
import { foldCode, codesOf, mayBeCode, soundOf, type FoundCode } from '../../../../src/domain/search/search-codes';

const codes = ['NM175', 'NDX143', 'AFS2', 'WBC', 'EARLY BIRD', 'خصم20', 'SAVE-10', 'NM-176'].map(
  (code): FoundCode => ({ code, offer: code, store: 'Shop', path: '/store/shop' }),
);
const file = Object.fromEntries(
  codes.map(({ code }) => [soundOf(code), codes.filter((each) => soundOf(each.code) === soundOf(code))]),
);
const found = (text: string): readonly string[] => codesOf(file, text).map(({ code }) => code);

describe('the search for codes', () => {
  it.each([
    ['NM175', 'NM175'],
    ['nm175', 'NM175'],
    ['NM 175', 'NM175'],
    [' nm-175 ', 'NM175'],
    ['\u200eNM175\u200f', 'NM175'],
    ['NM١٧٥', 'NM175'],
    ['earlybird', 'EARLY BIRD'],
    ['save 10', 'SAVE-10'],
    ['خصم ٢٠', 'خصم20'],
  ])('ignores spaces, case and digit style: "%s"', (text, code) => {
    expect(found(text)).toEqual([code]);
  });

  it.each([
    ['نم 175', 'NM175'],
    ['ن م ١٧٥', 'NM175'],
    ['ندكس143', 'NDX143'],
    ['افس 2', 'AFS2'],
  ])('finds a code by Arabic letters that sound like it: "%s"', (text, code) => {
    expect(found(text)).toEqual([code]);
  });

  it('finds no similar-sounding code for Latin letters', () => {
    expect(found('NAM175')).toEqual([]);
    expect(found('NM17')).toEqual([]);
  });

  it('requires at least three letters or digits', () => {
    expect(mayBeCode('NM')).toBe(false);
    expect(mayBeCode('WBC')).toBe(true);
    expect(foldCode('a B-c_1')).toBe('abc1');
  });
});
