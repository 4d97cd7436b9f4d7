import { distance } from 'fastest-levenshtein';

export interface QuotedCode {
  readonly code: string;
  readonly start: number;
  readonly end: number;
}

/** Most texts lack the characters that every code has. */
const codeCharacter = /[0-9]|[A-Z]{4}/;
const word = /[A-Za-z0-9][\w-]{1,38}[A-Za-z0-9]/g;
const partOfWord = /[\p{L}\p{N}_]/u;

/** Letters with digits, or capitals only. `needed`, `2025` and `5-3` are not codes. */
function looksLikeCode(token: string): boolean {
  return /[A-Za-z]/.test(token) && (/\d/.test(token) || /^[A-Z]{4,}$/.test(token));
}

/** The words of a text that could be codes, whether or not the text calls them codes. */
export function codeLikeWords(text: string): readonly QuotedCode[] {
  if (!codeCharacter.test(text)) return [];
  return [...text.matchAll(word)].flatMap(({ 0: code, index: start }) => {
    const end = start + code.length;
    const isPart = (at: number): boolean => partOfWord.test(text.charAt(at));
    return looksLikeCode(code) && !isPart(start - 1) && !isPart(end) ? [{ code, start, end }] : [];
  });
}

const codeName = /code|coupon|voucher|كود|كوبون|رمز|قسيمة/i;
/** `code X`, `coupon: X`, كود خصم متجر كذا X: up to four words may follow the name of a code, which may have an article. */
const nameBefore =
  /(?<![\p{L}\p{N}_-])(?:codes?|coupons?|vouchers?|[وبل]?(?:ال|لل)?(?:كود|كوبون|رمز|قسيمة))((?:\s+[\p{L}']+){0,4})[\s:"'`“”‘’«»(]+$/iu;
/** `X code`, `the X coupon`. */
const nameBehind = /^\s+(?:promo |discount )?(?:code|coupon)(?![\p{L}\p{N}_-])/u;
/** The maximum length of the words that name a code, in characters. */
const reach = 100;

/** The codes in a text that are called codes there. Behind other words, only capitals with digits are one. */
export function quotedCodes(text: string): readonly QuotedCode[] {
  if (!codeName.test(text)) return [];
  return codeLikeWords(text).filter(({ code, start, end }) => {
    const between = nameBefore.exec(text.slice(Math.max(0, start - reach), start))?.[1];
    const isNamed = between !== undefined || nameBehind.test(text.slice(end, end + reach));
    return between === '' || (isNamed && /\d/.test(code) && !/[a-z]/.test(code));
  });
}

/** Whether a word is a code with one typing error: a different or missing character, or different case. */
export function isTypoOf(token: string, code: string): boolean {
  if (token === code || Math.abs(token.length - code.length) > 1) return false;
  if (token.toLowerCase() === code.toLowerCase()) return true;
  // A different digit in a short code usually means another code of the same family (AFS2, AFS4), not a typing error.
  return code.length >= 5 && distance(token, code) === 1;
}
