const simpleEscapeLength = 2;
const hexEscapes: Readonly<Record<string, number>> = { x: 4, u: 6, U: 10 };

function isSpace(character: string | undefined): boolean {
  return character === ' ' || character === '\t' || character === '\n' || character === '\r';
}

function skipSpaces(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && isSpace(text[at])) at += 1;
  return at;
}

/** Where lines end between two places. */
function lineEndsIn(text: string, from: number, to: number): readonly number[] {
  const ends: number[] = [];
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) ends.push(at);
  return ends;
}

/** How a scalar is written in YAML. */
export type ScalarStyle = 'plain' | 'single' | 'double' | 'block';

/**
 * For each UTF-16 unit of a scalar's value, and for its end, the offset at which it stands in the text. Words stand
 * in the text as they do in the value, except for escapes; only spaces and line ends are folded. So it is enough to walk
 * both side by side and to let the text run ahead over spaces.
 */
export function scalarOffsets(
  text: string,
  start: number,
  end: number,
  style: ScalarStyle,
  value: string,
): readonly number[] {
  const offsets: number[] = [];
  let at = start;
  if (style === 'single' || style === 'double') at += 1;
  if (style === 'block') {
    // The header (`|-`, a comment) ends with its line.
    const newline = text.indexOf('\n', start);
    at = newline < 0 ? end : newline + 1;
  }

  let index = 0;
  while (index < value.length) {
    const unit = value[index];
    if (style === 'double' && text[at] === '\\') {
      const next = text[at + 1];
      if (next === '\n' || next === '\r') {
        at += next === '\r' && text[at + 2] === '\n' ? 3 : 2;
        while (text[at] === ' ' || text[at] === '\t') at += 1;
        continue;
      }
      const length = hexEscapes[next ?? ''] ?? simpleEscapeLength;
      // An escape above U+FFFF is two units of the value.
      const units = length === 10 && (value.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
      for (let step = 0; step < units; step += 1) offsets.push(at);
      index += units;
      at += length;
      continue;
    }
    const word = style === 'block' ? at : skipSpaces(text, at, end);
    const lineEnds = lineEndsIn(text, at, word);
    if (lineEnds.length > 0) {
      // One line end stands for a space; of several, one goes.
      const folded = lineEnds.slice(0, Math.max(1, lineEnds.length - 1));
      offsets.push(...folded);
      index += folded.length;
      at = word;
      continue;
    }
    if (isSpace(unit)) {
      offsets.push(Math.min(at, end));
      if (unit === '\n' && text[at] === '\r' && at < end) at += 2;
      else if (text[at] === unit && at < end) at += 1;
      index += 1;
      continue;
    }
    while (at < end && text[at] !== unit && isSpace(text[at])) at += 1;
    offsets.push(Math.min(at, end));
    at += style === 'single' && unit === "'" ? 2 : 1;
    index += 1;
  }
  offsets.push(Math.min(at, end));
  return offsets;
}
