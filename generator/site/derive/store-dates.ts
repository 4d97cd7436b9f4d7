import { lastTestedOf } from '../../../src/domain/trust/last-tested';
import type { Store } from '../../../src/generated/data-types';

/** The dates of a store and its offers for the report on freshness. */
export interface StoreDates extends Pick<Store, 'checked' | 'titleMonth' | 'checkEvery' | 'offersFrom'> {
  /** The end and the last test of each offer. */
  readonly offers: readonly { readonly expires?: string; readonly tested?: string; readonly featured?: true }[];
}

/** The dates of a store and its offers. */
export function storeDatesOf(store: Store): StoreDates {
  const { checked, titleMonth, checkEvery, offersFrom, featured, offers = [] } = store;
  return {
    checked,
    titleMonth,
    checkEvery,
    offersFrom,
    offers: offers.map((offer) => {
      const tested = lastTestedOf(offer);
      return {
        expires: offer.expires,
        tested,
        featured: offer.id === featured ? true : undefined,
      };
    }),
  };
}
