import { dayAt, isoDay, presetOffset, type CalendarDay } from '../../../src/domain/calendar';
import { notFoundPath, postPath } from '../../../src/domain/paths';
import type { Store } from '../../../src/generated/data-types';
import { check } from '../../check';
import { clockAround } from '../../derive/clock';
import { hasErrors, sortDiagnostics, type Diagnostic } from '../../diagnostics/diagnostic';
import type { Sources } from '../../diagnostics/reporters/text';
import type { System } from '../../system/system';
import { decode } from '../../load/decode';
import { loadDocument, rememberedDocument, type SourceDocument } from '../../load/document';
import { textField } from '../../load/fields';
import { load, type Loaded } from '../../load/load';
import type { Schemas } from '../../load/schemas';
import type { CheckedRest, Entry } from '../../validate/catalogue';
import { readInterfaceMessages } from '../../validate/interface-messages';
import { RuleError } from '../../validate/rule-error';
import { validate, validateStores, type ValidateContext } from '../../validate/validate';
import { nothingChecked, type CheckMemory, type RestMemory, type StoreMemory } from '../memory';
import { dataFilesOf, type DataFiles } from './data-files';
import type { DataMemory } from './data-memory';
import { sourceFrom, storesBy, type GoodData } from './good-data';
import { reviveRest, textAt, writeRest, type RevivedRest } from './rest-memory';

/** What checking gives with the help of what is remembered. */
export interface IncrementalCheck {
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: Sources;
  /** Present if no error stands against the data. */
  readonly good?: GoodData;
}

/** All but the stores, as it was found good before. */
interface KnownRest extends RevivedRest {
  readonly memory: RestMemory;
}

function isKnown(rest: KnownRest | Loaded): rest is KnownRest {
  return 'memory' in rest;
}

/** What was found good before, and still counts. */
interface Recalled {
  /** The stores by their files; each counts if its file is the same. */
  readonly stores: CheckMemory['stores'];
  /** All other files, if they are the same. */
  readonly rest?: KnownRest;
}

/** Recalls what counts on a day, `YYYY-MM-DD`. */
function recall(system: System, data: DataMemory, files: DataFiles, today: string): Recalled {
  const { setting, checkedOn, stores, rest } = data.check;
  // What was good on some day is good on every later one.
  if (files.hasIrregularFiles || setting !== files.setting || checkedOn > today)
    return { stores: nothingChecked.stores };
  const memory = rest === files.restKey ? data.restOf(rest) : undefined;
  if (!memory) return { stores };
  const revived = reviveRest(system, memory);
  if (memory.clock) presetOffset(revived.rest.site.value.timeZone, memory.clock);
  return { stores, rest: { ...revived, memory } };
}

/** The stores of the data: those that are known to be good, and the documents of all others. */
class Stores {
  /** Those that need not be checked, by their files. */
  readonly known = new Map<string, StoreMemory>();
  /** Those that are to be checked, by their files. */
  readonly documents = new Map<string, SourceDocument>();
  /** What is wrong with files of which no document came. */
  readonly faults: Diagnostic[] = [];

  constructor(
    private readonly system: System,
    private readonly files: DataFiles,
    remembered: CheckMemory['stores'],
  ) {
    for (const path of files.stores) {
      const store = remembered.get(path);
      if (store?.hash === files.hashAt(path)) this.known.set(path, store);
    }
  }

  /** Loads the data but for the stores that are known. */
  loadOthers(): Loaded {
    const loaded = load({
      ...this.system,
      list: (folder) => this.system.list(folder).filter((path) => !this.known.has(path)),
    });
    for (const document of loaded.documents.stores) this.documents.set(document.file.path, document);
    this.faults.push(...loaded.diagnostics);
    return loaded;
  }

  /** Reads the stores that are not known. */
  readOthers(): void {
    for (const path of this.files.stores) if (!this.known.has(path)) this.read(path);
  }

  /** Has a store checked again, though its own file is the same. */
  doubt(path: string): void {
    if (this.known.delete(path)) this.read(path);
  }

