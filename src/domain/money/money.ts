import type { Country, Currency, Text } from '../../generated/data-types';

export interface FixedRate {
  /** How many units of the currency equal one dollar. */
  readonly perDollar: number;
  readonly bank: Text;
  readonly source: string;
  readonly since: number;
}

export interface MoneyTables {
  /** The number of decimals that amounts of a currency can have. */
  readonly minorUnits: Readonly<Partial<Record<Currency, number>>>;
  readonly rates: Readonly<Partial<Record<Currency, FixedRate>>>;
  /** The currency that shops in a country show. Its keys are the countries in the order of lists. */
  readonly currencyOf: Readonly<Partial<Record<Country, Currency>>>;
}

/** An amount of money in the minor unit of its currency: 1550 for 15.50 USD, 15500 for 15.500 KWD. */
export interface MinorMoney {
  readonly minor: number;
  readonly currency: Currency;
}

/** The number of decimals that amounts of a currency can have; 2 if the currency is not in the table. */
export function decimalsOf({ minorUnits }: MoneyTables, currency: Currency): number {
  return minorUnits[currency] ?? 2;
}

function minorPerUnit(money: MoneyTables, currency: Currency): number {
  return 10 ** decimalsOf(money, currency);
}

/** The minor units of an amount in digits; undefined if it has more decimals than its currency. */
export function minorOfDigits(
  { whole, fraction }: { readonly whole: string; readonly fraction: string },
  currency: Currency,
  money: MoneyTables,
): number | undefined {
  const decimals = decimalsOf(money, currency);
  return fraction.length > decimals ? undefined : Number(whole + fraction.padEnd(decimals, '0'));
}

export function toMinor(
  { amount, currency }: { readonly amount: number; readonly currency: Currency },
  money: MoneyTables,
): MinorMoney {
  return { minor: Math.round(amount * minorPerUnit(money, currency)), currency };
}

/** Converts an amount to the form in data and messages: 15.5 for 1550 of a currency with two decimals. */
export function fromMinor(
  { minor, currency }: MinorMoney,
  money: MoneyTables,
): { readonly amount: number; readonly currency: Currency } {
  return { amount: minor / minorPerUnit(money, currency), currency };
}

/** The currency with a fixed rate, and the rate. The other currency of the conversion is the dollar. */
export interface Conversion {
  readonly currency: Currency;
  readonly rate: FixedRate;
}

/** The fixed rate between two different currencies; undefined if there is none. One of them must be the dollar. */
export function conversionBetween(a: Currency, b: Currency, { rates }: MoneyTables): Conversion | undefined {
  const currency = a === 'USD' ? b : b === 'USD' ? a : undefined;
  const rate = currency && rates[currency];
  return rate && currency && { currency, rate };
}

/** Rates have at most four decimals. Multiplied by this they are integers, so that conversions are exact. */
const rateScale = 10_000;

/** Undefined without a fixed rate. The caller chooses the rounding: a minimum is rounded up, a maximum down. */
export function convert(
  { minor, currency }: MinorMoney,
  to: Currency,
  money: MoneyTables,
  round: (value: number) => number = Math.round,
): MinorMoney | undefined {
  if (currency === to) return { minor, currency };
  const conversion = conversionBetween(currency, to, money);
  if (!conversion) return undefined;
  const perDollar = Math.round(conversion.rate.perDollar * rateScale);
  const [times, by] = currency === 'USD' ? [perDollar, rateScale] : [rateScale, perDollar];
  // Currencies have 2 or 3 decimals, so the quotient of the units is 10, 1 or 0.1. Only integers are multiplied.
  const units = [minorPerUnit(money, to), minorPerUnit(money, currency)] as const;
  const common = Math.min(...units);
  const value = (minor * times * (units[0] / common)) / (by * (units[1] / common));
  return { minor: round(value), currency: to };
}
