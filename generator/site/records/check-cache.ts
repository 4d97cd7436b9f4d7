import type { Store } from '../../../src/generated/data-types';
import { testCountOf, testsOf } from '../../../src/domain/test-log';
import { cacheFiles } from '../../system/cache/cache-keys';
import { ChangeLog } from '../../system/cache/change-log';
import { readEntry, writeEntry } from '../../system/cache/entries';
import { hashOf } from '../../system/cache/hash';
import { taggedOffersOf } from '../derive/collections';
import { storeChangedOn } from '../derive/last-modified';
import { lastTestedIn } from '../../../src/domain/last-tested';
import { searchedOffersOf } from '../derive/search-offers';
import { storeCountsOf } from '../derive/site-counts';
import { testDaysOf } from '../derive/last-tests';
import { storeWithout } from '../derive/published';
import { storeFactsOf } from '../derive/offer-facts';
import { offerPages } from '../derive/offer-pages';
import { hostsOf } from '../derive/store-links';
import { cardOf, offersPartOf, outlineOf } from '../derive/store-parts';
import { offerGroupsOf } from '../derive/suggestions';
import { updateDatesOf } from '../derive/updates';
import { detached } from '../../catalogue/load/detached';
import { storeDatesOf } from '../derive/store-dates';
import type { System } from '../../system/system';
import type { Entry } from '../../catalogue/validate/catalogue';
import { readClaims } from '../../catalogue/validate/claims/file-claims';
import type { RestFacts } from '../../catalogue/validate/facts';
import { outboundLinksOf } from '../../catalogue/validate/links';
import type { OfferFeed } from '../../catalogue/validate/store-feed';
import { summaryOf } from '../../catalogue/validate/summaries';
import type { StorePart, StoreRecord } from '../derive/site-data';
import { nothingChecked, type CheckState, type RestState, type StoreDetails } from './records';

/** The number of results that are kept: the data before and after an edit, each for a build and for the preview. */
const keptResults = 4;

/** Details by hash, so that they cannot be confused with those of another version of a store. */
interface DetailsState {
  readonly details: ReadonlyMap<string, StoreDetails>;
}

const noDetails: DetailsState = { details: new Map() };

/** The details of stores that builds need, by name. */
const details = {
  outline: outlineOf,
  groups: offerGroupsOf,
  facts: storeFactsOf,
  searched: searchedOffersOf,
  dates: storeDatesOf,
} satisfies { readonly [Name in keyof StoreDetails]: (store: Store) => StoreDetails[Name] };

/** The parts of a store whose hashes decide which units are rebuilt. */
const parts = {
  card: cardOf,
  outline: details.outline,
  offers: offersPartOf,
  groups: details.groups,
  facts: details.facts,
  searched: details.searched,
} satisfies Readonly<Record<StorePart, (store: Store) => unknown>>;

/** Calls each function of a record with the same arguments. */
function derived<Table extends Readonly<Record<string, (store: Store) => unknown>>>(
  table: Table,
  store: Store,
): { [Name in keyof Table]: ReturnType<Table[Name]> } {
  const entries = Object.entries(table).map(([name, derive]) => [name, derive(store)]);
  // Each name has the result of its own function, which the type of `fromEntries` does not express.
  return Object.fromEntries(entries) as { [Name in keyof Table]: ReturnType<Table[Name]> };
}

function detailsOf(store: Store): StoreDetails {
  return detached(derived(details, store));
}

function hashOfJson(value: unknown): string {
  return hashOf(JSON.stringify(value));
}

/**
 * A hash of the feed rows and of the indexes of other offers for each further page of a store, so that a changed row
 * rebuilds one page.
 */
function furtherHashesOf(store: Store, feed: OfferFeed | undefined, timeZone: string): readonly string[] {
  if (!feed) return [];
  const { offers = [] } = store;
  const [, ...further] = offerPages(store, feed, timeZone);
  return further.map((places) => {
    const rows = places.flatMap((place) => feed.rows[place - offers.length] ?? []);
    return hashOf(...places.filter((place) => place < offers.length).map(String), hashOfJson({ ...feed, rows }));
  });
}

/** The inputs of a store's record besides its file. */
export type RecordFacts = Pick<RestFacts, 'timeZone' | 'rowsOf' | 'list' | 'ordersOf'>;

/**
 * Creates the record of a valid store.
 *
 * @param entry the store, with reported orders among the tests of its offers
 * @param hash the hash of the bytes of its file
 * @param hidden the ids of its unpublished offers
 */
