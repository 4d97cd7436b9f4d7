import type { IntlShape } from 'react-intl';
import type { Instant } from '../../domain/dates/calendar';
import { daysLeft, offerStatus } from '../../domain/offers/offer-status';
import type { OfferView } from '../../domain/offers/offer-view';

// In days. A countdown is only useful near the end of an offer.
const countdownDays = 14;

export interface ValidityText {
  readonly status: 'active' | 'expired';
  /** Its last day, or that it has ended; absent if no end is known. */
  readonly end?: string;
  /** The number of days left, in the last two weeks. */
  readonly countdown?: string;
  readonly start?: string;
}

export function validityText(offer: OfferView, now: Instant, timeZone: string, intl: IntlShape): ValidityText {
  const { startsAt, startsOn, endsOn } = offer;
  const status = offerStatus(offer, now);
  const start =
    startsAt !== undefined && startsAt > now && startsOn !== undefined
      ? { start: intl.formatMessage({ id: 'offer.starts' }, { date: startsOn }) }
      : {};
  if (status === 'expired') {
    return {
      status,
      end:
        endsOn === undefined
          ? intl.formatMessage({ id: 'offer.ended-undated' })
          : intl.formatMessage({ id: 'offer.ended' }, { date: endsOn }),
    };
  }
  const days = daysLeft(offer, now, timeZone);
  if (days === undefined || endsOn === undefined) return { status, ...start };
  return {
    status,
    ...start,
    end: intl.formatMessage({ id: 'offer.valid-until' }, { date: endsOn }),
    countdown: days <= countdownDays ? intl.formatMessage({ id: 'offer.ends-in' }, { days }) : undefined,
  };
}
