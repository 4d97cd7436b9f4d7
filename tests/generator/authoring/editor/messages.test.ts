import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { editorMessages } from '../../../../generator/authoring/editor/messages';

const file = 'data/messages/editor.yaml';
const own = readFileSync('tests/catalogue/messages/editor.yaml', 'utf8');

/** The messages if the data has never been valid, with a given text of the file. */
function fromFile(text: string | undefined) {
  const bytes = text === undefined ? undefined : Buffer.from(text);
  return editorMessages({ data: undefined }, { read: (path) => (path === file ? bytes : undefined) });
}

const whole = fromFile(own);
const ids = Object.keys(whole.en);

describe('editorMessages without valid data', () => {
  it('reads the messages from their file', () => {
    expect(ids.length).toBeGreaterThan(50);
    expect(Object.keys(whole.ar)).toEqual(ids);
  });

  it('leaves out a message with invalid syntax', () => {
    const { en, ar } = fromFile(own.replace(/(?<=editor\.errors:\n +en: ").*(?="\n)/, '{count, plural, one {# error}'));
    expect(Object.keys(en)).toEqual(ids.filter((id) => id !== 'editor.errors'));
    expect(ar).toEqual(whole.ar);
  });

  it('reads the messages before a syntax error that ends the file', () => {
    const { en } = fromFile(own.replace('    en: Save…', '    en: "Save…'));
    expect(Object.keys(en)).toContain('editor.create');
  });

  it('reads the messages before and after the conflict markers of Git', () => {
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
  ])('returns no messages if %s', (_, text) => {
    expect(fromFile(text)).toEqual({ en: {}, ar: {} });
  });
});
