import { cacheFiles } from '../../system/cache/cache-keys';
import { ChangeLog } from '../../system/cache/change-log';
import { readEntry, writeEntry } from '../../system/cache/entries';
import type { System } from '../../system/system';
import type { StoreRecord } from '../derive/site-data';
import type { StoreDetails } from '../derive/stores/store-table';
import { nothingChecked, type CheckState, type RestState } from './records';
import type { RecordedStore } from './store-record';

/** The data before and after an edit, each for a build and for the preview. */
const keptResults = 4;

/** Up to this number of stores, deriving details takes less time than reading those of many stores from the log. */
const fewDerived = 24;
const manyStores = 500;

/** By hash, so that details of different versions of a store cannot be confused. */
interface DetailsState {
  readonly details: ReadonlyMap<string, StoreDetails>;
}

const noDetails: DetailsState = { details: new Map() };

/** For checks and builds. It is read in parts: a build after one edit needs less than half of it. */
export class CheckCache {
  private readonly stateLog: ChangeLog<CheckState>;
  private readonly detailsLog: ChangeLog<DetailsState>;
  private known: CheckState | undefined;
  private rest: RestState | undefined;
  private cachedDetails: DetailsState['details'] | undefined;
  private readonly newDetails = new Map<string, StoreDetails>();
  /** Details that were derived although the log may have them. */
  private readonly derived = new Map<string, StoreDetails>();
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

  get state(): CheckState {
    this.known ??= this.stateLog.read();
    return this.known;
  }

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

  /** The result of one of the last checks, in memory only. Keys and results belong to the caller. */
  resultOf(key: string): object | undefined {
    return this.results.get(key);
  }

  keepResult(key: string, result: object): void {
    this.results.delete(key);
    this.results.set(key, result);
    for (const oldest of this.results.keys()) if (this.results.size > keptResults) this.results.delete(oldest);
  }

  /** Keeps the details of stores that were derived again. */
  keepDetails(stores: readonly RecordedStore[]): void {
    // Most edits do not change details, so those of other stores are not read and written.
    for (const { record, details } of stores)
      if (this.state.stores.get(record.file)?.detailsHash !== record.detailsHash)
        this.newDetails.set(record.detailsHash, details);
  }

  /** `derive` makes the details from the store if they are not cached. */
  detailsOf({ detailsHash }: StoreRecord, derive: () => StoreDetails): StoreDetails {
    const known = this.newDetails.get(detailsHash) ?? this.derived.get(detailsHash);
    if (known) return known;
    if (!this.cachedDetails && this.derived.size < fewDerived && this.state.stores.size > manyStores) {
      const few = derive();
      this.derived.set(detailsHash, few);
      return few;
    }
    this.cachedDetails ??= this.detailsLog.read().details;
    const cached = this.cachedDetails.get(detailsHash);
    if (cached) return cached;
    const own = derive();
    this.newDetails.set(detailsHash, own);
    return own;
  }

  /** Replaces the state by that of a check of valid data, and the catalogue without its stores if it has changed. */
  update(state: CheckState, newRest: RestState | undefined): void {
    this.known = state;
    this.rest = newRest ?? this.rest;
    this.unwritten = { rest: newRest ?? this.unwritten?.rest };
  }

  invalidate(): void {
    this.known = nothingChecked;
    this.results.clear();
  }

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
