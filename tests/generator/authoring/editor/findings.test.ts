import { describe, expect, it } from 'vitest';
import { fieldFinder, findingsOf } from '../../../../generator/authoring/editor/findings';
import type { Finding } from '../../../../src/domain/editing/editor-protocol';
import { check, patched } from '../../support/sample-catalogue';

const text = `# A comment.
name:
  en: Luban
offers:
  - id: first
    title: {en: One, ar: واحد}
  - id: second
    codes: [A, B]
`;

it.each([
  ['Luban', ['name', 'en']],
  ['offers:', ['offers']],
  ['first', ['offers', 0, 'id']],
  ['واحد', ['offers', 0, 'title', 'ar']],
  ['id: second', ['offers', 1, 'id']],
  ['B]', ['offers', 1, 'codes', 1]],
  ['# A comment', []],
])('fieldFinder maps the position of %j to the field %j', (words, path) => {
  expect(fieldFinder(text)(text.indexOf(words))).toEqual(path);
});

it('fieldFinder finds a field before an alias', () => {
  const aliased = 'a: &a One\nlist: [Two, *a, *a, *a]\n*a : Three\nb: Four\n';
  expect(fieldFinder(aliased)(aliased.indexOf('Two'))).toEqual(['list', 0]);
});

it('fieldFinder returns undefined for a text that cannot be parsed or is empty', () => {
  expect(fieldFinder('a: [')(0)).toBeUndefined();
  expect(fieldFinder('')(0)).toBeUndefined();
});

describe('what a finding offers as a button', () => {
  /** The findings in the sample with other texts of a store. */
  function findingsIn(keys: string): readonly Finding[] {
    const files = patched('data/stores/luban.yaml', keys);
    const sources = new Map(Object.entries(files).map(([path, content]) => [path, { path, text: content }]));
    const { diagnostics } = check(files);
    return [...findingsOf({ diagnostics, sources }).values()].flat();
  }
  const findingIn = (keys: string): Finding | undefined => findingsIn(keys)[0];

  it('is the correction of all words of the field where only one thing can be right', () => {
    const finding = findingIn('subtitle:\n  en: Save on incense\n  ar: وفّر فى المملكه\n');
    expect(finding?.correction).toEqual([
      { kind: 'set', path: ['subtitle', 'ar'], value: 'وفّر في المملكة', was: 'وفّر فى المملكه' },
    ]);
  });

  it('is that a warning is right, with the words of its line', () => {
    const finding = findingIn('subtitle:\n  en: "LOOK AT ALL OUR INCENSE NOW"\n  ar: انظر إلى البخور\n');
    expect(finding?.correction).toBeUndefined();
    expect(finding?.confirmation).toEqual({
      code: 'shouting',
      file: 'data/stores/luban.yaml',
      text: 'LOOK AT ALL OUR INCENSE NOW',
    });
  });

  it('is the correction of each of several texts of a file', () => {
    const wrong = (key: string): string => `${key}:\n  en: Save on incense\n  ar: وفّر فى المتجر\n`;
    const found = findingsIn(['title', 'subtitle', 'heading'].map(wrong).join(''));
    expect(found.filter(({ correction }) => correction)).toHaveLength(3);
  });

  it('is nothing for an error with several ways out', () => {
    const finding = findingIn('icon: leaff\n');
    expect(finding).toMatchObject({ kind: 'error' });
    expect(finding).not.toHaveProperty('confirmation', expect.anything());
  });
});
