import { dayAt, presetClock, type SteadyClock } from '../../src/domain/calendar';
import { notFoundPath } from '../../src/domain/paths';
import type { Store } from '../../src/generated/data-types';
import { check } from '../check';
import { hasErrors, sortDiagnostics, type Diagnostic } from '../diagnostics/diagnostic';
import type { Sources } from '../diagnostics/reporters/text';
import { bySlug } from '../derive/by-slug';
import { clockAround } from '../derive/clock';
import { sourceOf, sourceOfRest } from '../derive/derive';
import { outlineOf } from '../derive/outline';
import type { SiteSource } from '../derive/plan';
import type { FileStamp, Host } from '../host';
import { decode } from '../load/decode';
import { loadDocument, rememberedDocument, type SourceDocument } from '../load/document';
import { DiskError } from '../load/files';
import { load } from '../load/load';
import type { Schemas } from '../load/schemas';
import type { Catalogue, CheckedRest, Entry, MessageEntry } from '../validate/catalogue';
import type { KnownStore } from '../validate/draft';
import { readInterfaceMessages } from '../validate/interface-messages';
import { linksOf } from '../validate/links';
import { validate, validateStores, type ValidateContext } from '../validate/validate';
import { storeMemoryOf, type DataMemory } from './data-memory';
import { hashOf, nothingChecked, type CheckMemory, type FileMemory, type RestMemory, type StoreMemory } from './memory';

/** What checking gives with the help of what is remembered. */
export interface IncrementalCheck {
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: Sources;
  /** Present if no error stands against the data. */
  readonly good?: GoodData;
}

/** Data without an error, and what is to be remembered of it. */
export interface GoodData {
  readonly source: SiteSource & { readonly messages: ReadonlyMap<string, MessageEntry> };
  readonly stores: ReadonlyMap<string, StoreMemory>;
  readonly memory: CheckMemory;
  /** The rest of the catalogue, if it is another than is remembered. */
  readonly newRest?: RestMemory | undefined;
}

/** The file of a store was changed after it was checked, and before it was used. */
export class StoreHasChanged extends DiskError {
  constructor(file: string) {
    super(file, 'read', 'it was changed while it was in use, and is not the one that was checked', 'run the command again');
  }
}

const storeFile = /^data\/stores\/[^/.][^/]*\.yaml$/;

/** The hash of a file; of one that the machine does not give, none. */
function hashOfFile(host: Host, path: string): string {
  try {
    return hashOf(host.read(path) ?? '');
  } catch (error) {
    if (error instanceof DiskError) return '';
    throw error;
  }
}

/** The given files with their hashes; only those that seem to have changed are read. */
function hashesOf(host: Host, stamps: readonly FileStamp[], known: CheckMemory['files']): CheckMemory['files'] {
  const files = new Map<string, FileMemory>();
  for (const { path, size, modified } of stamps) {
    const before = known.get(path);
    files.set(path, before?.size === size && before.modified === modified ? before : { size, modified, hash: hashOfFile(host, path) });
  }
  return files;
}

function storesByFile(stores: readonly StoreMemory[]): CheckMemory['stores'] {
  return new Map(stores.map((store) => [store.file, store]));
}

function textField(value: unknown, key: string): string | undefined {
  const field: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof field === 'string' ? field : undefined;
}

/** The rest of a catalogue as it was written down, with documents that are read when they are needed. */
function revive(host: Host, { entries, messages, feeds, images }: RestMemory): { readonly rest: CheckedRest; readonly links: ReadonlyMap<SourceDocument, readonly string[]> } {
  const links = new Map<SourceDocument, readonly string[]>();
  const textOf = (path: string): string => decode(path, host.read(path) ?? new Uint8Array()).source.text;
  const documents = new Map<string, SourceDocument>();
  const documentOf = (path: string, value?: unknown): SourceDocument => {
    const document = documents.get(path) ?? rememberedDocument(path, value, textOf);
    documents.set(path, document);
    return document;
  };
  // What was written down had been accepted by the schema of its kind.
  const entry = <T>({ path, value, links: own }: { readonly path: string; readonly value: unknown; readonly links: readonly string[] }): Entry<T> => {
    const document = documentOf(path, value);
    links.set(document, own);
    return { value: value as T, document };
  };
  return {
    links,
    rest: {
      site: entry(entries.site),
      home: entry(entries.home),
      redirects: entry(entries.redirects),
      pages: entries.pages.map((page) => entry(page)),
      posts: entries.posts.map((post) => entry(post)),
      messages: new Map(messages.map((message) => [message.id, { ...message, document: documentOf('data/messages') }])),
      feeds: new Map(feeds.map(({ path, quarantined, ...feed }) => [feed.name, { ...feed, value: feed.config, quarantined: new Set(quarantined), document: documentOf(path, feed.config) }])),
      images: new Set(images),
    },
  };
}

