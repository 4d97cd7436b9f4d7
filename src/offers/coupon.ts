import type { StoreSummary } from '../domain/page-data';

/** What the window with the code shows. */
export interface Coupon {
  readonly code: string;
  /** Where "Go to store" leads. */
  readonly url: string;
  readonly store: StoreSummary;
  /** The store's own words after a copy. */
  readonly copiedNotice?: string;
}
