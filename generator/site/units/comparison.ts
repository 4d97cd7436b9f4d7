import { languages, type Language } from '../../../src/domain/language/language';
import { compareFile, comparePath } from '../../../src/domain/pages/paths';
import type { Page } from '../../../src/generated/data-types';
import { bySlug } from '../derive/texts/by-slug';
import {
  comparedCategories,
  compareFileOf,
  comparePage,
  type ComparedCategory,
  type NamedCategory,
} from '../derive/pages/comparison';
import { listedStore } from '../derive/pages/store-page';
import type { StoreCard, StoreOffers } from '../derive/store-parts';
import { valuesOf } from '../engine/input';
import type { Unit, UnitFile, UnitOutput } from '../engine/unit';
import { inAllLanguages, pageKind, type PageInputs, type PageUnit } from './page-units';
import type { Editions, SiteInputs } from './site-inputs';

type ComparePage = Extract<Page, { kind: 'compare' }>;

type CompareInputs = PageInputs &
  Readonly<{
    page: ComparePage;
    directory: string;
    categories: readonly NamedCategory[];
    cards: readonly StoreCard[];
  }>;

type CategoryInputs = Readonly<{
  category: ComparedCategory;
  stores: readonly StoreOffers[];
  editions: Editions;
}>;

const compareKind = pageKind<CompareInputs>('compare', ({ shared, page, directory, categories, cards }) => {
  const cardOf = bySlug(new Map(cards.map((card) => [card.slug, card])));
  return languages.map((language) => comparePage(page, { categories, cardOf, directory }, shared.editions[language]));
});

function comparePageOf({ data }: SiteInputs): ComparePage | undefined {
  return data.pages.find((page) => page.kind === 'compare');
}

function categoriesOf({ data }: SiteInputs): readonly ComparedCategory[] {
  return comparedCategories(data.stores, Object.keys(data.categories.categories));
}

/** The categories whose stores can be compared, now or later. */
export function comparableCategories(inputs: SiteInputs): ReadonlySet<string> {
  return new Set(categoriesOf(inputs).flatMap(({ category, until }) => (until === undefined ? [] : [category])));
}

/** Of the offers, only their ends are inputs. */
export function comparePageUnits(inputs: SiteInputs): readonly PageUnit[] {
  const page = comparePageOf(inputs);
  if (!page) return [];
  const categories = categoriesOf(inputs).map(
    ({ category, named, count, until }): NamedCategory => ({
      category,
      named,
      count,
      until,
    }),
  );
  const directory = inputs.data.pages.find(({ kind }) => kind === 'directory')?.path ?? '/';
  return [
    inAllLanguages<CompareInputs>(page.path, compareKind, {
      shared: inputs.page('compare', page),
      images: inputs.images([]),
      page,
      directory,
      categories,
      cards: inputs.list(
        categories.flatMap(({ named }) => named),
        'card',
      ),
    }),
  ];
}

/** A data file of the comparison. */
interface CategoryFile extends UnitFile {
  readonly content: string;
}

function categoryFile({ category, stores, editions }: CategoryInputs, language: Language): CategoryFile {
  const listed = stores.map((store) => listedStore(store, editions[language]));
  return {
    path: compareFile(language, category.category),
    content: JSON.stringify(compareFileOf(category, listed)),
  };
}

function makeCategory(values: CategoryInputs): UnitOutput {
  return { files: languages.map((language) => categoryFile(values, language)) };
}

function categoryUnit(inputs: SiteInputs, category: ComparedCategory): Unit<CategoryInputs> {
  return {
    id: `compare:${category.category}`,
    inputs: { category, stores: inputs.list(category.stores, 'offers'), editions: inputs.editions },
    make: makeCategory,
  };
}

/** One for each category and language. An offer is only an input of the files of its store's category. */
export function categoryUnits(inputs: SiteInputs): readonly Unit<CategoryInputs>[] {
  if (!comparePageOf(inputs)) return [];
  return categoriesOf(inputs).map((category) => categoryUnit(inputs, category));
}

/** By path from the site's root. Builds no other file. */
export function categoryFileAt(inputs: SiteInputs, path: string): CategoryFile | undefined {
  const language = languages.find((each) => path.startsWith(`${each}${comparePath}/`));
  if (!language || !comparePageOf(inputs)) return undefined;
  const category = categoriesOf(inputs).find((each) => compareFile(language, each.category) === path);
  return category && categoryFile(valuesOf(categoryUnit(inputs, category).inputs), language);
}
