import type { Instant } from '../../../../src/domain/dates/calendar';
import { lastTestedOf } from '../../../../src/domain/trust/test-log';
import type { Store } from '../../../../src/generated/data-types';
import type { SiteStore } from '../../../catalogue/offers/store-offers';

/** The dates of a store and its offers for the report on freshness. */
export interface StoreDates extends Pick<Store, 'checked' | 'titleMonth' | 'checkEvery'> {
  /** The end and the last test of each offer of its own file, and of those of its feed that the team has tested. */
  readonly offers: readonly {
    readonly endsAt?: Instant | undefined;
    readonly tested?: string | undefined;
    readonly featured?: boolean | undefined;
    readonly ofFeed?: boolean | undefined;
  }[];
}

/** The dates of a store and its offers. */
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
