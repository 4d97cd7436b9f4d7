import type { Currency } from '../../generated/data-types';
import { decimalsOf, minorOfDigits, type MoneyTables } from './money';

/** Longer numbers are not prices, and arithmetic on them would be inexact. */
const maxDigits = 9;

/** The Arabic-Indic and the Persian digit zero. */
const zeros = ['\u0660', '\u06f0'] as const;

/** The Arabic decimal separator. It never separates thousands. */
const arabicDecimal = '\u066b';

/** Converts the digits and separators of any keyboard to ASCII digits, `.`, `,` and the Arabic decimal separator. */
function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
      const zero = digit < zeros[1] ? zeros[0] : zeros[1];
      return String(digit.charCodeAt(0) - zero.charCodeAt(0));
    })
    .replace(/[\u066c\u060c\u2019']/g, ',')
    .replace(/[\s\u200e\u200f\u061c\u2066-\u2069]/g, '');
}

/** Whether a character separates thousands: groups of three digits, or of two before the last one as in India. */
function isGrouped(text: string, separator: string): boolean {
  const groups = text.split(separator);
  return (
    groups.every((group, index) => (index === 0 ? /^[1-9]\d{0,2}$/ : /^\d{2,3}$/).test(group)) &&
    groups.at(-1)?.length === 3
  );
}

/** Removes the separators of a whole part; undefined if one is out of place. */
function removeSeparators(whole: string, separator: string): string | undefined {
  if (!whole.includes(separator)) return whole;
  return isGrouped(whole, separator) ? whole.replaceAll(separator, '') : undefined;
}

/** One that occurs twice; before three digits a comma, and a point unless the currency has three decimals. */
function isSeparator(separator: string, whole: string, fraction: string, decimals: number): boolean {
  if (whole.includes(separator)) return true;
  return fraction.length === 3 && /^[1-9]/.test(whole) && (separator === ',' || (separator === '.' && decimals < 3));
}

function splitNumber(
  text: string,
  decimals: number,
): { readonly whole: string; readonly fraction: string } | undefined {
  const last = Math.max(...['.', ',', arabicDecimal].map((separator) => text.lastIndexOf(separator)));
  if (last < 0) return { whole: text, fraction: '' };
  const separator = text.charAt(last);
  const [before, fraction] = [text.slice(0, last), text.slice(last + 1)];
  if (isSeparator(separator, before, fraction, decimals)) {
    const whole = removeSeparators(text, separator);
    return whole === undefined ? undefined : { whole, fraction: '' };
  }
  const whole = removeSeparators(before, separator === ',' ? '.' : ',');
  return whole === undefined ? undefined : { whole, fraction };
}

/**
 * Parses an amount as people type it, in minor units; undefined if it is none. Accepts Arabic-Indic digits, decimal
 * commas and thousands separators. Rejects more decimals than the currency has, unless they are zeros.
 */
export function parseAmount(text: string, currency: Currency, money: MoneyTables): number | undefined {
  const found = splitNumber(normalise(text), decimalsOf(money, currency));
  if (!found || !/^\d+$/.test(found.whole + found.fraction)) return undefined;
  const whole = found.whole.replace(/^0+/, '');
  const fraction = found.fraction.replace(/(?<!0)0+$/, '');
  return whole.length > maxDigits ? undefined : minorOfDigits({ whole, fraction }, currency, money);
}
