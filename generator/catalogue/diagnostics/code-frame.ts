import type { SourceFile, Span } from './diagnostic';
import { linesOf, type LineIndex, type Position } from './lines';
import type { Language } from '../../../src/domain/language/language';
import { render } from './phrases';
import { visibleCharacter } from './visible';

interface Range {
  readonly start: Position;
  readonly end: Position;
}

export function rangeOf(lines: LineIndex, span: Span): Range {
  return { start: lines.position(span.start), end: lines.position(Math.max(span.start, span.end)) };
}

/** A character as a terminal displays it. */
interface Cell {
  /** Its offset in the line. */
  readonly at: number;
  readonly text: string;
  readonly width: number;
}

const tabWidth = 4;
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const zeroWidth = /[\p{Mn}\p{Me}]|\u200c|\u200d/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** What a terminal lays out from right to left: up to the last such letter or digit before a Latin letter. */
const rightToLeftRuns =
  /[\p{Script=Arabic}\p{Script=Hebrew}](?:[^\p{Script=Latin}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Nd}])?/gu;

function cellsOf(line: string): Cell[] {
  const cells: Cell[] = [];
  let at = 0;
  let column = 0;
  for (const character of line) {
    const shown = visibleCharacter(character);
    let cell: Cell;
    if (character === '\t') {
      // Tabs are made visible, because they are often the cause of the diagnostic.
      const width = tabWidth - (column % tabWidth);
      cell = { at, text: `→${' '.repeat(width - 1)}`, width };
    } else if (shown !== character) cell = { at, text: shown, width: shown.length };
    else cell = { at, text: character, width: zeroWidth.test(character) ? 0 : wide.test(character) ? 2 : 1 };
    cells.push(cell);
    column += cell.width;
    at += character.length;
  }
  return cells;
}

/** The range that the carets underline. */
interface Mark {
  readonly start: number;
  readonly end: number;
  /** The marked text, if carets cannot point at it. */
  readonly here?: string;
}

/**
 * In a right-to-left run, no terminal column corresponds to an offset. The carets then mark the whole run, whose extent
 * is the same in both directions, and the marked text is repeated after them.
 */
function markOf(line: string, start: number, end: number): Mark {
  let from = start;
  let to = end;
  for (const run of line.matchAll(rightToLeftRuns)) {
    const runEnd = run.index + run[0].length;
    if (run.index < end && start < runEnd) {
      from = Math.min(from, run.index);
      to = Math.max(to, runEnd);
    }
  }
  return from === start && to === end ? { start, end } : { start: from, end: to, here: line.slice(start, end) };
}

const ellipsis: Cell = { at: -1, text: '…', width: 1 };

/** Cuts a long line so that the mark stays visible. */
function windowOf(cells: readonly Cell[], mark: Mark, width: number): readonly Cell[] {
  const total = cells.reduce((sum, cell) => sum + cell.width, 0);
  if (total <= width) return cells;
  const first = cells.findIndex(({ at }) => at >= mark.start);
  const anchor = first < 0 ? cells.length : first;
  const from = Math.max(0, Math.min(anchor - Math.floor(width / 4), cells.length - width + 2));
  const window: Cell[] = from > 0 ? [ellipsis] : [];
  let used = window.length;
  for (const cell of cells.slice(from)) {
    if (used + cell.width > width - 1) {
      window.push(ellipsis);
      break;
    }
    window.push(cell);
    used += cell.width;
  }
  return window;
}

/** The line of a span with carets below it, in parts that a reporter can colour. */
interface Frame {
  readonly position: Position;
  /** The line number, padded. */
  readonly number: string;
  readonly line: string;
  /** The spaces before the carets. */
  readonly indent: string;
  readonly carets: string;
  /** The text after the carets; possibly empty. */
  readonly note: string;
}

/** The maximum number of characters read on either side of a span. */
const longestLine = 1000;

/** Creates the frame of a span. For a span over several lines, only the first line is shown. */
export function codeFrame(source: SourceFile, span: Span, width = 100, language: Language = 'en'): Frame {
  const lines = linesOf(source);
  const range = rangeOf(lines, span);
  const whole = lines.line(range.start.line);
  const at = Math.min(range.start.column - 1, whole.length);
  // Only the part of a very long line around the span is used.
  const from = Math.max(0, at - longestLine);
  const line = whole.slice(from, at + longestLine);
  const start = at - from;
  const several = range.end.line > range.start.line && range.end.column > 1;
  const end = range.end.line > range.start.line ? line.length : Math.min(range.end.column - 1 - from, line.length);
  const mark = markOf(line, start, Math.max(start, end));
  const cells = windowOf(cellsOf(line), mark, width);
  let indent = 0;
  let carets = 0;
  for (const cell of cells) {
    if (cell.at < 0) indent += carets === 0 && cell === cells[0] ? cell.width : 0;
    else if (cell.at < mark.start) indent += cell.width;
    else if (cell.at < mark.end) carets += cell.width;
  }
  // A left-to-right mark keeps terminals with bidirectional support from reversing a line that starts in Arabic.
  const anchor = rightToLeft.test(line) ? '\u200e' : '';
  const notes = [
    ...(mark.here === undefined || mark.here === ''
      ? []
      : [render({ id: 'terminal.here', values: { text: mark.here } }, language)]),
    ...(several ? [render({ id: 'terminal.and-on', values: { line: range.end.line } }, language)] : []),
  ];
  return {
    position: range.start,
    number: String(range.start.line),
    line: `${anchor}${cells.map(({ text }) => text).join('')}`.trimEnd(),
    indent: ' '.repeat(indent),
    carets: '^'.repeat(Math.max(1, carets)),
    note: notes.join(', '),
  };
}
