import type { Store } from '../../../src/generated/data-types';
import { hashOf } from '../../system/cache/hash';
import type { Entry } from '../../catalogue/validate/catalogue';
import type { RestFacts } from '../../catalogue/validate/engine/facts';
import { detached } from '../../catalogue/load/detached';
import { siteStoreOf, type SiteStore } from '../../catalogue/offers/store-offers';
import { summaryOf } from '../../catalogue/validate/stores/summaries';
import { storeWithout } from '../derive/pages/published';
import type { StoreRecord } from '../derive/site-data';
import { outlineOf } from '../derive/store-parts';
import { storeTable, type StoreDetails, type StoreSources, type UnitSources } from '../derive/stores/store-table';

/** The inputs of a store's record besides its file. */
type RecordFacts = Pick<RestFacts, 'timeZone' | 'feedOffers' | 'list' | 'ordersOf'>;

function jsonOf(value: unknown): string {
  return JSON.stringify(value) ?? '';
}

/** The results of all functions of a column of the table. */
function mapped<Sources, Value, To>(
  column: Readonly<Record<string, (sources: Sources) => Value>>,
  sources: Sources,
  to: (value: Value) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(column).map(([name, derive]) => [name, to(derive(sources))]));
}

function hashOfJson(value: unknown): string {
  return hashOf(jsonOf(value));
}

export function storeDetailsOf(store: SiteStore): StoreDetails {
  return detached(mapped(storeTable.details, { store }, (value: unknown) => value)) as unknown as StoreDetails;
}

export interface RecordedStore {
  readonly store: SiteStore;
  readonly record: StoreRecord;
  readonly details: StoreDetails;
}

/**
 * Derives everything from a valid store.
 *
 * @param entry reported orders are among the tests of its offers
 * @param hash the hash of the bytes of its file
 * @param hidden the ids of its unpublished offers
 */
export function storeRecordOf(
  entry: Entry<Store>,
  hash: string,
  facts: RecordFacts,
  hidden: readonly string[] = [],
): RecordedStore {
  const { document } = entry;
  const orders = facts.ordersOf(entry.value.slug);
  const { offersFrom } = entry.value;
  const store = siteStoreOf(storeWithout(entry.value, hidden), facts.feedOffers(offersFrom), facts.timeZone());
  const sources: StoreSources & UnitSources = {
    outline: outlineOf(store),
    store,
    document,
    // A valid catalogue has claims.
    claims: facts.list('claims') ?? { claims: [] },
    timeZone: facts.timeZone(),
  };
  const details = mapped(storeTable.details, sources, jsonOf);
  const record = {
    ...summaryOf(entry),
    ...mapped(storeTable.recorded, sources, (value: unknown) => value),
    file: document.file.path,
    hash,
    hidden: hidden.length > 0 ? hidden : undefined,
    orders: orders.length > 0 ? orders : undefined,
    hashes: {
      ...Object.fromEntries(Object.entries(details).map(([name, json]) => [name, hashOf(json)])),
      ...mapped(storeTable.compared, sources, hashOfJson),
      ...mapped(storeTable.comparedEach, sources, (values: readonly unknown[]) => values.map(hashOfJson)),
    },
    detailsHash: hashOf(...Object.values(details)),
  };
  // Each name has the result of its own function of the table, which the type of `fromEntries` does not express.
  return {
    store,
    record: detached(record) as unknown as StoreRecord,
    details: JSON.parse(
      `{${Object.entries(details)
        .map(([name, json]) => `${JSON.stringify(name)}:${json}`)
        .join()}}`,
    ) as StoreDetails,
  };
}
