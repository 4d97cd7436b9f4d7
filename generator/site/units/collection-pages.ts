import { couponsAddress } from '../../../src/domain/facets/facets';
import { languages, type Language } from '../../../src/domain/language/language';
import { listPagePath } from '../../../src/domain/pages/list-pages';
import type { MoneyTables } from '../../../src/domain/money/money';
import type { PageData } from '../../../src/domain/pages/page-data';
import { collectionPath } from '../../../src/domain/pages/paths';
import type { Page, Post } from '../../../src/generated/data-types';
import { collectionPage, type CollectionValue } from '../derive/pages/collection-pages';
import type { Collection, CategorySource, PageLinkSource } from '../derive/collections';
import type { ListPlace } from '../derive/pages/list-pages';
import type { SiteData } from '../derive/site-data';
import { parsePosts } from '../derive/pages/single-pages';
import type { StoreOffers } from '../derive/store-parts';
import { comparableCategories } from './comparison';
import { inLanguage, pageKind, type PageInputs, type PageUnit } from './page-units';
import type { SiteInputs } from './site-inputs';

interface PlacedCollection {
  readonly value: CollectionValue;
  readonly language: Language;
  readonly place: ListPlace;
}

type CollectionInputs = PageInputs &
  Readonly<{
    collection: PlacedCollection;
    stores: readonly StoreOffers[];
    money: MoneyTables;
    posts: readonly Post[];
  }>;

function collectionPages({ shared, collection, posts, ...around }: CollectionInputs): readonly PageData[] {
  const { value, place, language } = collection;
  return [collectionPage(value, place, { ...around, posts: parsePosts(posts) }, shared.editions[language])];
}

const kinds = {
  category: pageKind('category', collectionPages),
  season: pageKind('season', collectionPages),
} as const;

/** Categories or seasons that a page links to. */
const mostNamed = 12;

/** `except` is left out. */
function categoriesWithPage(inputs: SiteInputs, except?: string): readonly (CategorySource & PageLinkSource)[] {
  return inputs.categories.flatMap((source) => {
    const { id, path } = source;
    return path === undefined || id === except ? [] : [{ ...source, path }];
  });
}

/** The seasons with a page that share a store with a collection. */
function seasonsOf({ data }: SiteInputs, { kind, id, stores }: Collection): readonly PageLinkSource[] {
  const members = new Set(stores);
  return data.collections.flatMap((other): readonly PageLinkSource[] => {
    const entry = data.seasons.seasons[other.id];
    if (other.kind !== 'season' || !other.hasPage || !entry) return [];
    const isNear = kind === 'season' ? other.id !== id : other.stores.some((slug) => members.has(slug));
    return isNear ? [{ name: entry.name, path: collectionPath('season', other.id) }] : [];
  });
}

/** The closest first: its group and the members of that group, then groups and categories without a group. */
function neighboursOf(inputs: SiteInputs, id: string): readonly PageLinkSource[] {
  const { groups = {}, categories } = inputs.data.categories;
  const others = categoriesWithPage(inputs, id);
  const own = id in groups ? id : categories[id]?.group;
  const near = others.filter((other) => own !== undefined && (other.id === own || other.group === own));
  return [...near, ...others.filter((other) => other.group === undefined && !near.includes(other))];
}

function namesAndPaths(sources: readonly PageLinkSource[]): readonly PageLinkSource[] {
  return sources.slice(0, mostNamed).map(({ name, path }) => ({ name, path }));
}

/** Undefined if the site has no such page. */
function pathOf({ pages }: SiteData, kind: Page['kind']): string | undefined {
  return pages.find((page) => page.kind === kind)?.path;
}

/** The common inputs of the pages of a collection. */
function collectionValue(inputs: SiteInputs, collection: Collection, comparable: ReadonlySet<string>): CollectionValue {
  const { data } = inputs;
  const { kind, id, live: indexed } = collection;
  const seasons = namesAndPaths(seasonsOf(inputs, collection));
  if (kind === 'season') {
    const entry = data.seasons.seasons[id];
    if (!entry) throw new Error(`There is no season ${id}.`);
    const members = new Set(collection.stores);
    const ids = new Set(data.stores.flatMap(({ slug, category }) => (members.has(slug) ? [category] : [])));
    const categories = namesAndPaths(categoriesWithPage(inputs).filter((category) => ids.has(category.id)));
    return { kind, id, entry, indexed, members: [], categories, seasons };
  }
  const { groups = {}, categories } = data.categories;
  const entry = categories[id] ?? groups[id];
  if (!entry) throw new Error(`There is no category ${id}.`);
  const { group: groupId, ...texts } = { group: undefined, ...entry };
  const group = categoriesWithPage(inputs).find((each) => each.id === groupId);
  const [coupons, compare] = [pathOf(data, 'coupons'), pathOf(data, 'compare')];
  return {
    kind,
    id,
    entry: texts,
    indexed,
    members: [id, ...Object.keys(categories).filter((each) => categories[each]?.group === id)],
    group: group ? { name: group.name, path: group.path } : undefined,
    categories: namesAndPaths(neighboursOf(inputs, id)),
    seasons,
    filtered: coupons === undefined ? undefined : couponsAddress({ category: [id] }, coupons),
    // The comparison of stores is by category, not by group.
    compare: compare !== undefined && comparable.has(id) ? `${compare}#${id}` : undefined,
  };
}

/** The offers of a store are inputs of the pages that list it. */
export function* collectionUnits(inputs: SiteInputs): Generator<PageUnit> {
  const comparable = comparableCategories(inputs);
  for (const collection of inputs.data.collections) {
    if (!collection.hasPage) continue;
    const { kind, id, stores } = collection;
    const path = collectionPath(kind, id);
    const value = collectionValue(inputs, collection, comparable);
    const { money } = inputs.data;
    const members = new Set(stores);
    const posts = inputs.data.posts.filter((post) => post.stores?.some((slug) => members.has(slug)));
    for (const language of languages) {
      const parts = inputs.listings[language].collections[path] ?? [];
      yield* parts.map((slugs, index) => {
        const place = { number: index + 1, count: parts.length };
        return inLanguage<CollectionInputs>(language, listPagePath(path, place.number), kinds[kind], {
          shared: inputs.page(kind, value.entry),
          images: inputs.images(slugs.map((slug) => inputs.logoOf(slug))),
          collection: { value, place, language },
          stores: inputs.list(slugs, 'offers'),
          money,
          posts: index === 0 ? posts : [],
        });
      });
    }
  }
}
