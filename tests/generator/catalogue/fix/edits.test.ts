import { describe, expect, test } from 'vitest';
import type { Edit } from '../../../../generator/catalogue/diagnostics/diagnostic';
import { amended, applyEdits } from '../../../../generator/catalogue/fix/edits';

const path = 'data/home.yaml';

/** The edit that puts a text in place of another, in the value of a key and in the file. */
function edit(file: string, key: string, value: string, from: string, text: string): Edit {
  const start = file.indexOf(from);
  const at = value.indexOf(from);
  return {
    span: { start, end: start + from.length },
    text,
    value: { path: [key], start: at, end: at + from.length, text },
  };
}

/** A file after edits; undefined if no edit applies. */
function amendedText(file: string, edits: readonly Edit[], mark = ''): string | undefined {
  const bytes = amended(path, Buffer.from(mark + file), edits);
  return bytes && Buffer.from(bytes).toString();
}

describe('applyEdits', () => {
  test('replaces the spans of all edits, in any order', () => {
    const edits = [
      { span: { start: 6, end: 8 }, text: ' ' },
      { span: { start: 0, end: 1 }, text: 'A' },
    ];
    expect(applyEdits('a word  more', edits)).toBe('A word more');
    expect(applyEdits('unchanged', [])).toBe('unchanged');
  });

  test('throws for overlapping edits', () => {
    const span = { start: 0, end: 2 };
    expect(() =>
      applyEdits('text', [
        { span, text: '' },
        { span: { start: 1, end: 3 }, text: '' },
      ]),
    ).toThrow('overlap');
  });
});

describe('amended', () => {
  test('changes nothing else: it keeps comments and a missing final line break', () => {
    const file = 'a: one  two # why  not\nb: "x\u200by"\nc: three';
    const edits = [edit(file, 'a', 'one  two', '  ', ' '), edit(file, 'b', 'x\u200by', '\u200b', '')];
    expect(amendedText(file, edits)).toBe('a: one two # why  not\nb: "xy"\nc: three');
  });

  test('keeps Windows line endings and a byte order mark', () => {
    const windows = 'a: one  two\r\nb: x\r\n';
    const change = [edit(windows, 'a', 'one  two', '  ', ' ')];
    expect(amendedText(windows, change, '\ufeff')).toBe('\ufeffa: one two\r\nb: x\r\n');
  });

  test('leaves the values unchanged when an edit is in a comment', () => {
    expect(amendedText('# a\u200b\nb: x\n', [{ span: { start: 3, end: 4 }, text: '' }])).toBe('# a\nb: x\n');
  });

  test('applies several edits of one text together', () => {
    const twice = 'a: one  two  three\n';
    const at = (start: number): Edit => ({
      span: { start: start + 3, end: start + 5 },
      text: ' ',
      value: { path: ['a'], start, end: start + 2, text: ' ' },
    });
    expect(amendedText(twice, [at(3), at(8)])).toBe('a: one two three\n');
  });

  test.each([
    ['the text would become a comment', 'a: \u200b# one\n', '\u200b# one'],
    ['the text would become a number', 'a: 12\u200b3\n', '12\u200b3'],
    ['the text would become a list', 'a: \u200b[one]\n', '\u200b[one]'],
  ])('refuses an edit when %s', (_why, text, value) => {
    expect(amendedText(text, [edit(text, 'a', value, '\u200b', '')])).toBeUndefined();
  });

  test('refuses an edit that would change a key', () => {
    expect(amendedText('\u200ba: one\n', [{ span: { start: 0, end: 1 }, text: '' }])).toBeUndefined();
  });

  test('applies the other edits when one of them is refused', () => {
    const two = 'a: 12\u200b3\nb: one  two\n';
    const unsound = edit(two, 'a', '12\u200b3', '\u200b', '');
    expect(amendedText(two, [unsound, edit(two, 'b', 'one  two', '  ', ' ')])).toBe('a: 12\u200b3\nb: one two\n');
  });

  test('returns undefined for a file that is not UTF-8 or not YAML', () => {
    const change = [{ span: { start: 0, end: 1 }, text: 'b' }];
    expect(amended(path, Buffer.from('a: \xe9\n', 'latin1'), change)).toBeUndefined();
    expect(amended(path, Buffer.from('a: [\n'), change)).toBeUndefined();
  });
});
