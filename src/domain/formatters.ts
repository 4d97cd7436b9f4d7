import type { Formats, Formatters } from 'intl-messageformat';

/** The named formats that messages may refer to: none. */
export const noNamedFormats: Formats = { number: {}, date: {}, time: {} };

/** Below this, `String` writes every number of at most three decimals exactly. */
const largest = 1e12;

/** Whether a number is written without a sign and without rounding. */
function isPlain(value: number | bigint): value is number {
  return (
    typeof value === 'number' &&
    value < largest &&
    Object.is(value, Math.abs(value)) &&
    Math.round(value * 1000) / 1000 === value
  );
}

/** Formats a plain number as `Intl` does for both languages, which use Latin digits. */
function writePlain(value: number): string {
  const [whole = '', decimals] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** The CLDR plural rules of English (https://cldr.unicode.org/index/cldr-spec/plural-rules). */
function englishPlural(value: number): Intl.LDMLPluralRule {
  return value === 1 ? 'one' : 'other';
}

/** The CLDR plural rules of Arabic. */
function arabicPlural(value: number): Intl.LDMLPluralRule {
  if (value === 0) return 'zero';
  if (value === 1) return 'one';
  if (value === 2) return 'two';
  const rest = Number.isInteger(value) ? value % 100 : 0;
  return rest >= 11 ? 'many' : rest >= 3 ? 'few' : 'other';
}

/**
 * Number formats and plural rules for FormatJS. The results are those of `Intl`, which is called for unusual values only:
 * on a phone its first call takes a twentieth of a second, during hydration (decision 0013).
 */
export const formatters: Formatters = {
  getNumberFormat(locale, options) {
    if (options) return new Intl.NumberFormat(locale, options);
    const format = (value: number | bigint): string =>
      isPlain(value) ? writePlain(value) : new Intl.NumberFormat(locale).format(value);
    // FormatJS calls only `format`.
    return { format } as Intl.NumberFormat;
  },
  getPluralRules(locale, options) {
    if (options?.type === 'ordinal') return new Intl.PluralRules(locale, options);
    const plural = String(locale).startsWith('ar') ? arabicPlural : englishPlural;
    // The plural follows the written number: no sign, at most three decimals.
    const select = (value: number): Intl.LDMLPluralRule => plural(Math.round(Math.abs(value) * 1000) / 1000);
    // FormatJS calls only `select`.
    return { select } as Intl.PluralRules;
  },
  getDateTimeFormat: (locale, options) => new Intl.DateTimeFormat(locale, options),
};
