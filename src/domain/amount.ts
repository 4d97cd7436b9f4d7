import type { Currency } from '../generated/data-types';
import { minorPerUnit, type MoneyTables } from './money';

/** Arabic-Indic and Persian digits begin here. */
const digitBlocks = [0x0660, 0x06f0] as const;

/** A longer whole part is no price, and calculations with it would not be exact. */
const mostDigits = 9;

/** Digits and signs of any keyboard as ASCII: Arabic-Indic digits, the Arabic decimal sign and thousands separator. */
function inAscii(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (code < digitBlocks[1] ? digitBlocks[0] : digitBlocks[1]));
    })
    .replaceAll('\u066b', '.')
    .replaceAll(/[\u066c\u060c\u2019']/g, ',')
    .replaceAll(/[\s\u200e\u200f\u061c\u2066-\u2069_]/g, '');
}

/** Splits a number at its decimal sign. A sign that occurs twice, or with three digits behind it and no other sign, separates thousands. */
function split(text: string, decimals: number): readonly [whole: string, fraction: string] | undefined {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return [text, ''];
  const sign = text.charAt(last);
  const fraction = text.slice(last + 1);
  const whole = text.slice(0, last);
  const isThousands =
    whole.includes(sign) || (fraction.length === 3 && (sign === ',' || decimals < 3) && !/[.,]/.test(whole));
  if (isThousands) return isGrouped(text, sign) ? [text.replaceAll(sign, ''), ''] : undefined;
  const other = sign === '.' ? ',' : '.';
  if (whole.includes(other) && !isGrouped(whole, other)) return undefined;
  return [whole.replaceAll(other, ''), fraction];
}

/** Whether a sign separates groups of three digits. */
function isGrouped(text: string, sign: string): boolean {
  const [first = '', ...groups] = text.split(sign);
  return /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
}

/**
 * An amount as people type it, in the smallest unit of its currency; undefined if it is none. It takes Arabic-Indic digits, a
 * decimal comma, and separators of thousands. Decimals that the currency does not have are refused, but for zeros.
 */
export function parseAmount(text: string, currency: Currency, money: MoneyTables): number | undefined {
  const perUnit = minorPerUnit(money, currency);
  const decimals = String(perUnit).length - 1;
  const parts = split(inAscii(text), decimals);
  if (!parts) return undefined;
  const [whole, fraction] = parts;
  const places = fraction.replace(/0+$/, '');
  if (!/^\d*$/.test(whole + fraction) || whole + fraction === '' || places.length > decimals) return undefined;
  if (whole.replace(/^0+/, '').length > mostDigits) return undefined;
  return Number(whole || '0') * perUnit + Number(places.padEnd(decimals, '0'));
}
