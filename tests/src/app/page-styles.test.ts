import { describe, expect, it } from 'vitest';
import { choosePieces, pageStyles } from '../../../src/app/page-styles';
import type { StylePiece } from '../../../src/domain/pages/static-site';
import { joinPieces } from '../../../src/domain/looks/style-pieces';

const piece = (text: string, needs: StylePiece['needs'] = [], within = ''): StylePiece => ({ within, text, needs });
const print = '@media print{';

describe('choosePieces', () => {
  const chosen = (pieces: readonly StylePiece[], ...words: readonly string[]): string =>
    joinPieces(choosePieces(pieces, (word) => words.includes(word)));

  it('keeps the pieces without needs, and those for which all words of one list occur, in order', () => {
    const pieces = [piece('a{}'), piece('b{}', [['_b']]), piece('c{}', [['_c', '_d'], ['_e']]), piece('f{}', [['_b']])];
    expect(chosen(pieces)).toBe('a{}');
    expect(chosen(pieces, '_b', '_c')).toBe('a{}b{}f{}');
    expect(chosen(pieces, '_c', '_d')).toBe('a{}c{}');
    expect(chosen(pieces, '_e')).toBe('a{}c{}');
  });

  it('merges adjacent pieces of the same block', () => {
    const pieces = [
      piece('a{}', [], print),
      piece('b{}', [['_b']]),
      piece('c{}', [], print),
      piece('d{}', [['_d']], `${print}@supports (top:0){`),
      piece('e{}'),
    ];
    expect(chosen(pieces)).toBe('@media print{a{}c{}}e{}');
    expect(chosen(pieces, '_b', '_d')).toBe(
      '@media print{a{}}b{}@media print{c{}}@media print{@supports (top:0){d{}}}e{}',
    );
  });

  it('keeps the custom properties that chosen pieces use, directly or indirectly', () => {
    const root = ':root{';
    const pieces = [
      piece('--a:1;', [['--a']], root),
      piece('--b:var(--a);', [['--b']], root),
      piece('--c:var(--c);', [['--c']], root),
      piece('p{top:var(--b)}', [['_p']]),
    ];
    expect(chosen(pieces)).toBe('');
    expect(chosen(pieces, '_p')).toBe(':root{--a:1;--b:var(--a);}p{top:var(--b)}');
  });
});

describe('pageStyles', () => {
  const made: string[] = [];
  const stylesOf = pageStyles(
    new Map([
      ['home', [piece('a{}', [['_a']]), piece('b{}', [['_b']])]],
      ['blog', [piece('b{}', [['_b']])]],
    ]),
    (sheet) => {
      made.push(sheet);
      return `policy of ${sheet}`;
    },
  );
  const sheetOf = (kind: 'home' | 'blog', ...names: readonly string[]): string => {
    const { sheet, policy } = stylesOf(kind, new Set(names));
    expect(policy).toBe(`policy of ${sheet}`);
    return sheet;
  };

  it('leaves out pieces for wide windows, but not the custom properties that they use', () => {
    const root = ':root{';
    const pieces = [
      piece('--a:1;', [['--a']], root),
      piece('p{top:0}', [['_p']]),
      piece('p{top:var(--a)}', [['_p']], '@container ticket (width>=30rem){'),
      piece('q{}', [['_p']], '@media (width>=29.5rem){'),
    ];
    const wideStyles = pageStyles(new Map([['home', pieces]]), String);
    expect(wideStyles('home', new Set(['_p'])).sheet).toBe(':root{--a:1;}p{top:0}@media (width>=29.5rem){q{}}');
  });

  it('makes a sheet once for each kind and each set of words that its rules need', () => {
    expect(sheetOf('home', '_a', '_b')).toBe('a{}b{}');
    expect(sheetOf('home', '_b', '_a')).toBe('a{}b{}');
    expect(sheetOf('blog', '_b')).toBe('b{}');
    expect(sheetOf('blog', '_b', '_c')).toBe('b{}');
    expect(sheetOf('home')).toBe('');
    expect(made).toEqual(['a{}b{}', 'b{}', '']);
  });
});
