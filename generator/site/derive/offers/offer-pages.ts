import type { Instant } from '../../../../src/domain/dates/calendar';
import { offersOfPage, offersOfStoreInList } from '../../../../src/domain/pages/list-pages';
import type { Countable } from '../../../../src/domain/offers/offer-view';
import type { Country } from '../../../../src/generated/data-types';
import type { CatalogueOffer } from '../../../catalogue/offers/offer';
import type { SiteStore } from '../../../catalogue/offers/store-offers';
import type { OfferEnds } from '../stores/site-counts';

/** The maximum number of different ends in the summary of remaining offers. */
const mostEnds = 100;

/** The parts of a store that decide the distribution of its offers over its pages. */
type PagedStore = Pick<SiteStore, 'offers' | 'featured'> & {
  readonly sections?: readonly { readonly kind: string; readonly offers?: readonly string[] }[];
};

/** With the offers of its feed. */
export function offerCountOf({ counts: { endless, ends } }: { readonly counts: OfferEnds }): number {
  return endless + ends.length;
}

export function pageCountOf(store: Parameters<typeof offerCountOf>[0]): number {
  return Math.max(1, Math.ceil(offerCountOf(store) / offersOfPage));
}

const endOf = ({ endsAt = Infinity }: CatalogueOffer): Instant => endsAt;

/**
 * Divides offers into pages of at most `most`. The first page has the named offers, then those with the latest ends, so
 * it has an active offer at any instant if there is one. It depends on no clock. Offers with equal ends, and those of
 * one page, keep their order.
 */
export function inPages(
  offers: readonly CatalogueOffer[],
  isNamed: (offer: CatalogueOffer) => boolean,
  most: number = offersOfPage,
): readonly (readonly CatalogueOffer[])[] {
  if (offers.length <= most) return [offers];
  const ordered = offers
    .map((offer, place) => ({ offer, place, rank: isNamed(offer) ? 0 : 1, end: endOf(offer) }))
    .sort((a, b) => a.rank - b.rank || (a.end === b.end ? a.place - b.place : b.end > a.end ? 1 : -1));
  return Array.from({ length: Math.ceil(offers.length / most) }, (_, index) =>
    ordered
      .slice(index * most, (index + 1) * most)
      .sort((a, b) => a.place - b.place)
      .map(({ offer }) => offer),
  );
}

/** Creates a predicate for offers that must be on the first page: the featured one, and those that sections name. */
function isNamedBy({ featured, sections = [] }: PagedStore): (offer: CatalogueOffer) => boolean {
  const named = new Set([featured, ...sections.flatMap(({ offers }) => offers ?? [])]);
  return ({ id }) => named.has(id);
}

const known = new WeakMap<PagedStore, readonly (readonly CatalogueOffer[])[]>();

export function offerPages(store: PagedStore): readonly (readonly CatalogueOffer[])[] {
  // Each further page of a store needs the same division.
  const pages = known.get(store) ?? inPages(store.offers, isNamedBy(store));
  known.set(store, pages);
  return pages;
}

/** Whether a list contains all offers of its stores, by its number of pages and of those offers. */
export function isWholeList(pages: number, offers: number): boolean {
  return pages === 1 && offers <= offersOfPage;
}

/** The maximum number of offers of each store in a list. */
export function mostInList(pages: number, offers: number): number {
  return isWholeList(pages, offers) ? offersOfPage : offersOfStoreInList;
}

/** Selects at most `most` offers of a store for a list of several stores. `more` is true if the store has others. */
export function offersInList(
  store: PagedStore,
  most: number,
): { readonly offers: readonly CatalogueOffer[]; readonly more: boolean } {
  const [offers = [], ...others] = inPages(store.offers, isNamedBy(store), most);
  return { offers, more: others.length > 0 };
}

/** Offers with the same end and countries, either all with a rating or all without. */
interface EndGroup {
  readonly end: Instant;
  readonly where?: readonly Country[];
  readonly count: number;
  readonly ratings?: number;
}

/** The summary of the offers on further pages, for the first page: their numbers by end and countries, and ratings. */
export function remainingOffers([, ...further]: ReturnType<typeof offerPages>): readonly Countable[] {
  const groups = new Map<string, Map<Instant, EndGroup>>();
  for (const offer of further.flat()) {
    const { rating, where } = offer;
    const end = endOf(offer);
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
      endsAt: end === Infinity ? undefined : end,
      rating: ratings === undefined ? undefined : ratings / count,
    }));
}

/** Joins neighbouring ends to the earlier one, so that no ended offer is counted as active. */
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
