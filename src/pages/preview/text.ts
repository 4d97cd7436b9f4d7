import { splitBidi } from '../../domain/language/bidi';
import type { Language } from '../../domain/language/language';
import type { PreviewTools } from '../../domain/pages/preview-content';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeSvg(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

// Isolates of the bidirectional algorithm. SVG text has no `dir` attribute, so the text contains its direction.
const rightToLeft = '\u2067';
const leftToRight = '\u2066';
const end = '\u2069';

/** Adds isolates: for the line's own direction, and left-to-right for each code, price or range (product rule R51). */
export function directed(line: string, language: Language): string {
  if (language !== 'ar') return line;
  const pieces = splitBidi(line, language).map((piece) =>
    typeof piece === 'string' ? piece : `${leftToRight}${piece.ltr}${end}`,
  );
  return `${rightToLeft}${pieces.join('')}${end}`;
}

export interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
}

export interface TextBox {
  readonly width: number;
  /** The font sizes to try, largest first; the last is used even if the text does not fit. */
  readonly sizes: readonly number[];
  readonly lines: number;
  readonly weight: 400 | 700;
  /** The line height, as a multiple of the size. */
  readonly leading?: number;
  readonly height?: number;
}

function wrap(text: string, width: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** Breaks a text at the smallest possible width, so that the last line is not much shorter. */
function balance(
  text: string,
  lines: readonly string[],
  width: number,
  widthOf: (text: string) => number,
): readonly string[] {
  const step = width / 50;
  let even = lines;
  for (let narrower = width - step; narrower > width / 2; narrower -= step) {
    const tried = wrap(text, narrower, widthOf);
    if (tried.length > lines.length || tried.some((line) => widthOf(line) > narrower)) break;
    even = tried;
  }
  return even;
}

/** At the largest size that fits. A text that is too long at every size ends with an ellipsis. */
export function fitText(
  text: string,
  { width, sizes, lines: most, weight, leading = 1.2, height = Infinity }: TextBox,
  measure: PreviewTools['measure'],
): FittedText {
  let last: FittedText = { lines: [text], size: sizes[0] ?? 16 };
  for (const size of sizes) {
    const widthOf = (part: string): number => measure(part, weight) * size;
    last = { lines: wrap(text, width, widthOf), size };
    const totalHeight = last.lines.length * size * leading;
    if (last.lines.length <= most && totalHeight <= height && last.lines.every((line) => widthOf(line) <= width)) {
      return { size, lines: balance(text, last.lines, width, widthOf) };
    }
  }
  const kept = last.lines.slice(0, most);
  return kept.length === last.lines.length
    ? last
    : { ...last, lines: kept.map((line, index) => (index === most - 1 ? `${line}…` : line)) };
}
