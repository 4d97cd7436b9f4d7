const simpleEscapeLength = 2;
const hexEscapes: Readonly<Record<string, number>> = { x: 4, u: 6, U: 10 };

function isSpace(character: string | undefined): boolean {
  return character === ' ' || character === '\t' || character === '\n' || character === '\r';
}

export type ScalarStyle = 'plain' | 'single' | 'double' | 'block';

/** A position in the text and one in the value, which advance together. */
class Cursor {
  readonly offsets: number[] = [];
  index = 0;
  /** The end of the current run of spaces without a line break. */
  spacesEnd = 0;

  constructor(
    readonly text: string,
    public at: number,
    readonly end: number,
    readonly value: string,
  ) {}

  /** The next UTF-16 unit of the value. */
  get unit(): string | undefined {
    return this.value[this.index];
  }

  /** Maps the next units of the value to offsets of the text, and continues at `at`. */
  map(offsets: readonly number[], at: number): void {
    this.offsets.push(...offsets.map((offset) => Math.min(offset, this.end)));
    this.index += offsets.length;
    this.at = at;
  }
}

/** Maps the next units of the value, or skips text without a unit in the value. Returns false if it does not apply. */
type Step = (cursor: Cursor) => boolean;

/** A backslash at the end of a line: the line break and the indentation of the next line are not in the value. */
const escapedLineEnd: Step = (cursor) => {
  const [, lineEnd] = /^\\(\r\n|\n|\r)/.exec(cursor.text.slice(cursor.at, cursor.at + 3)) ?? [];
  if (lineEnd === undefined) return false;
  cursor.at += 1 + lineEnd.length;
  while (cursor.text[cursor.at] === ' ' || cursor.text[cursor.at] === '\t') cursor.at += 1;
  return true;
};

const escapeSequence: Step = (cursor) => {
  const { text, at } = cursor;
  if (text[at] !== '\\') return false;
  const length = hexEscapes[text[at + 1] ?? ''] ?? simpleEscapeLength;
  // An escape above U+FFFF yields two units of the value.
  const isPair = length === hexEscapes['U'] && (cursor.value.codePointAt(cursor.index) ?? 0) > 0xffff;
  cursor.map(isPair ? [at, at] : [at], at + length);
  return true;
};

/** Spaces that contain line breaks. */
const foldedLines: Step = (cursor) => {
  // Spaces without a line break are in the value one by one, and the run is not scanned again for each of them.
  if (cursor.at < cursor.spacesEnd) return false;
  let word = cursor.at;
  while (word < cursor.end && isSpace(cursor.text[word])) word += 1;
  cursor.spacesEnd = word;
  const lineEnds: number[] = [];
  // `indexOf` would scan to the end of a long line for each of its characters.
  for (let at = cursor.at; at < word; at += 1) if (cursor.text[at] === '\n') lineEnds.push(at);
  if (lineEnds.length === 0) return false;
  // A single line break becomes a space; of several, the last one is dropped.
  cursor.map(lineEnds.slice(0, Math.max(1, lineEnds.length - 1)), word);
  return true;
};

const space: Step = (cursor) => {
  const { text, at, end, unit } = cursor;
  if (!isSpace(unit)) return false;
  const length = unit === '\n' && text[at] === '\r' ? 2 : text[at] === unit ? 1 : 0;
  cursor.map([at], at < end ? at + length : at);
  return true;
};

function skipIndentation(cursor: Cursor): void {
  const { text, end, unit } = cursor;
  while (cursor.at < end && text[cursor.at] !== unit && isSpace(text[cursor.at])) cursor.at += 1;
}

/** An apostrophe inside single quotes, where it is doubled. */
const apostrophe: Step = (cursor) => {
  if (cursor.unit !== "'") return false;
  skipIndentation(cursor);
  cursor.map([cursor.at], cursor.at + 2);
  return true;
};

const character: Step = (cursor) => {
  skipIndentation(cursor);
  cursor.map([cursor.at], cursor.at + 1);
  return true;
};

/** The steps of each style. The first that applies is used, and `character` always applies. */
const steps: Readonly<Record<ScalarStyle, readonly Step[]>> = {
  plain: [foldedLines, space, character],
  single: [foldedLines, space, apostrophe, character],
  double: [escapedLineEnd, escapeSequence, foldedLines, space, character],
  block: [space, character],
};

/** The offset of a scalar's content: after the opening quote, or after the header line of a block (`|-`, a comment). */
function contentStart(text: string, start: number, end: number, style: ScalarStyle): number {
  if (style === 'plain') return start;
  if (style !== 'block') return start + 1;
  const newline = text.indexOf('\n', start);
  return newline < 0 ? end : newline + 1;
}

/**
 * The offset in the text of each UTF-16 unit of a value, and of its end. Apart from escapes, only spaces and line breaks
 * differ, so text and value are read side by side.
 */
export function scalarOffsets(
  text: string,
  start: number,
  end: number,
  style: ScalarStyle,
  value: string,
): readonly number[] {
  const cursor = new Cursor(text, contentStart(text, start, end, style), end, value);
  while (cursor.index < value.length) steps[style].find((step) => step(cursor));
  return [...cursor.offsets, Math.min(cursor.at, end)];
}
