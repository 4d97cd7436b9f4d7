import { dayAt, isoDay, presetOffset, type CalendarDay } from '../../src/domain/calendar';
import { notFoundPath, postPath } from '../../src/domain/paths';
import type { Store } from '../../src/generated/data-types';
import { clockAround } from '../derive/clock';
import { hasErrors, sortDiagnostics, type Diagnostic } from '../diagnostics/diagnostic';
import type { Sources } from '../diagnostics/reporters/text';
import { decode } from '../load/decode';
import { loadDocument, rememberedDocument, type SourceDocument } from '../load/document';
import { textField } from '../load/fields';
import { load, type Loaded } from '../load/load';
import type { Schemas } from '../load/schemas';
import type { System } from '../system/system';
import type { CheckedRest, Entry } from '../validate/catalogue';
import { readInterfaceMessages } from '../validate/interface-messages';
import { RuleError } from '../validate/rule-error';
import { validate, validateStores, type ValidateContext } from '../validate/validate';
import { check } from './check';
import type { CheckCache } from './check-cache';
import { siteDataFrom, storesBy, type CheckedData } from './checked-data';
import { DataFiles } from './data-files';
import type { StoreRecord } from '../derive/site-data';
import { nothingChecked, type CheckState, type RestState } from './records';
import { reviveRest, textAt, writeRest, type RevivedRest } from './rest-cache';

/** The result of a check that uses the cached result of the last one. */
export interface IncrementalCheck {
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: Sources;
  /** Present if the data has no error. */
  readonly good?: CheckedData;
}

/** The catalogue without its stores, as a former check found it good. */
interface KnownRest extends RevivedRest {
  readonly state: RestState;
}

function isKnown(rest: KnownRest | Loaded): rest is KnownRest {
  return 'state' in rest;
}

/** What a former check found good, and is still valid. */
interface Recalled {
  /** The stores by their files; each is valid if its file is the same. */
  readonly stores: CheckState['stores'];
  /** All other files, if they are the same. */
  readonly rest?: KnownRest;
}

