import type { Phrase } from '../../diagnostics/phrases';
import { codePointName, hasInvisible, quote } from '../../diagnostics/visible';

/** Letters of scripts whose capitals look like Latin ones. */
const lookAlike = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/** What shoppers may misread or fail to type, as the end of a sentence; undefined for usual codes: `SAVE10%`, `خصم20`. */
export function unusualInCode(code: string, { visibleOnly = false } = {}): Phrase | undefined {
  if (hasInvisible(code)) return visibleOnly ? undefined : { id: 'unusual.invisible' };
  if (/\s/.test(code.trim())) return { id: 'unusual.space' };
  const other = [...code].find(
    (character) =>
      lookAlike.test(character) ||
      // A variant of a simpler character: a full-width letter, a ligature, a minus in place of a hyphen.
      character.normalize('NFKC') !== character ||
      /[\u2010-\u2015\u2212]/.test(character),
  );
  const digit = /[A-Za-z]/.test(code) ? /[\u0660-\u0669\u06f0-\u06f9]/.exec(code)?.[0] : undefined;
  if (digit !== undefined) return { id: 'unusual.arabic-digit', values: { digit: quote(digit) } };
  return other === undefined
    ? undefined
    : { id: 'unusual.look-alike', values: { character: quote(other), name: codePointName(other) } };
}
