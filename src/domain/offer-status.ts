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

/** Whether an offer is valid now (0), has not begun (1) or has ended (2). */
function phaseOf(offer: ValidityPeriod, now: Instant): number {
  if (offerStatus(offer, now) === 'expired') return 2;
  return offer.startsAt !== undefined && offer.startsAt > now ? 1 : 0;
}

/** Offers that are valid now, then those that have not begun, then the expired ones, each in their given order (product rules R13, R14). */
export function activeFirst<T extends ValidityPeriod>(offers: readonly T[], now: Instant): readonly T[] {
  const phases = offers.map((offer) => phaseOf(offer, now));
  return [0, 1, 2].flatMap((phase) => offers.filter((_offer, index) => phases[index] === phase));
}

/** `activeFirst`, and among offers of the same phase those whose benefit is known come first (product rule R80). */
export function inListOrder<T extends ValidityPeriod & { readonly benefit?: unknown }>(
  offers: readonly T[],
  now: Instant,
): readonly T[] {
  const known = offers.filter(({ benefit }) => benefit !== undefined);
  const unknown = offers.filter(({ benefit }) => benefit === undefined);
  return activeFirst([...known, ...unknown], now);
}

/** The offers that are active at an instant, in their given order. */
export function activeOffers<T extends ValidityPeriod>(offers: readonly T[], now: Instant): readonly T[] {
  return offers.filter((offer) => offerStatus(offer, now) === 'active');
}

/** The offers that have ended at an instant, the one that ended last first. */
export function endedOffers<T extends ValidityPeriod>(offers: readonly T[], now: Instant): readonly T[] {
  return offers
    .filter((offer) => offerStatus(offer, now) === 'expired')
    .sort((a, b) => (b.expiresAt ?? 0) - (a.expiresAt ?? 0));
}
