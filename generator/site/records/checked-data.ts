import type { Store } from '../../../src/generated/data-types';
import { hashOf } from '../../system/cache/hash';
import { dayAt, isoDay, type Instant } from '../../../src/domain/calendar';
import { isToolMessage } from '../../../src/domain/messages';
import { isPublished } from '../../../src/domain/publication';
import { bySlug } from '../derive/by-slug';
import { collectionsOf } from '../derive/collections';
import { siteCountsOf } from '../derive/site-counts';
import { publishedCatalogue, publishedRest, storeWithout } from '../derive/published';
import { moneyTablesOf } from '../derive/money';
import { storeFactsOf } from '../derive/offer-facts';
import { searchedOffersOf } from '../derive/search-offers';
import { offerGroupsOf } from '../derive/suggestions';
import { decode } from '../../catalogue/load/decode';
import { loadDocument } from '../../catalogue/load/document';
import type { System } from '../../system/system';
import type { Catalogue, CheckedRest } from '../../catalogue/validate/catalogue';
import { factsOfRest } from '../../catalogue/validate/fact-book';
import { withOrders } from '../../catalogue/validate/orders';
import { storeRecordOf, type CheckCache } from './check-cache';
import { DataFiles } from './data-files';
import type { SiteData, StoreRecord } from '../derive/site-data';
import { StoreHasChanged } from './store-has-changed';
import { nothingChecked, type CheckState, type RestState, type StoreDetails } from './records';

/** Data without an error, and what the next check may know of it. */
export interface CheckedData {
  readonly site: SiteData;
  readonly state: CheckState;
  /** The catalogue without its stores, if it is another than the cached one. */
  readonly newRest?: RestState | undefined;
}

/** How many parsed stores are kept: a list page reads each of its stores once in each language. */
const keptStores = 32;

/** Gives stores that were found good, without their hidden offers. Those that the check did not parse are parsed now, and the last few kept. */
export function storeReader(
  system: Pick<System, 'read'>,
  stores: ReadonlyMap<string, StoreRecord>,
  parsed: ReadonlyMap<string, Store>,
): (slug: string) => Store {
  const kept = new Map<string, Store>();
  return (slug) => {
    const known = parsed.get(slug);
    if (known) return known;
    const store = kept.get(slug) ?? parse(system, slug, stores.get(slug));
    kept.set(slug, store);
    for (const oldest of kept.keys()) if (kept.size > keptStores) kept.delete(oldest);
    return store;
  };
}

function parse(system: Pick<System, 'read'>, slug: string, record: StoreRecord | undefined): Store {
  const bytes = record && system.read(record.file);
  if (!bytes || hashOf(bytes) !== record.hash) throw new StoreHasChanged(record?.file ?? slug);
  const { document } = loadDocument(decode(record.file, bytes).source);
  if (!document) throw new Error(`The store ${slug} cannot be read.`);
  // The schema accepted this very file before: its hash is the same.
  return storeWithout(withOrders(document.value as Store, record.orders), record.hidden ?? []);
}

/** Stores by one of their fields. */
export function storesBy<Kept extends StoreRecord>(
  field: 'file' | 'slug',
  stores: Iterable<Kept>,
): ReadonlyMap<string, Kept> {
  return new Map([...stores].map((store) => [store[field], store]));
}

/** What is counted of all stores at an instant: the numbers that texts may name, and what stores and offers have in common. */
function countsAt(
  now: Instant,
  { site, categories, seasons }: CheckedRest,
  stores: readonly StoreRecord[],
): Pick<SiteData, 'counts' | 'collections'> {
  return {
    counts: siteCountsOf(stores, { now, timeZone: site.value.timeZone }),
    collections: collectionsOf({ stores, now, categories: categories.value, seasons: seasons.value }),
  };
}

