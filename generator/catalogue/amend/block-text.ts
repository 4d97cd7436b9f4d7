/** The sign of a text on several lines: those of `|` stay as they are, those of `>` are joined. */
export type BlockSign = '|' | '>';

/** Lines are broken before this column. */
export const lineWidth = 120;

const unfit = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff]/;
/** A list entry, a row of a table, a heading or a key: at the beginning of a line it would be taken for one. */
const structure = /^(?:[-*+]|\d+[.)]|\|.*|#{1,4}|[A-Za-z][\w-]*:)$/;

/** A text and the line ends behind it. */
function parts(text: string): { readonly body: string; readonly ends: number } {
  const body = text.replace(/(?<!\n)\n+$/, '');
  return { body, ends: text.length - body.length };
}

/** Whether a text can be written below `|` or `>`. */
export function fitsBlock(text: string, sign: BlockSign): boolean {
  const { body } = parts(text);
  if (body === '' || unfit.test(body)) return false;
  const lines = body.split('\n');
  // Spaces alone on the first or last line would not be taken for a part of the text.
  const [first = '', last = ''] = [lines.find((line) => line !== ''), lines.at(-1)];
  if (sign === '|') return first.trim() !== '' && last.trim() !== '' && !lines.some((line) => /^ *\t/.test(line));
  return lines.every((line) => !/^\s|\s$|\t/.test(line)) && lines[0] !== '';
}

/** Words that fit on a line; a break is only where one space is, and a line begins with no sign of a list or key. */
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

/** How many of some lines, one by one, are the first words, so that another line can begin behind them. */
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

function reversed(line: string): string {
  return line.split(' ').reverse().join(' ');
}

/** The lines of a paragraph; those of the old one stay as far as they have the same words. */
function foldedParagraph(text: string, old: readonly string[], width: number): readonly string[] {
  const words = text.split(' ');
  const [linesBefore, wordsBefore] = sameLines(old, words);
  const rest = words.slice(wordsBefore);
  const oldRest = old.slice(linesBefore);
  const [linesAfter, wordsAfter] = sameLines(oldRest.map(reversed).reverse(), rest.toReversed());
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

/** The paragraphs of folded lines: of blank lines, each but the first between two paragraphs is an empty paragraph. */
function paragraphsOf(lines: readonly string[]): readonly (readonly string[])[] {
  const found: string[][] = [[]];
  for (const line of lines) {
    if (line === '') found.push([]);
    else found.at(-1)?.push(line);
  }
  return found;
}

function foldedLines(body: string, old: readonly string[], width: number): readonly string[] {
  const before = paragraphsOf(old);
  return body.split('\n').flatMap((paragraph, index) => {
    const same = before.find((lines) => lines.join(' ') === paragraph) ?? before[index] ?? [];
    return [...(index > 0 ? [''] : []), ...(paragraph === '' ? [] : foldedParagraph(paragraph, same, width))];
  });
}

/** The header and the lines of a text below `|` or `>`. */
interface BlockText {
  /** `|`, `>-` and the like. */
  readonly header: string;
  /** The lines without indentation; blank ones are empty. */
  readonly lines: readonly string[];
}

/** What a text on several lines looked like before it was changed. */
interface OldBlock {
  readonly header: string;
  readonly lines: readonly string[];
}

/**
 * A text as a block. `indent` is the column of its lines, `parent` that of its key or dash. The line breaks and the signs of the old text
 * stay where they can.
 */
export function blockText(
  text: string,
  sign: BlockSign,
  place: { readonly indent: number; readonly parent: number },
  old?: OldBlock,
): BlockText {
  const { body, ends } = parts(text);
  const oldLines = old?.lines ?? [];
  // Files in which texts are broken earlier stay so.
  const width = oldLines.length > 1 ? Math.max(40, ...oldLines.map(({ length }) => length)) : lineWidth - place.indent;
  const lines = sign === '|' ? body.split('\n') : foldedLines(body, oldLines, width);
  const [, oldIndicator = ''] = /^[|>][-+]?(\d?)/.exec(old?.header ?? '') ?? [];
  const keeps = old?.header.includes('+') === true && ends > 0;
  const chomping = keeps || ends > 1 ? '+' : ends === 1 ? '' : '-';
  const needsIndicator = /^\s/.test(lines.find((line) => line !== '') ?? '');
  const indicator = oldIndicator !== '' || needsIndicator ? String(place.indent - place.parent) : '';
  const header = `${sign}${indicator}${chomping}`;
  const isSame = old !== undefined && [...old.header].sort().join('') === [...header].sort().join('');
  return {
    header: isSame ? old.header : header,
    lines: [...lines, ...Array.from({ length: Math.max(0, ends - 1) }, () => '')],
  };
}
