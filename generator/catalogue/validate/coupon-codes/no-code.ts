import { foldForSearch } from '../../../../src/domain/search/search';

const noCodes = new Set([
  'notrequired',
  'norequired',
  'required',
  'none',
  'na',
  'nocode',
  'nocodeneeded',
  'nocoderequired',
  'notneeded',
  'noneneeded',
  'nonerequired',
  'null',
  'nil',
  'notapplicable',
  'nocoupon',
  'nocouponneeded',
  'nocouponrequired',
  'codenotrequired',
  'codenotneeded',
  'undefined',
  'noneed',
  'nopromocode',
  'nopromocodeneeded',
  'nopromocoderequired',
  'nocodenecessary',
  'nocodeavailable',
  'withoutcode',
  'notavailable',
  'autoapplied',
  'automaticallyapplied',
  'appliedautomatically',
  'tbd',
  'todo',
]);

/** The Arabic equivalents, in the folded form of the search. */
const arabicNoCodes = new Set([
  'لا يوجد',
  'لا يوجد كود',
  'لا كود',
  'بدون',
  'بدون كود',
  'من دون كود',
  'دون كود',
  'غير مطلوب',
  'غير متوفر',
  'لا يلزم',
  'لا يلزم كود',
  'لا يحتاج',
  'لا يحتاج كود',
  'لا يحتاج الي كود',
  'لا حاجه الي كود',
  'لا حاجه لكود',
  'يطبق تلقائيا',
  'تلقائي',
]);

/** Whether a text in the field of a code says that there is no code (product rule R52). */
export function isNoCode(text: string): boolean {
  const letters = text.toLowerCase().replace(/[^a-z]/g, '');
  if (/\d/.test(text)) return false;
  return noCodes.has(letters) || (letters === '' && arabicNoCodes.has(foldForSearch(text.replace(/[.،!]/g, ''))));
}
