import { describe, expect, it } from 'vitest';
import { choosePieces, joinPieces, pageStyles } from '../../../src/app/page-styles';
import { vocabularyOf } from '../../../src/app/page-words';
import type { StylePiece } from '../../../src/domain/static-site';

const piece = (text: string, needs: StylePiece['needs'] = [], within = ''): StylePiece => ({ within, text, needs });
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const print = '@media print{';

describe('the words of a page', () => {
  const vocabulary = vocabularyOf(['_a', '_b', '_cc', '12', '-1']);
  const wordsIn = (html: string): readonly string[] =>
    ['_a', '_b', '_cc', '12', '-1', '_d'].filter(
      (word) => word !== '_d' && vocabulary.has(vocabulary.read(bytes(html)), word),
    );

  it.each<[html: string, words: readonly string[]]>([
    ['', []],
    ['<p>_a "_b" data-hue=12</p>', []],
    ['<p class="_a">', ['_a']],
    ['<p class="x _b _d _a">', ['_a', '_b']],
    ['<p id="_b" class="_cc" data-hue="-1"><p data-hue="12" title="_a">', ['_cc', '12', '-1']],
    // The end of one value is not the beginning of another.
    ['<p title=" class=" class="_a">', ['_a']],
    ['<p class="_a', []],
    ['قسيمة<p class="_b">قسيمة', ['_b']],
    ['<p class="_a\n_b">', ['_a', '_b']],
    ['<p class=""><p class="_a"><p class="_a">', ['_a']],
  ])('of %s', (html, words) => {
    expect(wordsIn(html)).toEqual(words);
  });
});

describe('the pieces that matter to a page', () => {
  const chosen = (pieces: readonly StylePiece[], ...words: readonly string[]): string =>
    joinPieces(choosePieces(pieces, (word) => words.includes(word)));

  it('are those without needs, and those of which all words of one list occur, in their order', () => {
    const pieces = [piece('a{}'), piece('b{}', [['_b']]), piece('c{}', [['_c', '_d'], ['_e']]), piece('f{}', [['_b']])];
    expect(chosen(pieces)).toBe('a{}');
    expect(chosen(pieces, '_b', '_c')).toBe('a{}b{}f{}');
    expect(chosen(pieces, '_c', '_d')).toBe('a{}c{}');
    expect(chosen(pieces, '_e')).toBe('a{}c{}');
  });

  it('share a block where nothing comes between them', () => {
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

  it('declare the custom properties that other pieces mention, and those that these mention', () => {
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

describe('the sheet of a page', () => {
  const made: string[] = [];
  const styles = pageStyles(
    new Map([
      ['home', [piece('a{}', [['_a']]), piece('b{}', [['_b']])]],
      ['blog', [piece('b{}', [['_b']])]],
    ]),
    (sheet) => {
      made.push(new TextDecoder().decode(sheet));
      return `hash of ${made.at(-1)}`;
    },
  );
  const sheetOf = (kind: 'home' | 'blog', ...htmls: readonly string[]): string => {
    const { sheet, hash } = styles.of(
      kind,
      htmls.reduce((words, html) => styles.read(bytes(html), words), styles.read(bytes(''))),
    );
    expect(hash).toBe(`hash of ${new TextDecoder().decode(sheet)}`);
    return new TextDecoder().decode(sheet);
  };

  it('is that of its kind and of the words in any of its parts, and is made once for them', () => {
    expect(sheetOf('home', '<p class="_a">', '<p class="_b">')).toBe('a{}b{}');
    expect(sheetOf('home', '<p class="_b _a">')).toBe('a{}b{}');
    expect(sheetOf('blog', '<p class="_b">')).toBe('b{}');
    expect(sheetOf('blog', '<p class="_b _c">')).toBe('b{}');
    expect(sheetOf('home', '<p>')).toBe('');
    expect(made).toEqual(['a{}b{}', 'b{}', '']);
  });
});
