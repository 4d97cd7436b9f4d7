import type { Instant } from './calendar';
import { decodeColumn, type EncodedColumn } from './facet-columns';
import { orderOfEntries, type FactColumns, type FactTable, type PlaceOrder, type SharedFacts } from './fact-table';
import { compareSavings, type Saving } from './facets';
import type { OfferLimits, StoreRuleView } from './limits';
import type { Language } from './language';
import { listPagePath, offersOfPage } from './list-pages';
import type { OfferView } from './page-data';
import { verdict, type Basket, type Verdict, type VerdictContext } from './verdict';
import { compareVerdicts } from './verdict-order';

/** What an offer gives and asks for, in no language: entries of shared lists have their ids as names, gifts no name. */
export type OfferTerms = Pick<OfferView, 'kind' | 'benefit' | 'minimumSpend' | 'who' | 'where' | 'channel'> &
  OfferLimits;

interface IndexFile {
  /** A hash of the whole index: files of different builds do not fit together. */
  readonly version: string;
}

/** The stores of the index in the order of their slugs. All other files have the offers store by store, in the order of the pages of each. */
export interface StoresFile extends IndexFile {
  /** How many stores there are, and how many offers each has. */
  readonly count: number;
  readonly offers: EncodedColumn;
  readonly categories: readonly (readonly [category: string, group?: string])[];
  /** The category of each store, as a place in `categories`. */
  readonly category: EncodedColumn;
  /** The lists of conditions that stores have; the first is empty. */
  readonly rules: readonly (readonly StoreRuleView[])[];
  readonly rule: EncodedColumn;
  /** The first slug of each file of names. */
  readonly names: readonly string[];
}

/** A list of different values, and the value of each offer as a place in it. */
export interface ColumnFile<Value> extends IndexFile {
  readonly values: readonly Value[];
  readonly column: EncodedColumn;
}

/** Offers with a category other than that of their store: place and category of each. */
export interface CategoriesFile extends IndexFile {
  readonly others: readonly (readonly [place: number, category: number])[];
}

/** Some stores in the order of their slugs. */
export interface NamesFile extends IndexFile {
  readonly slugs: readonly string[];
  /** Their paths, empty where the path is the usual one of the slug. */
  readonly paths: readonly string[];
  readonly names: Readonly<Record<Language, readonly string[]>>;
}

/** What every filter needs: the files that are loaded first. */
export interface FirstFiles {
  readonly stores: StoresFile;
  readonly facts: ColumnFile<SharedFacts>;
  /** Seconds; the first since 1970, each other since the one before. `null` is an end that is not known. */
  readonly ends: ColumnFile<number | null>;
  readonly starts: ColumnFile<number | null>;
  readonly categories: CategoriesFile;
}

/** The files of the index but for those of names. */
export interface IndexFiles extends FirstFiles {
  /** What offers give, for the order of savings. */
  readonly savings: ColumnFile<Saving>;
  /** For the order of tests: days since 1970, 0 for none. */
  readonly checks: ColumnFile<number>;
  /** For verdicts about a basket. */
  readonly limits: ColumnFile<OfferTerms>;
}

/** How many stores a file of names has. */
export const storesOfNames = 100;

/** A file of the index, from the site's root. */
export function indexFile(name: keyof IndexFiles): string {
  return `facets/${name}.json`;
}

/** A file of names, from the site's root. */
export function namesFile(number: number): string {
  return `facets/names-${number}.json`;
}

const millisecondsPerSecond = 1000;

/** Instants in ascending order as differences; those that are not known come last. */
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

/** The index of all offers. */
export interface FacetIndex extends IndexFile {
  readonly table: FactTable;
  readonly rules: readonly (readonly StoreRuleView[])[];
  /** The conditions of a store, as a place in `rules`. */
  readonly ruleOf: ArrayLike<number>;
  /** The place of the first offer of each store. */
  readonly firstPlaces: ArrayLike<number>;
  /** The first slug of each file of names. */
  readonly names: readonly string[];
}

