import type { Instant } from '../../src/domain/calendar';
import { languages, type Language } from '../../src/domain/language';
import { lifetimesOf } from '../../src/domain/lifetimes';
import { steadySince, steadyUntil } from '../../src/domain/steady';
import type { PageData, StorePage } from '../../src/domain/page-data';
import { pageFile, sitePath } from '../../src/domain/paths';
import { feedFile, manifestFile, searchFile } from '../../src/domain/site-files';
import type { Settings } from '../../src/domain/settings';
import type { PageFiles, StaticSite } from '../../src/domain/static-site';
import { bySlug } from '../derive/by-slug';
import { frameOf, inEachLanguage, publicStoresOf, redirectPagesOf, searchIndexOf } from '../derive/derive';
import type { Edition } from '../derive/edition';
import { lastModifiedOf } from '../derive/last-modified';
import type { ListedStore } from '../derive/lists';
import type { StoreIdentity } from '../derive/outline';
import { listingFor, planEdition, plannedPages, type EditionPlan, type PlannedPage, type SiteSource } from '../derive/plan';
import { apiOffers } from '../derive/public-catalogue';
import { storePage } from '../derive/store-page';
import { offerUpdates, postUpdates, updatesOf, type StoreEdition } from '../derive/updates';
import { grouped } from '../grouped';
import type { Host } from '../host';
import type { Schemas } from '../load/schemas';
import type { Previews } from '../preview/previews';
import type { Progress } from '../progress';
import { apiFiles, offersFile } from '../render/api';
import { atomFeed, feedLength } from '../render/atom';
import { redirectFiles, robots, type HostName } from '../render/hosts';
import { manifest } from '../render/manifest';
import { renderPage } from '../render/render';
import { sitemap } from '../render/sitemap';
import { isFirst, isOwn, type Shard } from '../shards/shard';
import { Crew, helpersFor, turnsOf, workOf, type CrewOptions, type ListOrders, type Made, type MadeUnit, type Orders, type Work } from './crew';
import type { GoodData } from './good-data';
import { hashOf, splitPaths, type CheckMemory, type StoreMemory, type StoreNote, type UnitMemory } from './memory';
import type { Later, Outputs, Put } from './outputs';

/** What the units of a site are made with. */
export interface SiteContext {
  readonly host: Host;
  readonly data: Pick<GoodData, 'stores'> & { readonly source: SiteSource; readonly memory: Pick<CheckMemory, 'files'> };
  readonly settings: Settings;
  readonly staticSite: StaticSite;
  /** A hash of everything that all pages are made with: code, settings, the site's words. */
  readonly key: string;
  readonly previews?: Previews | undefined;
  readonly hostName: HostName;
  readonly schemas: Schemas;
  readonly outputs: Outputs;
  readonly progress: Progress;
  /** The part of the site that is to be made; all of it, if absent. */
  readonly shard?: Shard | undefined;
  /** Who may help; nobody, if absent. */
  readonly crew?: CrewOptions | undefined;
}

/** Whether a page is one of a long list. */
function isListed({ kind }: PlannedPage): boolean {
  return kind === 'directory' || kind === 'coupons';
}

/** The pages of a long list are not the same in all languages; all others are made together with their other languages. */
function idOf(page: PlannedPage): string {
  return isListed(page) ? sitePath(page.language, page.path) : page.path;
}

/** Pages that are made together, and the name by which they are remembered. */
interface PageGroup {
  readonly id: string;
  readonly pages: readonly PlannedPage[];
}

/** How many pictures wait at most until they are drawn. */
const picturesAtOnce = 64;

