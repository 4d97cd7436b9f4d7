import { describe, expect, test } from 'vitest';
import { codeFrame } from '../../../../generator/catalogue/diagnostics/code-frame';
import { LineIndex } from '../../../../generator/catalogue/diagnostics/lines';

/** The frame of the first occurrence of a word, as lines. */
function draw(text: string, word: string, width?: number): string {
  const start = text.indexOf(word);
  const frame = codeFrame({ path: 'data/x.yaml', text }, { start, end: start + word.length }, width);
  return `${frame.line}\n${frame.indent}${frame.carets}${frame.note === '' ? '' : ` ${frame.note}`}`;
}

describe('lines and columns', () => {
  test('count from 1, columns in UTF-16 code units as editors do', () => {
    const lines = new LineIndex('one\ntwo 😀 three\n');
    expect(lines.position(0)).toEqual({ line: 1, column: 1 });
    expect(lines.position(4)).toEqual({ line: 2, column: 1 });
    expect(lines.position('one\ntwo 😀 '.length)).toEqual({ line: 2, column: 8 });
  });

  test('take CRLF for one line end', () => {
    const lines = new LineIndex('one\r\ntwo\r\n');
    expect(lines.line(1)).toBe('one');
    expect(lines.position(5)).toEqual({ line: 2, column: 1 });
  });

  test('of an offset outside the text are those of its end', () => {
    expect(new LineIndex('one').position(99)).toEqual({ line: 1, column: 4 });
    expect(new LineIndex('').position(5)).toEqual({ line: 1, column: 1 });
  });
});

describe('the caret', () => {
  test('is under the word', () => {
    expect(draw('- kind: stepz', 'stepz')).toBe('- kind: stepz\n        ^^^^^');
  });

  test('is under the word behind a tab, which is drawn', () => {
    expect(draw('a:\tb', 'b')).toBe('a:→ b\n    ^');
  });

  test('counts wide signs as two columns and combining ones as none', () => {
    expect(draw('商店 x', 'x')).toBe('商店 x\n     ^');
    expect(draw('e\u0301 x', 'x')).toBe('e\u0301 x\n  ^');
  });

  test('is under the whole of an Arabic value', () => {
    expect(draw('  ar: عروض لبان', 'عروض لبان')).toBe('\u200e  ar: عروض لبان\n      ^^^^^^^^^');
  });

  test('marks the Arabic run and repeats the words where it cannot point into the run', () => {
    expect(draw('  ar: عروض لبان اليوم', 'لبان')).toBe('\u200e  ar: عروض لبان اليوم\n      ^^^^^^^^^^^^^^^ here: لبان');
  });

  test('points at Latin words between Arabic ones', () => {
    expect(draw('  ar: كود {code} خصم', '{code}')).toBe('\u200e  ar: كود {code} خصم\n          ^^^^^^');
  });

  test('takes digits at the end of an Arabic run for part of it', () => {
    expect(draw('  ar: خصم 20', '20')).toBe('\u200e  ar: خصم 20\n      ^^^^^^ here: 20');
  });

  test('spells out signs that no one sees, and so can hurt no terminal', () => {
    expect(draw('a: x\u001b[31m', '\u001b')).toBe('a: x<U+001B>[31m\n    ^^^^^^^^');
  });

  test('is one where the span is empty', () => {
    const frame = codeFrame({ path: 'x', text: 'abc' }, { start: 1, end: 1 });
    expect(frame.indent + frame.carets).toBe(' ^');
  });

  test('stays in sight in a long line', () => {
    const drawn = draw(`${'word '.repeat(60)}HERE${' word'.repeat(60)}`, 'HERE', 40).split('\n');
    const [line = '', carets = ''] = drawn;
    expect(line.length).toBeLessThanOrEqual(40);
    expect(line.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('HERE');
  });

  test('of a span over several lines marks the first and names the last', () => {
    expect(draw('a: one\n  two\nb: c', 'one\n  two')).toBe('a: one\n   ^^^ and on to line 2');
  });
});
