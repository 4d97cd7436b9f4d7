import { languages, type Language } from '../../../src/domain/language/language';
import type { MoneyTables } from '../../../src/domain/money/money';
import type { LetterPlace, PageData } from '../../../src/domain/pages/page-data';
import { listPagePath } from '../../../src/domain/pages/list-pages';
import type { Page } from '../../../src/generated/data-types';
import { collectionPath } from '../../../src/domain/pages/paths';
import { bySlug } from '../derive/texts/by-slug';
import { seasonPages, type CategorySource, type PageLinkSource } from '../derive/collections';
import { couponsPage, directoryPage, type DirectoryCategorySource, type ListPlace } from '../derive/pages/list-pages';
import { mostInList } from '../derive/offers/offer-pages';
import { brieflyListedStore } from '../derive/pages/store-page';
import type { StoreCard, StoreOffers } from '../derive/store-parts';
import type { SuggestionSource } from '../derive/stores/suggestions';
import { inLanguage, pageKind, type PageInputs, type PageUnit } from './page-units';
import type { SiteInputs } from './site-inputs';

type Directory = Extract<Page, { kind: 'directory' }>;
type Coupons = Extract<Page, { kind: 'coupons' }>;

interface ListValue<ListPage> {
  readonly page: ListPage;
  readonly language: Language;
  readonly place: ListPlace;
  readonly letters: readonly LetterPlace[];
}

type DirectoryInputs = PageInputs &
  Readonly<{
    list: ListValue<Directory>;
    stores: readonly SuggestionSource[];
    collections: readonly PageLinkSource[];
    categories: readonly NamedCategory[];
    named: readonly StoreCard[];
  }>;

type CouponsInputs = PageInputs &
  Readonly<{
    list: ListValue<Coupons>;
    stores: readonly StoreOffers[];
    categories: readonly CategorySource[];
    money: MoneyTables;
  }>;

function directoryPages({ shared, list, stores, collections, ...around }: DirectoryInputs): readonly PageData[] {
  const cardOf = bySlug(new Map(around.named.map((card) => [card.slug, card])));
  const categories = around.categories.map((category) => ({ ...category, stores: category.stores.map(cardOf) }));
  const source = { letters: list.letters, stores, collections, categories };
  return [directoryPage(list.page, list.place, source, shared.editions[list.language])];
}

/** A category in the directory with the slugs of some of its stores. */
type NamedCategory = Omit<DirectoryCategorySource, 'stores'> & { readonly stores: readonly string[] };

/** Stores of a category in the directory. */
const mostNamed = 12;

/** The categories with their first stores by name, and the groups and seasons with a page. */
function byCategory(
  { data, listings, categories: all }: SiteInputs,
  language: Language,
): { readonly categories: readonly NamedCategory[]; readonly collections: readonly PageLinkSource[] } {
  const { groups = {} } = data.categories;
  const pages = listings[language].collections;
  const members = new Map(data.collections.map(({ kind, id, stores }) => [collectionPath(kind, id), stores]));
  const categories = all
    .filter(({ id }) => !(id in groups))
    .map(({ id, name, path }): NamedCategory => {
      const own = collectionPath('category', id);
      // A category without a page has hardly any stores.
      const slugs = path === undefined ? (members.get(own) ?? []) : (pages[path] ?? []).flat();
      return { name, path, stores: slugs.slice(0, mostNamed), count: slugs.length };
    });
  const groupPages = all.flatMap(({ id, name, path }) => (path !== undefined && id in groups ? [{ name, path }] : []));
  return { categories, collections: [...groupPages, ...seasonPages(data).map(({ name, path }) => ({ name, path }))] };
}

function couponsPages({ shared, list, stores, categories, money }: CouponsInputs): readonly PageData[] {
  const edition = shared.editions[list.language];
  const all = stores.reduce((sum, { offers }) => sum + offers.length, 0);
  const most = mostInList(list.place.count, all);
  const listed = stores.map((store) => brieflyListedStore(store, edition, most));
  return [couponsPage(list.page, list.place, { stores: listed, categories, money }, edition)];
}

const directoryKind = pageKind('directory', directoryPages);
const couponsKind = pageKind('coupons', couponsPages);

function unitsOf(inputs: SiteInputs, page: Directory | Coupons, language: Language): readonly PageUnit[] {
  const { listings } = inputs;
  const shared = inputs.page(page.kind, page);
  const money = inputs.data.money;
  const { directory, coupons, letters } = listings[language];
  const common = (slugs: readonly string[]) => ({
    shared,
    images: inputs.images(slugs.map((slug) => inputs.logoOf(slug))),
  });
  const parts = page.kind === 'directory' ? directory : coupons;
  const named = page.kind === 'directory' ? byCategory(inputs, language) : undefined;
  return parts.map((slugs, index): PageUnit => {
    const shown = index === 0 ? named : undefined;
    const place = { number: index + 1, count: parts.length };
    const path = place.number === 1 ? page.path : listPagePath(page.path, place.number);
    return page.kind === 'directory'
      ? inLanguage<DirectoryInputs>(language, path, directoryKind, {
          ...common(slugs),
          list: { page, language, place, letters },
          stores: inputs.stores(slugs, 'card', 'groups'),
          collections: shown?.collections ?? [],
          categories: shown?.categories ?? [],
          named: inputs.list([...new Set(shown?.categories.flatMap(({ stores }) => stores))], 'card'),
        })
      : inLanguage<CouponsInputs>(language, path, couponsKind, {
          ...common(slugs),
          list: { page, language, place, letters: [] },
          stores: inputs.list(slugs, 'offers'),
          categories: inputs.categories,
          money,
        });
  });
}

/** Languages sort names differently, so each page is a separate unit. */
export function listUnits(inputs: SiteInputs): readonly PageUnit[] {
  return inputs.data.pages.flatMap((page) =>
    page.kind === 'directory' || page.kind === 'coupons'
      ? languages.flatMap((language) => unitsOf(inputs, page, language))
      : [],
  );
}
