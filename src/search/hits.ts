import type { Instant } from '../domain/calendar';
import type { Filters } from '../domain/facets';
import type { CountedFilters } from '../domain/search-nearest';
import type { FoundCode } from '../domain/search-codes';
import type { FoundPost } from '../domain/search-posts';
import type { OfferView, SuggestedStore } from '../domain/page-data';

/** A store that was found, by its place among the names. */
export interface StoreHit {
  readonly kind: 'store';
  readonly store: number;
  readonly name: string;
  /** Loads what its row shows, and its path; undefined if it is not known. */
  readonly details: () => Promise<SuggestedStore | undefined>;
}

/** A code that was found. */
export interface CodeHit extends FoundCode {
  readonly kind: 'code';
}

/** Offers by what a query asks for: a list with filters. */
export interface OffersHit {
  readonly kind: 'offers';
  readonly filters: Filters;
  /** How many active offers there are; undefined where it is not counted. */
  readonly count?: number;
  /** How many of them are valid in the chosen country. */
  readonly valid?: number;
  /** Where there are none: the nearest filters with some. */
  readonly nearest?: CountedFilters;
  /** What the filters are called, by facet and value. */
  readonly nameOf: (facet: keyof Filters, value: string) => string;
}

/** A category or a group of categories. */
export interface CategoryHit {
  readonly kind: 'category';
  readonly id: string;
  readonly name: string;
  /** Its page, or the list of its offers, without the language. */
  readonly to: string;
}

/** An offer by its title. */
export interface OfferHit {
  readonly kind: 'offer';
  readonly offer: OfferView;
  readonly store: string;
  readonly path: string;
}

/** A post by its title. */
export interface PostHit extends FoundPost {
  readonly kind: 'post';
}

/** A code that is saved on the device, which is found without a connection, too. */
export interface SavedHit {
  readonly kind: 'saved';
  readonly code: string;
  /** The name of its store. */
  readonly store: string;
}

/** One result of a search. */
export type Hit = StoreHit | CodeHit | OffersHit | CategoryHit | OfferHit | PostHit | SavedHit;

/** A code that the site does not know, as far as something can be said of it. */
export interface UnknownCode {
  readonly code: string;
  /** The store whose codes are made like it, with one of them. */
  readonly pattern?: { readonly slug: string; readonly name: string; readonly example: string };
}

/** What a search has found. */
export interface Answer {
  readonly query: string;
  /** The instant at which it was given. */
  readonly now: Instant;
  readonly hits: readonly Hit[];
  /** Whether the hits are only near to what was typed. */
  readonly near: boolean;
  /** What was typed, if it is a code that the site does not know. */
  readonly unknownCode?: UnknownCode;
  /** The words of the query of which nothing is known, where the hits are of its other words. */
  readonly missing?: string;
  /**
   * Stores to go on with, where something is not listed: that whose codes are made like an unknown one, those of the category that
   * the query names, else those with the most active offers.
   */
  readonly stores: readonly Pick<SuggestedStore, 'name' | 'path'>[];
  /** The name of the category of these stores, if they were chosen by it. */
  readonly storesOf?: string;
  /** Categories to go on with, where there is no hit. */
  readonly categories: readonly CategoryHit[];
  /** Whether a file did not load, so that something may be missing. */
  readonly incomplete: boolean;
}

/** The address of an offer on the page of its store: its row scrolls into view. */
export function offerAddress(path: string, id: string): string {
  return `${path}#${encodeURIComponent(id)}`;
}
