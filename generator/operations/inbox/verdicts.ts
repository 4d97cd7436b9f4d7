import type { OfferTest } from '../../../src/domain/trust';
import type { Report } from '../../../src/domain/report';
import type { Check } from '../../../src/generated/data-types';
import type { KnownOffer, KnownStore } from '../../catalogue/validate/offer-book';

/** A test by a shopper, as far as a report tells of it. */
export type ShopperCheck = Pick<Check, 'date' | 'country' | 'channel' | 'customer' | 'result' | 'by'>;

/** What becomes of a report. */
export type Verdict =
  /** A test by a shopper, to be added to the log of the offer. */
  | { readonly kind: 'check'; readonly check: ShopperCheck }
  /** A code that the store does not have: a draft offer with this id. */
  | { readonly kind: 'draft'; readonly id: string; readonly code: string }
  /** A code of which the store is not known. */
  | { readonly kind: 'no-store'; readonly code: string }
  /** The log or another report says the same. */
  | { readonly kind: 'duplicate' }
  /** A later test says the opposite. */
  | { readonly kind: 'contradicted'; readonly by: OfferTest }
  | { readonly kind: 'ended'; readonly on: string }
  | { readonly kind: 'not-begun'; readonly starts: string }
  /** A single failure: with a second one it would be a test. */
  | { readonly kind: 'alone' }
  /** A code that the store has already. */
  | { readonly kind: 'known-code' }
  /** Something in place of a code that may be a name, a number or a sentence. It is shown nowhere. */
  | { readonly kind: 'no-code' }
  | { readonly kind: 'unknown-store' | 'unknown-offer'; readonly near?: string | undefined }
  /** Its day has not come, is more than a year ago or in no calendar, or the site does not have its country. */
  | { readonly kind: 'impossible' }
  | { readonly kind: 'too-many' };

/** A report and what becomes of it. */
export interface Judged {
  readonly report: Report;
  readonly verdict: Verdict;
  /** Absent if it is not known. */
  readonly store?: KnownStore;
  /** Absent if it is not known, and for a code that the store does not have. */
  readonly offer?: KnownOffer | undefined;
}
