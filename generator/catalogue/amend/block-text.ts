/** The indicator of a block text: lines below `|` are literal, lines below `>` are joined. */
export type BlockStyle = '|' | '>';

/** Lines are wrapped before this column. */
export const lineWidth = 120;

const unfit = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff]/;
/** A word that would be read as a list item, table row, heading or key at the start of a line. */
const structure = /^(?:[-*+]|\d+[.)]|\|.*|#{1,4}|[A-Za-z][\w-]*:)$/;

/** Splits a text into its body and the number of trailing line breaks. */
function parts(text: string): { readonly body: string; readonly ends: number } {
  const body = text.replace(/(?<!\n)\n+$/, '');
  return { body, ends: text.length - body.length };
}

/** Whether a text can be written below `|` or `>` without loss. */
export function fitsBlock(text: string, style: BlockStyle): boolean {
  const { body } = parts(text);
  if (body === '' || unfit.test(body)) return false;
  const lines = body.split('\n');
  // Spaces alone on the first or last line would not be read as part of the text.
  const [first = '', last = ''] = [lines.find((line) => line !== ''), lines.at(-1)];
  if (style === '|') return first.trim() !== '' && last.trim() !== '' && !lines.some((line) => /^ *\t/.test(line));
  return lines.every((line) => !/^\s|\s$|\t/.test(line)) && lines[0] !== '';
}

/** Wraps words. A line breaks only at a single space, and never before a word that `structure` matches. */
function wrapped(words: readonly string[], width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const [index, word] of words.entries()) {
    const mayBreak = word !== '' && words[index - 1] !== '' && !structure.test(word);
    if (index === 0) line = word;
    else if (mayBreak && line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line += ` ${word}`;
  }
  return words.length === 0 ? lines : [...lines, line];
}

/**
 * The number of old lines, from the start, that consist of the first words, and the number of these words. The next
 * word must be able to start a line.
 */
function sameLines(lines: readonly string[], words: readonly string[]): readonly [lines: number, words: number] {
  let taken = 0;
  let last: readonly [number, number] = [0, 0];
  for (const [index, line] of lines.entries()) {
    const own = line.split(' ');
    if (!own.every((word, at) => words[taken + at] === word)) break;
    taken += own.length;
    const next = words[taken];
    if (next !== '' && !structure.test(next ?? '')) last = [index + 1, taken];
  }
  return last;
}

/** Wraps a paragraph. Old lines are kept where they have the same words. */
function foldedParagraph(text: string, old: readonly string[], width: number): readonly string[] {
  const words = text.split(' ');
  const [linesBefore, wordsBefore] = sameLines(old, words);
  const rest = words.slice(wordsBefore);
  const oldRest = old.slice(linesBefore);
  const [linesAfter, wordsAfter] = sameLines(
    oldRest.map((line) => line.split(' ').reverse().join(' ')).reverse(),
    rest.toReversed(),
  );
  const lines = [
    ...old.slice(0, linesBefore),
    ...wrapped(rest.slice(0, rest.length - wordsAfter), width),
    ...oldRest.slice(oldRest.length - linesAfter),
  ];
  const isSound = lines.every(
    (line, index) => line.trim() === line && (index === 0 || !structure.test(line.split(' ')[0] ?? '')),
  );
  return isSound ? lines : wrapped(words, width);
}

function foldedLines(body: string, old: readonly string[], width: number): readonly string[] {
  // Each blank line after the first in a row is an empty paragraph.
  const before: string[][] = [[]];
  for (const line of old) {
    if (line === '') before.push([]);
    else before.at(-1)?.push(line);
  }
  return body.split('\n').flatMap((paragraph, index) => {
    const same = before.find((lines) => lines.join(' ') === paragraph) ?? before[index] ?? [];
    return [...(index > 0 ? [''] : []), ...(paragraph === '' ? [] : foldedParagraph(paragraph, same, width))];
  });
}

interface BlockText {
  /** For example `|` or `>-`. */
  readonly header: string;
  /** The lines without indentation; blank lines are empty. */
  readonly lines: readonly string[];
}

/** `place` has the columns of the lines and of the key. Line breaks and indicators of `old` are kept where possible. */
export function blockText(
  text: string,
  style: BlockStyle,
  place: { readonly indent: number; readonly parent: number },
  old?: BlockText,
): BlockText {
  const { body, ends } = parts(text);
  const oldLines = old?.lines ?? [];
  // Keeps the narrower width of files whose texts are wrapped earlier.
  const width = oldLines.length > 1 ? Math.max(40, ...oldLines.map(({ length }) => length)) : lineWidth - place.indent;
  const lines = style === '|' ? body.split('\n') : foldedLines(body, oldLines, width);
  const [, oldIndicator = ''] = /^[|>][-+]?(\d?)/.exec(old?.header ?? '') ?? [];
  const keeps = old?.header.includes('+') === true && ends > 0;
  const chomping = keeps || ends > 1 ? '+' : ends === 1 ? '' : '-';
  const needsIndicator = /^\s/.test(lines.find((line) => line !== '') ?? '');
  const indicator = oldIndicator !== '' || needsIndicator ? String(place.indent - place.parent) : '';
  const header = `${style}${indicator}${chomping}`;
  const isSame = old !== undefined && [...old.header].sort().join('') === [...header].sort().join('');
  return {
    header: isSame ? old.header : header,
    lines: [...lines, ...Array.from({ length: Math.max(0, ends - 1) }, () => '')],
  };
}