/** Makes every page of a site, and what is made of all of them: each unit whose key has changed, and no other. */
export class SiteMaker {
  private readonly plans: Readonly<Record<Language, EditionPlan>>;
  private readonly listed = inEachLanguage(() => new Map<string, ListedStore>());
  private readonly notes = new Map<string, StoreNote>();
  private readonly imagesKey: string;
  /** What the keys of all stores begin with. */
  private readonly storesKey: string;
  private readonly storeMemoryOf: (slug: string) => StoreMemory;
  /** A hash of all outlines. */
  private readonly looks: string;
  /** All pages but those of stores. */
  private readonly others: readonly PageGroup[];
  private readonly frames = new WeakMap<object, string>();
  private readonly pictures = new Map<string, string>();
  private order: readonly { readonly slug: string; readonly newest: string }[] | undefined;
  /** How many pages there are. */
  private readonly count: number;
  private done = 0;

  constructor(private readonly context: SiteContext) {
    const { data, settings, outputs } = context;
    const { files } = data.memory;
    const { source, stores } = data;
    this.imagesKey = hashOf(...[...files].flatMap(([path, { hash }]) => (path.startsWith('data/images/') ? [path, hash] : [])));
    this.storesKey = hashOf(context.key, 'store');
    this.storeMemoryOf = bySlug(stores);
    this.looks = hashOf(...source.stores.map(({ slug }) => this.storeMemoryOf(slug).outlined));
    const listed = hashOf(this.looks, JSON.stringify(source.home.featured.stores));
    this.plans = inEachLanguage((language) =>
      planEdition(language, source, settings, {
        listedOf: (slug, edition) => this.listedOf(slug, edition),
        listing: outputs.listing(language, listed, () => listingFor(source, language)),
      }),
    );
    const others = languages.flatMap((language) => this.plans[language].others);
    this.others = [...grouped(others, idOf)].map(([id, pages]) => ({ id, pages }));
    this.count = languages.length * source.stores.length + others.length;
  }

  private get stores(): readonly StoreIdentity[] {
    return this.context.data.source.stores;
  }

  /** Every page, language by language. */
  private planned(): readonly PlannedPage[] {
    return plannedPages(this.plans, this.stores);
  }

  /** Makes what has to be made; gives how many pages there are. */
  async make(): Promise<number> {
    const { shard, outputs, previews } = this.context;
    // Without waiting for anything: of thousands nearly all stay.
    const due = [...this.stores.keys()].filter((index) => isOwn(shard, index) && !this.keepStore(this.storeAt(index)));
    if (this.done > 0) this.told();
    await this.makeDue(due);
    await this.draw();
    // What nobody asked for in a whole build is of another time.
    if (shard === undefined && outputs.counts.kept === 0) previews?.prune();
    return this.done;
  }

  private othersAt(index: number): PageGroup {
    const group = this.others[index];
    if (!group) throw new Error(`There are no pages at ${index}.`);
    return group;
  }

  private storeAt(index: number): StoreIdentity {
    const store = this.stores[index];
    if (!store) throw new Error(`There is no store at ${index}.`);
    return store;
  }

  /** Makes the pages of a store, and gives what is to be remembered of them. */
  private async store(index: number): Promise<UnitMemory> {
    const store = this.storeAt(index);
    return this.group({ id: store.path, pages: languages.map((language) => this.plans[language].storePage(store)) });
  }

  /** Makes a page of a list, and forgets what it shows of its stores: each stands on one such page in a language. */
  private async listPage(index: number): Promise<UnitMemory> {
    const group = this.othersAt(index);
    const unit = await this.group(group);
    for (const { kind, language, stores } of group.pages) if (kind === 'coupons') for (const slug of stores) this.listed[language].delete(slug);
    return unit;
  }

  private async makeEach(indexes: readonly number[], make: (index: number) => Promise<UnitMemory>): Promise<readonly MadeUnit[]> {
    const made: MadeUnit[] = [];
    for (const index of indexes) made.push({ index, unit: await make(index) });
    await this.draw();
    return made;
  }

  /** Makes the stores at these places. */
  makeStores(indexes: readonly number[]): Promise<readonly MadeUnit[]> {
    return this.makeEach(indexes, (index) => this.store(index));
  }

  /** Takes over what making stores in other threads has told. */
  learn(notes: ListOrders['notes']): void {
    for (const [slug, note] of notes) this.notes.set(slug, note);
  }

