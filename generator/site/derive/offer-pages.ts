import type { Instant } from '../../../src/domain/dates/calendar';
import { offersOfPage, offersOfStoreInList } from '../../../src/domain/pages/list-pages';
import type { RemainingOffers } from '../../../src/domain/offers/offer-view';
import type { Country } from '../../../src/generated/data-types';
import type { OfferFeed } from '../../catalogue/validate/store-feed';
import { spansOf } from './offers';
import type { OfferEnds } from './collections';
import type { StoreOffers } from './store-parts';

/** Offers with different ends are counted apart up to this number of ends. */
const mostEnds = 100;

/** A store as far as it decides which of its offers are on which page. */
type PagedStore = Pick<StoreOffers, 'offers' | 'featured'> & {
  readonly sections?: readonly { readonly kind: string; readonly offers?: readonly string[] }[];
};

/** The places of some offers among all offers of their store, from 0. */
export type OfferPlaces = readonly number[];

/** A store as far as the number of its pages depends on it. */
export interface CountedStore {
  /** How many of its offers have no end, and the ends of the others. */
  readonly counts: OfferEnds;
}

/** How many offers a store has, with those of its feed. */
export function offerCountOf({ counts: { endless, ends } }: CountedStore): number {
  return endless + ends.length;
}

/** How many pages the offers of a store need. */
export function pageCountOf(store: CountedStore): number {
  return Math.max(1, Math.ceil(offerCountOf(store) / offersOfPage));
}

/** The ends of the offers of a store; none is Infinity. */
export function endsOf(
  store: Pick<PagedStore, 'offers'>,
  feed: OfferFeed | undefined,
  timeZone: string,
): readonly Instant[] {
  return spansOf(store, feed, timeZone).map(({ expiresAt = Infinity }) => expiresAt);
}

/** The offers that the first page has whatever their ends are: the featured one, and those that its sections name. */
export function namedOffers({ featured, sections = [] }: PagedStore): ReadonlySet<string> {
  const inSections = sections.flatMap(({ offers }) => offers ?? []);
  return new Set([...(featured === undefined ? [] : [featured]), ...inSections]);
}

/**
 * Which offers are on which page, from their ends. On the first are those that are named, then those that last longest,
 * so that at any instant it has an active offer if there is one; the choice depends on no clock. Where ends are equal,
 * and on each page, offers keep their order.
 */
export function placesInPages(
  ends: readonly Instant[],
  isNamed: (place: number) => boolean,
  most = offersOfPage,
): readonly OfferPlaces[] {
  const places = ends.map((_end, place) => place);
  if (places.length <= most) return [places];
  const rank = places.map((place) => (isNamed(place) ? 0 : 1));
  const end = (place: number): Instant => ends[place] ?? Infinity;
  const ordered = places.toSorted(
    (a, b) => (rank[a] ?? 0) - (rank[b] ?? 0) || (end(a) === end(b) ? a - b : end(b) > end(a) ? 1 : -1),
  );
  return Array.from({ length: Math.ceil(places.length / most) }, (_, index) =>
    ordered.slice(index * most, (index + 1) * most).sort((a, b) => a - b),
  );
}

/** Into which pages a store was divided, with the rows of its feed. */
interface DividedStore {
  readonly rows: OfferFeed['rows'] | undefined;
  readonly pages: readonly OfferPlaces[];
}

const known = new WeakMap<PagedStore, DividedStore>();

/** The offers of a store on its pages of at most `most` offers: those of the first page, and of the others. */
function firstPlaces(
  store: PagedStore,
  feed: OfferFeed | undefined,
  timeZone: string,
  most: number,
): { readonly places: OfferPlaces; readonly others: readonly OfferPlaces[] } {
  const { offers = [] } = store;
  const named = namedOffers(store);
  const isNamed = (place: number): boolean =>
    named.has((offers[place] ?? feed?.rows[place - offers.length]?.row)?.id ?? '');
  const [places = [], ...others] = placesInPages(endsOf(store, feed, timeZone), isNamed, most);
  return { places, others };
}

/** Which offers of a store are on which of its pages. */
export function offerPages(store: PagedStore, feed: OfferFeed | undefined, timeZone: string): readonly OfferPlaces[] {
  // Every further page of a store asks for the same.
  const last = known.get(store);
  if (last && last.rows === feed?.rows) return last.pages;
  const { places, others } = firstPlaces(store, feed, timeZone, offersOfPage);
  const pages = [places, ...others];
  known.set(store, { rows: feed?.rows, pages });
  return pages;
}

