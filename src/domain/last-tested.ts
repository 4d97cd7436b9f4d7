import { isByTeam } from './trust';
import type { OfferTests } from './test-log';

/** When the team last tested an offer, as written in the file: a day or a month. */
export function lastTestedOf({ lastVerified, checks = [] }: OfferTests): string | undefined {
  return [lastVerified, ...checks.filter(isByTeam).map(({ date }) => date)]
    .filter((date) => date !== undefined)
    .sort()
    .at(-1);
}

/** When one of several offers was last tested. */
export function lastTestedIn(offers: readonly OfferTests[]): string | undefined {
  return offers
    .flatMap((offer) => lastTestedOf(offer) ?? [])
    .sort()
    .at(-1);
}
