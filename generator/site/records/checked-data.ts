import type { Store } from '../../../src/generated/data-types';
import { hashOf } from '../../system/cache/hash';
import { dayAt, isoDay, type Instant } from '../../../src/domain/dates/calendar';
import { isToolMessage } from '../../../src/domain/pages/messages';
import { isPublished } from '../../../src/domain/pages/publication';
import { bySlug } from '../derive/texts/by-slug';
import { collectionsOf } from '../derive/collections';
import { siteCountsOf } from '../derive/stores/site-counts';
import { publishedCatalogue, publishedRest, storeWithout } from '../derive/pages/published';
import { moneyTablesOf } from '../derive/texts/money';
import { feedOffersOf, siteStoreOf, type SiteStore } from '../../catalogue/offers/store-offers';
import { decode } from '../../catalogue/load/decode';
import { loadDocument } from '../../catalogue/load/document';
import type { System } from '../../system/system';
import type { Catalogue, CheckedRest } from '../../catalogue/validate/catalogue';
import { factsOfRest } from '../../catalogue/validate/engine/fact-book';
import { withOrders } from '../../catalogue/validate/feeds/orders';
import type { CheckCache } from './check-cache';
import { DataFiles } from './data-files';
import type { SiteData, StoreRecord } from '../derive/site-data';
import { nothingChecked, type CheckState, type RestState } from './records';
import { storeDetailsOf, storeRecordOf } from './store-record';
import { StoreHasChanged } from './store-has-changed';

/** Valid data, with the part that is cached for the next check. */
export interface CheckedData {
  readonly site: SiteData;
  readonly state: CheckState;
  /** The catalogue without its stores, if it differs from the cached one. */
  readonly newRest?: RestState | undefined;
}

/** The number of parsed stores in memory: a list page reads each of its stores once in each language. */
const keptStores = 32;

/** Without hidden offers. Stores that the check did not parse are parsed when needed; the last few are kept. */
export function storeReader(
  system: Pick<System, 'read'>,
  stores: ReadonlyMap<string, StoreRecord>,
  { parsed, feeds, timeZone }: Pick<SiteData, 'parsed' | 'feeds'> & { readonly timeZone: string },
): (slug: string) => SiteStore {
  const kept = new Map<string, SiteStore>();
  const readStore = (slug: string): SiteStore => {
    const store = parse(system, slug, stores.get(slug));
    return siteStoreOf(store, feedOffersOf(store, feeds), timeZone);
  };
  return (slug) => {
    const known = parsed.get(slug);
    if (known) return known;
    const store = kept.get(slug) ?? readStore(slug);
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
  // The schema has accepted a file with this hash before.
  return storeWithout(withOrders(document.value as Store, record.orders), record.hidden ?? []);
}

export function storesBy<Kept extends StoreRecord>(
  field: 'file' | 'slug',
  stores: Iterable<Kept>,
): ReadonlyMap<string, Kept> {
  return new Map([...stores].map((store) => [store[field], store]));
}

/** The data for units at an instant. */
function siteDataWith(
  { currencies, rates, claims, pages, posts, messages, images, feeds, icons, uses, ...others }: CheckedRest,
  now: Instant,
  stores: Pick<SiteData, 'stores' | 'parsed' | 'fileHash' | 'detailsOf' | 'storeOf'>,
): SiteData {
  const { site, home, redirects, categories, payments, goods, seasons, countries, networks } = others;
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
    pictures: [...uses, ...stores.stores].flatMap((file) => file.uses.filter(({ kind }) => kind === 'picture')),
    icons,
    counts: siteCountsOf(stores.stores, { now, timeZone: site.value.timeZone }),
    collections: collectionsOf({
      stores: stores.stores,
      now,
      categories: categories.value,
      seasons: seasons.value,
    }),
    ...stores,
  };
}

/**
 * The published part of the data on a day: the only place that leaves out drafts. It lives as long as the build, so its
 * closure must not hold the texts of all files.
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
  const stores = all.filter((store) => isPublished(store, day));
  const bySlugs = storesBy('slug', stores);
  const storeOf = storeReader(system, bySlugs, { parsed, feeds: rest.feeds, timeZone: rest.site.value.timeZone });
  const recordOf = bySlug(bySlugs);
  return siteDataWith(publishedRest(rest, all, day), system.now, {
    stores,
    parsed,
    fileHash: (path) => state.files.get(path)?.hash ?? '',
    detailsOf: (slug) => cache.detailsOf(recordOf(slug), () => storeDetailsOf(storeOf(slug))),
    storeOf,
  });
}

/** From an uncached catalogue without drafts. */
export function siteDataOf(catalogue: Catalogue, now: Instant, fileHash: SiteData['fileHash'] = () => ''): SiteData {
  const { stores, ...rest } = catalogue;
  const facts = factsOfRest(rest);
  const recorded = stores.map((entry) => storeRecordOf(entry, '', facts));
  const parsed = new Map(recorded.map(({ record, store }) => [record.slug, store]));
  return siteDataWith(rest, now, {
    stores: recorded.map(({ record }) => record),
    parsed,
    fileHash,
    detailsOf: bySlug(new Map(recorded.map(({ record, details }) => [record.slug, details]))),
    storeOf: bySlug(parsed),
  });
}

/** The published part of a catalogue at an instant. */
export function publishedAt(catalogue: Catalogue, now: Instant): Catalogue {
  return publishedCatalogue(catalogue, isoDay(dayAt(now, catalogue.site.value.timeZone)));
}

/** Without anything for the cache. */
export function checkedDataOf(system: System, catalogue: Catalogue): CheckedData {
  const files = new DataFiles(system, nothingChecked.files).records();
  const published = publishedAt(catalogue, system.now);
  return {
    site: siteDataOf(published, system.now, (path) => files.get(path)?.hash ?? ''),
    state: { ...nothingChecked, files },
  };
}
