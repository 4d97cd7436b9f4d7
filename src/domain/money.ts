import type { Country, Currency, Text } from '../generated/data-types';

/** The fixed rate of a currency to the US dollar. */
export interface FixedRate {
  /** How much of the currency one dollar is. */
  readonly perDollar: number;
  /** The central bank that keeps it, in both languages. */
  readonly bank: Text;
  /** The page of the bank that states it. */
  readonly source: string;
  /** The year since which it has been fixed. */
  readonly since: number;
}

/** What amounts are calculated with. */
export interface MoneyTables {
  /** How many decimals amounts of a currency can have. */
  readonly minorUnits: Readonly<Partial<Record<Currency, number>>>;
  readonly rates: Readonly<Partial<Record<Currency, FixedRate>>>;
  /** The currency that shops of a country show; its keys are the countries in the order of lists. */
  readonly currencyOf: Readonly<Partial<Record<Country, Currency>>>;
}

/** An amount of money in the smallest unit of its currency: 1550 for 15.50 USD, 15500 for 15.500 KWD. */
export interface MinorMoney {
  readonly minor: number;
  readonly currency: Currency;
}

/** How many decimals amounts of a currency can have. */
export function decimalsOf({ minorUnits }: MoneyTables, currency: Currency): number {
  return minorUnits[currency] ?? 2;
}

/** How many of the smallest units one unit of a currency has. */
function minorPerUnit(money: MoneyTables, currency: Currency): number {
  return 10 ** decimalsOf(money, currency);
}

/** The smallest units of an amount in digits; undefined if it has more decimals than its currency. */
export function minorOfDigits(
  { whole, fraction }: { readonly whole: string; readonly fraction: string },
  currency: Currency,
  money: MoneyTables,
): number | undefined {
  const decimals = decimalsOf(money, currency);
  return fraction.length > decimals ? undefined : Number(whole + fraction.padEnd(decimals, '0'));
}

/** An amount of the data in the smallest unit of its currency. */
export function toMinor(
  { amount, currency }: { readonly amount: number; readonly currency: Currency },
  money: MoneyTables,
): MinorMoney {
  return { minor: Math.round(amount * minorPerUnit(money, currency)), currency };
}

/** An amount as the data and messages write it: 15.5 for 1550 of a currency with two decimals. */
export function fromMinor(
  { minor, currency }: MinorMoney,
  money: MoneyTables,
): { readonly amount: number; readonly currency: Currency } {
  return { amount: minor / minorPerUnit(money, currency), currency };
}

/** Which currency is converted at a fixed rate, and at which; one of the two is the dollar. */
export interface Conversion {
  readonly currency: Currency;
  readonly rate: FixedRate;
}

/** The fixed rate between two different currencies, one of which must be the dollar. */
export function conversionBetween(a: Currency, b: Currency, { rates }: MoneyTables): Conversion | undefined {
  const currency = a === 'USD' ? b : b === 'USD' ? a : undefined;
  const rate = currency && rates[currency];
  return rate && currency && { currency, rate };
}

/** Rates have at most this many decimals; with it they are whole numbers, so that conversions are exact. */
const rateScale = 10_000;

/**
 * An amount in another currency; undefined without a fixed rate between the two. Rounding is the caller's: a minimum is
 * rounded up, a maximum down.
 */
export function converted(
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
  // Decimals are 2 or 3: the quotient of the units is 10, 1 or a tenth. Only whole numbers are multiplied.
  const units = [minorPerUnit(money, to), minorPerUnit(money, currency)] as const;
  const common = Math.min(...units);
  const value = (minor * times * (units[0] / common)) / (by * (units[1] / common));
  return { minor: round(value), currency: to };
}
