import { compareEnds } from '../../../../src/domain/offers/offer-status';
import type { Instant } from '../../../../src/domain/dates/calendar';
import type { ComparedOffer, ComparedStore, CompareFile } from '../../../../src/domain/verdict/compare';
import type { CategoryStores, ComparePageView } from '../../../../src/domain/pages/page-data';
import type { OfferView } from '../../../../src/domain/offers/offer-view';
import { grouped } from '../../../../src/domain/language/grouped';
import type { Page } from '../../../../src/generated/data-types';
import { pageAddress } from './addresses';
import type { Edition } from '../texts/edition';
import { pageBase } from './list-pages';
import { byName, type ListedStore } from './lists';
import type { OfferEnds } from '../stores/site-counts';
import type { StoreRecord } from '../site-data';
import type { StoreCard } from '../store-parts';

/** How large the comparison may become, whatever the size of the catalogue. */
export const compareLimits = {
  /** The largest number of offers in the file of a category: an answer for them takes less than a frame. */
  offers: 500,
  /** Offers of one store. */
  offersOfStore: 20,
  /** Stores of a category that the page names. */
  namedStores: 30,
} as const;

/** Which stores of a category are compared. */
export interface ComparedCategory {
  readonly category: string;
  /** The slugs of the stores in the file, those whose offers last longest first. */
  readonly stores: readonly string[];
  /** The slugs of the stores that the page names. */
  readonly named: readonly string[];
  /** How many stores the category has. */
  readonly count: number;
  /** How many of them have no offers. */
  readonly empty: number;
  /** Until when there is something to compare; absent if there never is. */
  readonly until?: Until;
}

/** An instant, or for ever. */
type Until = NonNullable<CategoryStores['until']>;

/** A store as it is chosen. No link, no network and no clock is part of it (product rules R57, R86). */
interface Candidate {
  readonly slug: string;
  readonly offers: number;
  /** The instant until which it has an active offer. */
  readonly lastsUntil: Instant;
  /** The last day or month on which one of its offers was tested. */
  readonly tested: string;
}

/** Until when one of some offers is active; `-Infinity` without an offer. */
function lastEnd({ endless, ends }: OfferEnds = { endless: 0, ends: [] }): Instant {
  return endless > 0 ? Infinity : ends.reduce((latest, end) => Math.max(latest, end), -Infinity);
}

function candidateOf({ slug, tested = '', counts }: StoreRecord): Candidate {
  return { slug, offers: counts.endless + counts.ends.length, lastsUntil: lastEnd(counts), tested };
}

/** Until when two stores have an active offer and one of the offers a figure: before, there is something to compare. */
function comparableUntil(records: readonly StoreRecord[]): Until | undefined {
  const [, second = -Infinity] = records.map(({ counts }) => lastEnd(counts)).sort(descending);
  const until = Math.min(second, Math.max(...records.map(({ counts }) => lastEnd(counts.figures))));
  return until === Infinity ? 'always' : until === -Infinity ? undefined : until;
}

/** Compares two values in descending order. */
function descending<T extends string | number>(a: T, b: T): number {
  return a === b ? 0 : a > b ? -1 : 1;
}

/** The longest beginning of some stores whose offers fit into one file. */
function fitting(candidates: readonly Candidate[]): readonly Candidate[] {
  let sum = 0;
  return candidates.filter(({ offers }) => {
    sum += Math.min(offers, compareLimits.offersOfStore);
    return sum <= compareLimits.offers;
  });
}

/**
 * The categories that have stores, in the order of the data. Where a category has more stores than fit into its file,
 * those are chosen whose offers last longest, and of these the most recently tested ones. The choice depends on no
 * clock: at any instant, stores with an active offer come before those without one.
 */
export function comparedCategories(
  stores: readonly StoreRecord[],
  categories: readonly string[],
): readonly ComparedCategory[] {
  const byCategory = new Map(grouped(stores, ({ category }) => category));
  return categories.flatMap((category): ComparedCategory[] => {
    const records = byCategory.get(category);
    if (!records) return [];
    const ordered = records
      .map(candidateOf)
      .sort(
        (a, b) =>
          descending(a.lastsUntil, b.lastsUntil) || descending(a.tested, b.tested) || descending(b.slug, a.slug),
      );
    const withOffers = ordered.filter(({ offers }) => offers > 0);
    const until = comparableUntil(records);
    return [
      {
        category,
        stores: fitting(withOffers).map(({ slug }) => slug),
        named: ordered.slice(0, compareLimits.namedStores).map(({ slug }) => slug),
        count: records.length,
        empty: records.length - withOffers.length,
        until,
      },
    ];
  });
}

/** The fields of an offer that a comparison needs. */
function comparedOffer({
  deepLink: _deepLink,
  original: _original,
  description: _description,
  verified: _verified,
  savings: _savings,
  terms: _terms,
  votes: _votes,
  rating: _rating,
  ...offer
}: OfferView): ComparedOffer {
  return offer;
}

/** The offers of a store that are compared, in their given order: of too many, those that last longest. */
function comparedOffers(offers: readonly OfferView[]): readonly OfferView[] {
  if (offers.length <= compareLimits.offersOfStore) return offers;
  const longest = [...offers].sort((a, b) => compareEnds(b, a));
  const kept = new Set(longest.slice(0, compareLimits.offersOfStore));
  return offers.filter((offer) => kept.has(offer));
}

/** What the stores of a category are compared by. */
export function compareFileOf(
  { stores: slugs, count, empty }: ComparedCategory,
  stores: readonly ListedStore[],
): CompareFile {
  return {
    stores: stores.map(
      ({ store, offers }): ComparedStore => ({ ...store, offers: comparedOffers(offers).map(comparedOffer) }),
    ),
    empty,
    more: count - empty - slugs.length,
  };
}

/** A category as far as the page depends on it. */
export type NamedCategory = Pick<ComparedCategory, 'category' | 'named' | 'count' | 'until'>;

/** What the page is made of besides its texts. */
interface CompareSource {
  readonly categories: readonly NamedCategory[];
  readonly cardOf: (slug: string) => StoreCard;
  /** The path of the list of all stores. */
  readonly directory: string;
}

/** The page on which stores are compared. */
export function comparePage(
  page: Extract<Page, { kind: 'compare' }>,
  { categories, cardOf, directory }: CompareSource,
  edition: Edition,
): ComparePageView {
  const { language, categoryName } = edition;
  return {
    kind: 'compare',
    ...pageBase(page, pageAddress(page, edition), edition),
    categories: categories.map(({ category, named, count, until }): CategoryStores => {
      const more = count - named.length;
      return {
        id: category,
        name: categoryName(category),
        stores: byName(named.map(cardOf), language).map(({ outline, name }) => ({ name, path: outline.path })),
        more: more > 0 ? more : undefined,
        until,
      };
    }),
    directory,
  };
}
