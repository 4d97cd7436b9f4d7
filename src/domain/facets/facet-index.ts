import type { Instant } from '../dates/calendar';
import { decodeColumn, type EncodedColumn } from './facet-columns';
import { orderOfEntries, type FactColumns, type FactTable, type PlaceOrder, type SharedFacts } from './fact-table';
import { compareSavings, type Saving } from './facets';
import type { Limits, StoreRuleView } from '../offers/limits';
import type { Language } from '../language/language';
import { listPagePath, offersOfPage } from '../pages/list-pages';
import type { OfferView } from '../offers/offer-view';
import { verdict, type Basket, type Verdict, type VerdictContext } from '../verdict/verdict';
import { compareVerdicts } from '../verdict/verdict-order';

/** Independent of language: entries of shared lists have their ids as names, gifts have no name. */
export type OfferTerms = Pick<OfferView, 'kind' | 'benefit' | 'minimumSpend' | 'who' | 'where' | 'channel'> & Limits;

interface IndexFile {
  /** A hash of the whole index. Files with different versions cannot be combined. */
  readonly version: string;
}

/** Sorted by slug. All other files contain the offers store by store, in the order of each store's pages. */
export interface StoresFile extends IndexFile {
  /** The number of stores, and a column with the number of offers of each. */
  readonly count: number;
  readonly offers: EncodedColumn;
  readonly categories: readonly (readonly [category: string, group?: string])[];
  /** For each store, the index of its category in `categories`. */
  readonly category: EncodedColumn;
  /** The distinct lists of store conditions; the first one is empty. */
  readonly rules: readonly (readonly StoreRuleView[])[];
  readonly rule: EncodedColumn;
  /** The first slug of each file of names. */
  readonly names: readonly string[];
}

/** The distinct values, and for each offer the index of its value. */
export interface ColumnFile<Value> extends IndexFile {
  readonly values: readonly Value[];
  readonly column: EncodedColumn;
}

/** The offers whose category differs from that of their store: position and category index of each. */
export interface CategoriesFile extends IndexFile {
  readonly others: readonly (readonly [place: number, category: number])[];
}

export interface NamesFile extends IndexFile {
  readonly slugs: readonly string[];
  /** Their paths; empty where the path is the default for the slug. */
  readonly paths: readonly string[];
  readonly names: Readonly<Record<Language, readonly string[]>>;
}

/** The files that are loaded first: those that every filter needs. */
export interface FirstFiles {
  readonly stores: StoresFile;
  readonly facts: ColumnFile<SharedFacts>;
  /** In seconds: the first value since 1970, each other one since its predecessor. `null` is an unknown end. */
  readonly ends: ColumnFile<number | null>;
  readonly starts: ColumnFile<number | null>;
  readonly categories: CategoriesFile;
}

export interface IndexFiles extends FirstFiles {
  readonly savings: ColumnFile<Saving>;
  /** For sorting by test: days since 1970, 0 for none. */
  readonly checks: ColumnFile<number>;
  readonly limits: ColumnFile<OfferTerms>;
}

export const storesOfNames = 100;

export function indexFile(name: keyof IndexFiles): string {
  return `facets/${name}.json`;
}

export function namesFile(number: number): string {
  return `facets/names-${number}.json`;
}

const millisecondsPerSecond = 1000;

/** Encodes ascending instants as differences. Infinite ones become null; they are last. */
export function encodeInstants(instants: readonly Instant[]): readonly (number | null)[] {
  return instants.map((instant, index) =>
    Number.isFinite(instant)
      ? (instant - (index === 0 ? 0 : (instants[index - 1] ?? 0))) / millisecondsPerSecond
      : null,
  );
}

function decodeInstants(seconds: readonly (number | null)[], unknown: Instant): readonly Instant[] {
  let last = 0;
  return seconds.map((each) => {
    if (each === null) return unknown;
    last = Math.round(last + each * millisecondsPerSecond);
    return last;
  });
}

export interface FacetIndex extends IndexFile {
  readonly table: FactTable;
  readonly rules: readonly (readonly StoreRuleView[])[];
  /** For each store, the index of its conditions in `rules`. */
  readonly ruleOf: ArrayLike<number>;
  /** For each store, the position of its first offer. */
  readonly firstPlaces: ArrayLike<number>;
  readonly names: readonly string[];
}

/** The position of the first offer of each store, and the total number of offers. */
function placesOf(offers: ArrayLike<number>): { readonly firstPlaces: Uint32Array; readonly size: number } {
  const firstPlaces = new Uint32Array(offers.length);
  let size = 0;
  for (let store = 0; store < offers.length; store += 1) {
    firstPlaces[store] = size;
    size += offers[store] ?? 0;
  }
  return { firstPlaces, size };
}

