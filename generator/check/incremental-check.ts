import { dayAt, isoDay, presetOffset, type CalendarDay } from '../../src/domain/calendar';
import { checksPath, notFoundPath, postPath } from '../../src/domain/paths';
import type { Store } from '../../src/generated/data-types';
import { laterDay, lastDay, publishedFrom, type Publication } from '../../src/domain/publication';
import { clockAround } from '../derive/clock';
import { hiddenOn } from '../derive/published';
import { hasErrors, sortDiagnostics, type Diagnostic, type SourceFile } from '../diagnostics/diagnostic';
import type { Sources } from '../diagnostics/reporters/text';
import { evidenceOfRecord, type ClaimEvidence } from '../claims/evidence';
import { claimWarnings } from '../claims/findings';
import { decode } from '../load/decode';
import { loadDocument, rememberedDocument, type SourceDocument } from '../load/document';
import { fieldOf, publicationOf, textField } from '../load/fields';
import { load, type Loaded, type LoadedDocuments } from '../load/load';
import type { Schemas } from '../load/schemas';
import type { System } from '../system/system';
import type { CheckedRest, Entry } from '../validate/catalogue';
import { isInEntry } from '../validate/home-entries';
import { readInterfaceMessages } from '../validate/interface-messages';
import { codeLikeWords } from '../validate/quoted-codes';
import { RuleError } from '../validate/rule-error';
import { textsOf } from '../validate/texts';
import { readFeeds, validate, validateStores, type ReadFeeds, type ValidateContext } from '../validate/validate';
import { check, type CheckOptions } from './check';
import { hasSameRows, type CheckCache } from './check-cache';
import { siteDataFrom, storesBy, type CheckedData } from './checked-data';
import { DataFiles } from './data-files';
import type { StoreRecord } from '../derive/site-data';
import { nothingChecked, type CheckState, type RestState } from './records';
import { reviveRest, textAt, writeRest, type RevivedRest } from './rest-cache';
import { orderWarnings } from '../validate/order-warnings';
import { reportedOrders, type ReportedOrders } from '../validate/orders';
import { storeRowWarnings } from '../validate/store-rows';
import { unusedPictures } from '../validate/unused-pictures';
import { feedFrom, offerSourceOf, type OfferFeed } from '../validate/store-feed';

/** The result of a check that uses the cached result of the last one. */
export interface IncrementalCheck {
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: Sources;
  /** Present if the data has no error. */
  readonly good?: CheckedData & {
    /** What its texts claim. */
    readonly evidence: ClaimEvidence;
  };
}

/** The catalogue without its stores, as a former check found it good. */
interface KnownRest extends RevivedRest {
  readonly state: RestState;
}

/** The data but for the known stores, of which the feeds are already read. */
interface LoadedRest extends Loaded, ReadFeeds {}

function isKnown(rest: KnownRest | LoadedRest): rest is KnownRest {
  return 'state' in rest;
}

/** What a former check found good, and is still valid. */
interface Recalled {
  /** The stores by their files; each is valid if its file is the same. */
  readonly stores: CheckState['stores'];
  /** All other files, if they are the same. */
  readonly rest?: KnownRest;
  /** The day of the build in the site's time zone; empty if nothing is recalled. */
  readonly day: string;
}

/** The day on which drafts are left out: that of the build, or, where they are shown, a day on which there are none. */
function dayOfDrafts({ preview = false }: CheckOptions, day: string): string {
  return preview ? lastDay : day;
}

/** Whether the record of a store leaves out exactly the offers that are not published on a day. */
function isCurrent({ withheld = [], hidden = [] }: StoreRecord, day: string): boolean {
  const now = hiddenOn(withheld, day);
  return now.length === hidden.length && now.every((id, index) => id === hidden[index]);
}

