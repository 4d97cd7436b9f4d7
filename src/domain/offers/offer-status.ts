import { daysBetween, type Instant } from '../dates/calendar';

/** The period in which an offer is valid. Without `endsAt`, the end is unknown. */
export interface ValidityPeriod {
  readonly startsAt?: Instant | undefined;
  /** The first instant at which the offer is no longer valid. */
  readonly endsAt?: Instant | undefined;
}

export interface ShownPeriod extends ValidityPeriod {
  readonly startsOn?: string;
  /** The last day. Without it, `endsAt` is only assumed. */
  readonly endsOn?: string;
}

/** An offer is active if it has no expiry or its expiry lies in the future (product rule R13). */
export function offerStatus(offer: ValidityPeriod, now: Instant): 'active' | 'expired' {
  return offer.endsAt === undefined || offer.endsAt > now ? 'active' : 'expired';
}

/** Whether an offer is active at any time. */
export function isLasting({ startsAt, endsAt }: ValidityPeriod): boolean {
  return startsAt === undefined && endsAt === undefined;
}

/** The number of days until the last day of an offer; undefined if no end is known. */
export function daysLeft({ endsAt }: ValidityPeriod, now: Instant, timeZone: string): number | undefined {
  // An offer that ends at midnight is valid until the end of the previous day.
  return endsAt === undefined ? undefined : daysBetween(now, endsAt - 1, timeZone);
}

/** Compares by end, the soonest first. Offers without a known end are last. */
export function compareEnds({ endsAt: a }: ValidityPeriod, { endsAt: b }: ValidityPeriod): number {
  if (a === b) return 0;
  return (a ?? Infinity) < (b ?? Infinity) ? -1 : 1;
}

/** Whether an offer is valid now (0), has not begun (1) or has ended (2). */
function phaseOf(offer: ValidityPeriod, now: Instant): number {
  if (offerStatus(offer, now) === 'expired') return 2;
  return offer.startsAt !== undefined && offer.startsAt > now ? 1 : 0;
}

/** Sorts offers: valid now, then not yet started, then expired; each group keeps its order (product rules R13, R14). */
export function activeFirst<T extends ValidityPeriod>(offers: readonly T[], now: Instant): readonly T[] {
  const phases = offers.map((offer) => phaseOf(offer, now));
  return [0, 1, 2].flatMap((phase) => offers.filter((_offer, index) => phases[index] === phase));
}

/** Sorts like `activeFirst`; within a group, offers with a known benefit come first (product rule R80). */
export function inListOrder<T extends ValidityPeriod & { readonly benefit?: unknown }>(
  offers: readonly T[],
  now: Instant,
): readonly T[] {
  const withBenefit = offers.filter(({ benefit }) => benefit !== undefined);
  const withoutBenefit = offers.filter(({ benefit }) => benefit === undefined);
  return activeFirst([...withBenefit, ...withoutBenefit], now);
}

export function activeOffers<T extends ValidityPeriod>(offers: readonly T[], now: Instant): readonly T[] {
  return offers.filter((offer) => offerStatus(offer, now) === 'active');
}

/** The offers that have ended at an instant, the most recently ended first. */
export function endedOffers<T extends ValidityPeriod>(offers: readonly T[], now: Instant): readonly T[] {
  return offers
    .filter((offer) => offerStatus(offer, now) === 'expired')
    .sort((a, b) => (b.endsAt ?? 0) - (a.endsAt ?? 0));
}

/** The active offers whose end is known. */
export function withLiveEnd<T extends ShownPeriod>(
  offers: readonly T[],
  now: Instant,
): readonly (T & { readonly endsAt: Instant })[] {
  return offers.flatMap((offer) => {
    const { endsAt, endsOn } = offer;
    return endsAt === undefined || endsOn === undefined || offerStatus(offer, now) === 'expired'
      ? []
      : [{ ...offer, endsAt }];
  });
}