  /** Makes the pages of lists at these places. */
  makeLists(indexes: readonly number[]): Promise<readonly MadeUnit[]> {
    return this.makeEach(indexes, (index) => this.listPage(index));
  }

  /** Takes over what another thread has made. */
  private adopt(made: Made): void {
    this.context.outputs.count(made.bytes);
    if ('stores' in made) {
      for (const { index, unit } of made.stores) {
        const { slug, path } = this.storeAt(index);
        this.adoptUnit(path, unit, languages.length);
        this.note(slug, unit);
      }
    } else {
      for (const { index, unit } of made.lists) {
        const { id, pages } = this.othersAt(index);
        this.adoptUnit(id, unit, pages.length);
      }
    }
    this.told();
  }

  private adoptUnit(id: string, unit: UnitMemory, pages: number): void {
    this.context.outputs.adopt(id, unit);
    this.context.previews?.keep(splitPaths(unit.files));
    this.done += pages;
  }

  /** Makes what has to be made: the stores at these places, then what shows them. Of much of it other threads make a part. */
  private async makeDue(due: readonly number[]): Promise<void> {
    const { shard } = this.context;
    const stores = workOf(due);
    const crew = this.hire(stores);
    try {
      await this.carryOut(stores, (index) => this.store(index));
      await crew?.storesMade();
      const others = [...this.others.keys()].filter((index) => isOwn(shard, index) && !this.keep(this.othersAt(index)));
      const isList = (index: number): boolean => this.othersAt(index).pages.some(isListed);
      const lists = others.filter(isList);
      const singles = others.filter((index) => !isList(index));
      const shared = workOf(lists);
      crew?.makeLists({ ...shared, notes: this.notes });
      for (const index of singles) await this.group(this.othersAt(index));
      if (isFirst(shard)) this.wholeSite();
      await this.carryOut(shared, (index) => this.listPage(index));
      await crew?.done();
    } finally {
      // Nothing may be staged any more when a failed build takes away what was.
      await crew?.stop();
    }
  }

