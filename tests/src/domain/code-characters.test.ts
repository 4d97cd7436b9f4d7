import { describe, expect, it } from 'vitest';
import { codeCharacters } from '../../../src/domain/code-characters';

describe('the characters of a code', () => {
  const named = (code: string): readonly string[] =>
    codeCharacters(code).map(({ text, name }) => (name ? `${text}=${name}` : text));

  it('have a name where they are read as another one', () => {
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

  it('have a name where they are not read aloud', () => {
    expect(named('A B-C_D')).toEqual(['A', ' =space', 'B=b', '-=hyphen', 'C', '_=underscore', 'D']);
  });

  it('keep their marks, and together are the code again', () => {
    expect(named('خَصم20')).toEqual(['خَ', 'ص', 'م', '2=two', '0=zero']);
    for (const code of ['alb121108', 'A+B', 'خَصم20', '😀1'])
      expect(
        codeCharacters(code)
          .map(({ text }) => text)
          .join(''),
      ).toBe(code);
  });
});
