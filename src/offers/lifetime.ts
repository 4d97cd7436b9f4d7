import { daysBetween, type Instant } from '../domain/calendar';
import { offerStatus, type OfferStatus } from '../domain/offer-status';
import type { OfferView } from '../domain/page-data';
import type { Translate } from '../hooks/messages';

// Before its last two weeks, a date says more than a number of days.
const soon = 14;

/** What an offer's dates come to at an instant, in words. */
export interface LifetimeWords {
  readonly status: OfferStatus;
  /** Its last day, or that it is over; absent where no end is known. */
  readonly end?: string;
  /** How near the end is, in the last two weeks. */
  readonly countdown?: string;
  /** The first day of an offer that has not begun. */
  readonly start?: string;
}

/** What an offer's dates come to at `now`. */
export function lifetimeWords(offer: OfferView, now: Instant, timeZone: string, t: Translate): LifetimeWords {
  const { startsAt, startsOn, expiresAt, expiresOn } = offer;
  const status = offerStatus(offer, now);
  const start =
    startsAt !== undefined && startsAt > now && startsOn !== undefined
      ? { start: t('offer.starts', { date: startsOn }) }
      : {};
  if (status === 'expired') {
    return { status, end: expiresOn === undefined ? t('offer.ended-undated') : t('offer.ended', { date: expiresOn }) };
  }
  if (expiresAt === undefined) return { status, ...start };
  // An offer that ends at midnight holds through the day before.
  const days = daysBetween(now, expiresAt - 1, timeZone);
  return {
    status,
    ...start,
    ...(expiresOn !== undefined && { end: t('offer.valid-until', { date: expiresOn }) }),
    ...(days <= soon && { countdown: t('offer.ends-in', { days }) }),
  };
}
