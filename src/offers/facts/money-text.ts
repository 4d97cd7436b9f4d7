import type { IntlShape } from 'react-intl';
import { decimalsOf, fromMinor, type MinorMoney, type MoneyTables } from '../../domain/money/money';

export interface MoneyWording {
  readonly intl: IntlShape;
  /** `src/generated/money.ts`. */
  readonly money: MoneyTables;
}

/** An amount in a sentence, after a preposition or a noun, with all decimals of its currency or none: 262.50, 300. */
export function minorMoneyText(value: MinorMoney, { intl, money }: MoneyWording): string {
  const { amount, currency } = fromMinor(value, money);
  const whole = Math.trunc(amount);
  if (whole === amount) return intl.formatMessage({ id: `money-words.${currency}` }, { amount });
  // In Arabic, the form of the currency depends on the whole part. One and two are words without a number, which
  // decimals cannot be inserted into.
  return intl
    .formatMessage({ id: `money-words.${currency}` }, { amount: whole < 3 ? 0 : whole })
    .replace(/\d[\d,]*/, intl.formatNumber(amount, { minimumFractionDigits: decimalsOf(money, currency) }));
}