/** Reads from the cache what is valid on a day, `YYYY-MM-DD`. */
function recall(system: System, cache: CheckCache, files: DataFiles, today: string, options: CheckOptions): Recalled {
  const { settingsHash, checkedOn, publishedOn, timeZone, stores: cached, restHash } = cache.state;
  const isSameForStores = options.onlyChanged === true || settingsHash === files.settingsHash;
  const nothing = { stores: nothingChecked.stores, day: '' };
  // What was good on some day is good on every later one.
  if (files.hasIrregularFiles || !isSameForStores || checkedOn > today) return nothing;
  const state = restHash === files.restHash ? cache.restOf(restHash) : undefined;
  if (state?.clock) presetOffset(timeZone, state.clock);
  const day = isoDay(dayAt(system.now, timeZone));
  if (publishedOn > day) return nothing;
  const shownOn = dayOfDrafts(options, day);
  // Usually all are current, and the table need not be copied.
  const stale = [...cached].filter(([, store]) => !isCurrent(store, shownOn));
  const stores = stale.length === 0 ? cached : new Map([...cached].filter(([, store]) => isCurrent(store, shownOn)));
  return { stores, day, ...(state && { rest: { ...reviveRest(system, state), state } }) };
}

/** The stores of the data: those that are known to be good, and the documents of the others. */
class Stores {
  /** Those that need not be checked, by their files. */
  readonly known = new Map<string, StoreRecord>();
  /** Those that are to be checked, by their files. */
  readonly documents = new Map<string, SourceDocument>();
  /** What is wrong with files of which no document came. */
  readonly faults: Diagnostic[] = [];

  constructor(
    private readonly files: DataFiles,
    cached: CheckState['stores'],
  ) {
    for (const path of files.stores) {
      const store = cached.get(path);
      if (store?.hash === files.hashAt(path)) this.known.set(path, store);
    }
  }

  /** Loads the data but for the stores that are known. */
  loadOthers(): Loaded {
    const files = this.files.parsed;
    const loaded = load(
      { ...files, list: (folder) => files.list(folder).filter((path) => !this.known.has(path)) },
      new Set(),
      (path) => this.files.pictureAt(path),
    );
    for (const document of loaded.documents.stores) this.documents.set(document.file.path, document);
    this.faults.push(...loaded.diagnostics);
    return loaded;
  }

  /** Reads the stores that are not known. */
  readOthers(): void {
    for (const path of this.files.stores) if (!this.known.has(path)) this.read(path);
  }

  /** Checks a store again though its own file is the same. */
  invalidate(path: string): void {
    if (this.known.delete(path)) this.read(path);
  }

  private read(path: string): void {
    const decoded = decode(path, this.files.parsed.read(path) ?? new Uint8Array());
    const { document, diagnostics } =
      decoded.diagnostics.length > 0
        ? { document: undefined, diagnostics: decoded.diagnostics }
        : loadDocument(decoded.source);
    this.faults.push(...diagnostics);
    if (document) this.documents.set(path, document);
  }
}

/** Something that was read, whether or not it was checked. */
interface Read {
  readonly value: unknown;
}

/** Where tests of offers come from that are not in the files of stores. */
interface TestSources {
  readonly feeds: ReadonlyMap<string, OfferFeed>;
  readonly orders: ReportedOrders['stores'];
}

/** Since when a store has a log of tests, if it has one. The shape of its file is not checked yet. */
function logFrom(store: unknown, { feeds, orders }: TestSources): string | undefined {
  const from = publishedFrom(publicationOf(store));
  const rows = feedFrom(offerSourceOf(fieldOf(store, 'offersFrom')), feeds)?.rows ?? [];
  const offers = fieldOf(store, 'offers');
  const ordered = new Set((orders.get(textField(store, 'slug') ?? '') ?? []).map(([offer]) => offer));
  const days = [
    ...rows.flatMap(({ checks }) => (checks ? [''] : [])),
    ...(Array.isArray(offers) ? offers : []).flatMap((offer: unknown) => {
      const checks = fieldOf(offer, 'checks');
      const isTested = (Array.isArray(checks) && checks.length > 0) || ordered.has(textField(offer, 'id') ?? '');
      return isTested ? [publishedFrom(publicationOf(offer))] : [];
    }),
  ];
  const [first] = days.sort();
  return first === undefined ? undefined : laterDay(from, first);
}

