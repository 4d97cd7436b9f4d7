import type { Formats, Formatters } from 'intl-messageformat';

/** The named ways of writing that messages may refer to: none. */
export const noNamedFormats: Formats = { number: {}, date: {}, time: {} };

/** So far every number of at most three decimals is written exactly. */
const largest = 1e12;

/** Whether a number is written without a sign, and with its own decimals only. */
function isPlain(value: number | bigint): value is number {
  return (
    typeof value === 'number' &&
    value < largest &&
    Object.is(value, Math.abs(value)) &&
    Math.round(value * 1000) / 1000 === value
  );
}

/** A plain number as `Intl` writes it in both languages, whose digits are Latin. */
function writePlain(value: number): string {
  const [whole = '', decimals] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** CLDR's rules for counting in English (https://cldr.unicode.org/index/cldr-spec/plural-rules). */
function englishPlural(value: number): Intl.LDMLPluralRule {
  return value === 1 ? 'one' : 'other';
}

/** CLDR's rules for counting in Arabic. */
function arabicPlural(value: number): Intl.LDMLPluralRule {
  if (value === 0) return 'zero';
  if (value === 1) return 'one';
  if (value === 2) return 'two';
  const rest = Number.isInteger(value) ? value % 100 : 0;
  return rest >= 11 ? 'many' : rest >= 3 ? 'few' : 'other';
}

/**
 * What FormatJS writes numbers with and counts by. It gives what `Intl` would give, and asks it only for what is out of
 * the common: the first question takes a twentieth of a second on a phone, just when a page comes to life (decision 0013).
 */
export const formatters: Formatters = {
  getNumberFormat(locale, options) {
    if (options) return new Intl.NumberFormat(locale, options);
    const format = (value: number | bigint): string =>
      isPlain(value) ? writePlain(value) : new Intl.NumberFormat(locale).format(value);
    // FormatJS asks a formatter to format and nothing else.
    return { format } as Intl.NumberFormat;
  },
  getPluralRules(locale, options) {
    if (options?.type === 'ordinal') return new Intl.PluralRules(locale, options);
    const plural = String(locale).startsWith('ar') ? arabicPlural : englishPlural;
    // Counted is what is written: without a sign, and with three decimals at most.
    const select = (value: number): Intl.LDMLPluralRule => plural(Math.round(Math.abs(value) * 1000) / 1000);
    // FormatJS asks rules to select and nothing else.
    return { select } as Intl.PluralRules;
  },
  getDateTimeFormat: (locale, options) => new Intl.DateTimeFormat(locale, options),
};
