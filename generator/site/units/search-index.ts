import { languages, type Language } from '../../../src/domain/language/language';
import { searchFile, searchPartFile } from '../../../src/domain/pages/site-files';
import type { Categories, Countries, Post } from '../../../src/generated/data-types';
import type { CategorySource } from '../derive/collections';
import { offerCountOf } from '../derive/offers/offer-pages';
import {
  foundPosts,
  namesFiles,
  searchedSeasons,
  searchShards,
  wordsFile,
  type SearchedSeason,
  type SearchShards,
} from '../derive/files/search-index';
import { codeFiles, titleFiles, type SearchedStore } from '../derive/files/search-offers';
import type { StoreOutline } from '../derive/store-parts';
import { suggestedStore, type SuggestionSource } from '../derive/stores/suggestions';
import { valuesOf, type InputsOf } from '../engine/input';
import type { Unit, UnitFile, UnitOutput } from '../engine/unit';
import type { Editions, Listings, SiteInputs } from './site-inputs';

type OfLanguage = Readonly<{ language: Language }>;

type NamesInputs = OfLanguage &
  Readonly<{
    outlines: readonly StoreOutline[];
    listings: Listings;
    shards: SearchShards;
  }>;

type StoresInputs = OfLanguage & Readonly<{ stores: readonly SuggestionSource[]; editions: Editions }>;

type WordsInputs = OfLanguage &
  Readonly<{
    categories: readonly CategorySource[];
    seasons: readonly SearchedSeason[];
    entries: Categories;
    countries: Countries;
    editions: Editions;
  }>;

type PostsInputs = OfLanguage & Readonly<{ posts: readonly Post[] }>;

type OffersInputs = OfLanguage & Readonly<{ stores: readonly SearchedStore[]; count: number; editions: Editions }>;

export interface SearchFile extends UnitFile {
  readonly content: string;
}

const file = (path: string, content: unknown): SearchFile => ({ path, content: JSON.stringify(content) });

function nameFiles({ language, outlines, listings, shards }: NamesInputs): readonly SearchFile[] {
  const { own, other } = namesFiles(outlines, listings[language].search, shards, language);
  return [file(searchFile(language), own), file(searchPartFile(language, 'names'), other)];
}

function storeFiles({ language, stores, editions }: StoresInputs): readonly SearchFile[] {
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

function wordFiles({ language, editions, ...source }: WordsInputs): readonly SearchFile[] {
  const wordings = { en: editions.en.wording, ar: editions.ar.wording };
  return [file(searchPartFile(language, 'words'), wordsFile(source, wordings, language))];
}

function postFiles({ language, posts }: PostsInputs): readonly SearchFile[] {
  return [file(searchPartFile(language, 'posts'), foundPosts(posts, language))];
}

function codeShardFiles({ language, stores, count, editions }: OffersInputs): readonly SearchFile[] {
  return codeFiles(stores, count, editions[language]).map((codes, shard) =>
    file(searchPartFile(language, `codes/${shard}`), codes),
  );
}

function titleShardFiles({ language, stores, count, editions }: OffersInputs): readonly SearchFile[] {
  return titleFiles(stores, count, editions[language]).map((titles, shard) =>
    file(searchPartFile(language, `titles/${shard}`), titles),
  );
}

interface SearchUnit extends Unit {
  /** The prefix of the paths of its files, from the site's root. The unit of names has one additional file. */
  readonly below: string;
  /** Creates only its files, for the development server. */
  readonly files: () => readonly SearchFile[];
}

/** Created once, because the `make` of a unit must not know a catalogue. */
interface Kind<Values extends object> {
  readonly filesOf: (values: Values) => readonly SearchFile[];
  readonly make: (values: Values) => UnitOutput;
}

function kindOf<Values extends object>(filesOf: Kind<Values>['filesOf']): Kind<Values> {
  return { filesOf, make: (values) => ({ files: filesOf(values) }) };
}

const nameKind = kindOf<NamesInputs>(nameFiles);
const storeKind = kindOf<StoresInputs>(storeFiles);
const wordKind = kindOf<WordsInputs>(wordFiles);
const postKind = kindOf<PostsInputs>(postFiles);
const codeKind = kindOf<OffersInputs>(codeShardFiles);
const titleKind = kindOf<OffersInputs>(titleShardFiles);

function unitOf<Values extends object>(
  id: string,
  below: string,
  inputs: InputsOf<Values>,
  { filesOf, make }: Kind<Values>,
): SearchUnit {
  const unit: Unit<Values> = { id, inputs, make };
  return { ...unit, below, files: () => filesOf(valuesOf(inputs)) };
}

function unitsIn(inputs: SiteInputs, language: Language): readonly SearchUnit[] {
  const { data, listings, editions, categories } = inputs;
  const shards = searchShards(data.stores.reduce((sum, store) => sum + offerCountOf(store), 0));
  const own = { language };
  const offers = { ...own, stores: inputs.stores(undefined, 'card', 'searched'), editions };
  return [
    unitOf(
      `search:${language}`,
      searchPartFile(language, 'names'),
      { ...own, outlines: inputs.list(undefined, 'outline'), listings, shards },
      nameKind,
    ),
    ...listings[language].search.map((slugs) =>
      unitOf(
        `search:${language}:stores/${slugs[0]}`,
        searchPartFile(language, `stores/${slugs[0] ?? ''}`),
        { ...own, stores: inputs.stores(slugs, 'card', 'groups'), editions },
        storeKind,
      ),
    ),
    unitOf(
      `search:${language}:words`,
      searchPartFile(language, 'words'),
      {
        ...own,
        categories,
        seasons: searchedSeasons(data),
        entries: data.categories,
        countries: data.countries,
        editions,
      },
      wordKind,
    ),
    unitOf(`search:${language}:posts`, searchPartFile(language, 'posts'), { ...own, posts: data.posts }, postKind),
    unitOf(`search:${language}:codes`, `${language}/search/codes/`, { ...offers, count: shards.codes }, codeKind),
    unitOf(`search:${language}:titles`, `${language}/search/titles/`, { ...offers, count: shards.titles }, titleKind),
  ];
}

/** Separate units, so that an edit of a store rebuilds few files. */
export function searchUnits(inputs: SiteInputs): readonly SearchUnit[] {
  return languages.flatMap((language) => unitsIn(inputs, language));
}

/** By path from the site's root. Builds only the files of its unit. */
export function searchFileAt(inputs: SiteInputs, path: string): SearchFile | undefined {
  const language = languages.find((each) => path === searchFile(each) || path.startsWith(`${each}/search/`));
  if (!language) return undefined;
  const below = path === searchFile(language) ? searchPartFile(language, 'names') : path;
  const unit = unitsIn(inputs, language).find((each) => below.startsWith(each.below));
  return unit?.files().find((each) => each.path === path);
}
