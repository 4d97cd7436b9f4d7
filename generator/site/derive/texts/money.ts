import type { MoneyTables } from '../../../../src/domain/money/money';
import type { Countries, Currencies, Rates } from '../../../../src/generated/data-types';

/** The tables with which browsers calculate amounts. */
export function moneyTablesOf({ currencies }: Currencies, { rates }: Rates, { countries }: Countries): MoneyTables {
  return {
    minorUnits: Object.fromEntries(
      Object.entries(currencies).flatMap(([code, entry]) => (entry ? [[code, entry.minorUnits]] : [])),
    ),
    rates: { ...rates },
    currencyOf: Object.fromEntries(
      Object.entries(countries).flatMap(([code, entry]) => (entry ? [[code, entry.currency]] : [])),
    ),
  };
}