/** The files of the index belong to different builds. */
export class IndexHasChanged extends Error {}

function checkVersion({ version }: IndexFile, { version: expected }: IndexFile): void {
  if (version !== expected) throw new IndexHasChanged(version);
}

/** Decodes the index. Throws `IndexHasChanged` if its files belong to different builds. */
export function decodeIndex(
  { stores, facts, ends, starts, categories }: FirstFiles,
  storeNumber: FactTable['storeNumber'],
): FacetIndex {
  const { version, count } = stores;
  for (const file of [facts, ends, starts, categories]) checkVersion(file, stores);
  const offers = decodeColumn(stores.offers, count);
  const { firstPlaces, size } = placesOf(offers);
  const ofStores = decodeColumn(stores.category, count);
  const store = new Uint16Array(size);
  const category = new Uint16Array(size);
  for (let number = 0; number < count; number += 1) {
    const begin = firstPlaces[number] ?? 0;
    const end = begin + (offers[number] ?? 0);
    store.fill(number, begin, end);
    category.fill(ofStores[number] ?? 0, begin, end);
  }
  for (const [place, own] of categories.others) category[place] = own;
  const columns: FactColumns = {
    shared: decodeColumn(facts.column, size),
    category,
    store,
    start: decodeColumn(starts.column, size),
    end: decodeColumn(ends.column, size),
  };
  return {
    version,
    table: {
      size,
      columns,
      shared: facts.values,
      categories: stores.categories.map(([id, group]) => ({ category: id, group })),
      stores: count,
      storeNumber,
      starts: decodeInstants(starts.values, -Infinity),
      ends: decodeInstants(ends.values, Infinity),
    },
    rules: stores.rules,
    ruleOf: decodeColumn(stores.rule, count),
    firstPlaces,
    names: stores.names,
  };
}

/** The order by saving. Throws `IndexHasChanged` if the file belongs to another build. */
export function orderOfSavings(index: FacetIndex, file: ColumnFile<Saving>): PlaceOrder {
  checkVersion(file, index);
  return orderOfEntries(file.values, decodeColumn(file.column, index.table.size), compareSavings);
}

/** The order by test, newest first. Throws `IndexHasChanged` if the file belongs to another build. */
export function orderOfChecks(index: FacetIndex, file: ColumnFile<number>): PlaceOrder {
  checkVersion(file, index);
  return orderOfEntries(file.values, decodeColumn(file.column, index.table.size), (a, b) => b - a);
}

export function offerOfTerms(terms: OfferTerms): OfferView {
  return { ...terms, id: '', title: '' };
}

/** The order by saving for a basket. Offers with the same terms and the same store conditions share one verdict. */
export function orderOfVerdicts(
  { version, table, rules, ruleOf }: FacetIndex,
  file: ColumnFile<OfferTerms>,
  basket: Basket,
  context: VerdictContext,
): PlaceOrder {
  checkVersion(file, { version });
  const terms = decodeColumn(file.column, table.size);
  const entries: Verdict[] = [];
  const entryOfKey = new Map<number, number>();
  const column = new Uint32Array(table.size);
  for (let place = 0; place < table.size; place += 1) {
    const rule = ruleOf[table.columns.store[place] ?? 0] ?? 0;
    const key = (terms[place] ?? 0) * rules.length + rule;
    let entry = entryOfKey.get(key);
    if (entry === undefined) {
      const offer = file.values[terms[place] ?? 0];
      if (!offer) throw new IndexHasChanged(version);
      entry = entries.push(verdict(offerOfTerms(offer), { rules: rules[rule] ?? [] }, basket, context)) - 1;
      entryOfKey.set(key, entry);
    }
    column[place] = entry;
  }
  return orderOfEntries(entries, column, compareVerdicts);
}

/** Where an offer of the index is shown: the number of its store, the page of the store, and its index on that page. */
export interface IndexedPlace {
  readonly store: number;
  readonly page: number;
  readonly offer: number;
}

export function pageOfOffer({ table, firstPlaces }: FacetIndex, place: number): IndexedPlace {
  const store = table.columns.store[place] ?? 0;
  const number = place - (firstPlaces[store] ?? 0);
  return { store, page: Math.floor(number / offersOfPage) + 1, offer: number % offersOfPage };
}

export function pathOfPlace({ page }: IndexedPlace, storePath: string): string {
  return listPagePath(storePath, page);
}

/** The number of the file of names that contains a store, by its number. */
export function namesFileOfStore(store: number): number {
  return Math.floor(store / storesOfNames);
}

/** The last file whose first slug is not after the given one. */
export function namesFileOf(names: readonly string[], slug: string): number {
  return names.findLastIndex((first) => first <= slug);
}
