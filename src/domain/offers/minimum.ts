import type { Country, MinimumAmount } from '../../generated/data-types';

/** A lowest order value. Without `countries` it holds in all. */
export interface Minimum extends MinimumAmount {
  readonly countries?: readonly Country[];
}

/** One lowest order value, or those of countries. */
export type MinimumSpend = MinimumAmount | readonly Required<Minimum>[];

/** The lowest order values of an offer that hold in a country; without a country, all of them. */
export function minimumsFor(
  { minimumSpend }: { readonly minimumSpend?: MinimumSpend },
  country?: Country,
): readonly Minimum[] {
  const all: readonly Minimum[] = minimumSpend === undefined ? [] : [minimumSpend].flat();
  return all.filter(({ countries }) => !countries || country === undefined || countries.includes(country));
}