/** The addresses that links may name, each with the day from which it is published. */
function addressesOf(
  { pages, posts }: { readonly pages: readonly Read[]; readonly posts: readonly Read[] },
  { known, documents }: Stores,
  sources: TestSources,
): ReadonlyMap<string, string> {
  const addresses = new Map([
    ['/', ''],
    [notFoundPath, ''],
  ]);
  const addLog = (path: string, from: string | undefined): void => {
    if (from !== undefined) addresses.set(checksPath(path), from);
  };
  const add = (path: string, value: unknown): unknown => addresses.set(path, publishedFrom(publicationOf(value)));
  for (const { value } of pages) add(textField(value, 'path') ?? '/', value);
  for (const { value } of documents.values()) {
    const path = textField(value, 'path') ?? '/';
    add(path, value);
    addLog(path, logFrom(value, sources));
  }
  for (const { value } of posts) add(postPath(textField(value, 'slug') ?? ''), value);
  for (const store of known.values()) {
    add(store.path, store);
    addLog(store.path, store.log);
  }
  return addresses;
}

/** What stores are checked against besides the other files: those of them that are known. */
function contextOf(
  system: System,
  schemas: Schemas,
  today: CalendarDay,
  { known }: Stores,
  rest: KnownRest | LoadedRest,
  { preview = false }: CheckOptions,
): ValidateContext {
  const knownLinks = new Map(isKnown(rest) ? rest.links : []);
  const knownStores = [...known.values()].map(({ file, slug, names, path, log, links, draft, publish }) => {
    const document = rememberedDocument(file, undefined, (at) => textAt(system, at));
    knownLinks.set(document, links);
    return { slug, names, path, log, document, draft, publish };
  });
  return {
    schemas,
    today,
    now: system.now,
    preview,
    interfaceMessages: readInterfaceMessages(system),
    known: knownStores,
    knownLinks,
    ...(!isKnown(rest) && { feeds: rest.feeds }),
  };
}

/** A file whose text is read when it is first needed: a build reports at its end, and the table of a feed may have many megabytes. */
function sourceAt(system: System, path: string): SourceFile {
  let text: string | undefined;
  return {
    path,
    get text() {
      text ??= textAt(system, path);
      return text;
    },
  };
}

/** The texts that diagnostics point into. */
function sourcesOf(system: System, diagnostics: readonly Diagnostic[]): Sources {
  const paths = new Set(diagnostics.flatMap(({ file, related = [] }) => [file, ...related.map((each) => each.file)]));
  return new Map([...paths].map((path) => [path, sourceAt(system, path)]));
}

/** The result of a check, good or not. */
interface Found {
  /** About the files that were checked now. */
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: Sources;
  /** Present if no error was found. */
  readonly good?: FoundGood;
}

/** The rest of the catalogue, and the stores that were checked now. */
interface FoundGood {
  readonly rest: CheckedRest;
  /** The warnings about the rest. */
  readonly warnings: readonly Diagnostic[];
  readonly fresh: readonly Entry<Store>[];
  readonly newRest?: RestState;
  /** What the texts of the rest claim. */
  readonly evidence: RestState['evidence'];
}

/** The result where nothing has changed. */
function unchanged({ rest, state: { warnings, evidence } }: KnownRest): Found {
  return { diagnostics: [], sources: new Map(), good: { rest, warnings, evidence, fresh: [] } };
}

/** Checks stores against the rest, which is known. */
function checkStores(documents: readonly SourceDocument[], known: KnownRest, context: ValidateContext): Found {
  const { rest } = known;
  const { stores: fresh, diagnostics, ruleFailures } = validateStores(documents, rest, context);
  const sources = new Map(documents.map(({ file }) => [file.path, file]));
  if (ruleFailures.length > 0) throw new RuleError(ruleFailures, { diagnostics, sources });
  if (hasErrors(diagnostics)) return { diagnostics, sources };
  const { warnings, evidence } = known.state;
  return { diagnostics, sources, good: { rest, warnings, evidence, fresh } };
}

/** Checks stores and the rest, whose hash is `key`. */
function checkLoaded(
  system: System,
  { documents, sources: texts, diagnostics: unread }: Loaded,
  stores: readonly SourceDocument[],
  key: string,
  context: ValidateContext,
): Found {
  const { catalogue, diagnostics: wrong, ruleFailures } = validate({ ...documents, stores }, context);
  const all = [...unread, ...wrong];
  if (ruleFailures.length > 0) throw new RuleError(ruleFailures, { diagnostics: all, sources: texts });
  if (!catalogue || hasErrors(all)) return { diagnostics: all, sources: texts };
  const ofStores = new Set(stores.map(({ file }) => file.path));
  const warnings = all.filter(({ file }) => !ofStores.has(file));
  const { timeZone } = catalogue.site.value;
  const clock = clockAround(timeZone, system.now);
  if (clock) presetOffset(timeZone, clock);
  const newRest = writeRest(catalogue, {
    key,
    clock,
    warnings,
  });
  const good = { rest: catalogue, warnings, evidence: newRest.evidence, fresh: catalogue.stores, newRest };
  return { diagnostics: all, sources: texts, good };
}

