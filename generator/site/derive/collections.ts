import type { Instant } from '../../../src/domain/dates/calendar';
import type { Language } from '../../../src/domain/language/language';
import type { CategoryLink, PageLinkView } from '../../../src/domain/pages/page-data';
import { collectionPath, type CollectionKind } from '../../../src/domain/pages/paths';
import type { Categories, Seasons, Store, Text } from '../../../src/generated/data-types';
import type { CatalogueOffer } from '../../catalogue/offers/offer';
import type { SiteStore } from '../../catalogue/offers/store-offers';
import { activeAmong, endsOf, type OfferEnds } from './stores/site-counts';

/** The offers of a store in one collection, without those that only have the category of the store. */
export interface TaggedOffers extends OfferEnds {
  readonly kind: CollectionKind;
  readonly id: string;
}

export interface Collection {
  readonly kind: CollectionKind;
  readonly id: string;
  /** The stores that belong to it or have an offer in it, in the order of their files. */
  readonly stores: readonly string[];
  /** The number of offers of each store in the collection, in the order of `stores`. */
  readonly offers: readonly number[];
  /** See product rules R58 and R87. */
  readonly hasPage: boolean;
  /** Whether one of its offers is active at the instant of the build. Otherwise search engines do not list its page. */
  readonly live: boolean;
}

/** A collection has a page if it has at least this many stores or offers. */
const leastMembers = { category: { stores: 2, offers: 3 }, season: { stores: 1, offers: 1 } } as const;

export function categoryOfOffer(
  offer: { readonly category?: string | undefined },
  store: Pick<Store, 'category'>,
): string {
  return offer.category ?? store.category;
}

/** The collections of a store's offers other than the category of the store: other categories, and seasons. */
export function taggedOffersOf(store: Pick<SiteStore, 'category' | 'offers'>): readonly TaggedOffers[] {
  const tagged = new Map<string, { kind: CollectionKind; id: string; offers: CatalogueOffer[] }>();
  for (const offer of store.offers) {
    const category = categoryOfOffer(offer, store);
    const names = [
      ...(category === store.category ? [] : [{ kind: 'category', id: category } as const]),
      ...(offer.seasons ?? []).map((id) => ({ kind: 'season', id }) as const),
    ];
    for (const { kind, id } of names) {
      const key = collectionPath(kind, id);
      const entry = tagged.get(key) ?? { kind, id, offers: [] };
      entry.offers.push(offer);
      tagged.set(key, entry);
    }
  }
  return [...tagged.values()].map(({ kind, id, offers }) => ({ kind, id, ...endsOf(offers) }));
}

interface CollectedStore {
  readonly slug: string;
  readonly category: string;
  readonly counts: OfferEnds;
  readonly tagged?: readonly TaggedOffers[] | undefined;
}

class Members {
  /** The number of offers in the collection by store. */
  readonly stores = new Map<string, number>();
  live = false;

  constructor(
    readonly kind: CollectionKind,
    readonly id: string,
    private readonly now: Instant,
  ) {}

  add(slug: string, offers: OfferEnds): void {
    this.stores.set(slug, (this.stores.get(slug) ?? 0) + offers.endless + offers.ends.length);
    this.live ||= activeAmong(offers, this.now) > 0;
  }

  get collection(): Collection {
    const { kind, id, stores, live } = this;
    const offers = [...stores.values()];
    const least = leastMembers[kind];
    return {
      kind,
      id,
      stores: [...stores.keys()],
      offers,
      hasPage: stores.size >= least.stores || offers.reduce((sum, count) => sum + count, 0) >= least.offers,
      live,
    };
  }
}

function without(ends: readonly Instant[], others: readonly Instant[]): readonly Instant[] {
  const left = [...ends];
  for (const end of others) {
    const place = left.indexOf(end);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

/** The offers that have the category of their store. */
function ownOffers({ counts, tagged = [] }: CollectedStore): OfferEnds {
  const others = tagged.filter(({ kind }) => kind === 'category');
  return {
    endless: counts.endless - others.reduce((sum, { endless }) => sum + endless, 0),
    ends: without(
      counts.ends,
      others.flatMap(({ ends }) => ends),
    ),
  };
}

interface CollectionSource {
  readonly stores: Iterable<CollectedStore>;
  readonly categories: Categories;
  readonly seasons: Seasons;
  readonly now: Instant;
}

/** The collections that have stores, in the order of the data: groups, categories, seasons. */
export function collectionsOf({ stores, categories, seasons, now }: CollectionSource): readonly Collection[] {
  const { groups = {}, categories: entries } = categories;
  const found = new Map<string, Members>();
  const note = (kind: CollectionKind, ids: readonly string[]): void => {
    for (const id of ids) found.set(collectionPath(kind, id), new Members(kind, id, now));
  };
  note('category', [...Object.keys(groups), ...Object.keys(entries)]);
  note('season', Object.keys(seasons.seasons));
  for (const store of stores) {
    const add = (kind: CollectionKind, id: string, offers: OfferEnds): void => {
      found.get(collectionPath(kind, id))?.add(store.slug, offers);
      const group = kind === 'category' ? entries[id]?.group : undefined;
      if (group !== undefined) found.get(collectionPath(kind, group))?.add(store.slug, offers);
    };
    add('category', store.category, ownOffers(store));
    for (const tagged of store.tagged ?? []) add(tagged.kind, tagged.id, tagged);
  }
  return [...found.values()].filter(({ stores: members }) => members.size > 0).map(({ collection }) => collection);
}

export interface PageLinkSource {
  readonly name: Text;
  readonly path: string;
}

export function pageLinks(sources: readonly PageLinkSource[], language: Language): readonly PageLinkView[] {
  return sources.map(({ name, path }) => ({ name: name[language], path }));
}

/** A category as other pages name it. `path` is undefined if it has no page. */
export interface CategorySource {
  readonly id: string;
  readonly name: Text;
  readonly group?: string;
  readonly path?: string;
}

/** The categories and groups that have stores: groups first, both in the order of the data. */
export function categorySources(
  collections: readonly Collection[],
  { groups = {}, categories }: Categories,
): readonly CategorySource[] {
  return collections.flatMap(({ kind, id, hasPage }): readonly CategorySource[] => {
    const entry = kind === 'category' ? (categories[id] ?? groups[id]) : undefined;
    if (!entry) return [];
    const group = categories[id]?.group;
    return [
      {
        id,
        name: entry.name,
        group,
        path: hasPage ? collectionPath(kind, id) : undefined,
      },
    ];
  });
}

export function categoryLinks(sources: readonly CategorySource[], language: Language): readonly CategoryLink[] {
  return sources.map(({ name, ...source }) => ({ ...source, name: name[language] }));
}

export function seasonPages({
  collections,
  seasons: { seasons },
}: {
  readonly collections: readonly Collection[];
  readonly seasons: Seasons;
}): readonly (PageLinkSource & Pick<Collection, 'live'>)[] {
  return collections.flatMap(({ kind, id, hasPage, live }) => {
    const entry = kind === 'season' && hasPage ? seasons[id] : undefined;
    return entry ? [{ name: entry.name, path: collectionPath(kind, id), live }] : [];
  });
}
