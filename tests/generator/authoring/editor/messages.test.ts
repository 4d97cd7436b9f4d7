import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { editorMessages } from '../../../../generator/authoring/editor/messages';

const file = 'data/messages/editor.yaml';
const own = readFileSync('tests/catalogue/messages/editor.yaml', 'utf8');

/** The messages where the data has never been right, with a text of the file. */
function fromFile(text: string | undefined) {
  const bytes = text === undefined ? undefined : Buffer.from(text);
  return editorMessages({ data: undefined }, { read: (path) => (path === file ? bytes : undefined) });
}

const whole = fromFile(own);
const ids = Object.keys(whole.en);

describe('the messages of the editor while the data has never been right', () => {
  it('are those of their file', () => {
    expect(ids.length).toBeGreaterThan(50);
    expect(Object.keys(whole.ar)).toEqual(ids);
  });

  it('are all but the one that is no message', () => {
    const { en, ar } = fromFile(own.replace(/(?<=editor\.errors:\n +en: ").*(?="\n)/, '{count, plural, one {# error}'));
    expect(Object.keys(en)).toEqual(ids.filter((id) => id !== 'editor.errors'));
    expect(ar).toEqual(whole.ar);
  });

  it('are those before an error that ends the file', () => {
    const { en } = fromFile(own.replace('    en: Save…', '    en: "Save…'));
    expect(Object.keys(en)).toContain('editor.create');
  });

  it('are those on both sides of the marks that git writes for a conflict', () => {
    const { en } = fromFile(
      own.replace(/^ {4}en: Save…\n/m, '<<<<<<< ours\n$&=======\n    en: Keep…\n>>>>>>> theirs\n'),
    );
    expect(Object.keys(en)).toEqual(expect.arrayContaining(['editor.title', 'editor.seen']));
  });

  it.each([
    ['there is no such file', undefined],
    ['the file is empty', ''],
    ['the file is a list', '- a\n- b\n'],
    ['the file is nested too deeply', '['.repeat(20_000)],
  ])('are none if %s', (_, text) => {
    expect(fromFile(text)).toEqual({ en: {}, ar: {} });
  });
});