  /** Does what nobody else takes of some work. */
  private async carryOut(work: Work, make: (index: number) => Promise<unknown>): Promise<void> {
    for (const turn of turnsOf(work)) {
      for (const index of turn) await make(index);
      // What helpers say is heard only between two turns.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Who helps with these stores, and with the lists after them; nobody, if they are too few. */
  private hire(work: Work): Crew | undefined {
    const { crew, shard, host, data, settings, hostName, key, outputs } = this.context;
    const count = crew && !shard ? helpersFor(work.due.length, crew) : 0;
    if (!crew || count === 0) return undefined;
    const { site, home, redirects, pages, posts, stores } = data.source;
    const orders: Orders = {
      ...work,
      root: host.root,
      environment: { ...host.environment },
      now: host.now,
      present: host.present,
      // A document knows where everything stands, and cannot be copied.
      source: {
        site,
        home,
        redirects,
        pages,
        posts,
        stores,
        messages: new Map([...data.source.messages].map(([id, { en, ar }]) => [id, { en, ar }])),
        feeds: new Map([...data.source.feeds].map(([name, { config, rows }]) => [name, { config, rows }])),
      },
      outlines: new Map(stores.map(({ slug }) => [slug, data.source.outlineOf(slug)])),
      stores: data.stores,
      files: data.memory.files,
      listings: outputs.listings,
      settings,
      hostName,
      key,
    };
    return new Crew(crew.code, count, orders, (made) => this.adopt(made));
  }

  private async draw(): Promise<void> {
    await this.context.previews?.draw();
    this.context.outputs.settle();
  }

  /** What lists show of a store: as it was just made here, else as it was written, else made for them. */
  private listedOf(slug: string, edition: Edition): ListedStore {
    const { language } = edition;
    return this.listed[language].get(slug) ?? this.list(slug, this.publishedStore(slug, language) ?? storePage(this.context.data.source.storeOf(slug), edition));
  }

  /** Keeps of a store's page what lists show of it. */
  private list(slug: string, { language, store, featured, offers }: StorePage): ListedStore {
    const listed = { store, ...(featured !== undefined && { featured }), offers };
    this.listed[language].set(slug, listed);
    return listed;
  }

  private publishedStore(slug: string, language: Language): StorePage | undefined {
    const { path } = this.storeMemoryOf(slug);
    const note = this.notes.get(slug) ?? this.context.outputs.current(path, this.storeKey(slug))?.store;
    const bytes = note && this.context.outputs.read(pageFile(language, path, 'json'));
    if (!bytes) return undefined;
    // A build has written it from a value of this very type.
    const page = JSON.parse(new TextDecoder().decode(bytes)) as StorePage & { readonly version: string };
    return page.version === note.versions[language] ? page : undefined;
  }

  private fileHash(path: string): string {
    return this.context.data.memory.files.get(path)?.hash ?? '';
  }

  private pictureHash(name: string): string {
    // Few of thousands of stores have a picture of their own here.
    const hash = this.pictures.get(name) ?? this.fileHash(`data/images/${name}`);
    this.pictures.set(name, hash);
    return hash;
  }

  /** The hashes of all that the pages of one store are made of besides what all pages are. */
  private inputsOf(slug: string): string {
    const { data } = this.context;
    const { hash, logo, offersFrom } = this.storeMemoryOf(slug);
    const feed = offersFrom === undefined ? undefined : data.source.feeds.get(offersFrom);
    const own = `${hash} ${this.pictureHash(logo)}`;
    return feed ? `${own} ${this.fileHash(`data/feeds/${offersFrom ?? ''}.yaml`)} ${this.fileHash(`data/feeds/${feed.config.file}`)}` : own;
  }

  /** Joined and not hashed: it is asked for each store in each build. */
  private storeKey(slug: string): string {
    return `${this.storesKey} ${this.inputsOf(slug)}`;
  }

  private noteOf(slug: string): StoreNote {
    const note = this.notes.get(slug);
    if (!note) throw new Error(`The store ${slug} is listed before its pages are made.`);
    return note;
  }

  /** A hash of what else is on a page; the pages of a list share it. */
  private frameKey(frame: unknown): string {
    if (typeof frame !== 'object' || frame === null) return JSON.stringify(frame) ?? '';
    const key = this.frames.get(frame) ?? hashOf(JSON.stringify(frame));
    this.frames.set(frame, key);
    return key;
  }

  private keyOf(pages: readonly PlannedPage[]): string {
    const [first] = pages;
    if (first?.kind === 'store') return this.storeKey(first.stores[0] ?? '');
    return hashOf(
      this.context.key,
      first && isListed(first) ? '' : this.imagesKey,
      ...pages.flatMap(({ kind, language, path, frame, stores }) => [
        kind,
        language,
        path,
        this.frameKey(frame),
        // An article shows offers as its own language has them, so the whole file counts; the directory shows no offers.
        ...stores.map((slug) => (kind === 'article' ? this.inputsOf(slug) : kind === 'directory' ? this.noteOf(slug).look : this.noteOf(slug).listed)),
      ]),
    );
  }

  /** Lets the pages of a store stay, if they would be made the same way again. */
  private keepStore({ slug, path }: StoreIdentity): boolean {
    if (this.context.shard) return false;
    const unit = this.context.outputs.keep(path, this.storeKey(slug));
    if (!unit) return false;
    this.note(slug, unit);
    this.done += languages.length;
    return true;
  }

  /** Lets pages that belong together stay, if they would be made the same way again. */
  private keep({ id, pages }: PageGroup): boolean {
    if (this.context.shard || !this.context.outputs.keep(id, this.keyOf(pages))) return false;
    this.done += pages.length;
    return true;
  }

  /** Takes down what the pages of a store told of it when they were made. */
  private note(slug: string, { store }: UnitMemory): void {
    if (!store) throw new Error(`The store ${slug} has told nothing of itself.`);
    this.notes.set(slug, store);
    this.context.data.source.release?.(slug);
  }

  private told(): void {
    this.context.progress('Rendering', this.done, this.context.shard ? undefined : this.count);
  }

  /** Makes pages that belong together. A shard is not remembered, and to know the keys of lists it would have to make the stores of all others. */
  private async group({ id, pages }: PageGroup): Promise<UnitMemory> {
    const { outputs, shard } = this.context;
    const unit = outputs.make(id, shard ? '' : this.keyOf(pages), (put, later) => this.write(pages, put, later));
    const [first] = pages;
    if (first?.kind === 'store') this.note(first.stores[0] ?? '', unit);
    this.done += pages.length;
    this.told();
    if (outputs.waiting >= picturesAtOnce) await this.draw();
    return unit;
  }

  /** Renders pages that belong together, and puts their files. */
  private write(planned: readonly PlannedPage[], put: Put, later: Later) {
    const { host, settings, staticSite, previews, data } = this.context;
    const pages = planned.map((page) => page.make());
    const pictures = new Map<string, string>();
    const instants = new Map<PageData, Instant>();
    let from = -Infinity;
    let until = Infinity;
    for (const page of pages) {
      const lifetimes = lifetimesOf(page);
      const since = steadySince(lifetimes, host.now, settings.timeZone);
      instants.set(page, since);
      from = Math.max(from, since);
      until = Math.min(until, steadyUntil(lifetimes, host.now, settings.timeZone));
      if (!previews || !page.indexed || page.canonical !== sitePath(page.language, page.path)) continue;
      const { path, read } = previews.of(page, since);
      pictures.set(page.canonical, `${settings.basePath}/${path}`);
      later(path, read);
    }
    const versions: Partial<Record<Language, string>> = {};
    for (const page of pages) {
      const preview = pictures.get(page.canonical);
      const around: PageFiles = preview === undefined ? {} : { preview };
      const { version, files } = renderPage(page, instants.get(page) ?? host.now, staticSite, settings, around);
      versions[page.language] = version;
      for (const { path, content } of files) put(path, content);
    }
    const [english] = pages;
    if (english?.kind !== 'store') return { from, until };
    const { slug } = english.store;
    const store = data.source.storeOf(slug);
    const own = inEachLanguage((language): StorePage => {
      const page = pages.find((each): each is StorePage => each.kind === 'store' && each.language === language);
      if (!page) throw new Error(`The store ${slug} has no page in ${language}.`);
      return page;
    });
    const api = offersFile(slug, apiOffers(store, own));
    put(api.path, api.content);
    for (const language of languages) this.list(slug, own[language]);
    const logo = this.pictureHash(this.storeMemoryOf(slug).logo);
    const shown = languages.map((language) => this.listed[language].get(slug));
    const note: StoreNote = {
      // Every language has just been rendered.
      versions: versions as Record<Language, string>,
      look: hashOf(logo, JSON.stringify(shown.map((each) => each?.store))),
      listed: hashOf(logo, JSON.stringify(shown)),
      newest: this.newestUpdate(slug),
    };
    return { from, until, store: note };
  }

  private newestUpdate(slug: string): string | undefined {
    const { edition } = this.plans.en;
    const { store: summary, offers } = this.listedOf(slug, edition);
    const updates = offerUpdates({ store: this.context.data.source.storeOf(slug), summary, offers }, edition);
    return updates.map(({ updated }) => updated).sort().at(-1);
  }

  /** The day of the newest of a store's updates; pages that another shard makes have told nothing of it. */
  private newestOf(slug: string): string | undefined {
    return this.context.shard ? this.newestUpdate(slug) : this.noteOf(slug).newest;
  }

  /** What is made of the whole catalogue. */
  private wholeSite(): void {
    const { data, settings, staticSite, key, hostName, schemas, outputs } = this.context;
    const { source, stores } = data;
    const frame = frameOf(source);
    const { looks } = this;
    for (const language of languages) {
      outputs.unit(`search:${language}`, hashOf(key, looks), (put) => {
        put(searchFile(language), JSON.stringify(searchIndexOf(source, language)));
      });
      this.feed(language);
      if (frame.icon !== undefined) outputs.file(manifestFile(language), manifest({ settings, ...frame }, language, staticSite.colours));
    }
    outputs.unit('api', hashOf(key, looks), (put) => {
      for (const { path, content } of apiFiles(publicStoresOf(source, settings, this.plans.en), schemas)) put(path, content);
    });
    const others = JSON.stringify(this.others.flatMap(({ pages }) => pages).map(({ language, path, canonical, alternates, indexed }) => [language, path, canonical, alternates, indexed]));
    outputs.unit('redirects', hashOf(key, hostName, JSON.stringify(source.redirects), looks, others), (put) => {
      const addresses = this.planned().map(({ language, path }) => sitePath(language, path));
      const rules = redirectPagesOf(source, addresses);
      for (const { path, content } of redirectFiles(rules, { settings }, hostName)) put(path, content);
    });
    const changedOn = (slug: string): string | undefined => stores.get(slug)?.changedOn;
    const changes = source.stores.map(({ slug }) => changedOn(slug)).join(' ');
    outputs.unit('sitemap', hashOf(key, looks, others, changes, JSON.stringify([source.home, source.pages, source.posts])), (put) => {
      const pages = this.planned();
      const lastModified = lastModifiedOf(source, pages, changedOn);
      for (const { path, content } of sitemap({ settings, lastModified, pages })) put(path, content);
    });
    outputs.file('robots.txt', robots({ settings }));
  }

  /** The stores with updates, the newest first; among those of a day as the feeds have them. */
  private newestFirst(): readonly { readonly slug: string; readonly newest: string }[] {
    this.order ??= this.context.data.source.stores
      .flatMap(({ slug }) => {
        const newest = this.newestOf(slug);
        return newest === undefined ? [] : [{ slug, newest, last: `${slug}/` }];
      })
      .sort((a, b) => (a.newest === b.newest ? (a.last < b.last ? -1 : 1) : a.newest < b.newest ? 1 : -1));
    return this.order;
  }

  /** The feed of what is new: of the stores with the newest offers as many are read as it takes to fill it. */
  private feed(language: Language): UnitMemory {
    const { data, settings, key, outputs, host } = this.context;
    const { source } = data;
    const id = `feed:${language}`;
    const prefix = (slug: string): string => `${language}/store/${slug}/`;
    const order = this.newestFirst();
    const keyWith = (looked: number): string =>
      hashOf(key, JSON.stringify(source.posts), ...order.slice(0, looked + 1).flatMap(({ slug, newest }) => [slug, newest, this.inputsOf(slug)]));
    const before = outputs.peek(id)?.looked;
    const kept = before === undefined ? undefined : outputs.keep(id, keyWith(before));
    if (kept) return kept;
    const { edition } = this.plans[language];
    const editions: StoreEdition[] = [];
    const posts = postUpdates(source.posts);
    let updates = posts;
    let from = -Infinity;
    let until = Infinity;
    let looked = 0;
    for (const { slug, newest } of order) {
      const active = updates.filter(({ expiresAt }) => expiresAt === undefined || expiresAt > host.now);
      const last = active[feedLength - 1];
      // Whatever further stores have is older, or comes later among what is as old.
      if (last && (newest < last.updated || (newest === last.updated && prefix(slug) > last.key))) break;
      const { store: summary, offers } = this.listedOf(slug, edition);
      editions.push({ store: source.storeOf(slug), summary, offers });
      updates = updatesOf(editions, source.posts, edition);
      looked += 1;
      for (const { expiresAt } of offers) {
        if (expiresAt === undefined) continue;
        if (expiresAt <= host.now) from = Math.max(from, expiresAt);
        else until = Math.min(until, expiresAt);
      }
    }
    const { sites } = frameOf(source);
    return outputs.make(id, keyWith(looked), (put) => {
      put(feedFile(language), atomFeed({ settings, sites, updates: inEachLanguage(() => updates) }, language, host.now));
      return { looked, ...(from > -Infinity && { from }), ...(until < Infinity && { until }) };
    });
  }
}
