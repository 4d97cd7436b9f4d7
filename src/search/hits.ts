import type { Instant } from '../domain/dates/calendar';
import type { Filters } from '../domain/facets/facets';
import type { CountedFilters } from '../domain/search/search-nearest';
import type { FoundCode } from '../domain/search/search-codes';
import type { FoundPost } from '../domain/search/search-titles';
import type { Term } from '../domain/search/search-words';
import type { SeasonDateView } from '../domain/pages/page-data';
import type { OfferView, SuggestedStore } from '../domain/offers/offer-view';

/** A store in the results; `store` is its index in the names. */
export interface StoreHit {
  readonly kind: 'store';
  readonly store: number;
  readonly name: string;
  /** Loads the details of its row and its path; undefined if they are unknown. */
  readonly details: () => Promise<SuggestedStore | undefined>;
}

export interface CodeHit extends FoundCode {
  readonly kind: 'code';
}

export interface OffersHit {
  readonly kind: 'offers';
  readonly filters: Filters;
  /** The number of active offers; undefined if they are not counted. */
  readonly count?: number;
  /** The number of those that are valid in the chosen country. */
  readonly valid?: number;
  /** If there are none, the nearest filters that match some. */
  readonly nearest?: CountedFilters;
  readonly nameOf: (facet: keyof Filters, value: string) => string;
}

export interface CategoryHit {
  readonly kind: 'category';
  readonly id: string;
  readonly name: string;
  /** The address of its page, or of the list of its offers, without the language. */
  readonly to: string;
}

export interface SeasonHit {
  readonly kind: 'season';
  readonly name: string;
  readonly to: string;
  readonly dates: readonly SeasonDateView[];
  /** The number of its active offers. */
  readonly live: number;
  readonly stores: readonly string[];
}

export interface OfferHit {
  readonly kind: 'offer';
  readonly offer: OfferView;
  readonly store: string;
  readonly path: string;
}

export interface PostHit extends FoundPost {
  readonly kind: 'post';
}

/** A code that is saved on the device. It is found without a connection, too. */
export interface SavedHit {
  readonly kind: 'saved';
  readonly code: string;
  readonly store: string;
}

export type Hit = StoreHit | CodeHit | OffersHit | CategoryHit | SeasonHit | OfferHit | PostHit | SavedHit;

export interface UnknownCode {
  readonly code: string;
  /** The store whose codes have the same pattern, and one of them as an example. */
  readonly pattern?: { readonly slug: string; readonly name: string; readonly example: string };
}

export interface Answer {
  readonly query: string;
  readonly now: Instant;
  readonly hits: readonly Hit[];
  /** Whether the hits are only similar to the query. */
  readonly near: boolean;
  /** The typed text, if it is a code that the site does not know. */
  readonly unknownCode?: UnknownCode;
  /** The seasons that the query names and no offer does. */
  readonly seasons: readonly Pick<Term, 'name' | 'dates'>[];
  /** The words of the query without a result, if the hits belong to its other words. */
  readonly missing?: string;
  /**
   * The one whose codes have the pattern of an unknown code, those of the category, else those with the most offers.
   */
  readonly stores: readonly Pick<SuggestedStore, 'name' | 'path'>[];
  /** The name of the category of these stores, if they were chosen by it. */
  readonly storesOf?: string;
  /** Categories to continue with if there is no hit. */
  readonly categories: readonly CategoryHit[];
  /** Whether a file could not be loaded, so that results may be missing. */
  readonly incomplete: boolean;
}

export function offerAddress(path: string, id: string): string {
  return `${path}#${encodeURIComponent(id)}`;
}
