import type { Language } from './language';

/** A piece of a text: words that follow their surroundings, or a run that must keep its own order from left to right. */
export type BidiPiece = string | { readonly ltr: string };

const arabic = /\p{Script=Arabic}/u;
const latin = /\p{Script=Latin}/u;
const latinOrDigit = /[\p{Script=Latin}\p{N}]/u;

// What the bidirectional algorithm keeps together by itself: words, and numbers with separators inside.
const harmless = /^(?:\p{Script=Latin}+|\d+(?:[.,:]\d+)*)$/u;

// What stands between two runs; all else is a part of one, so that `$100-$200`, `20%`, and `a@b.example` stay whole.
const separator = /[\s\p{Script=Arabic}،؛؟٪«»"“”]/u;

const opening = /^[([{'‘]+/;
const closing = /[\])}'’.,:;!?…]+$/;

interface Token {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

// By UTF-16 unit, of those that have been looked up; 0 for all others. A page has few different characters and many of each:
// an Arabic text is split in 0.7 microseconds so, and in 1.7 if expressions look for scripts in all of it (decision 0025).
const kinds = new Uint8Array(2 ** 16);
const separating = 1;
const counting = 2;
const other = 3;

/** Whether a character stands between runs, makes a run one that may have to be isolated, or is a part of any run. */
function kindOf(point: number): number {
  const known = kinds[point];
  if (known) return known;
  const character = String.fromCodePoint(point);
  const kind = separator.test(character) ? separating : latinOrDigit.test(character) ? counting : other;
  // Beyond the first plane this keeps nothing.
  kinds[point] = kind;
  return kind;
}

/** What stands between separators; nothing if there is no Latin letter and no digit in all of it. */
function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let counts = false;
  let begin = -1;
  const end = (at: number): void => {
    if (begin < 0) return;
    const whole = text.slice(begin, at);
    const before = opening.exec(whole)?.[0].length ?? 0;
    const after = closing.exec(whole.slice(before))?.[0].length ?? 0;
    if (whole.length > before + after) tokens.push({ start: begin + before, end: at - after, text: whole.slice(before, whole.length - after) });
    begin = -1;
  };
  for (let at = 0; at < text.length; at += 1) {
    const point = text.codePointAt(at) ?? 0;
    const kind = kindOf(point);
    if (kind === separating) end(at);
    else if (begin < 0) begin = at;
    counts ||= kind === counting;
    if (point > 0xffff) at += 1;
  }
  end(text.length);
  return counts ? tokens : [];
}

/** Whether two neighbours are one thing: `US $5`, `AED 500+`, `C++ Primer`, `2 - 4`, the groups of a telephone number. */
function belongTogether(run: string, next: Token, gap: string): boolean {
  if (gap !== ' ') return false;
  if (/^[-–]$/.test(next.text)) return /\d\D?$/.test(run);
  if (/ [-–]$/.test(run)) return /^\D?\d/.test(next.text);
  if (run.startsWith('+')) return /^[\d-]+$/.test(next.text);
  if (/(?:^| )[A-Z]{2,3}$/.test(run)) return /^\p{Sc}?\d/u.test(next.text) || latin.test(next.text);
  return latin.test(run) && latin.test(next.text);
}

function needsIsolation(run: string): boolean {
  return latinOrDigit.test(run) && run.split(' ').some((word) => !harmless.test(word));
}

/**
 * Finds what would reorder inside a right-to-left line (rulings, 25): codes, prices, percentages, ranges, addresses,
 * telephone numbers. A text without any Arabic, on an Arabic page, is one such run.
 */
export function splitBidi(text: string, language: Language): readonly BidiPiece[] {
  if (!arabic.test(text)) return language === 'ar' && latinOrDigit.test(text) ? [{ ltr: text }] : [text];

  const runs: { start: number; end: number }[] = [];
  for (const next of tokensOf(text)) {
    const run = runs.at(-1);
    if (run && belongTogether(text.slice(run.start, run.end), next, text.slice(run.end, next.start))) run.end = next.end;
    else runs.push({ start: next.start, end: next.end });
  }

  const pieces: BidiPiece[] = [];
  let from = 0;
  for (const { start, end: reach } of runs) {
    // A dash after which no figure came belongs to the words: `404 - ` before Arabic.
    const run = text.slice(start, reach).replace(/ [-–]$/, '');
    const end = start + run.length;
    if (!needsIsolation(run)) continue;
    if (start > from) pieces.push(text.slice(from, start));
    pieces.push({ ltr: run });
    from = end;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}
