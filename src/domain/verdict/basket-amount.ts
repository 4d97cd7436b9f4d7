import { fromMinor, type MinorMoney, type MoneyTables } from '../money/money';
import type { Currency } from '../../generated/data-types';
import type { ReportAnswers } from '../trust/report';
import type { Basket } from './verdict-limits';

/** The answers about a purchase that a report includes. The amount is left out unless its currency is known. */
export function answersOf({ country, channel, customer, amount, currency }: Basket, money: MoneyTables): ReportAnswers {
  const hasAmount = amount !== undefined && currency !== undefined;
  return { country, channel, customer, basket: hasAmount ? fromMinor({ minor: amount, currency }, money) : undefined };
}

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
