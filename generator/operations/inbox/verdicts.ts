import type { OfferTest } from '../../../src/domain/trust/trust';
import type { Report } from '../../../src/domain/trust/report';
import type { Check } from '../../../src/generated/data-types';
import type { KnownOffer, KnownStore } from '../../catalogue/validate/stores/offer-book';

/** The fields of a test that a shopper's report contains. */
export type ShopperCheck = Pick<Check, 'date' | 'country' | 'channel' | 'customer' | 'result' | 'by'>;

export type Verdict =
  /** A test by a shopper, to be added to the offer's tests. */
  | { readonly kind: 'check'; readonly check: ShopperCheck }
  /** A code that the store does not have: a draft offer with this id. */
  | { readonly kind: 'draft'; readonly id: string; readonly code: string }
  | { readonly kind: 'no-store'; readonly code: string }
  /** A recorded test or another report is equal. */
  | { readonly kind: 'duplicate' }
  /** A later test has the opposite result. */
  | { readonly kind: 'contradicted'; readonly by: OfferTest }
  | { readonly kind: 'ended'; readonly on: string }
  | { readonly kind: 'not-begun'; readonly starts: string }
  /** A single failure; a second one would make it a test. */
  | { readonly kind: 'alone' }
  | { readonly kind: 'known-code' }
  /** Text that may be a name, a number or a sentence instead of a code. It is shown nowhere. */
  | { readonly kind: 'no-code' }
  | { readonly kind: 'unknown-store' | 'unknown-offer'; readonly near?: string | undefined }
  /** The day is in the future, more than a year ago or invalid, or the site does not have the country. */
  | { readonly kind: 'impossible' }
  | { readonly kind: 'too-many' };

export interface Judged {
  readonly report: Report;
  readonly verdict: Verdict;
  /** Undefined if it is unknown. */
  readonly store?: KnownStore;
  /** Undefined if it is unknown, and for a code that the store does not have. */
  readonly offer?: KnownOffer | undefined;
}
