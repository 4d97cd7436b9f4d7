import { fromMinor, type MoneyTables } from './money';
import type { ReportAnswers } from './report';
import type { Basket } from './verdict-types';

/** What a report says about a purchase that a verdict was asked for. */
export function answersOf({ country, channel, customer, amount, currency }: Basket, money: MoneyTables): ReportAnswers {
  const known = amount !== undefined && currency !== undefined;
  return { country, channel, customer, ...(known && { basket: fromMinor({ minor: amount, currency }, money) }) };
}
