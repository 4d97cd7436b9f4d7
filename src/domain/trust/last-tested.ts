import { isByTeam } from './trust';
import type { OfferTests } from './test-log';

/** The date of the team's last test as written in the file: a day or a month. */
export function lastTestedOf({ lastVerified, checks = [] }: OfferTests): string | undefined {
  return [lastVerified, ...checks.filter(isByTeam).map(({ date }) => date)]
    .filter((date) => date !== undefined)
    .sort()
    .at(-1);
}

export function lastTestedIn(offers: readonly OfferTests[]): string | undefined {
  return offers
    .flatMap((offer) => lastTestedOf(offer) ?? [])
    .sort()
    .at(-1);
}