/** The place of the first offer of each store, and the number of all. */
function placesOf(offers: ArrayLike<number>): { readonly firstPlaces: Uint32Array; readonly size: number } {
  const firstPlaces = new Uint32Array(offers.length);
  let size = 0;
  for (let store = 0; store < offers.length; store += 1) {
    firstPlaces[store] = size;
    size += offers[store] ?? 0;
  }
  return { firstPlaces, size };
}

/** The files of an index are of different builds. */
export class IndexHasChanged extends Error {}

/** Throws `IndexHasChanged` if a file is not of the same build as the index. */
function checkVersion({ version }: IndexFile, { version: expected }: IndexFile): void {
  if (version !== expected) throw new IndexHasChanged(version);
}

/** Decodes the index. Throws `IndexHasChanged` if its files are of different builds. */
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
      categories: stores.categories.map(([id, group]) => ({ category: id, ...(group !== undefined && { group }) })),
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

/** The order of what offers give. */
export function orderOfSavings(index: FacetIndex, file: ColumnFile<Saving>): PlaceOrder {
  checkVersion(file, index);
  return orderOfEntries(file.values, decodeColumn(file.column, index.table.size), compareSavings);
}

/** The order of tests, the newest first. */
export function orderOfChecks(index: FacetIndex, file: ColumnFile<number>): PlaceOrder {
  checkVersion(file, index);
  return orderOfEntries(file.values, decodeColumn(file.column, index.table.size), (a, b) => b - a);
}

/** Terms as an offer about which verdicts can be made. */
export function offerOfTerms(terms: OfferTerms): OfferView {
  return { ...terms, id: '', title: '' };
}

/** The order of savings with a basket: one verdict for all offers with the same terms under the same conditions of a store. */
export function orderOfVerdicts(
  { version, table, rules, ruleOf }: FacetIndex,
  file: ColumnFile<OfferTerms>,
  basket: Basket,
  context: VerdictContext,
): PlaceOrder {
  checkVersion(file, { version });
  const terms = decodeColumn(file.column, table.size);
  const entries: Verdict[] = [];
  const known = new Map<number, number>();
  const column = new Uint32Array(table.size);
  for (let place = 0; place < table.size; place += 1) {
    const rule = ruleOf[table.columns.store[place] ?? 0] ?? 0;
    const key = (terms[place] ?? 0) * rules.length + rule;
    let entry = known.get(key);
    if (entry === undefined) {
      const offer = file.values[terms[place] ?? 0];
      if (!offer) throw new IndexHasChanged(version);
      entry = entries.push(verdict(offerOfTerms(offer), { rules: rules[rule] ?? [] }, basket, context)) - 1;
      known.set(key, entry);
    }
    column[place] = entry;
  }
  return orderOfEntries(entries, column, (a, b) => compareVerdicts(a, b, basket, context));
}

/** Where an offer of the index is: its store, the page of the store, and its place among the offers of that page. */
export interface IndexedPlace {
  readonly store: number;
  readonly page: number;
  readonly offer: number;
}

/** Where an offer of the index is. */
export function placeOf({ table, firstPlaces }: FacetIndex, place: number): IndexedPlace {
  const store = table.columns.store[place] ?? 0;
  const number = place - (firstPlaces[store] ?? 0);
  return { store, page: Math.floor(number / offersOfPage) + 1, offer: number % offersOfPage };
}

/** The path of the page of a store that has an offer. */
export function pathOfPlace({ page }: IndexedPlace, storePath: string): string {
  return listPagePath(storePath, page);
}

/** The number of the file of names that has a store, by its number. */
export function namesFileOfStore(store: number): number {
  return Math.floor(store / storesOfNames);
}

/** The number of the file of names that has a store, by its slug: the last one that does not begin after it. */
export function namesFileOf(names: readonly string[], slug: string): number {
  return names.findLastIndex((first) => first <= slug);
}
