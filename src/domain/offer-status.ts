import type { Instant } from './calendar';

/** The period in which an offer is valid. An absent end means that none is known. */
export interface ValidityPeriod {
  readonly startsAt?: Instant | undefined;
  /** The first instant at which the offer is no longer valid. */
  readonly expiresAt?: Instant | undefined;
}

/** Spec, section 4: an offer is active if it has no expiry or its expiry lies in the future. */
export type OfferStatus = 'active' | 'expired';

/** The status of an offer at an instant. */
export function offerStatus(offer: ValidityPeriod, now: Instant): OfferStatus {
  return offer.expiresAt === undefined || offer.expiresAt > now ? 'active' : 'expired';
}

/** The offers with the expired ones at the end, each group in its given order (product rule R14). */
export function activeFirst<T extends ValidityPeriod>(offers: readonly T[], now: Instant): readonly T[] {
  const active = activeOffers(offers, now);
  return active.length === offers.length
    ? offers
    : [...active, ...offers.filter((offer) => offerStatus(offer, now) === 'expired')];
}

/** The offers that are active at an instant, in their given order. */
export function activeOffers<T extends ValidityPeriod>(offers: readonly T[], now: Instant): readonly T[] {
  return offers.filter((offer) => offerStatus(offer, now) === 'active');
}

/** The next instant after `now` at which the status of one of the offers changes. */
export function nextStatusChange(offers: readonly ValidityPeriod[], now: Instant): Instant | undefined {
  let next: Instant | undefined;
  for (const { startsAt, expiresAt } of offers) {
    for (const instant of [startsAt, expiresAt]) {
      if (instant !== undefined && instant > now && (next === undefined || instant < next)) next = instant;
    }
  }
  return next;
}
