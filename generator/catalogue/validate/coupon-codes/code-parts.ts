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

interface SurroundedCode {
  readonly code: string;
  readonly start: number;
}

const codeName = '(?:code|coupon|voucher|promo|promocode|الكود|كود|الكوبون|كوبون|القسيمة|قسيمة|الرمز|رمز)';
const requestWords = '(?:use|apply|enter|copy|with|the|promo|discount|coupon|voucher|استخدم|انسخ|أدخل|خصم)';

/** Words that introduce a code: `Code: X`, `use promo code X`, كود خصم X. */
const wordsBefore = new RegExp(
  `^(?:${requestWords} ){0,3}(?:${codeName}(?: خصم)?(?: ?[:=–-] ?| )|(?:use|apply|enter|copy|استخدم|انسخ|أدخل) )`,
  'iu',
);
/** Words that follow a code: `X (new customers)`, `X - 20% off`, `X only`, `X code`. */
const wordsAfter =
  /(?: ?\([^()]*\)?| [-–—|:] ?.*| (?:only|code|coupon|for|at|on|off|gives|فقط|كود|لخصم|عند|على|للعملاء)(?: .*)?)$/iu;
const quotesAround = /^["'“”‘’«»`*[(]+|(?<!["'“”‘’«»`*\])])["'“”‘’«»`*\])]+$/gu;
const punctuationAfter = /(?<![.,;:،؛])[.,;:،؛]+$/u;

function looksLikeCode(text: string): boolean {
  return (
    /^[\p{L}\p{N}][\p{L}\p{N}%+&._-]{2,39}$/u.test(text) && (/\d/.test(text) || /^[A-Z]{3,}(?:-[A-Z]{2,})*$/.test(text))
  );
}

/** Undefined if nothing surrounds the code, or if what remains is no code. */
export function surroundedCode(written: string): SurroundedCode | undefined {
  const text = written.trim();
  // Text with a space may be words with a code; a single word is at most a code in punctuation.
  const isOneWord = !/[\s:=(]/.test(text);
  const without = isOneWord ? text : text.replace(wordsBefore, '').replace(wordsAfter, '');
  const code = without.replace(quotesAround, '').replace(punctuationAfter, '').replace(quotesAround, '').trim();
  if (code === text || !looksLikeCode(code)) return undefined;
  return { code, start: written.indexOf(code) };
}

const betweenCodes = /\s*[,;|/،؛]\s*|\s+(?:or|and|&|\+|أو|و)\s+|\s+/giu;

/** The codes in one field; empty if it has only one. */
export function severalCodes(written: string): readonly string[] {
  const parts = written.trim().split(betweenCodes).filter(Boolean);
  // A text with letters and digits cannot be a word of a sentence.
  const isUnmistakable = (part: string): boolean =>
    /^[A-Za-z0-9_-]{4,40}$/.test(part) && /[A-Za-z]/.test(part) && /\d/.test(part);
  return parts.length > 1 && parts.every(isUnmistakable) ? parts : [];
}

/** The codes in a field, without anything else in it. */
export function codesAlone(written: string): readonly string[] {
  const several = severalCodes(written);
  return several.length > 0 ? several : [surroundedCode(written)?.code ?? written];
}

export function isAddress(written: string): boolean {
  return /:\/\/|^www\.|^[\w.-]+\.[a-z]{2,}\//i.test(written.trim());
}

/** The code that an address applies: `https://luban.example/?coupon=LUBAN10`. */
export function codeOfAddress(written: string): string | undefined {
  return /[?&](?:promo|discount|voucher|coupon)?_?(?:code|coupon|promo|voucher)=([A-Za-z0-9_-]{3,40})(?![^&#])/i.exec(
    written,
  )?.[1];
}

/** One half of a code that was pasted twice: `NEW10` for `NEW10NEW10`. */
export function halfOf(code: string): string | undefined {
  const half = code.slice(0, code.length / 2);
  return half.length >= 3 && /[A-Za-z]/.test(half) && half + half === code ? half : undefined;
}