/** The warnings about stores: those of the last check for known stores, and what was found now for the others. */
function warningsOf(
  fresh: readonly Entry<Store>[],
  known: Stores['known'],
  before: CheckState['warnings'],
  found: readonly Diagnostic[],
): CheckState['warnings'] {
  const warnings = new Map(before);
  for (const file of before.keys()) if (!known.has(file)) warnings.delete(file);
  const checked = new Set(fresh.map(({ document }) => document.file.path));
  for (const warning of found)
    if (checked.has(warning.file)) warnings.set(warning.file, [...(warnings.get(warning.file) ?? []), warning]);
  return warnings;
}

/** The data of a successful check. */
function checkedDataFrom(
  system: System,
  cache: CheckCache,
  files: DataFiles,
  { known }: Stores,
  { diagnostics, good: { rest, fresh, newRest, evidence } }: Found & { readonly good: FoundGood },
  { checkedOn, ...options }: CheckOptions & Pick<CheckState, 'checkedOn'>,
): NonNullable<IncrementalCheck['good']> {
  const { timeZone } = rest.site.value;
  const today = isoDay(dayAt(system.now, timeZone));
  const day = dayOfDrafts(options, today);
  const freshRecords = new Map(
    fresh.map((entry) => {
      const { path } = entry.document.file;
      return [path, cache.recordOf(entry, files.hashAt(path), rest, day)];
    }),
  );
  const records = files.stores.flatMap((path) => freshRecords.get(path) ?? known.get(path) ?? []);
  const state: CheckState = {
    checkedOn,
    // What was found good on an earlier day still is.
    publishedOn: fresh.length === 0 && !newRest ? cache.state.publishedOn : today,
    timeZone,
    files: files.records(rest.images),
    stores: storesBy('file', records),
    warnings: warningsOf(fresh, known, cache.state.warnings, diagnostics),
    settingsHash: files.settingsHash,
    restHash: files.restHash,
  };
  const claims: ClaimEvidence = {
    claims: rest.claims,
    files: [...evidence, ...records.map(evidenceOfRecord)],
    timeZone: rest.site.value.timeZone,
    documentOf: (path) => rememberedDocument(path, undefined, (at) => textAt(system, at)),
  };
  return { newRest, state, site: siteDataFrom(system, cache, rest, state, day), evidence: claims };
}

/** Whether a text of the home page may quote a code of any store. The shape of the file is not checked yet. */
function mayQuoteCodes({ home: document }: Pick<LoadedDocuments, 'home'>): boolean {
  const texts = document ? textsOf({ kind: 'home', document }).all : [];
  return texts.some(({ path, value }) => !isInEntry(path) && codeLikeWords(value).length > 0);
}

/** The slugs of the stores whose offers other files may refer to. The shape of the files is not checked yet. */
function storesNamedBy({ pages, home }: Pick<LoadedDocuments, 'pages' | 'home'>): readonly string[] {
  const lists = [fieldOf(home?.value, 'banner'), fieldOf(fieldOf(home?.value, 'featured'), 'stores')];
  const entries = lists.flatMap((list): readonly unknown[] => (Array.isArray(list) ? list : []));
  return [...pages.map(({ value }) => value), ...entries].flatMap((value) => textField(value, 'store') ?? []);
}

/**
 * Checks the data. Stores that were good and have not changed are neither read nor checked again, unless something they
 * refer to has changed; with an empty cache this is a full check. As soon as an error is found, a full check starts, so that
 * reports do not depend on the cache.
 */