  private read(path: string): void {
    const decoded = decode(path, this.system.read(path) ?? new Uint8Array());
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

/** The texts that diagnostics speak of; of thousands of files nobody needs all any more. */
function sourcesOf(diagnostics: readonly Diagnostic[], sources: Sources): Sources {
  const spokenOf = new Set(
    diagnostics.flatMap(({ file, related = [] }) => [file, ...related.map((each) => each.file)]),
  );
  return new Map([...sources].filter(([path]) => spokenOf.has(path)));
}

/** What was found, good or not. */
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
  readonly newRest?: RestMemory;
}

/** What is known, where nothing has changed. */
function foundBefore({ rest, memory: { diagnostics, sources } }: KnownRest): Found {
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
  const newRest = writeRest(catalogue, {
    key,
    clock: clockAround(catalogue.site.value.timeZone, system.now),
    diagnostics,
    sources: [...sources.values()],
  });
  return { diagnostics, sources, good: { rest: catalogue, fresh: catalogue.stores, newRest } };
}

/** What is good, and what is to be remembered of it. */
function goodDataFrom(
  system: System,
  data: DataMemory,
  files: DataFiles,
  { known }: Stores,
  { rest, fresh, newRest }: FoundGood,
  checkedOn: string,
): GoodData {
  const freshMemories = new Map(
    fresh.map((entry) => [entry.document.file.path, data.note(entry, files.hashAt(entry.document.file.path))]),
  );
  const memories = files.stores.flatMap((path) => freshMemories.get(path) ?? known.get(path) ?? []);
  const stores = storesBy('slug', memories);
  return {
    stores,
    newRest,
    memory: {
      checkedOn,
      files: files.all,
      stores: storesBy('file', memories),
      setting: files.setting,
      rest: files.restKey,
    },
    source: sourceFrom(system, data, rest, stores, new Map(fresh.map(({ value }) => [value.slug, value]))),
  };
}

/**
 * Checks the data. Stores that were good and have not changed are neither read nor checked again, unless something they
 * name has changed; with nothing to remember this is the check of the whole. As soon as an error is found, everything is
 * checked from the beginning, so that reports are the same as ever.
 */
export function checkIncrementally(system: System, schemas: Schemas, data: DataMemory): IncrementalCheck {
  const files = dataFilesOf(system, data.check.files);
  const today = dayAt(Math.max(system.now, system.present), 'UTC');
  const everything = (): IncrementalCheck => {
    const { diagnostics, sources } = check(system, schemas);
    return { diagnostics, sources };
  };

  const recalled = recall(system, data, files, isoDay(today));
  const stores = new Stores(system, files, recalled.stores);
  const whole = !recalled.rest && stores.known.size === 0;
  const rest = recalled.rest ?? stores.loadOthers();
  if (isKnown(rest)) stores.readOthers();
  // With the other files new, articles may quote codes of any store that they are about.
  else
    for (const { value } of rest.documents.pages) stores.doubt(`data/stores/${textField(value, 'store') ?? ''}.yaml`);

  const addresses = addressesOf(isKnown(rest) ? rest.rest : rest.documents, stores);
  const leadsNowhere = (links: readonly string[]): boolean => !links.every((link) => addresses.has(link));
  // A store that names what is no longer there has to be looked at again.
  for (const { file, logo, links } of stores.known.values()) {
    const lacksLogo = !logo.includes('/') && !files.images.has(logo);
    if (lacksLogo || leadsNowhere(links)) stores.doubt(file);
  }
  const restIsLost = isKnown(rest) && [...rest.links.values()].some(leadsNowhere);
  if (!whole && (hasErrors(stores.faults) || restIsLost)) return everything();

  const documents = [...stores.documents.values()].sort((a, b) => (a.file.path < b.file.path ? -1 : 1));
  const isSame = documents.length === 0 && stores.known.size === recalled.stores.size;
  const context = (): ValidateContext => contextOf(system, schemas, today, stores, isKnown(rest) ? rest : undefined);
  const checkChanges = (known: KnownRest): Found =>
    isSame ? foundBefore(known) : checkStores(documents, known, context());
  const found = isKnown(rest) ? checkChanges(rest) : checkLoaded(system, rest, documents, files.restKey, context());
  if (!found.good && !whole) return everything();
  const { diagnostics, sources, good } = found;
  return {
    diagnostics,
    sources,
    ...(good && { good: goodDataFrom(system, data, files, stores, good, isoDay(today)) }),
  };
}
