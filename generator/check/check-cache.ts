import type { Store } from '../../src/generated/data-types';
import { logFrom, testCountOf, testsOf } from '../../src/domain/test-log';
import { cacheFiles } from '../cache/cache-keys';
import { ChangeLog } from '../cache/change-log';
import { hashOf } from '../cache/hash';
import { taggedOffersOf } from '../derive/collections';
import { storeChangedOn } from '../derive/last-modified';
import { lastTestedIn } from '../derive/last-tested';
import { searchedOffersOf } from '../derive/search-offers';
import { storeCountsOf } from '../derive/site-counts';
import { testDaysOf } from '../derive/last-tests';
import { hiddenOn, storeWithout, withheldOffers } from '../derive/published';
import { storeFactsOf } from '../derive/offer-facts';
import { namedOffers, offerPages } from '../derive/offer-pages';
import { cardOf, offersPartOf, outlineOf } from '../derive/store-parts';
import { offerGroupsOf } from '../derive/suggestions';
import { updateDatesOf } from '../derive/updates';
import { detached } from '../load/detached';
import { storeDatesOf } from '../report/report';
import type { System } from '../system/system';
import type { CheckedRest, Entry, FeedEntry } from '../validate/catalogue';
import { readClaims } from '../validate/claims/file-claims';
import { iconsIn } from '../validate/icons';
import { foldedNames } from '../validate/folded-names';
import { linksOf } from '../validate/links';
import { lostOrdersOf, reportedOrders } from '../validate/orders';
import { feedOfStore, offerSourceOf, type OfferFeed } from '../validate/store-feed';
import type { StoreRecord } from '../derive/site-data';
import { nothingChecked, type CheckState, type RestState, type StoreDetails } from './records';

/** Details by their hashes, so that they are never taken for those of another state of a store. */
interface DetailsState {
  readonly details: ReadonlyMap<string, StoreDetails>;
}

const noDetails: DetailsState = { details: new Map() };

function detailsOf(store: Store): StoreDetails {
  return detached({
    outline: outlineOf(store),
    groups: offerGroupsOf(store),
    facts: storeFactsOf(store),
    searched: searchedOffersOf(store),
    dates: storeDatesOf(store),
  });
}

/** The other parts of the data from which the record of a store is made. */
type RecordContext = Pick<CheckedRest, 'site' | 'feeds' | 'claims' | 'evidence' | 'icons'>;

/** A hash of what the offers of a feed are made of: not of the lines of its rows, which change with those before them. */
function feedHashOf({ config: { language, verified, fetched, columns, network }, rows }: OfferFeed): string {
  const content = rows.map(({ line: _line, ...row }) => row);
  return hashOf(JSON.stringify([language, verified, fetched, network, columns?.rating !== undefined, content]));
}

/** For each further page of a store, a hash of the rows of a feed on it and of the places of its other offers: a changed row of thousands changes one page. */
function furtherHashesOf(store: Store, feed: OfferFeed | undefined, timeZone: string): readonly string[] {
  if (!feed) return [];
  const { offers = [] } = store;
  const [, ...further] = offerPages(store, feed, timeZone);
  return further.map((places) => {
    const rows = places.flatMap((place) => feed.rows[place - offers.length] ?? []);
    return hashOf(...places.filter((place) => place < offers.length).map(String), feedHashOf({ ...feed, rows }));
  });
}

/** The ids of offers that a store names, of which the feed has a row that is left out. */
function lostRowsOf(store: Store, { feeds }: Pick<RecordContext, 'feeds'>): readonly string[] {
  const quarantined = feeds.get(offerSourceOf(store.offersFrom)?.feed ?? '')?.quarantined;
  return [...namedOffers(store)].filter((id) => quarantined?.has(id));
}

/** Whether a store takes the same rows from a feed as when it was checked, and names no row that has gone since. */
export function hasSameRows(
  record: StoreRecord,
  feeds: ReadonlyMap<string, Pick<FeedEntry, 'config' | 'rows' | 'quarantined'>>,
): boolean {
  const { feedHash, lostRows = [], offersFrom } = record;
  if (feedHash === undefined) return true;
  const feed = feedOfStore(record, feeds);
  const quarantined = feeds.get(offerSourceOf(offersFrom)?.feed ?? '')?.quarantined;
  return feed !== undefined && feedHashOf(feed) === feedHash && lostRows.every((id) => quarantined?.has(id));
}