export function storeRecordOf(
  entry: Entry<Store>,
  hash: string,
  facts: RecordFacts,
  hidden: readonly string[] = [],
): { readonly record: StoreRecord; readonly details: StoreDetails } {
  const { document } = entry;
  const orders = facts.ordersOf(entry.value.slug);
  const value = storeWithout(entry.value, hidden);
  const timeZone = facts.timeZone();
  const feed = facts.rowsOf(value.offersFrom);
  const tests = testsOf(value, feed);
  const testDays = testDaysOf(tests);
  const tagged = taggedOffersOf(value, timeZone);
  const furtherHashes = furtherHashesOf(value, feed, timeZone);
  const derivedDetails = detailsOf(value);
  const hashes = Object.entries(derived(parts, value)).map(([name, part]) => [name, hashOfJson(part)]);
  const record: StoreRecord = {
    ...summaryOf(entry),
    file: document.file.path,
    hash,
    ...(value.composed && { composed: value.composed }),
    ...(hidden.length > 0 && { hidden }),
    // One hash per part.
    parts: Object.fromEntries(hashes) as StoreRecord['parts'],
    detailsHash: hashOfJson(derivedDetails),
    outboundHosts: hostsOf(outboundLinksOf({ kind: 'store', document })),
    // A valid catalogue has claims.
    claims: readClaims({ kind: 'store', document }, facts.list('claims') ?? { claims: [] }).file,
    tested: lastTestedIn(tests),
    checks: testCountOf(tests),
    changedOn: storeChangedOn(value, tests),
    counts: storeCountsOf(value, feed?.rows ?? [], tests, timeZone),
    ...(orders.length > 0 && { orders }),
    ...(feed && { feedHash: hashOfJson(feed) }),
    ...(furtherHashes.length > 0 && { furtherHashes }),
    ...(tagged.length > 0 && { tagged }),
    ...(testDays.length > 0 && { tests: testDays }),
    updates: updateDatesOf(value, feed, timeZone),
  };
  return { record: detached(record), details: derivedDetails };
}

/**
 * The cached result of the last check of valid data, shared by checks and builds. It is read in parts: a build after
 * one edit needs less than half of it.
 */
export class CheckCache {
  private readonly stateLog: ChangeLog<CheckState>;
  private readonly detailsLog: ChangeLog<DetailsState>;
  private known: CheckState | undefined;
  private rest: RestState | undefined;
  private cachedDetails: DetailsState['details'] | undefined;
  /** Details that are not yet written. */
  private readonly newDetails = new Map<string, StoreDetails>();
  private readonly results = new Map<string, object>();
  private unwritten: { readonly rest: RestState | undefined } | undefined;

  /** @param key the key of the code: results of other code are ignored */
  constructor(
    private readonly system: System,
    key: string,
  ) {
    this.stateLog = new ChangeLog(system, cacheFiles.check, key, nothingChecked);
    this.detailsLog = new ChangeLog(system, cacheFiles.stores, key, noDetails);
  }

  /** The state of the last check. */
  get state(): CheckState {
    this.known ??= this.stateLog.read();
    return this.known;
  }

  /** The cached catalogue without its stores, if it has this key. */
  restOf(key: string): RestState | undefined {
    if (key === '') return undefined;
    if (this.rest?.key !== key) this.rest = this.readRest();
    return this.rest?.key === key ? this.rest : undefined;
  }

  private readRest(): RestState | undefined {
    const bytes = readEntry(this.system, cacheFiles.rest);
    // `write` has written a value of this type.
    return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as RestState);
  }

  /** The result of one of the last checks, in memory only. The caller's own keys and results. */
  resultOf(key: string): object | undefined {
    return this.results.get(key);
  }

  /** Keeps the result of a check. */
  keepResult(key: string, result: object): void {
    this.results.delete(key);
    this.results.set(key, result);
    for (const oldest of this.results.keys()) if (this.results.size > keptResults) this.results.delete(oldest);
  }

  /** Creates the record of a valid store (`storeRecordOf`), and caches its details. */
  recordOf(entry: Entry<Store>, hash: string, facts: RecordFacts, hidden: readonly string[]): StoreRecord {
    const { record, details: own } = storeRecordOf(entry, hash, facts, hidden);
    // Most edits do not change details, so those of other stores are not read and written.
    if (this.state.stores.get(record.file)?.detailsHash !== record.detailsHash)
      this.newDetails.set(record.detailsHash, own);
    return record;
  }

  /** The details of a store. `read` returns the whole store; it is called if the details are not cached. */
  detailsOf({ detailsHash }: StoreRecord, read: () => Store): StoreDetails {
    const fresh = this.newDetails.get(detailsHash);
    if (fresh) return fresh;
    this.cachedDetails ??= this.detailsLog.read().details;
    const cached = this.cachedDetails.get(detailsHash);
    if (cached) return cached;
    const own = detailsOf(read());
    this.newDetails.set(detailsHash, own);
    return own;
  }

  /** Replaces the state by that of a check of valid data, and the catalogue without its stores, if it has changed. */
  update(state: CheckState, newRest: RestState | undefined): void {
    this.known = state;
    this.rest = newRest ?? this.rest;
    this.unwritten = { rest: newRest ?? this.unwritten?.rest };
  }

  /** Invalidates the cached state. */
  invalidate(): void {
    this.known = nothingChecked;
    this.results.clear();
  }

  /** Writes the updated parts. */
  write(): void {
    if (!this.unwritten) return;
    const { rest } = this.unwritten;
    this.unwritten = undefined;
    if (rest) writeEntry(this.system, cacheFiles.rest, JSON.stringify(rest));
    this.writeDetails();
    this.stateLog.write(this.state);
  }

  private writeDetails(): void {
    if (this.newDetails.size === 0) return;
    const before = this.cachedDetails ?? this.detailsLog.read().details;
    const kept = new Map<string, StoreDetails>();
    for (const { detailsHash } of this.state.stores.values()) {
      const known = this.newDetails.get(detailsHash) ?? before.get(detailsHash);
      if (known) kept.set(detailsHash, known);
    }
    this.detailsLog.write({ details: kept });
    this.cachedDetails = kept;
    this.newDetails.clear();
  }
}
