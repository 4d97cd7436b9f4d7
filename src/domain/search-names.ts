import type { Language } from './language';
import {
  foldForSearch,
  isOneErrorApart,
  nameKeyOf,
  nameQueryOf,
  nameRankOf,
  withoutDomain,
  type NameKey,
  type NameQuery,
} from './search';

/** The first file of the search: the names of all stores in the language of the page, and how the other files are split. */
export interface NamesFile {
  /** A name on each line, in the order of names. */
  readonly names: string;
  /** The slugs of the first store of each file of `StoresFile`, one on each line, by which these files are named. */
  readonly shards: string;
  /** How many stores each of these files has. */
  readonly sizes: readonly number[];
  /** How many files codes and the words of titles are in. */
  readonly codes: number;
  readonly titles: number;
  /** The same in both files of names of one build. */
  readonly version: string;
}

/** The name in the other language and the aliases of the same stores, separated by tabs, and stores by line feeds. A name that is the same in both is empty. */
export interface OtherNamesFile {
  readonly version: string;
  readonly others: string;
}

/** Which letters a language is written in. */
const scripts: Readonly<Record<Language, RegExp>> = { en: /[a-z]/, ar: /[\u0621-\u064a]/ };

/** The names of stores, ready to be searched. */
export interface StoreNames {
  /** As they are shown. */
  readonly names: readonly string[];
  readonly own: readonly NameKey[];
  /** Keys of the name in the other language and of the aliases by store, once they are loaded. */
  readonly others?: readonly (readonly NameKey[])[];
}

// Folding all names in one call is much faster. Folding replaces line feeds, but not this separator.
const separator = '\u0001';

function foldAll(lines: string): readonly string[] {
  return foldForSearch(lines.replaceAll('\n', separator))
    .split(separator)
    .map((text) => text.trim());
}

/** Prepares the names in the language of the page. */
export function decodeNames({ names }: Pick<NamesFile, 'names'>): StoreNames {
  if (names === '') return { names: [], own: [] };
  return { names: names.split('\n'), own: foldAll(names).map(nameKeyOf) };
}

/** Adds the other names. */
export function withOthers(stores: StoreNames, { others }: Pick<OtherNamesFile, 'others'>): StoreNames {
  const lines = others.split('\n');
  // The generator has folded them.
  return {
    ...stores,
    others: stores.names.map((_name, index) => {
      const line = lines[index] ?? '';
      return line === '' ? [] : line.split('\t').map(nameKeyOf);
    }),
  };
}

/** A store that was found, by its place among the names. */
export interface FoundStore {
  readonly store: number;
  /** Where its name matches: 0 its start, 1 the start of a word, 2 inside. */
  readonly rank: number;
}

/** Inside aliases, which are not shown, fewer letters would find stores for no visible reason. */
const lettersInside = 3;

function rankOf(stores: StoreNames, index: number, query: NameQuery): number | undefined {
  const key = stores.own[index];
  let best = key && nameRankOf(key, query);
  for (const [place, other] of (stores.others?.[index] ?? []).entries()) {
    const rank = nameRankOf(other, query);
    // The first is a name.
    if (rank === undefined || (rank === 2 && place > 0 && query.text.length < lettersInside)) continue;
    // The shown name comes first where both match alike.
    if (best === undefined || rank < best) best = rank + 0.5;
  }
  return best;
}

function found(stores: StoreNames, query: NameQuery): readonly FoundStore[] {
  if (query.text === '') return [];
  const all = stores.names.flatMap((_name, store): FoundStore[] => {
    const rank = rankOf(stores, store, query);
    return rank === undefined ? [] : [{ store, rank }];
  });
  return all.sort((a, b) => a.rank - b.rank || a.store - b.store);
}

/** The stores whose names contain a query: those that begin with it, those with a word that does, the others; in the order of names. */
export function findStores(stores: StoreNames, query: string): readonly FoundStore[] {
  const typed = nameQueryOf(query);
  const direct = found(stores, typed);
  const name = direct.length === 0 ? withoutDomain(typed) : undefined;
  return name ? found(stores, name) : direct;
}

/** Below this, as many other stores may follow as a list shows at first. */
export const enoughStores = 12;

/** Whether the answer to a query needs the other names: it is not in the script of the page, or few names match. */
export function needsOtherNames(query: string, own: readonly FoundStore[], language: Language): boolean {
  return own.length < enoughStores || !scripts[language].test(foldForSearch(query));
}

/** The least length of a text that may contain a typing error. */
const lettersForErrors = 4;

/** The stores of which a name, or a word of one, differs from the query by one typing error. */
export function nearStores(stores: StoreNames, query: string, most: number): readonly number[] {
  const { compact } = nameQueryOf(query);
  if (compact.length < lettersForErrors) return [];
  const isNear = ({ compact: name, words }: NameKey): boolean =>
    isOneErrorApart(name, compact) ||
    [0, ...words].some((start, index, starts) => {
      const word = name.slice(start, starts[index + 1]);
      return word.length >= lettersForErrors && isOneErrorApart(word, compact);
    });
  const near: number[] = [];
  for (let index = 0; index < stores.names.length && near.length < most; index += 1)
    if ([stores.own[index], ...(stores.others?.[index] ?? [])].some((key) => key && isNear(key))) near.push(index);
  return near;
}

/** In which file the details of a store are, and where in it. */
export function shardOfStore(
  { shards, sizes }: NamesFile,
  store: number,
): { readonly shard: string; readonly place: number } {
  let first = 0;
  const index = sizes.findIndex((size) => {
    if (store < first + size) return true;
    first += size;
    return false;
  });
  return { shard: shards.split('\n')[index] ?? '', place: store - first };
}
