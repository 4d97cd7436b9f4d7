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

describe('withoutEntries', () => {
  it('removes the list item around the place', () => {
    expect(without('First')).toBe(lines(/one|First/));
    expect(without('Second')).toBe(lines(/two|Second/));
  });

  it('removes the entry of a mapping around the place', () => {
    expect(without('Fashion')).toBe(lines(/fashion|Fashion/));
    expect(without('طريق')).toBe(lines(/طريق/));
  });

  it('removes a top-level key', () => {
    expect(without('bagg')).toBe(lines(/icon/));
    expect(without('icon')).toBe(lines(/icon/));
  });

  it('removes the entries around several places', () => {
    expect(without('bagg', 'First', 'one')).toBe(lines(/icon|one|First/));
  });

  it('keeps the positions of everything else', () => {
    const result = withoutEntries(text, [text.indexOf('First')]);
    expect(result?.length).toBe(text.length);
    expect(result?.indexOf('groups:')).toBe(text.indexOf('groups:'));
  });

  it('returns undefined for the first key, where missing keys are also reported', () => {
    expect(withoutEntries(text, [0])).toBeUndefined();
  });

  it('returns undefined for a text that cannot be parsed', () => {
    expect(withoutEntries('a: "b\nc: d\n', [1])).toBeUndefined();
  });
});