/** The offers of a store on one of its pages. */
export interface PageOffers extends Pick<StoreOffers, 'offers'> {
  /** The feed with the rows on the page. */
  readonly feed: OfferFeed | undefined;
}

function offersAt({ offers = [] }: PagedStore, feed: OfferFeed | undefined, places: OfferPlaces): PageOffers {
  return {
    offers: places.flatMap((place) => offers[place] ?? []),
    feed: feed && { ...feed, rows: places.flatMap((place) => feed.rows[place - offers.length] ?? []) },
  };
}

/** The offers on the further pages of a store. */
export function furtherPagesOf(
  store: PagedStore,
  feed: OfferFeed | undefined,
  timeZone: string,
): readonly PageOffers[] {
  const [, ...further] = offerPages(store, feed, timeZone);
  return further.map((places) => offersAt(store, feed, places));
}

/** The offers on a page of a store, from 1. */
export function offersOnPage(
  store: PagedStore,
  feed: OfferFeed | undefined,
  timeZone: string,
  number: number,
): PageOffers {
  return offersAt(store, feed, offerPages(store, feed, timeZone)[number - 1] ?? []);
}

/** Whether a list, by its number of pages and of its stores' offers, contains all these offers. */
export function isWholeList(pages: number, offers: number): boolean {
  return pages === 1 && offers <= offersOfPage;
}

/** How many offers of each store such a list has. */
export function mostInList(pages: number, offers: number): number {
  return isWholeList(pages, offers) ? offersOfPage : offersOfStoreInList;
}

/**
 * Selects at most `most` offers of a store for a list of several stores, as for the store's first page. `more` says
 * whether the store has others.
 */
export function placesInList(
  store: PagedStore,
  feed: OfferFeed | undefined,
  timeZone: string,
  most: number,
): { readonly places: OfferPlaces; readonly more: boolean } {
  const { places, others } = firstPlaces(store, feed, timeZone, most);
  return { places, more: others.length > 0 };
}

/** Offers with the same end and the same countries, all with a rating or all without. */
interface EndGroup {
  readonly end: Instant;
  readonly where?: readonly Country[];
  readonly count: number;
  /** The sum of their ratings. */
  readonly ratings?: number;
}

/** What the first page says of the offers on all others: how many end when, where they are valid, and their ratings. */
export function remainingOffers(
  store: PagedStore,
  feed: OfferFeed | undefined,
  pages: readonly OfferPlaces[],
  timeZone: string,
): readonly RemainingOffers[] {
  const ends = endsOf(store, feed, timeZone);
  const { offers: own = [] } = store;
  const groups = new Map<string, Map<Instant, EndGroup>>();
  for (const place of pages.slice(1).flat()) {
    const end = ends[place] ?? Infinity;
    const row = feed?.rows[place - own.length];
    const rating = row?.rating;
    const where = (own[place] ?? row)?.where;
    const kind = `${rating === undefined} ${where?.toSorted().join(' ')}`;
    const ofKind = groups.get(kind) ?? new Map<Instant, EndGroup>();
    groups.set(kind, ofKind);
    const { count, ratings = 0 } = ofKind.get(end) ?? { count: 0 };
    ofKind.set(end, {
      end,
      count: count + 1,
      where,
      ratings: rating === undefined ? undefined : ratings + rating,
    });
  }
  return [...groups.values()]
    .flatMap((ofKind) => inFewEnds([...ofKind.values()]))
    .map(({ end, where, count, ratings }) => ({
      count,
      where,
      expiresAt: end === Infinity ? undefined : end,
      rating: ratings === undefined ? undefined : ratings / count,
    }));
}

/** Joins neighbouring ends, the later offers with the earlier end: none is counted as active that has ended. */
function inFewEnds(groups: readonly EndGroup[]): readonly EndGroup[] {
  const each = Math.ceil(groups.length / mostEnds);
  const endless = groups.filter(({ end }) => end === Infinity);
  const ending = groups.filter(({ end }) => end !== Infinity).sort((a, b) => a.end - b.end);
  const joined: EndGroup[] = [];
  for (const [index, group] of ending.entries()) {
    const last = joined.at(-1);
    if (!last || index % each === 0) joined.push(group);
    else
      joined[joined.length - 1] = {
        ...last,
        count: last.count + group.count,
        ratings: last.ratings === undefined ? undefined : last.ratings + (group.ratings ?? 0),
      };
  }
  return [...joined, ...endless];
}