export function checkIncrementally(
  system: System,
  schemas: Schemas,
  cache: CheckCache,
  options: CheckOptions = {},
): IncrementalCheck {
  const files = new DataFiles(system, cache.state.files);
  const today = dayAt(Math.max(system.now, system.present), 'UTC');
  const everything = (): IncrementalCheck => {
    const { diagnostics, sources } = check(system, schemas, options);
    return { diagnostics, sources };
  };

  const recalled = recall(system, cache, files, isoDay(today), options);
  const stores = new Stores(files, recalled.stores);
  const whole = !recalled.rest && stores.known.size === 0;
  const rest = recalled.rest ?? loadRest(stores, schemas);
  if (isKnown(rest)) stores.readOthers();
  else invalidateReferred(stores, rest);
  const restIsLost = invalidateBroken(stores, rest, files, recalled.day);
  const { onlyChanged = false } = options;
  if (onlyChanged && hasErrors(stores.faults)) return faultsOf(system, stores.faults);
  if (!whole && !onlyChanged && (hasErrors(stores.faults) || restIsLost)) return everything();

  const documents = [...stores.documents.values()].sort((a, b) => (a.file.path < b.file.path ? -1 : 1));
  const isSame = documents.length === 0 && stores.known.size === recalled.stores.size;
  const context = (): ValidateContext => contextOf(system, schemas, today, stores, rest, options);
  const checkChanges = (known: KnownRest): Found =>
    isSame ? unchanged(known) : checkStores(documents, known, context());
  const found = isKnown(rest) ? checkChanges(rest) : checkLoaded(system, rest, documents, files.restHash, context());
  if (!found.good && !whole && !onlyChanged) return everything();
  if (!found.good || onlyChanged) return { diagnostics: found.diagnostics, sources: found.sources };
  const good = checkedDataFrom(
    system,
    cache,
    files,
    stores,
    { ...found, good: found.good },
    {
      ...options,
      checkedOn: isoDay(today),
    },
  );
  const diagnostics = sortDiagnostics([
    ...found.good.warnings,
    ...[...good.state.warnings.values()].flat(),
    ...claimWarnings(good.evidence),
    ...unusedPictures(found.good.rest, good.state.stores.values()),
    ...storeRowWarnings(good.state.stores.values(), { ...found.good.rest, documentOf: good.evidence.documentOf }),
    ...orderWarnings(found.good.rest.evidence, {
      stores: [...good.state.stores.values()],
      feeds: found.good.rest.feeds,
    }),
  ]);
  return { diagnostics, sources: sourcesOf(system, diagnostics), good };
}

function faultsOf(system: System, faults: readonly Diagnostic[]): IncrementalCheck {
  return { diagnostics: sortDiagnostics(faults), sources: sourcesOf(system, faults) };
}

function loadRest(stores: Stores, schemas: Schemas): LoadedRest {
  const loaded = stores.loadOthers();
  return { ...loaded, ...readFeeds(loaded.documents, schemas) };
}

/**
 * Checks stores again, although their files are the same, if they have other rows of a feed, or if other files may refer to their
 * offers: articles may quote codes of any store that they are about, and the home page may advertise any offer of the stores that
 * it names.
 */
function invalidateReferred(stores: Stores, { documents, feeds }: LoadedRest): void {
  const named = new Set(storesNamedBy(documents).map((slug) => `data/stores/${slug}.yaml`));
  const all = mayQuoteCodes(documents);
  for (const store of [...stores.known.values()])
    if (all || named.has(store.file) || !hasSameRows(store, feeds)) stores.invalidate(store.file);
}

/**
 * Checks stores again that refer to something that no longer exists or has another picture, or that may not be published yet. Gives whether a file
 * of the rest does so.
 */
function invalidateBroken(stores: Stores, rest: KnownRest | LoadedRest, files: DataFiles, day: string): boolean {
  const sources: TestSources = isKnown(rest)
    ? { feeds: rest.rest.feeds, orders: reportedOrders(rest.rest.evidence).stores }
    : rest;
  const addresses = addressesOf(isKnown(rest) ? rest.rest : rest.documents, stores, sources);
  const hasDeadLink = (links: readonly string[], publication: Publication): boolean =>
    links.some((link) => {
      const from = addresses.get(link);
      return from === undefined || (from > day && from > publishedFrom(publication));
    });
  for (const store of stores.known.values()) {
    const { file, logo, links } = store;
    const hasOtherLogo = !logo.includes('/') && !files.isSame(`data/images/${logo}`);
    if (hasOtherLogo || hasDeadLink(links, store)) stores.invalidate(file);
  }
  return isKnown(rest) && [...rest.links].some(([{ value }, links]) => hasDeadLink(links, publicationOf(value)));
}
