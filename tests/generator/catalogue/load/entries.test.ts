import { describe, expect, it } from 'vitest';
import { withoutEntries } from '../../../../generator/catalogue/load/entries';

const text = `slug: silk-road
name:
  en: Silk Road
  ar: طريق الحرير
icon: bagg
offers:
  - id: one
    title: First
  - id: two
    title: { en: Second, ar: ثانٍ }
groups:
  fashion:
    name: Fashion
  home:
    name: Home
`;

/** The text without the entries around some words, with empty lines left out. */
function without(...words: readonly string[]): string | undefined {
  return withoutEntries(
    text,
    words.map((word) => text.indexOf(word)),
  )
    ?.split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n');
}

const lines = (...left: readonly RegExp[]): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !left.some((each) => each.test(line)))
    .join('\n');

describe('a file without what is broken in it', () => {
  it('lacks the item of a list that is around the place', () => {
    expect(without('First')).toBe(lines(/one|First/));
    expect(without('Second')).toBe(lines(/two|Second/));
  });

  it('lacks the entry of a mapping in the mapping of the file', () => {
    expect(without('Fashion')).toBe(lines(/fashion|Fashion/));
    expect(without('طريق')).toBe(lines(/طريق/));
  });

  it('lacks a key of the file', () => {
    expect(without('bagg')).toBe(lines(/icon/));
    expect(without('icon')).toBe(lines(/icon/));
  });

  it('lacks all of several places', () => {
    expect(without('bagg', 'First', 'one')).toBe(lines(/icon|one|First/));
  });

  it('keeps the place of everything else', () => {
    const result = withoutEntries(text, [text.indexOf('First')]);
    expect(result?.length).toBe(text.length);
    expect(result?.indexOf('groups:')).toBe(text.indexOf('groups:'));
  });

  it('is no use where the first key is wrong, at which missing keys are reported, too', () => {
    expect(withoutEntries(text, [0])).toBeUndefined();
  });

  it('is no use where the text cannot be read', () => {
    expect(withoutEntries('a: "b\nc: d\n', [1])).toBeUndefined();
  });
});
