import type { Instant } from '../../../../src/domain/dates/calendar';
import { lastTestedOf } from '../../../../src/domain/trust/test-log';
import type { Store } from '../../../../src/generated/data-types';
import type { SiteStore } from '../../../catalogue/offers/store-offers';

/** The dates of a store for the report on freshness. */
export interface StoreDates extends Pick<Store, 'checked' | 'titleMonth' | 'checkEvery'> {
  /** The offers of its file, and the tested offers of its feed. */
  readonly offers: readonly {
    readonly endsAt?: Instant | undefined;
    readonly tested?: string | undefined;
    readonly featured?: boolean | undefined;
    readonly ofFeed?: boolean | undefined;
  }[];
}

export function storeDatesOf({ checked, titleMonth, checkEvery, featured, offers }: SiteStore): StoreDates {
  return {
    checked,
    titleMonth,
    checkEvery,
    offers: offers
      .map(({ source, endsAt, ...offer }) => ({
        endsAt,
        tested: lastTestedOf(offer),
        featured: offer.id === featured || undefined,
        ofFeed: source.kind === 'feed' || undefined,
      }))
      .filter(({ tested, ofFeed }) => tested !== undefined || !ofFeed),
  };
}