/** What units need besides stores, as checking gave it. */
function siteDataOfRest(
  {
    site,
    home,
    redirects,
    categories,
    payments,
    goods,
    seasons,
    countries,
    currencies,
    rates,
    networks,
    claims,
    pages,
    posts,
    messages,
    feeds,
    images,
    icons,
  }: CheckedRest,
  fileHash: SiteData['fileHash'],
) {
  return {
    site: site.value,
    home: home.value,
    redirects: redirects.value,
    categories: categories.value,
    payments: payments.value,
    goods: goods.value,
    seasons: seasons.value,
    countries: countries.value,
    networks: networks.value,
    money: moneyTablesOf(currencies.value, rates.value, countries.value),
    claims: claims.value.claims,
    pages: pages.map(({ value }) => value),
    posts: posts.map(({ value }) => value),
    messages: new Map([...messages].filter(([id]) => !isToolMessage(id))),
    toolMessages: new Map([...messages].filter(([id]) => isToolMessage(id))),
    feeds,
    images: [...images.keys()],
    icons,
    fileHash,
  };
}

/**
 * What of the data is published on a day, as units are made from it: the one place that leaves out drafts. It lives as long as the build, and so does everything in the same scope: nothing here
 * may hold the texts of all files.
 */
export function siteDataFrom(
  system: System,
  cache: CheckCache,
  rest: CheckedRest,
  state: CheckState,
  day: string,
  parsed: SiteData['parsed'],
): SiteData {
  const all = [...state.stores.values()];
  const stores = storesBy(
    'slug',
    all.filter((store) => isPublished(store, day)),
  );
  const storeOf = storeReader(system, stores, parsed);
  const recordOf = bySlug(stores);
  const detailsOf = (slug: string): StoreDetails => cache.detailsOf(recordOf(slug), () => storeOf(slug));
  return {
    ...siteDataOfRest(publishedRest(rest, all, day), (path) => state.files.get(path)?.hash ?? ''),
    ...countsAt(system.now, rest, [...stores.values()]),
    stores: [...stores.values()],
    parsed,
    outlineOf: (slug) => detailsOf(slug).outline,
    groupsOf: (slug) => detailsOf(slug).groups,
    factsOf: (slug) => detailsOf(slug).facts,
    searchedOf: (slug) => detailsOf(slug).searched,
    storeOf,
  };
}

/** A catalogue, of which nothing is cached and all is published, as units are made from it. Its stores are hashed as they are: quarantine may have changed them. */
export function siteDataOf(catalogue: Catalogue, now: Instant, fileHash: SiteData['fileHash'] = () => ''): SiteData {
  const { stores, ...rest } = catalogue;
  const facts = factsOfRest(rest);
  const records = stores.map((entry) => storeRecordOf(entry, hashOf(JSON.stringify(entry.value)), facts).record);
  const parsed = new Map(stores.map(({ value }) => [value.slug, value]));
  const storeOf = bySlug(parsed);
  return {
    ...siteDataOfRest(rest, fileHash),
    ...countsAt(now, rest, records),
    stores: records,
    parsed,
    outlineOf: storeOf,
    groupsOf: (slug) => offerGroupsOf(storeOf(slug)),
    factsOf: (slug) => storeFactsOf(storeOf(slug)),
    searchedOf: (slug) => searchedOffersOf(storeOf(slug)),
    storeOf,
  };
}

/** What of a catalogue is published at an instant. */
export function publishedAt(catalogue: Catalogue, now: Instant): Catalogue {
  return publishedCatalogue(catalogue, isoDay(dayAt(now, catalogue.site.value.timeZone)));
}

/** A whole catalogue as checked data of which the next check knows nothing. */
export function checkedDataOf(system: System, catalogue: Catalogue): CheckedData {
  const files = new DataFiles(system, nothingChecked.files).records();
  const published = publishedAt(catalogue, system.now);
  return {
    site: siteDataOf(published, system.now, (path) => files.get(path)?.hash ?? ''),
    state: { ...nothingChecked, files },
  };
}
