import { languages, type Language } from '../../../src/domain/language/language';
import { searchFile, searchPartFile } from '../../../src/domain/pages/site-files';
import type { Categories, Countries, Post } from '../../../src/generated/data-types';
import type { CategorySource } from '../derive/collections';
import { offerCountOf } from '../derive/offer-pages';
import {
  foundPosts,
  namesFiles,
  searchedSeasons,
  searchShards,
  wordsFile,
  type SearchedSeason,
  type SearchShards,
} from '../derive/search-index';
import { codeFiles, titleFiles, type SearchedStore } from '../derive/search-offers';
import type { StoreOutline } from '../derive/store-parts';
import { suggestedStore, type SuggestionSource } from '../derive/suggestions';
import { valueInput, valuesOf, type Input, type Inputs, type ValuesOf } from '../engine/input';
import type { Unit, UnitFile, UnitOutput } from '../engine/unit';
import type { Editions, Listings, SiteInputs } from './site-inputs';

type OfLanguage = Readonly<{ language: Input<Language> }>;

type NamesInputs = OfLanguage &
  Readonly<{
    outlines: Input<readonly StoreOutline[]>;
    listings: Input<Listings>;
    shards: Input<SearchShards>;
  }>;

type StoresInputs = OfLanguage & Readonly<{ stores: Input<readonly SuggestionSource[]>; editions: Input<Editions> }>;

type WordsInputs = OfLanguage &
  Readonly<{
    categories: Input<readonly CategorySource[]>;
    seasons: Input<readonly SearchedSeason[]>;
    entries: Input<Categories>;
    countries: Input<Countries>;
    editions: Input<Editions>;
  }>;

type PostsInputs = OfLanguage & Readonly<{ posts: Input<readonly Post[]> }>;

type OffersInputs = OfLanguage &
  Readonly<{ stores: Input<readonly SearchedStore[]>; count: Input<number>; editions: Input<Editions> }>;

/** A file of the search. */
export interface SearchFile extends UnitFile {
  readonly content: string;
}

const file = (path: string, content: unknown): SearchFile => ({ path, content: JSON.stringify(content) });

function nameFiles({ language, outlines, listings, shards }: ValuesOf<NamesInputs>): readonly SearchFile[] {
  const { own, other } = namesFiles(outlines, listings[language].search, shards, language);
  return [file(searchFile(language), own), file(searchPartFile(language, 'names'), other)];
}

function storeFiles({ language, stores, editions }: ValuesOf<StoresInputs>): readonly SearchFile[] {
  const [first] = stores;
  return first
    ? [
        file(
          searchPartFile(language, `stores/${first.card.slug}`),
          stores.map((source) => suggestedStore(source, editions[language])),
        ),
      ]
    : [];
}

function wordFiles({ language, editions, ...source }: ValuesOf<WordsInputs>): readonly SearchFile[] {
  const wordings = { en: editions.en.wording, ar: editions.ar.wording };
  return [file(searchPartFile(language, 'words'), wordsFile(source, wordings, language))];
}

function postFiles({ language, posts }: ValuesOf<PostsInputs>): readonly SearchFile[] {
  return [file(searchPartFile(language, 'posts'), foundPosts(posts, language))];
}

function codeShardFiles({ language, stores, count, editions }: ValuesOf<OffersInputs>): readonly SearchFile[] {
  return codeFiles(stores, count, editions[language]).map((codes, shard) =>
    file(searchPartFile(language, `codes/${shard}`), codes),
  );
}

function titleShardFiles({ language, stores, count, editions }: ValuesOf<OffersInputs>): readonly SearchFile[] {
  return titleFiles(stores, count, editions[language]).map((titles, shard) =>
    file(searchPartFile(language, `titles/${shard}`), titles),
  );
}

/** A unit of the search. */
interface SearchUnit extends Unit {
  /** The prefix of the paths of its files, from the site's root. The unit of names has one additional file. */
  readonly below: string;
  /** Creates only its files, for the development server. */
  readonly files: () => readonly SearchFile[];
}

/** The definition of a unit of the search. */
interface Kind<Named extends Inputs> {
  readonly filesOf: (values: ValuesOf<Named>) => readonly SearchFile[];
  readonly make: (values: ValuesOf<Named>) => UnitOutput;
}

function kindOf<Named extends Inputs>(filesOf: Kind<Named>['filesOf']): Kind<Named> {
  return { filesOf, make: (values) => ({ files: filesOf(values) }) };
}

const nameKind = kindOf<NamesInputs>(nameFiles);
const storeKind = kindOf<StoresInputs>(storeFiles);
const wordKind = kindOf<WordsInputs>(wordFiles);
const postKind = kindOf<PostsInputs>(postFiles);
const codeKind = kindOf<OffersInputs>(codeShardFiles);
const titleKind = kindOf<OffersInputs>(titleShardFiles);

function unitOf<Named extends Inputs>(
  id: string,
  below: string,
  inputs: Named,
  { filesOf, make }: Kind<Named>,
): SearchUnit {
  const unit: Unit<Named> = { id, inputs, make };
  return { ...unit, below, files: () => filesOf(valuesOf(inputs)) };
}

function unitsIn(inputs: SiteInputs, language: Language): readonly SearchUnit[] {
  const { data, outlines, listings, editions, categories, posts, searched } = inputs;
  const shards = searchShards(data.stores.reduce((sum, store) => sum + offerCountOf(store), 0));
  const own = { language: valueInput(language) };
  const offers = { ...own, stores: searched, editions };
  return [
    unitOf(
      `search:${language}`,
      searchPartFile(language, 'names'),
      { ...own, outlines, listings, shards: valueInput(shards) },
      nameKind,
    ),
    ...listings
      .read()
      [language].search.map((slugs) =>
        unitOf(
          `search:${language}:stores/${slugs[0]}`,
          searchPartFile(language, `stores/${slugs[0] ?? ''}`),
          { ...own, stores: inputs.suggestions(slugs), editions },
          storeKind,
        ),
      ),
    unitOf(
      `search:${language}:words`,
      searchPartFile(language, 'words'),
      {
        ...own,
        categories,
        seasons: valueInput(searchedSeasons(data)),
        entries: valueInput(data.categories),
        countries: valueInput(data.countries),
        editions,
      },
      wordKind,
    ),
    unitOf(`search:${language}:posts`, searchPartFile(language, 'posts'), { ...own, posts }, postKind),
    unitOf(
      `search:${language}:codes`,
      `${language}/search/codes/`,
      { ...offers, count: valueInput(shards.codes) },
      codeKind,
    ),
    unitOf(
      `search:${language}:titles`,
      `${language}/search/titles/`,
      { ...offers, count: valueInput(shards.titles) },
      titleKind,
    ),
  ];
}

/**
 * The units of the search: names, details of stores, words, posts, codes and titles. They are separate, so that an edit
 * of a store rebuilds few.
 */
export function searchUnits(inputs: SiteInputs): readonly SearchUnit[] {
  return languages.flatMap((language) => unitsIn(inputs, language));
}

/** One of these files by its path from the site's root. Builds only the files of its unit. */
export function searchFileAt(inputs: SiteInputs, path: string): SearchFile | undefined {
  const language = languages.find((each) => path === searchFile(each) || path.startsWith(`${each}/search/`));
  if (!language) return undefined;
  const below = path === searchFile(language) ? searchPartFile(language, 'names') : path;
  const unit = unitsIn(inputs, language).find((each) => below.startsWith(each.below));
  return unit?.files().find((each) => each.path === path);
}
