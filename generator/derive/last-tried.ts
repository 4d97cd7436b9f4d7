import type { Offer } from '../../src/generated/data-types';

/** When the team last tried an offer, as written in the file: a day or a month. */
export function lastTriedOf({ lastVerified, checks = [] }: Offer): string | undefined {
  return [lastVerified, ...checks.flatMap(({ by = 'team', date }) => (by === 'team' ? [date] : []))]
    .filter((date) => date !== undefined)
    .sort()
    .at(-1);
}

/** When one of several offers was last tried. */
export function lastTriedIn(offers: readonly Offer[]): string | undefined {
  return offers
    .flatMap((offer) => lastTriedOf(offer) ?? [])
    .sort()
    .at(-1);
}
