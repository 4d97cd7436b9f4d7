/** A code among other words or characters. */
export interface SurroundedCode {
  /** The code alone. */
  readonly code: string;
  /** Its place in the text. */
  readonly start: number;
}

const named = '(?:code|coupon|voucher|promo|promocode|الكود|كود|الكوبون|كوبون|القسيمة|قسيمة|الرمز|رمز)';
const asking = '(?:use|apply|enter|copy|with|the|promo|discount|coupon|voucher|استخدم|انسخ|أدخل|خصم)';

/** What calls the code one: `Code: X`, `use promo code X`, كود خصم X. */
const wordsBefore = new RegExp(
  `^(?:${asking} ){0,3}(?:${named}(?: خصم)?(?: ?[:=–-] ?| )|(?:use|apply|enter|copy|استخدم|انسخ|أدخل) )`,
  'iu',
);
/** What is said of the code: `X (new customers)`, `X - 20% off`, `X only`, `X code`. */
const wordsAfter =
  /(?: ?\([^()]*\)?| [-–—|:] ?.*| (?:only|code|coupon|for|at|on|off|gives|فقط|كود|لخصم|عند|على|للعملاء)(?: .*)?)$/iu;
const quotesAround = /^["'“”‘’«»`*[(]+|["'“”‘’«»`*\])]+$/gu;
const signsAfter = /[.,;:،؛]+$/u;

function looksLikeCode(text: string): boolean {
  return (
    /^[\p{L}\p{N}][\p{L}\p{N}%+&._-]{2,39}$/u.test(text) && (/\d/.test(text) || /^[A-Z]{3,}(?:-[A-Z]{2,})*$/.test(text))
  );
}

/** The code without the words and characters around it; undefined if it is alone, or if the rest is no code. */
export function surroundedCode(written: string): SurroundedCode | undefined {
  const text = written.trim();
  // A name with a space may be a code; one word is a code with, at most, punctuation around it.
  const isOneWord = !/[\s:=(]/.test(text);
  const without = isOneWord ? text : text.replace(wordsBefore, '').replace(wordsAfter, '');
  const code = without.replace(quotesAround, '').replace(signsAfter, '').replace(quotesAround, '').trim();
  if (code === text || !looksLikeCode(code)) return undefined;
  return { code, start: written.indexOf(code) };
}

const betweenCodes = /\s*[,;|/،؛]\s*|\s+(?:or|and|&|\+|أو|و)\s+|\s+/giu;

/** Letters with figures: no word of a sentence. */
function isUnmistakable(text: string): boolean {
  return /^[A-Za-z0-9_-]{4,40}$/.test(text) && /[A-Za-z]/.test(text) && /\d/.test(text);
}

/** The codes in one field; empty where there is only one. */
export function severalCodes(written: string): readonly string[] {
  const parts = written.trim().split(betweenCodes).filter(Boolean);
  return parts.length > 1 && parts.every(isUnmistakable) ? parts : [];
}

/** The codes that a field has, without what else is there. */
export function codesAlone(written: string): readonly string[] {
  const several = severalCodes(written);
  return several.length > 0 ? several : [surroundedCode(written)?.code ?? written];
}
