import { isByTeam } from './trust';
import type { OfferTests } from './test-log';

/**
 * The date of the team's last test of an offer, as written in the file: a day or a month. Undefined if there is none.
 */
export function lastTestedOf({ lastVerified, checks = [] }: OfferTests): string | undefined {
  return [lastVerified, ...checks.filter(isByTeam).map(({ date }) => date)]
    .filter((date) => date !== undefined)
    .sort()
    .at(-1);
}

/** The date of the last test of any of several offers. */
export function lastTestedIn(offers: readonly OfferTests[]): string | undefined {
  return offers
    .flatMap((offer) => lastTestedOf(offer) ?? [])
    .sort()
    .at(-1);
}
