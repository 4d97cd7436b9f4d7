import { fromMinor, type MinorMoney, type MoneyTables } from './money';
import type { Basket } from './verdict-types';

/** The amount of a basket, where it has one. */
export function amountOf({ amount, currency }: Pick<Basket, 'amount' | 'currency'>): MinorMoney | undefined {
  return amount === undefined || currency === undefined ? undefined : { minor: amount, currency };
}

/** An amount in digits without its currency, as fields and fragments have it. */
export function amountDigits(value: MinorMoney, money: MoneyTables): string {
  return String(fromMinor(value, money).amount);
}

/** The amount of a basket in digits; empty without one. */
export function digitsOf(basket: Pick<Basket, 'amount' | 'currency'>, money: MoneyTables): string {
  const value = amountOf(basket);
  return value ? amountDigits(value, money) : '';
}
