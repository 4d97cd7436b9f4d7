import { foldForSearch } from '../../../../src/domain/search/search';

const marks = new Set(['na', 'nil', 'null', 'undefined', 'tbd', 'todo']);

/** Only such words, and among them one for "no" or "by itself": `NOT REQUIRED`, `no promo code needed`. */
const words =
  /^(?:no|not|none|without|need(?:ed)?|required|necessary|available|applicable|auto(?:matically)?|applied|promo|coupon|code)+$/;
const saysNone = /no|without|required|applied/;

/** The same in Arabic, in the folded form of the search. */
const arabicWords = /^(?:(?:لا|بدون|من|دون|غير|يوجد|مطلوب|متوفر|يلزم|يحتاج|حاجه|الي|ل?كود|يطبق|تلقائيا?)(?: |$))+$/;
const arabicSaysNone = /^(?:لا|بدون|من دون|دون|غير)(?: |$)|تلقائي/;

/** Whether a text in the field of a code says that there is no code (product rule R52). */
export function isNoCode(text: string): boolean {
  if (/\d/.test(text)) return false;
  const letters = text.toLowerCase().replace(/[^a-z]/g, '');
  if (letters !== '') return marks.has(letters) || (words.test(letters) && saysNone.test(letters));
  const arabic = foldForSearch(text.replace(/[.،!]/g, ''));
  return arabicWords.test(arabic) && arabicSaysNone.test(arabic);
}
