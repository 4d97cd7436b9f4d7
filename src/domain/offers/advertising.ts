import type { Instant } from '../dates/calendar';
import { offerStatus, type ValidityPeriod } from './offer-status';

export interface Afterwards extends ValidityPeriod {
  readonly text: string;
}

/** The advertising text for an instant: it never advertises an offer that has ended. */
export function advertisingText(text: string, afterwards: Afterwards | undefined, now: Instant): string {
  return afterwards && offerStatus(afterwards, now) === 'expired' ? afterwards.text : text;
}
