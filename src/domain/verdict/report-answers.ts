import { fromMinor, type MoneyTables } from '../money/money';
import type { ReportAnswers } from '../trust/report';
import type { Basket } from './verdict-limits';

/** The answers about a purchase that a report includes. The amount is left out unless its currency is known. */
export function answersOf({ country, channel, customer, amount, currency }: Basket, money: MoneyTables): ReportAnswers {
  const hasAmount = amount !== undefined && currency !== undefined;
  return { country, channel, customer, basket: hasAmount ? fromMinor({ minor: amount, currency }, money) : undefined };
}
