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

/** The limits of the comparison for catalogues of any size. */
export const compareLimits = {
  /** Of the file of a category: the comparison of this many offers takes less than a frame. */
  offers: 500,
  offersOfStore: 20,
  /** Of a category on the page. */
  namedStores: 30,
} as const;

export interface ComparedCategory {
  readonly category: string;
  /** The slugs of the stores in the file, those with the latest ends of offers first. */
  readonly stores: readonly string[];
  /** The slugs of the stores on the page. */
  readonly named: readonly string[];
  readonly count: number;
  readonly empty: number;
  /** The end of the time with at least two stores to compare; undefined if there is no such time. */
  readonly until?: Until;
}

/** An instant, or `always`. */
type Until = NonNullable<CategoryStores['until']>;

/** The fields by which stores are chosen: no link, network or clock (product rules R57, R86). */
interface Candidate {
  readonly slug: string;
  readonly offers: number;
  /** The instant at which its last offer ends. */
  readonly lastsUntil: Instant;
  /** The day or month of the last test of one of its offers. */
  readonly tested: string;
}

/** The instant at which the last offer ends; `-Infinity` without offers. */
function lastEnd({ endless, ends }: OfferEnds = { endless: 0, ends: [] }): Instant {
  return endless > 0 ? Infinity : ends.reduce((latest, end) => Math.max(latest, end), -Infinity);
}

/** The end of the time in which two stores have an active offer, and one of these offers has a figure. */
function comparableUntil(records: readonly StoreRecord[]): Until | undefined {
  const [, second = -Infinity] = records.map(({ counts }) => lastEnd(counts)).sort(descending);
  const until = Math.min(second, Math.max(...records.map(({ counts }) => lastEnd(counts.figures))));
  return until === Infinity ? 'always' : until === -Infinity ? undefined : until;
}

function descending<T extends string | number>(a: T, b: T): number {
  return a === b ? 0 : a > b ? -1 : 1;
}

/**
 * The categories that have stores, in the order of the data. If the stores of a category do not fit into its file,
 * those with the latest ends are chosen, and of these the most recently tested ones. It depends on no clock: at any
 * instant, stores with an active offer come before those without one.
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
      .map(
        ({ slug, tested = '', counts }): Candidate => ({
          slug,
          offers: counts.endless + counts.ends.length,
          lastsUntil: lastEnd(counts),
          tested,
        }),
      )
      .sort(
        (a, b) =>
          descending(a.lastsUntil, b.lastsUntil) || descending(a.tested, b.tested) || descending(b.slug, a.slug),
      );
    const withOffers = ordered.filter(({ offers }) => offers > 0);
    const until = comparableUntil(records);
    let sum = 0;
    const fitting = withOffers.filter(({ offers }) => {
      sum += Math.min(offers, compareLimits.offersOfStore);
      return sum <= compareLimits.offers;
    });
    return [
      {
        category,
        stores: fitting.map(({ slug }) => slug),
        named: ordered.slice(0, compareLimits.namedStores).map(({ slug }) => slug),
        count: records.length,
        empty: records.length - withOffers.length,
        until,
      },
    ];
  });
}

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

/** The compared offers of a store in their order; if there are too many, those with the latest ends. */
function comparedOffers(offers: readonly OfferView[]): readonly OfferView[] {
  if (offers.length <= compareLimits.offersOfStore) return offers;
  const longest = [...offers].sort((a, b) => compareEnds(b, a));
  const kept = new Set(longest.slice(0, compareLimits.offersOfStore));
  return offers.filter((offer) => kept.has(offer));
}

/** The file with the compared stores of a category. */
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

export type NamedCategory = Pick<ComparedCategory, 'category' | 'named' | 'count' | 'until'>;

/** The inputs of the page other than its texts. */
interface CompareSource {
  readonly categories: readonly NamedCategory[];
  readonly cardOf: (slug: string) => StoreCard;
  readonly directory: string;
}

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
