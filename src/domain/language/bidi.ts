import type { Language } from './language';

/** A piece of a text: plain text, or a run that must be isolated and laid out from left to right. */
export type BidiPiece = string | { readonly ltr: string };

const arabic = /\p{Script=Arabic}/u;
const latin = /\p{Script=Latin}/u;
const latinOrDigit = /[\p{Script=Latin}\p{N}]/u;

// The bidirectional algorithm displays these correctly without isolation: words, and numbers with inner separators.
const safe = /^(?:\p{Script=Latin}+|\d+(?:[.,:]\d+)*)$/u;

// All other characters are part of a run, so that `$100-$200`, `20%` and `a@b.example` are not split.
const unseparated = /[^\s\p{Script=Arabic}،؛؟٪«»"“”]+/gu;

const opening = /^[([{'‘]+/;
const closing = /(?<![\])}'’.,:;!?…])[\])}'’.,:;!?…]+$/;

interface Token {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text between two separators without its surrounding punctuation; undefined if it is only punctuation. */
function tokenOf(piece: string, begin: number): Token | undefined {
  const before = opening.exec(piece)?.[0].length ?? 0;
  const text = piece.slice(before).replace(closing, '');
  const start = begin + before;
  return text === '' ? undefined : { start, end: start + text.length, text };
}

/** Such as `US $5`, `AED 500+`, `C++ Primer`, `2 - 4`, the groups of a telephone number. */
function belongTogether(run: string, next: Token, gap: string): boolean {
  if (gap !== ' ') return false;
  if (/^[-–]$/.test(next.text)) return /\d\D?$/.test(run);
  if (/ [-–]$/.test(run)) return /^\D?\d/.test(next.text);
  if (run.startsWith('+')) return /^[\d-]+$/.test(next.text);
  if (/(?:^| )[A-Z]{2,3}$/.test(run)) return /^\p{Sc}?\d/u.test(next.text) || latin.test(next.text);
  return latin.test(run) && latin.test(next.text);
}

/**
 * Finds the runs that a right-to-left line would reorder (product rule R51): codes, prices, percentages, ranges,
 * addresses, telephone numbers. On an Arabic page, a text without Arabic letters is one such run.
 */
export function splitBidi(text: string, language: Language): readonly BidiPiece[] {
  if (!latinOrDigit.test(text)) return [text];
  if (!arabic.test(text)) return language === 'ar' ? [{ ltr: text }] : [text];

  const runs: { start: number; end: number }[] = [];
  const tokens = [...text.matchAll(unseparated)].flatMap(({ 0: piece, index }) => tokenOf(piece, index) ?? []);
  for (const next of tokens) {
    const run = runs.at(-1);
    if (run && belongTogether(text.slice(run.start, run.end), next, text.slice(run.end, next.start)))
      run.end = next.end;
    else runs.push({ start: next.start, end: next.end });
  }

  const pieces: BidiPiece[] = [];
  let from = 0;
  for (const { start, end: reach } of runs) {
    // A dash without a following number is not part of the run: `404 - ` before Arabic.
    const run = text.slice(start, reach).replace(/ [-–]$/, '');
    const end = start + run.length;
    const needsIsolation = latinOrDigit.test(run) && run.split(' ').some((word) => !safe.test(word));
    if (!needsIsolation) continue;
    if (start > from) pieces.push(text.slice(from, start));
    pieces.push({ ltr: run });
    from = end;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}