/** The texts that diagnostics speak of; of thousands of files nobody needs all any more. */
function sourcesOf(diagnostics: readonly Diagnostic[], sources: Sources): Sources {
  const spokenOf = new Set(diagnostics.flatMap(({ file, related = [] }) => [file, ...related.map((each) => each.file)]));
  return new Map([...sources].filter(([path]) => spokenOf.has(path)));
}

function writtenDown(key: string, rest: CheckedRest, clock: SteadyClock | undefined, { diagnostics, sources }: Pick<IncrementalCheck, 'diagnostics' | 'sources'>): RestMemory {
  const entry = (kind: 'site' | 'home' | 'redirects' | 'page' | 'post') => ({ value, document }: Entry<unknown>) => ({
    path: document.file.path,
    value,
    // Where redirects lead is a matter of their own rule.
    links: kind === 'redirects' ? [] : linksOf({ kind, document }),
  });
  return {
    key,
    entries: {
      site: entry('site')(rest.site),
      home: entry('home')(rest.home),
      redirects: entry('redirects')(rest.redirects),
      pages: rest.pages.map(entry('page')),
      posts: rest.posts.map(entry('post')),
    },
    messages: [...rest.messages.values()].map(({ document: _document, ...message }) => message),
    feeds: [...rest.feeds.values()].map(({ document, value: _value, quarantined, ...feed }) => ({ ...feed, path: document.file.path, quarantined: [...quarantined] })),
    images: [...rest.images],
    clock,
    diagnostics,
    sources: [...sources.values()],
  };
}

/** How many stores stay at hand after they were read: their pages ask for them several times, and nobody for thousands at once. */
const keptStores = 32;

/** Gives stores that were found good before; of those that are not at hand it reads the files. */
export function storeReader(host: Host, stores: ReadonlyMap<string, StoreMemory>, values: ReadonlyMap<string, Store> = new Map()): (slug: string) => Store {
  const kept = new Map<string, Store>();
  return (slug) => {
    const value = values.get(slug) ?? kept.get(slug);
    if (value) return value;
    const known = stores.get(slug);
    const bytes = known && host.read(known.file);
    if (!bytes || hashOf(bytes) !== known.hash) throw new StoreHasChanged(known?.file ?? slug);
    const { document } = loadDocument(decode(known.file, bytes).source);
    if (!document) throw new Error(`The store ${slug} cannot be read.`);
    // The schema accepted this very file before: its hash is the same.
    const store = document.value as Store;
    kept.set(slug, store);
    for (const oldest of kept.keys()) if (kept.size > keptStores) kept.delete(oldest);
    return store;
  };
}

/**
 * The data as pages are made from it. A function of its own: what it gives lives as long as the build, and so does everything
 * that stands in the same scope, such as the texts of all files.
 */
function sourceFrom(host: Host, data: DataMemory, rest: CheckedRest, stores: GoodData['stores'], values: Map<string, Store>): GoodData['source'] {
  const storeOf = storeReader(host, stores, values);
  const memoryOf = bySlug(stores);
  return {
    ...sourceOfRest(rest),
    stores: [...stores.values()],
    outlineOf: (slug) => {
      const value = values.get(slug);
      return value ? outlineOf(value) : data.detailsOf(memoryOf(slug), () => storeOf(slug)).outline;
    },
    storeOf,
    release: (slug) => values.delete(slug),
  };
}

