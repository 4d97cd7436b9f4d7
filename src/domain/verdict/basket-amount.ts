import { fromMinor, type MinorMoney, type MoneyTables } from '../money/money';
import type { Currency } from '../../generated/data-types';

export interface Total {
  /** The total before any code, in the minor unit of `currency`. */
  readonly amount?: number;
  readonly currency?: Currency;
}

export function amountOf({ amount, currency }: Total): MinorMoney | undefined {
  return amount === undefined || currency === undefined ? undefined : { minor: amount, currency };
}

/** An amount as digits without its currency, as fields and fragments contain it. */
export function amountDigits(value: MinorMoney, money: MoneyTables): string {
  return String(fromMinor(value, money).amount);
}

export function digitsOf(basket: Total, money: MoneyTables): string {
  const value = amountOf(basket);
  return value ? amountDigits(value, money) : '';
}