/** The record of a store that was found good; `hash` is that of the bytes from which it was parsed. */
export function storeRecordOf(
  { value: whole, document }: Entry<Store>,
  hash: string,
  { site, feeds, claims, evidence, icons }: RecordContext,
  hidden: readonly string[] = [],
  details?: StoreDetails,
): StoreRecord {
  const value = storeWithout(whole, hidden);
  const { slug, path, logo, category, offersFrom, composed, draft, publish } = value;
  const known = details ?? detailsOf(value);
  const withheld = withheldOffers(whole);
  const feed = feedOfStore(value, feeds);
  const lostRows = lostRowsOf(whole, { feeds });
  const tests = testsOf(value, feed);
  const testDays = testDaysOf(tests);
  const orders = reportedOrders(evidence).stores.get(slug) ?? [];
  const lostOrders = lostOrdersOf(whole, orders);
  const tagged = taggedOffersOf(value, site.value.timeZone);
  const ownIcons = iconsIn(whole).flatMap(({ name }) => (icons.has(name) ? [name] : []));
  const furtherHashes = furtherHashesOf(value, feed, site.value.timeZone);
  return detached({
    file: document.file.path,
    hash,
    slug,
    names: foldedNames(value),
    path,
    logo,
    category,
    ...(offersFrom !== undefined && { offersFrom }),
    ...(composed && { composed }),
    ...(draft !== undefined && { draft }),
    ...(publish !== undefined && { publish }),
    ...(withheld.length > 0 && { withheld }),
    ...(hidden.length > 0 && { hidden }),
    cardHash: hashOf(JSON.stringify(cardOf(value))),
    outlineHash: hashOf(JSON.stringify(known.outline)),
    offersHash: hashOf(JSON.stringify(offersPartOf(value))),
    groupsHash: hashOf(JSON.stringify(known.groups)),
    factsHash: hashOf(JSON.stringify(known.facts)),
    searchedHash: hashOf(JSON.stringify(known.searched)),
    detailsHash: hashOf(JSON.stringify(known)),
    links: [...new Set(linksOf({ kind: 'store', document }))],
    claims: readClaims({ kind: 'store', document }, claims.value).file,
    tested: lastTestedIn(tests),
    checks: testCountOf(tests),
    log: logFrom(whole, feed),
    changedOn: storeChangedOn(value, tests),
    counts: storeCountsOf(value, feed?.rows ?? [], tests, site.value.timeZone),
    ...(orders.length > 0 && { orders }),
    ...(lostOrders.length > 0 && { lostOrders }),
    ...(feed && { feedHash: feedHashOf(feed) }),
    ...(furtherHashes.length > 0 && { furtherHashes }),
    ...(lostRows.length > 0 && { lostRows }),
    ...(ownIcons.length > 0 && { ownIcons }),
    ...(tagged.length > 0 && { tagged }),
    ...(testDays.length > 0 && { tests: testDays }),
    updates: updateDatesOf(value, feed, site.value.timeZone),
  });
}

/**
 * The result of the last check that found the data good, for checks and builds alike. It is read in parts: a build of one
 * edit needs less than half of it.
 */
export class CheckCache {
  private readonly stateLog: ChangeLog<CheckState>;
  private readonly detailsLog: ChangeLog<DetailsState>;
  private known: CheckState | undefined;
  private rest: RestState | undefined;
  private cachedDetails: DetailsState['details'] | undefined;
  /** Details that are not written yet. */
  private readonly newDetails = new Map<string, StoreDetails>();
  private unwritten: { readonly rest: RestState | undefined } | undefined;

  /** `key` is that of the code: what other code has written is ignored. */
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

  /** The cached catalogue without its stores, if it has that key. */
  restOf(key: string): RestState | undefined {
    if (key === '') return undefined;
    if (this.rest?.key !== key) this.rest = this.readRest();
    return this.rest?.key === key ? this.rest : undefined;
  }

  private readRest(): RestState | undefined {
    const bytes = this.system.read(cacheFiles.rest);
    if (!bytes) return undefined;
    try {
      // `write` wrote it from a value of this very type.
      return (JSON.parse(new TextDecoder().decode(bytes)) as RestState | null) ?? undefined;
    } catch {
      // A damaged cache only costs time.
      return undefined;
    }
  }

  /** The record on a day of a store that was found good; `hash` is that of the bytes from which it was parsed. */
  recordOf(entry: Entry<Store>, hash: string, context: RecordContext, day: string): StoreRecord {
    const hidden = hiddenOn(withheldOffers(entry.value), day);
    const details = detailsOf(storeWithout(entry.value, hidden));
    const record = storeRecordOf(entry, hash, context, hidden, details);
    // Most edits leave them as they are, so that the details of all stores need not be read and written.
    if (this.state.stores.get(record.file)?.detailsHash !== record.detailsHash)
      this.newDetails.set(record.detailsHash, details);
    return record;
  }

  /** The details of a store, for which `read` gives the whole store if they are not in the cache. */
  detailsOf({ detailsHash }: StoreRecord, read: () => Store): StoreDetails {
    const fresh = this.newDetails.get(detailsHash);
    if (fresh) return fresh;
    this.cachedDetails ??= this.detailsLog.read().details;
    const cached = this.cachedDetails.get(detailsHash);
    if (cached) return cached;
    const details = detailsOf(read());
    this.newDetails.set(detailsHash, details);
    return details;
  }

  /** Replaces the state by that of a check that found the data good, and the rest of the catalogue, if it is new. */
  update(state: CheckState, newRest: RestState | undefined): void {
    this.known = state;
    this.rest = newRest ?? this.rest;
    this.unwritten = { rest: newRest ?? this.unwritten?.rest };
  }

  /** Makes the cached state invalid. */
  invalidate(): void {
    this.known = nothingChecked;
  }

  /** Writes what was updated. */
  write(): void {
    if (!this.unwritten) return;
    const { rest } = this.unwritten;
    this.unwritten = undefined;
    if (rest) this.system.write(cacheFiles.rest, JSON.stringify(rest));
    this.writeDetails();
    this.stateLog.write(this.state);
  }

  private writeDetails(): void {
    if (this.newDetails.size === 0) return;
    const before = this.cachedDetails ?? this.detailsLog.read().details;
    const details = new Map<string, StoreDetails>();
    for (const { detailsHash } of this.state.stores.values()) {
      const known = this.newDetails.get(detailsHash) ?? before.get(detailsHash);
      if (known) details.set(detailsHash, known);
    }
    this.detailsLog.write({ details });
    this.cachedDetails = details;
    this.newDetails.clear();
  }
}
