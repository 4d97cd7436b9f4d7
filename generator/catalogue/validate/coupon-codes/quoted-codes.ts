import { distance } from 'fastest-levenshtein';

/** A code that a text quotes, with its offsets in the text. */
export interface QuotedCode {
  readonly code: string;
  readonly start: number;
  readonly end: number;
}

const letterBefore = '(?<![\\p{L}\\p{N}_-])';
const letterAfter = '(?![\\p{L}\\p{N}_-])';
const word = '[A-Za-z0-9][A-Za-z0-9_-]{2,39}';
const marks = '[\\s:"\'`“”‘’«»(]';

/** `code X`, `coupon: X`; also in Arabic, where the word may have an article or a preposition. */
const afterName = new RegExp(
  `${letterBefore}(?:codes?|coupons?|vouchers?|[وبل]?(?:ال|لل)?(?:كود|كوبون|رمز|قسيمة))${marks}+(${word})${letterAfter}`,
  'giu',
);

/** `code` with a few other words before X: كود خصم متجر كذا X. */
const afterNameAndWords = new RegExp(
  `${letterBefore}(?:[Cc]odes?|[Cc]oupons?|[وبل]?(?:ال|لل)?(?:كود|كوبون|رمز|قسيمة))(?:\\s+[\\p{L}']+){1,4}${marks}+([A-Z0-9][A-Z0-9_-]{3,39})${letterAfter}`,
  'gu',
);

/** `X code`, `the X coupon`. */
const beforeName = new RegExp(
  `${letterBefore}([A-Z0-9][A-Z0-9_-]{3,39})\\s+(?:promo |discount )?(?:code|coupon)${letterAfter}`,
  'gu',
);

/** Letters with digits, or capitals only. `needed`, `2025` and `5-3` are not codes. */
function looksLikeCode(token: string): boolean {
  return /[A-Za-z]/.test(token) && (/\d/.test(token) || /^[A-Z]{4,}$/.test(token));
}

function isUnmistakable(token: string): boolean {
  return /[A-Z]/.test(token) && /\d/.test(token);
}

/**
 * Characters that every code has, and words that name one. Most texts lack one of the two, and the patterns above are
 * slow.
 */
const codeCharacter = /[0-9]|[A-Z]{4}/;
const codeName = /code|coupon|voucher|كود|كوبون|رمز|قسيمة/i;

/** The codes in a text that are called codes there. */
export function quotedCodes(text: string): readonly QuotedCode[] {
  if (!codeCharacter.test(text) || !codeName.test(text)) return [];
  const found = new Map<number, QuotedCode>();
  const note = (match: RegExpMatchArray, fits: (token: string) => boolean): void => {
    const code = (match[1] ?? '').replace(/(?<![_-])[_-]+$/, '');
    const start = (match.index ?? 0) + match[0].indexOf(match[1] ?? '');
    if (fits(code)) found.set(start, { code, start, end: start + code.length });
  };
  for (const match of text.matchAll(afterName)) note(match, looksLikeCode);
  for (const match of text.matchAll(afterNameAndWords)) note(match, isUnmistakable);
  for (const match of text.matchAll(beforeName)) note(match, isUnmistakable);
  return [...found.values()].sort((a, b) => a.start - b.start);
}

const anyWord = new RegExp(`^${word}$`);
const letterAtEnd = /[\p{L}\p{N}]$/u;
const letterAtStart = /^[\p{L}\p{N}]/u;

/** The words of a text that could be codes, whether or not the text calls them codes. */
export function codeLikeWords(text: string): readonly QuotedCode[] {
  if (!codeCharacter.test(text)) return [];
  const found: QuotedCode[] = [];
  for (const match of text.matchAll(/[\w-]{3,}/g)) {
    const [code] = match;
    const start = match.index;
    const end = start + code.length;
    // An adjacent letter, in any script, makes the word a part of another one. Two code units hold any letter.
    if (
      looksLikeCode(code) &&
      anyWord.test(code) &&
      !letterAtEnd.test(text.slice(Math.max(0, start - 2), start)) &&
      !letterAtStart.test(text.slice(end, end + 2))
    )
      found.push({ code, start, end });
  }
  return found;
}

/** Whether a word is a code with one typing error: a different or missing character, or different case. */
export function isTypoOf(token: string, code: string): boolean {
  if (token === code || Math.abs(token.length - code.length) > 1) return false;
  if (token.toLowerCase() === code.toLowerCase()) return true;
  // A different digit in a short code usually means another code of the same family (AFS2, AFS4), not a typing error.
  return code.length >= 5 && distance(token, code) === 1;
}
