import type { Language } from '../language/language';
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

/** The first file of the search: all names in the language of the page, and how the other files are split. */
export interface NamesFile {
  /** One name per line, sorted by name. */
  readonly names: string;
  /** One slug per line: that of the first store of each file of stores. The files are named by it. */
  readonly shards: string;
  readonly sizes: readonly number[];
  readonly codes: number;
  readonly titles: number;
  /** The same in both files of names of one build. */
  readonly version: string;
}

/**
 * The name in the other language and the aliases of the same stores, separated by tabs; stores are separated by line
 * feeds. A name that is the same in both languages is empty.
 */
export interface OtherNamesFile {
  readonly version: string;
  readonly others: string;
}

const scripts: Readonly<Record<Language, RegExp>> = { en: /[a-z]/, ar: /[\u0621-\u064a]/ };

export interface StoreNames {
  readonly names: readonly string[];
  readonly own: readonly NameKey[];
  /** Keys of the name in the other language and of the aliases, by store; absent until they are loaded. */
  readonly others?: readonly (readonly NameKey[])[];
}

// Folding all names in one call is much faster. Folding replaces line feeds, but not this separator.
const separator = '\u0001';

function foldAll(lines: string): readonly string[] {
  return foldForSearch(lines.replaceAll('\n', separator))
    .split(separator)
    .map((text) => text.trim());
}

export function decodeNames({ names }: Pick<NamesFile, 'names'>): StoreNames {
  if (names === '') return { names: [], own: [] };
  return { names: names.split('\n'), own: foldAll(names).map(nameKeyOf) };
}

export function withOthers(stores: StoreNames, { others }: Pick<OtherNamesFile, 'others'>): StoreNames {
  const lines = others.split('\n');
  // The generator has already folded them.
  return {
    ...stores,
    others: stores.names.map((_name, index) => {
      const line = lines[index] ?? '';
      return line === '' ? [] : line.split('\t').map(nameKeyOf);
    }),
  };
}

/** A search result: the index of the store in the names. */
export interface FoundStore {
  readonly store: number;
  /** Where its name matches: 0 its start, 1 the start of a word, 2 inside; 0.5 more if only another name matches. */
  readonly rank: number;
}

/** The minimum length of a match inside an alias: aliases are not shown, so shorter ones would look like errors. */
const lettersInside = 3;

function rankOf(stores: StoreNames, index: number, query: NameQuery): number | undefined {
  const key = stores.own[index];
  let best = key && nameRankOf(key, query);
  for (const [place, other] of (stores.others?.[index] ?? []).entries()) {
    const rank = nameRankOf(other, query);
    // The first of the other names is a name; the rest are aliases.
    if (rank === undefined || (rank === 2 && place > 0 && query.text.length < lettersInside)) continue;
    // On a tie, a match of the shown name ranks first.
    if (best === undefined || rank < best) best = rank + 0.5;
  }
  return best;
}

function rankStores(stores: StoreNames, query: NameQuery): readonly FoundStore[] {
  if (query.text === '') return [];
  const all = stores.names.flatMap((_name, store): FoundStore[] => {
    const rank = rankOf(stores, store, query);
    return rank === undefined ? [] : [{ store, rank }];
  });
  return all.sort((a, b) => a.rank - b.rank || a.store - b.store);
}

/** Matches at the start, at the start of a word, then anywhere; equal ones in the order of names. */
export function findStores(stores: StoreNames, query: string): readonly FoundStore[] {
  const typed = nameQueryOf(query);
  const direct = rankStores(stores, typed);
  const name = direct.length === 0 ? withoutDomain(typed) : undefined;
  return name ? rankStores(stores, name) : direct;
}

/** With fewer own results than this, the other names are searched too: a list shows this many at first. */
const enoughStores = 12;

/** Whether a query needs the other names: it is not in the script of the page, or few names match. */
export function needsOtherNames(query: string, own: readonly FoundStore[], language: Language): boolean {
  return own.length < enoughStores || !scripts[language].test(foldForSearch(query));
}

const lettersForErrors = 4;

/** The indices of at most `limit` stores with a name, or a word of one, with one typing error to the query. */
export function nearStores(stores: StoreNames, query: string, limit: number): readonly number[] {
  const { compact } = nameQueryOf(query);
  if (compact.length < lettersForErrors) return [];
  const isNear = ({ compact: name, words }: NameKey): boolean =>
    isOneErrorApart(name, compact) ||
    [0, ...words].some((start, index, starts) => {
      const word = name.slice(start, starts[index + 1]);
      return word.length >= lettersForErrors && isOneErrorApart(word, compact);
    });
  const near: number[] = [];
  for (let index = 0; index < stores.names.length && near.length < limit; index += 1)
    if ([stores.own[index], ...(stores.others?.[index] ?? [])].some((key) => key && isNear(key))) near.push(index);
  return near;
}

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
