import type { Instant } from './calendar';
import { offerStatus, type ValidityPeriod } from './offer-status';

/** The text that replaces an advertising text, from the end of the advertised offer on. */
export interface Afterwards extends ValidityPeriod {
  readonly expiresAt: Instant;
  readonly text: string;
}

/** What an advertising text says at an instant: it does not name an offer that has ended. */
export function advertisingText(text: string, afterwards: Afterwards | undefined, now: Instant): string {
  return afterwards && offerStatus(afterwards, now) === 'expired' ? afterwards.text : text;
}
