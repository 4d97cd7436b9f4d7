import { languages, type Language } from '../../../src/domain/language/language';
import { compareFile, comparePath } from '../../../src/domain/pages/paths';
import type { Page } from '../../../src/generated/data-types';
import { bySlug } from '../derive/by-slug';
import {
  comparedCategories,
  compareFileOf,
  comparePage,
  type ComparedCategory,
  type NamedCategory,
} from '../derive/comparison';
import { listedStore } from '../derive/store-page';
import type { StoreCard, StoreOffers } from '../derive/store-parts';
import { valueInput, valuesOf, type Input, type ValuesOf } from '../engine/input';
import type { Unit, UnitFile, UnitOutput } from '../engine/unit';
import { inAllLanguages, pageKind, type PageInputs, type PageUnit } from './page-units';
import type { Editions, SiteInputs } from './site-inputs';

type ComparePage = Extract<Page, { kind: 'compare' }>;

type CompareInputs = PageInputs &
  Readonly<{
    page: Input<ComparePage>;
    directory: Input<string>;
    categories: Input<readonly NamedCategory[]>;
    cards: Input<readonly StoreCard[]>;
  }>;

type CategoryInputs = Readonly<{
  category: Input<ComparedCategory>;
  stores: Input<readonly StoreOffers[]>;
  editions: Input<Editions>;
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

/** The unit of the comparison page, if the site has one. Of the offers, only their ends are inputs. */
export function comparePageUnits(inputs: SiteInputs): readonly PageUnit[] {
  const page = comparePageOf(inputs);
  if (!page) return [];
  const categories = categoriesOf(inputs).map(
    ({ category, named, count, until }): NamedCategory => ({
      category,
      named,
      count,
      ...(until !== undefined && { until }),
    }),
  );
  const directory = inputs.data.pages.find(({ kind }) => kind === 'directory')?.path ?? '/';
  return [
    inAllLanguages<CompareInputs>(page.path, compareKind, {
      shared: inputs.page('compare', page),
      images: inputs.images([]),
      page: valueInput(page),
      directory: valueInput(directory),
      categories: valueInput(categories),
      cards: inputs.cards(categories.flatMap(({ named }) => named)),
    }),
  ];
}

/** A data file of the comparison. */
interface CategoryFile extends UnitFile {
  readonly content: string;
}

function categoryFile({ category, stores, editions }: ValuesOf<CategoryInputs>, language: Language): CategoryFile {
  const listed = stores.map((store) => listedStore(store, editions[language]));
  return {
    path: compareFile(language, category.category),
    content: JSON.stringify(compareFileOf(category, listed)),
  };
}

function makeCategory(values: ValuesOf<CategoryInputs>): UnitOutput {
  return { files: languages.map((language) => categoryFile(values, language)) };
}

/**
 * The units of the comparison's data files, one for each category and language. An offer is an input only of those of
 * its store's category.
 */
export function categoryUnits(inputs: SiteInputs): readonly Unit<CategoryInputs>[] {
  if (!comparePageOf(inputs)) return [];
  return categoriesOf(inputs).map((category) => ({
    id: `compare:${category.category}`,
    inputs: { category: valueInput(category), stores: inputs.offersOf(category.stores), editions: inputs.editions },
    make: makeCategory,
  }));
}

/** One of these files by its path from the site's root. Builds no other file. */
export function categoryFileAt(inputs: SiteInputs, path: string): CategoryFile | undefined {
  const language = languages.find((each) => path.startsWith(`${each}${comparePath}/`));
  const unit =
    language &&
    categoryUnits(inputs).find(({ inputs: { category } }) => compareFile(language, category.read().category) === path);
  return unit && categoryFile(valuesOf(unit.inputs), language);
}
