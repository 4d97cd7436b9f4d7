import { describe, expect, it } from 'vitest';
import { codeCharacters } from '../../../src/domain/code-characters';

describe('codeCharacters', () => {
  const named = (code: string): readonly string[] =>
    codeCharacters(code).map(({ text, name }) => (name ? `${text}=${name}` : text));

  it('names characters that look like others', () => {
    expect(named('O0I1l5S8B2Z')).toEqual([
      'O=o',
      '0=zero',
      'I=i',
      '1=one',
      'l=l',
      '5=five',
      'S=s',
      '8=eight',
      'B=b',
      '2=two',
      'Z=z',
    ]);
    expect(named('rnmn')).toEqual(['rn=rn', 'm=m', 'n']);
  });

  it('names characters that are not read aloud', () => {
    expect(named('A B-C_D')).toEqual(['A', ' =space', 'B=b', '-=hyphen', 'C', '_=underscore', 'D']);
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
