import { describe, expect, it } from 'vitest';
import { codeCharacters } from '../../../../src/domain/verdict/code-characters';

describe('codeCharacters', () => {
  const named = (code: string): readonly string[] =>
    codeCharacters(code).map(({ text, name }) => (name ? `${text}=${name}` : text));

  it('names the letters l, I and O and the digits 1 and 0 wherever they stand', () => {
    expect(named('O0I1lo')).toEqual(['O=o', '0=zero', 'I=i', '1=one', 'l=l', 'o=o']);
  });

  it('names 5, S, 8, B, 2 and Z only beside a character of the other kind', () => {
    const marked = (code: string): string =>
      codeCharacters(code)
        .flatMap(({ text, name }) => (name ? [text] : []))
        .join('');
    expect(marked('alb121108')).toBe('l1110');
    expect(marked('LWN6505')).toBe('0');
    expect(marked('NDX143')).toBe('1');
    expect(marked('AYA16557')).toBe('1');
    expect(marked('D57Q')).toBe('5');
    expect(marked('S5B8Z2')).toBe('S5B8Z2');
    expect(marked('SAVE-25')).toBe('-');
  });

  it('names characters that are not read aloud', () => {
    expect(named('A B-C_D')).toEqual(['A', ' =space', 'B', '-=hyphen', 'C', '_=underscore', 'D']);
  });

  it('keeps combining marks and the whole text of the code', () => {
    expect(named('خَصم20')).toEqual(['خَ', 'ص', 'م', '2=two', '0=zero']);
    for (const code of ['alb121108', 'A+B', 'خَصم20', '😀1'])
      expect(
        codeCharacters(code)
          .map(({ text }) => text)
          .join(''),
      ).toBe(code);
  });
});
