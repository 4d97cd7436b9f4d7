import { languages, type Language } from '../../../src/domain/language';
import { sitePath } from '../../../src/domain/paths';
import { feedFile, manifestFile, searchFile } from '../../../src/domain/site-files';
import { frameOf, inEachLanguage, publicStoresOf, redirectPagesOf, searchIndexOf } from '../../derive/derive';
import { lastModifiedOf } from '../../derive/last-modified';
import { plannedPages, type EditionPlan, type PlannedPage } from '../../derive/plan';
import { newestOffer, postUpdates, updatesOf, type StoreEdition } from '../../derive/updates';
import { apiFiles } from '../../render/api';
import { atomFeed, feedLength } from '../../render/atom';
import { redirectFiles, robots } from '../../render/hosts';
import { manifest } from '../../render/manifest';
import { sitemap } from '../../render/sitemap';
import { hashOf } from '../memory';
import type { ListedStores } from './listed-stores';
import type { SiteContext } from './site-context';
import type { StoreNotes } from './store-notes';
import type { UnitKeys } from './unit-keys';

/** What the units that are made of the whole catalogue are made with. */
export interface WholeSite {
  readonly context: SiteContext;
  readonly plans: Readonly<Record<Language, EditionPlan>>;
  readonly keys: UnitKeys;
  readonly notes: StoreNotes;
  readonly listed: ListedStores;
}

/** Every page, language by language. */
function planned({ context, plans }: WholeSite): readonly PlannedPage[] {
  return plannedPages(plans, context.data.source.stores);
}

/** Makes what is made of the whole catalogue: search index, feeds, public copy, redirects, sitemap. */
export function makeWholeSite(site: WholeSite): void {
  const { context, plans, keys } = site;
  const { data, settings, staticSite, key, hostingTarget, schemas, outputs } = context;
  const { source, stores } = data;
  const { looks } = keys;
  const frame = frameOf(source);
  const order = newestFirst(site);
  for (const language of languages) {
    outputs.unit(`search:${language}`, hashOf(key, looks), (put) => {
      put(searchFile(language), JSON.stringify(searchIndexOf(source, language)));
    });
    makeFeed(site, language, order);
    if (frame.icon !== undefined)
      outputs.file(manifestFile(language), manifest({ settings, ...frame }, language, staticSite.colours));
  }
  outputs.unit('api', hashOf(key, looks), (put) => {
    for (const { path, content } of apiFiles(publicStoresOf(source, settings, plans.en), schemas)) put(path, content);
  });
  const addresses = languages.flatMap((language) => plans[language].others);
  const others = JSON.stringify(
    addresses.map(({ language, path, canonical, alternates, indexed }) => [
      language,
      path,
      canonical,
      alternates,
      indexed,
    ]),
  );
  outputs.unit('redirects', hashOf(key, hostingTarget, JSON.stringify(source.redirects), looks, others), (put) => {
    const rules = redirectPagesOf(
      source,
      planned(site).map(({ language, path }) => sitePath(language, path)),
    );
    for (const { path, content } of redirectFiles(rules, { settings }, hostingTarget)) put(path, content);
  });
  const changedOn = (slug: string): string | undefined => stores.get(slug)?.changedOn;
  const changes = source.stores.map(({ slug }) => changedOn(slug)).join(' ');
  outputs.unit(
    'sitemap',
    hashOf(key, looks, others, changes, JSON.stringify([source.home, source.pages, source.posts])),
    (put) => {
      const pages = planned(site);
      const lastModified = lastModifiedOf(source, pages, changedOn);
      for (const { path, content } of sitemap({ settings, lastModified, pages })) put(path, content);
    },
  );
  outputs.file('robots.txt', robots({ settings }));
}

/** A store with updates, and the day of the newest. */
interface UpdatedStore {
  readonly slug: string;
  readonly newest: string;
}

/** The day of the newest of a store's updates; pages that another shard makes have told nothing of it. */
function newestOf(slug: string, { context, plans, notes, listed }: WholeSite): string | undefined {
  if (!context.shard) return notes.of(slug).newest;
  const { edition } = plans.en;
  const { store: summary, offers } = listed.of(slug, edition);
  return newestOffer({ store: context.data.source.storeOf(slug), summary, offers }, edition);
}

/** The stores with updates, the newest first; among those of a day as the feeds have them. */
function newestFirst(site: WholeSite): readonly UpdatedStore[] {
  return site.context.data.source.stores
    .flatMap(({ slug }) => {
      const newest = newestOf(slug, site);
      return newest === undefined ? [] : [{ slug, newest, last: `${slug}/` }];
    })
    .sort((a, b) => (a.newest === b.newest ? (a.last < b.last ? -1 : 1) : a.newest < b.newest ? 1 : -1));
}

/** Makes the feed of what is new: of the stores with the newest offers as many are read as it takes to fill it. */
function makeFeed(
  { context, plans, keys, listed }: WholeSite,
  language: Language,
  order: readonly UpdatedStore[],
): void {
  const { data, settings, key, outputs, system } = context;
  const { source } = data;
  const id = `feed:${language}`;
  const prefix = (slug: string): string => `${language}/store/${slug}/`;
  const keyWith = (looked: number): string =>
    hashOf(
      key,
      JSON.stringify(source.posts),
      ...order.slice(0, looked + 1).flatMap(({ slug, newest }) => [slug, newest, keys.inputs(slug)]),
    );
  const before = outputs.peek(id)?.looked;
  if (before !== undefined && outputs.keep(id, keyWith(before))) return;
  const { edition } = plans[language];
  const editions: StoreEdition[] = [];
  let updates = postUpdates(source.posts);
  let from = -Infinity;
  let until = Infinity;
  for (const { slug, newest } of order) {
    const active = updates.filter(({ expiresAt }) => expiresAt === undefined || expiresAt > system.now);
    const last = active[feedLength - 1];
    // Whatever further stores have is older, or comes later among what is as old.
    if (last && (newest < last.updated || (newest === last.updated && prefix(slug) > last.key))) break;
    const { store: summary, offers } = listed.of(slug, edition);
    editions.push({ store: source.storeOf(slug), summary, offers });
    updates = updatesOf(editions, source.posts, edition);
    for (const { expiresAt } of offers) {
      if (expiresAt === undefined) continue;
      if (expiresAt <= system.now) from = Math.max(from, expiresAt);
      else until = Math.min(until, expiresAt);
    }
  }
  const looked = editions.length;
  const { sites } = frameOf(source);
  outputs.make(id, keyWith(looked), (put) => {
    put(
      feedFile(language),
      atomFeed({ settings, sites, updates: inEachLanguage(() => updates) }, language, system.now),
    );
    return { looked, ...(from > -Infinity && { from }), ...(until < Infinity && { until }) };
  });
}
