import { describe, expect, test } from 'vitest';
import { codeFrame } from '../../../../generator/catalogue/diagnostics/code-frame';
import { LineIndex } from '../../../../generator/catalogue/diagnostics/lines';

/** The frame of the first occurrence of a word, as lines. */
function draw(text: string, word: string, width?: number): string {
  const start = text.indexOf(word);
  const frame = codeFrame({ path: 'data/x.yaml', text }, { start, end: start + word.length }, width);
  return `${frame.line}\n${frame.indent}${frame.carets}${frame.note === '' ? '' : ` ${frame.note}`}`;
}

describe('LineIndex', () => {
  test('counts lines and columns from 1, columns in UTF-16 code units as editors do', () => {
    const lines = new LineIndex('one\ntwo 😀 three\n');
    expect(lines.position(0)).toEqual({ line: 1, column: 1 });
    expect(lines.position(4)).toEqual({ line: 2, column: 1 });
    expect(lines.position('one\ntwo 😀 '.length)).toEqual({ line: 2, column: 8 });
  });

  test('treats CRLF as one line break', () => {
    const lines = new LineIndex('one\r\ntwo\r\n');
    expect(lines.line(1)).toBe('one');
    expect(lines.position(5)).toEqual({ line: 2, column: 1 });
  });

  test('returns the end of the text for an offset outside it', () => {
    expect(new LineIndex('one').position(99)).toEqual({ line: 1, column: 4 });
    expect(new LineIndex('').position(5)).toEqual({ line: 1, column: 1 });
  });
});

describe('codeFrame', () => {
  test('draws the carets under the word', () => {
    expect(draw('- kind: stepz', 'stepz')).toBe('- kind: stepz\n        ^^^^^');
  });

  test('draws a tab visibly and the caret under the word after it', () => {
    expect(draw('a:\tb', 'b')).toBe('a:→ b\n    ^');
  });

  test('counts wide characters as two columns and combining characters as none', () => {
    expect(draw('商店 x', 'x')).toBe('商店 x\n     ^');
    expect(draw('e\u0301 x', 'x')).toBe('e\u0301 x\n  ^');
  });

  test('draws the carets under the whole of an Arabic value', () => {
    expect(draw('  ar: عروض لبان', 'عروض لبان')).toBe('\u200e  ar: عروض لبان\n      ^^^^^^^^^');
  });

  test('marks the whole Arabic run and repeats the words when the span is inside the run', () => {
    expect(draw('  ar: عروض لبان اليوم', 'لبان')).toBe('\u200e  ar: عروض لبان اليوم\n      ^^^^^^^^^^^^^^^ here: لبان');
  });

  test('points at Latin words between Arabic ones', () => {
    expect(draw('  ar: كود {code} خصم', '{code}')).toBe('\u200e  ar: كود {code} خصم\n          ^^^^^^');
  });

  test('treats digits at the end of an Arabic run as part of it', () => {
    expect(draw('  ar: خصم 20', '20')).toBe('\u200e  ar: خصم 20\n      ^^^^^^ here: 20');
  });

  test('spells out control characters, so that they cannot affect the terminal', () => {
    expect(draw('a: x\u001b[31m', '\u001b')).toBe('a: x<U+001B>[31m\n    ^^^^^^^^');
  });

  test('draws one caret for an empty span', () => {
    const frame = codeFrame({ path: 'x', text: 'abc' }, { start: 1, end: 1 });
    expect(frame.indent + frame.carets).toBe(' ^');
  });

  test('keeps the carets in sight in a long line', () => {
    const drawn = draw(`${'word '.repeat(60)}HERE${' word'.repeat(60)}`, 'HERE', 40).split('\n');
    const [line = '', carets = ''] = drawn;
    expect(line.length).toBeLessThanOrEqual(40);
    expect(line.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('HERE');
  });

  test('marks the first line of a span over several lines and names the last', () => {
    expect(draw('a: one\n  two\nb: c', 'one\n  two')).toBe('a: one\n   ^^^ and on to line 2');
  });
});
