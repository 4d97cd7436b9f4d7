import type { Currency } from '../generated/data-types';
import type { Basket } from './verdict-types';
import { minorPerUnit, type MoneyTables } from './money';

const fragment = /^#([a-z0-9-]+)(?:=(.*))?$/;

/** The id of the category that the fragment of the comparison names, whether or not there is one with that id. */
export function categoryIn(hash: string): string | undefined {
  return hash === '' || hash === '#' ? undefined : (fragment.exec(hash)?.[1] ?? '');
}

/** The part of a fragment with what was answered, with which a fragment of another category can end. */
export function answersIn(hash: string): string {
  const answers = fragment.exec(hash)?.[2];
  return answers === undefined ? '' : `=${answers}`;
}

function isCurrency(code: string, { minorUnits }: MoneyTables): code is Currency {
  return Object.hasOwn(minorUnits, code);
}

/** What the fragment says of a purchase: `250.5SAR`. What it does not say correctly is absent. */
export function basketIn(hash: string, money: MoneyTables): Pick<Basket, 'amount' | 'currency'> {
  const [, whole, decimals = '', currency = ''] =
    /^(\d{1,9})(?:\.(\d{1,3}))?([A-Z]{3})$/.exec(fragment.exec(hash)?.[2] ?? '') ?? [];
  if (whole === undefined || !isCurrency(currency, money)) return {};
  const perUnit = minorPerUnit(money, currency);
  const places = String(perUnit).length - 1;
  if (decimals.length > places) return {};
  return { amount: Number(whole) * perUnit + Number(decimals.padEnd(places, '0')), currency };
}

/** The fragment of a category and a purchase. */
export function fragmentOf(category: string, { amount, currency }: Basket, money: MoneyTables): string {
  if (amount === undefined || currency === undefined) return `#${category}`;
  return `#${category}=${amount / minorPerUnit(money, currency)}${currency}`;
}
