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
  'tbd',
  'todo',
]);

/** Whether a text in place of a code says that there is no code (product rule R52). */
export function isNoCode(text: string): boolean {
  const letters = text.toLowerCase().replace(/[^a-z]/g, '');
  return noCodes.has(letters) && !/\d/.test(text);
}