/** Reads from the cache what is valid on a day, `YYYY-MM-DD`. */
function recall(system: System, cache: CheckCache, files: DataFiles, today: string): Recalled {
  const { settingsHash, checkedOn, stores, restHash } = cache.state;
  // What was good on some day is good on every later one.
  if (files.hasIrregularFiles || settingsHash !== files.settingsHash || checkedOn > today)
    return { stores: nothingChecked.stores };
  const state = restHash === files.restHash ? cache.restOf(restHash) : undefined;
  if (!state) return { stores };
  const revived = reviveRest(system, state);
  if (state.clock) presetOffset(revived.rest.site.value.timeZone, state.clock);
  return { stores, rest: { ...revived, state } };
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
    const loaded = load({
      ...files,
      list: (folder) => files.list(folder).filter((path) => !this.known.has(path)),
    });
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

/** The addresses that links may name. */
function addressesOf(
  { pages, posts }: { readonly pages: readonly Read[]; readonly posts: readonly Read[] },
  { known, documents }: Stores,
): ReadonlySet<string> {
  const addresses = new Set(['/', notFoundPath]);
  for (const { value } of [...pages, ...documents.values()]) addresses.add(textField(value, 'path') ?? '/');
  for (const { value } of posts) addresses.add(postPath(textField(value, 'slug') ?? ''));
  for (const { path } of known.values()) addresses.add(path);
  return addresses;
}

/** What stores are checked against besides the other files: those of them that are known. */
function contextOf(
  system: System,
  schemas: Schemas,
  today: CalendarDay,
  { known }: Stores,
  rest: RevivedRest | undefined,
): ValidateContext {
  const knownLinks = new Map(rest?.links);
  const knownStores = [...known.values()].map(({ file, slug, path, links }) => {
    const document = rememberedDocument(file, undefined, (at) => textAt(system, at));
    knownLinks.set(document, links);
    return { slug, path, document };
  });
  return { schemas, today, interfaceMessages: readInterfaceMessages(system), known: knownStores, knownLinks };
}

/** The texts that diagnostics point into; thousands of others need not be kept. */
function sourcesOf(diagnostics: readonly Diagnostic[], sources: Sources): Sources {
  const spokenOf = new Set(
    diagnostics.flatMap(({ file, related = [] }) => [file, ...related.map((each) => each.file)]),
  );
  return new Map([...sources].filter(([path]) => spokenOf.has(path)));
}

/** The result of a check, good or not. */
interface Found {
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: Sources;
  /** Present if no error was found. */
  readonly good?: FoundGood;
}

/** The rest of the catalogue, and the stores that were checked now. */
interface FoundGood {
  readonly rest: CheckedRest;
  readonly fresh: readonly Entry<Store>[];
  readonly newRest?: RestState;
}

/** What is known, where nothing has changed. */
function foundBefore({ rest, state: { diagnostics, sources } }: KnownRest): Found {
  return { diagnostics, sources: new Map(sources.map((source) => [source.path, source])), good: { rest, fresh: [] } };
}

/** Checks stores against the rest, which is known. */
function checkStores(documents: readonly SourceDocument[], known: KnownRest, context: ValidateContext): Found {
  const { rest } = known;
  const { stores: fresh, diagnostics, ruleFailures } = validateStores(documents, rest, context);
  if (ruleFailures.length > 0) {
    const before = foundBefore(known);
    throw new RuleError(ruleFailures, {
      diagnostics: [...before.diagnostics, ...diagnostics],
      sources: new Map([...before.sources, ...documents.map(({ file }) => [file.path, file] as const)]),
    });
  }
  return hasErrors(diagnostics)
    ? { diagnostics, sources: new Map() }
    : { ...foundBefore(known), good: { rest, fresh } };
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
  const diagnostics = sortDiagnostics(all);
  const sources = sourcesOf(diagnostics, texts);
  const { timeZone } = catalogue.site.value;
  const clock = clockAround(timeZone, system.now);
  if (clock) presetOffset(timeZone, clock);
  const newRest = writeRest(catalogue, {
    key,
    clock,
    diagnostics,
    sources: [...sources.values()],
  });
  return { diagnostics, sources, good: { rest: catalogue, fresh: catalogue.stores, newRest } };
}

/** The data of a successful check. */
function checkedDataFrom(
  system: System,
  cache: CheckCache,
  files: DataFiles,
  { known }: Stores,
  { rest, fresh, newRest }: FoundGood,
  checkedOn: string,
): CheckedData {
  const freshRecords = new Map(
    fresh.map((entry) => {
      const { path } = entry.document.file;
      return [path, cache.recordOf(entry, files.hashAt(path), rest)];
    }),
  );
  const records = files.stores.flatMap((path) => freshRecords.get(path) ?? known.get(path) ?? []);
  const state: CheckState = {
    checkedOn,
    files: files.records(),
    stores: storesBy('file', records),
    settingsHash: files.settingsHash,
    restHash: files.restHash,
  };
  return { newRest, state, site: siteDataFrom(system, cache, rest, state) };
}

/**
 * Checks the data. Stores that were good and have not changed are neither read nor checked again, unless something they
 * refer to has changed; with an empty cache this is a full check. As soon as an error is found, a full check starts, so that
 * reports do not depend on the cache.
 */
export function checkIncrementally(system: System, schemas: Schemas, cache: CheckCache): IncrementalCheck {
  const files = new DataFiles(system, cache.state.files);
  const today = dayAt(Math.max(system.now, system.present), 'UTC');
  const everything = (): IncrementalCheck => {
    const { diagnostics, sources } = check(system, schemas);
    return { diagnostics, sources };
  };

  const recalled = recall(system, cache, files, isoDay(today));
  const stores = new Stores(files, recalled.stores);
  const whole = !recalled.rest && stores.known.size === 0;
  const rest = recalled.rest ?? stores.loadOthers();
  if (isKnown(rest)) stores.readOthers();
  // If the other files have changed, articles may quote codes of any store that they are about.
  else
    for (const { value } of rest.documents.pages)
      stores.invalidate(`data/stores/${textField(value, 'store') ?? ''}.yaml`);
  const restIsLost = invalidateBroken(stores, rest, files);
  if (!whole && (hasErrors(stores.faults) || restIsLost)) return everything();

  const documents = [...stores.documents.values()].sort((a, b) => (a.file.path < b.file.path ? -1 : 1));
  const isSame = documents.length === 0 && stores.known.size === recalled.stores.size;
  const context = (): ValidateContext => contextOf(system, schemas, today, stores, isKnown(rest) ? rest : undefined);
  const checkChanges = (known: KnownRest): Found =>
    isSame ? foundBefore(known) : checkStores(documents, known, context());
  const found = isKnown(rest) ? checkChanges(rest) : checkLoaded(system, rest, documents, files.restHash, context());
  if (!found.good && !whole) return everything();
  const { diagnostics, sources, good } = found;
  return {
    diagnostics,
    sources,
    ...(good && { good: checkedDataFrom(system, cache, files, stores, good, isoDay(today)) }),
  };
}

/** Checks stores again that refer to something that no longer exists. Gives whether a file of the rest does so. */
function invalidateBroken(stores: Stores, rest: KnownRest | Loaded, files: DataFiles): boolean {
  const addresses = addressesOf(isKnown(rest) ? rest.rest : rest.documents, stores);
  const hasDeadLink = (links: readonly string[]): boolean => !links.every((link) => addresses.has(link));
  for (const { file, logo, links } of stores.known.values()) {
    const lacksLogo = !logo.includes('/') && !files.images.has(logo);
    if (lacksLogo || hasDeadLink(links)) stores.invalidate(file);
  }
  return isKnown(rest) && [...rest.links.values()].some(hasDeadLink);
}
