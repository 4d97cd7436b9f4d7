import type { Currency } from '../generated/data-types';
import { decimalsOf, minorOfDigits, type MoneyTables } from './money';

/** A longer whole part is no price, and calculations with it would not be exact. */
const mostDigits = 9;

/** The first of the Arabic-Indic digits and of the Persian ones. */
const zeros = ['\u0660', '\u06f0'] as const;

/** A decimal sign that cannot separate thousands. */
const arabicDecimal = '\u066b';

/** Digits and signs of any keyboard: ASCII digits, `.`, `,` and the Arabic decimal sign. */
function normalized(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
      const zero = digit < zeros[1] ? zeros[0] : zeros[1];
      return String(digit.charCodeAt(0) - zero.charCodeAt(0));
    })
    .replace(/[\u066c\u060c\u2019']/g, ',')
    .replace(/[\s\u200e\u200f\u061c\u2066-\u2069]/g, '');
}

/** Whether a sign separates thousands: groups of three digits, or of two before the last one as in India. */
function isGrouped(text: string, sign: string): boolean {
  const groups = text.split(sign);
  return (
    groups.every((group, index) => (index === 0 ? /^[1-9]\d{0,2}$/ : /^\d{2,3}$/).test(group)) &&
    groups.at(-1)?.length === 3
  );
}

/** A whole part without its separators; undefined if one is out of place. */
function ungrouped(whole: string, sign: string): string | undefined {
  if (!whole.includes(sign)) return whole;
  return isGrouped(whole, sign) ? whole.replaceAll(sign, '') : undefined;
}

/**
 * Whether the last sign of a number separates thousands. A sign that occurs twice does. With three digits behind it a comma does,
 * and a point where the currency does not have three decimals.
 */
function isSeparator(sign: string, whole: string, fraction: string, decimals: number): boolean {
  if (whole.includes(sign)) return true;
  return fraction.length === 3 && /^[1-9]/.test(whole) && (sign === ',' || (sign === '.' && decimals < 3));
}

/** Splits a number at its decimal sign. */
function parts(text: string, decimals: number): { readonly whole: string; readonly fraction: string } | undefined {
  const last = Math.max(...['.', ',', arabicDecimal].map((sign) => text.lastIndexOf(sign)));
  if (last < 0) return { whole: text, fraction: '' };
  const sign = text.charAt(last);
  const [before, fraction] = [text.slice(0, last), text.slice(last + 1)];
  if (isSeparator(sign, before, fraction, decimals)) {
    const whole = ungrouped(text, sign);
    return whole === undefined ? undefined : { whole, fraction: '' };
  }
  const whole = ungrouped(before, sign === ',' ? '.' : ',');
  return whole === undefined ? undefined : { whole, fraction };
}

/**
 * An amount as people type it, in the smallest unit of its currency; undefined if it is none. It takes Arabic-Indic digits, a
 * decimal comma and separators of thousands. Decimals that the currency does not have are refused, except zeros.
 */
export function parseAmount(text: string, currency: Currency, money: MoneyTables): number | undefined {
  const found = parts(normalized(text), decimalsOf(money, currency));
  if (!found || !/^\d+$/.test(found.whole + found.fraction)) return undefined;
  const whole = found.whole.replace(/^0+/, '');
  const fraction = found.fraction.replace(/0+$/, '');
  return whole.length > mostDigits ? undefined : minorOfDigits({ whole, fraction }, currency, money);
}