/** A whole catalogue, of which nothing is remembered, as good data. Its stores are known by what they say, for files may say more. */
export function goodDataOf(host: Host, catalogue: Catalogue): GoodData {
  const files = hashesOf(host, host.inventory('data').files, nothingChecked.files);
  const memories = catalogue.stores.map((entry) => storeMemoryOf(entry, hashOf(JSON.stringify(entry.value))));
  return {
    source: sourceOf(catalogue),
    stores: new Map(memories.map((store) => [store.slug, store])),
    memory: { checkedOn: '', files, stores: storesByFile(memories), setting: '', rest: '' },
  };
}

/**
 * Checks the data. Stores that were good and have not changed are neither read nor checked again, unless something they
 * name has changed; with nothing to remember this is the check of the whole. As soon as an error is found, everything is
 * checked from the beginning, so that reports are the same as ever.
 */
export function checkIncrementally(host: Host, schemas: Schemas, data: DataMemory): IncrementalCheck {
  const { check: memory } = data;
  const { files: stamps, others } = host.inventory('data');
  const files = hashesOf(host, stamps, memory.files);
  const hashAt = (path: string): string => files.get(path)?.hash ?? '';
  const images = new Set<string>();
  const storeFiles: string[] = [];
  const restFiles: string[] = [];
  for (const path of files.keys()) {
    if (storeFile.test(path)) storeFiles.push(path);
    else if (path.startsWith('data/images/')) images.add(path.slice('data/images/'.length));
    else restFiles.push(path);
  }
  const restKey = hashOf(...restFiles.flatMap((path) => [path, hashAt(path)]), '/', ...images);
  const feedsKey = hashOf(...restFiles.flatMap((path) => (path.startsWith('data/feeds/') ? [path, hashAt(path)] : [])));
  const setting = hashOf(hashAt('data/site.yaml'), feedsKey);
  const day = dayAt(Math.max(host.now, host.present), 'UTC');
  const today = [day.year, String(day.month).padStart(2, '0'), String(day.day).padStart(2, '0')].join('-');
  // What was good on some day is good on every later one.
  const strange = others.length > 0 || [...files.values()].some(({ hash }) => hash === '');
  const trusted = !strange && memory.setting === setting && memory.checkedOn <= today;
  const rememberedRest = trusted && memory.rest === restKey ? data.restOf(restKey) : undefined;
  const revived = rememberedRest && revive(host, rememberedRest);
  if (revived && rememberedRest.clock) presetClock(revived.rest.site.value.timeZone, rememberedRest.clock);

  const remembered = trusted ? memory.stores : nothingChecked.stores;
  const isKnown = (path: string): boolean => remembered.get(path)?.hash === hashAt(path);
  const known = new Set(storeFiles.filter(isKnown));
  const everything = (): IncrementalCheck => {
    const { diagnostics, sources } = check(host, schemas);
    return { diagnostics, sources };
  };

  const whole = !revived && known.size === 0;
  // With the other files new, articles may quote codes of any store that they are about.
  const restLoaded = revived ? undefined : load({ ...host, list: (folder) => host.list(folder).filter((path) => !known.has(path)) });
  for (const page of restLoaded?.documents.pages ?? []) known.delete(`data/stores/${textField(page.value, 'store') ?? ''}.yaml`);

  const documents = new Map<string, SourceDocument>(restLoaded?.documents.stores.map((document) => [document.file.path, document]));
  const faults: Diagnostic[] = [...(restLoaded?.diagnostics ?? [])];
  const read = (path: string): void => {
    // Of what the machine does not give loading has told already.
    if (documents.has(path) || hashAt(path) === '') return;
    const decoded = decode(path, host.read(path) ?? new Uint8Array());
    const { document, diagnostics } = decoded.diagnostics.length > 0 ? { document: undefined, diagnostics: decoded.diagnostics } : loadDocument(decoded.source);
    faults.push(...diagnostics);
    if (document) documents.set(path, document);
  };
  for (const path of storeFiles) if (!known.has(path)) read(path);

  // A store that names what is no longer there has to be looked at again, though its own file is the same.
  const addresses = new Set(['/', notFoundPath]);
  const pages = revived ? revived.rest.pages.map(({ value }) => value) : (restLoaded?.documents.pages.map(({ value }) => value) ?? []);
  const posts = revived ? revived.rest.posts.map(({ value }) => value) : (restLoaded?.documents.posts.map(({ value }) => value) ?? []);
  const blog = pages.find((page) => textField(page, 'kind') === 'blog');
  for (const page of [...pages, ...[...documents.values()].map(({ value }) => value)]) addresses.add(textField(page, 'path') ?? '/');
  for (const post of posts) addresses.add(`${textField(blog, 'path') ?? '/blog'}/${textField(post, 'slug') ?? ''}`);
  for (const path of known) addresses.add(remembered.get(path)?.path ?? '/');
  for (const path of known) {
    const store = remembered.get(path);
    const lacksImage = store && !store.logo.includes('/') && !images.has(store.logo);
    if (store && !lacksImage && store.links.every((link) => addresses.has(link))) continue;
    known.delete(path);
    read(path);
  }
  const restIsLost = [...(revived?.links.values() ?? [])].some((links) => links.some((link) => !addresses.has(link)));
  if (!whole && (hasErrors(faults) || restIsLost)) return everything();

  const textOf = (path: string): string => decode(path, host.read(path) ?? new Uint8Array()).source.text;
  const knownStores: KnownStore[] = [];
  const knownLinks = new Map<SourceDocument, readonly string[]>(revived?.links);
  for (const path of known) {
    const store = remembered.get(path);
    if (!store) continue;
    const document = rememberedDocument(path, undefined, textOf);
    knownStores.push({ slug: store.slug, path: store.path, document });
    knownLinks.set(document, store.links);
  }
  const context: ValidateContext = { schemas, today: day, interfaceMessages: readInterfaceMessages(host), known: knownStores, knownLinks };

  let rest: CheckedRest;
  let fresh: readonly Entry<Store>[];
  let diagnostics: readonly Diagnostic[];
  let sources: Sources;
  let newRest: RestMemory | undefined;
  if (revived && rememberedRest) {
    const validated = documents.size === 0 && storeFiles.length === memory.stores.size ? { stores: [], diagnostics: [] } : validateStores([...documents.values()], revived.rest, context);
    if (hasErrors(validated.diagnostics)) return everything();
    ({ rest } = revived);
    fresh = validated.stores;
    diagnostics = rememberedRest.diagnostics;
    sources = new Map(rememberedRest.sources.map((source) => [source.path, source]));
  } else {
    if (!restLoaded) throw new Error('The other files were neither remembered nor read.');
    const loaded = { ...restLoaded.documents, stores: [...documents.values()].sort((a, b) => (a.file.path < b.file.path ? -1 : 1)) };
    const validated = validate(loaded, context);
    if (whole && !validated.catalogue) return { diagnostics: [...restLoaded.diagnostics, ...validated.diagnostics], sources: restLoaded.sources };
    if (!validated.catalogue || hasErrors([...restLoaded.diagnostics, ...validated.diagnostics])) return everything();
    rest = validated.catalogue;
    fresh = validated.catalogue.stores;
    diagnostics = sortDiagnostics([...restLoaded.diagnostics, ...validated.diagnostics]);
    sources = sourcesOf(diagnostics, restLoaded.sources);
    newRest = writtenDown(restKey, rest, clockAround(rest.site.value.timeZone, host.now), { diagnostics, sources });
  }

  const values = new Map(fresh.map(({ value }) => [value.slug, value]));
  const freshMemories = new Map(fresh.map((entry) => [entry.document.file.path, data.note(entry, hashAt(entry.document.file.path))]));
  const memories = storeFiles.flatMap((path) => freshMemories.get(path) ?? remembered.get(path) ?? []);
  const stores = new Map(memories.map((store) => [store.slug, store]));
  return {
    diagnostics,
    sources,
    good: {
      stores,
      newRest,
      memory: { checkedOn: today, files, stores: storesByFile(memories), setting, rest: restKey },
      source: sourceFrom(host, data, rest, stores, values),
    },
  };
}
