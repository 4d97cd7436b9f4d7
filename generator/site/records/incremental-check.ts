import { dayAt, isoDay, presetOffset } from '../../../src/domain/calendar';
import { grouped } from '../../../src/domain/grouped';
import { lastDay } from '../../../src/domain/publication';
import type { Store } from '../../../src/generated/data-types';
import { clockAround } from '../derive/clock';
import { storeWithout, withheldOffers } from '../derive/published';
import {
  diagnostic,
  hasErrors,
  sortDiagnostics,
  type Diagnostic,
  type SourceFile,
} from '../../catalogue/diagnostics/diagnostic';
import type { Sources } from '../../catalogue/diagnostics/reporters/text';
import { evidenceOfRecord, type ClaimEvidence } from '../../catalogue/claims/evidence';
import { claimWarnings } from '../../catalogue/claims/findings';
import { check, type CheckOptions } from '../../catalogue/check/check';
import { decode } from '../../catalogue/load/decode';
import { loadDocument, type SourceDocument } from '../../catalogue/load/document';
import { load, nothingLoaded, unreadable, type LoadedDocuments } from '../../catalogue/load/load';
import type { Schemas } from '../../catalogue/load/schemas';
import { dayOfCheck } from '../../catalogue/load/site-day';
import type { Catalogue, CheckedRest, Entry } from '../../catalogue/validate/catalogue';
import type { FileFacts } from '../../catalogue/validate/facts';
import { readInterfaceMessages } from '../../catalogue/validate/interface-messages';
import { withOrders } from '../../catalogue/validate/orders';
import { withoutConfirmed } from '../../catalogue/check/confirmed';
import { RuleError } from '../../catalogue/validate/rule-error';
import { validate, type KnownRest, type Validated } from '../../catalogue/validate/validate';
import { DiskError } from '../../system/files';
import type { System } from '../../system/system';
import type { CheckCache } from './check-cache';
import { siteDataFrom, storesBy, type CheckedData } from './checked-data';
import { DataFiles } from './data-files';
import type { StoreRecord } from '../derive/site-data';
import { nothingChecked, type CheckState, type RememberedStore, type RestState } from './records';
import { rememberedFiles, reviveRest, textAt, writeRest } from './rest-cache';
import { storeRecordOf } from './store-record';

/** The result of a check that uses the cached result of the last one. */
export interface IncrementalCheck {
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: Sources;
  /** Present for an error with the option `isHasty`: only changed files are reported. */
  readonly isLimited?: true;
  /** Present if the data has no error. */
  readonly good?: CheckedData & {
    /** The claims in its texts. */
    readonly evidence: ClaimEvidence;
    /** With the option `withCatalogue`. */
    readonly catalogue?: Catalogue;
  };
}

/** The text of a file; empty if it is not a regular file or cannot be read, which a diagnostic reports. */
function textIfReadable(system: System, files: DataFiles, path: string): string {
  try {
    return files.isFile(path) ? textAt(system, path) : '';
  } catch (error) {
    if (error instanceof DiskError) return '';
    throw error;
  }
}

/** A file whose text is read on demand: a build reports at its end, and the table of a feed may have many megabytes. */
function sourceAt(system: System, files: DataFiles, path: string): SourceFile {
  let text: string | undefined;
  return {
    path,
    get text() {
      text ??= textIfReadable(system, files, path);
      return text;
    },
  };
}

/** The texts that diagnostics point into. */
function sourcesOf(system: System, files: DataFiles, diagnostics: readonly Diagnostic[]): Sources {
  const paths = new Set(diagnostics.flatMap(({ file, related = [] }) => [file, ...related.map((each) => each.file)]));
  return new Map([...paths].map((path) => [path, sourceAt(system, files, path)]));
}

/** The files loaded for a check. */
interface LoadedFiles {
  readonly documents: LoadedDocuments;
  readonly diagnostics: readonly Diagnostic[];
}

/** Loads the file of a store. */
function loadStore(files: DataFiles, path: string): ReturnType<typeof loadDocument> {
  try {
    const { source, diagnostics } = decode(path, files.parsed.read(path) ?? new Uint8Array());
    return diagnostics.length > 0 ? { diagnostics } : loadDocument(source);
  } catch (error) {
    if (!(error instanceof DiskError)) throw error;
    return { diagnostics: [diagnostic('unreadable-file', path, { start: 0, end: 0 }, unreadable(error))] };
  }
}

/** Loads only the given stores. */
function loadStores(files: DataFiles, paths: readonly string[]): LoadedFiles {
  const diagnostics: Diagnostic[] = [];
  const broken = new Set<string>();
  const stores = paths.flatMap((path): readonly SourceDocument[] => {
    const loaded = loadStore(files, path);
    diagnostics.push(...loaded.diagnostics);
    if (loaded.document) return [loaded.document];
    broken.add(path);
    return [];
  });
  return { documents: { ...nothingLoaded, stores, unreadable: broken }, diagnostics };
}

/** Loads everything except the known stores. */
function loadOthers(files: DataFiles, known: ReadonlyMap<string, unknown>): LoadedFiles {
  const { parsed } = files;
  return load(
    { ...parsed, list: (folder) => parsed.list(folder).filter((path) => !known.has(path)) },
    new Set(),
    (path) => files.pictureAt(path),
  );
}

/** The overviews of checks, by the stores of their states. */
const overviews = new WeakMap<CheckState['stores'], NonNullable<Validated['overview']>>();

/** A check of the data that uses the results of the last one. */
class Attempt {
  /** The records of the stores that are checked now. */
  readonly derived = new Map<string, StoreRecord>();
  readonly loaded: LoadedFiles;
  readonly validated: Validated;

  constructor(
    readonly system: System,
    readonly schemas: Schemas,
    readonly cache: CheckCache,
    readonly files: DataFiles,
    readonly known: ReadonlyMap<string, RememberedStore>,
    readonly rest: KnownRest | undefined,
    readonly options: CheckOptions,
  ) {
    const { preview = false, onlyChanged = false, withCatalogue = false } = options;
    const changed = files.stores.filter((path) => !known.has(path));
    this.loaded = rest ? loadStores(files, changed) : loadOthers(files, known);
    const stores = [...known].map(([file, record]) => {
      const { trace, summaryHash, warnings: diagnostics } = record;
      return [file, { summary: record, summaryHash, trace, diagnostics }] as const;
    });
    const { stores: former } = cache.state;
    const overview = overviews.get(former);
    this.validated = validate(this.loaded.documents, {
      schemas,
      today: dayOfCheck(system, (rest?.rest ?? this.loaded.documents).site?.value),
      now: system.now,
      preview,
      interfaceMessages: readInterfaceMessages(system),
      memory: {
        stores: new Map(stores),
        storeFile: rememberedFiles(files.parsed),
        rest,
        overview: overview && { ...overview, stores: former },
        trusted: onlyChanged,
        withCatalogue,
      },
      visit: (store, facts) => this.#derive(store, facts),
    });
  }

  get diagnostics(): readonly Diagnostic[] {
    return [...this.loaded.diagnostics, ...this.validated.diagnostics];
  }

  /**
   * Creates the record of a store. Its queries about other files are recorded like those of the rules, and decide when
   * it is created again.
   */
  #derive({ value, document }: Entry<Store>, facts: FileFacts): void {
    const { path } = document.file;
    const entry = { document, value: withOrders(value, facts.ordersOf(value.slug)) };
    const withheld = withheldOffers(value);
    const isShown = withheld.length === 0 || facts.isPreview();
    const hidden = isShown ? [] : withheld.flatMap(([id, from]) => (facts.isAfterBuild(from) ? [id] : []));
    this.derived.set(path, this.cache.keepDetails(storeRecordOf(entry, this.files.hashAt(path), facts, hidden)));
  }

  /** The records of all stores. */
  records(): readonly RememberedStore[] {
    const ofFiles = grouped(this.loaded.diagnostics, ({ file }) => file);
    return [...this.validated.stores].flatMap(([path, { diagnostics, trace, summaryHash }]) => {
      const record = this.derived.get(path);
      if (!record) return this.known.get(path) ?? [];
      return { ...record, warnings: [...(ofFiles.get(path) ?? []), ...diagnostics], trace, summaryHash };
    });
  }

  /** The catalogue without its stores for the cache, if this check has checked it. */
  newRest(rest: CheckedRest): RestState | undefined {
    if (this.rest) return undefined;
    const clock = clockAround(rest.site.value.timeZone, this.system.now);
    if (clock) presetOffset(rest.site.value.timeZone, clock);
    const ofRest = this.loaded.diagnostics.filter(({ file }) => !this.validated.stores.has(file));
    const { links, diagnostics, trace } = this.validated.rest;
    const state = { rest, links, diagnostics: [...ofRest, ...diagnostics], trace };
    return writeRest(state, { key: this.files.restHash, clock });
  }
}

/** The data of a successful check, with the part for the cache. */
function checkedDataFrom(
  attempt: Attempt,
  catalogue: Catalogue,
  restState: RestState,
): NonNullable<IncrementalCheck['good']> {
  const { system, cache, files, options } = attempt;
  const { stores, ...rest } = catalogue;
  const records = attempt.records();
  const state: CheckState = {
    files: files.records(rest.images),
    stores: storesBy('file', records),
    restHash: files.restHash,
  };
  if (attempt.validated.overview) overviews.set(state.stores, attempt.validated.overview);
  const evidence: ClaimEvidence = {
    claims: rest.claims,
    files: [...restState.evidence, ...records.map(evidenceOfRecord)],
    timeZone: rest.site.value.timeZone,
    documentOf: rememberedFiles(system),
  };
  const parsed = new Map(
    stores.flatMap(({ value, document }) => {
      const derived = attempt.derived.get(document.file.path);
      return derived ? [[value.slug, storeWithout(value, derived.hidden ?? [])] as const] : [];
    }),
  );
  const newRest = attempt.rest ? undefined : restState;
  // If drafts are shown, the data is that of a day without drafts.
  const day = options.preview ? lastDay : isoDay(dayAt(system.now, rest.site.value.timeZone));
  return {
    newRest,
    state,
    site: siteDataFrom(system, cache, rest, state, day, parsed),
    evidence,
    ...(options.withCatalogue && { catalogue }),
  };
}

/**
 * Checks the data. An unchanged valid file is neither read nor checked again, unless the result of a query that its
 * rules made about other files has changed. With an empty cache this is a full check. The first error starts a full
 * check, so that reports do not depend on the cache.
 */
export function checkIncrementally(
  system: System,
  schemas: Schemas,
  cache: CheckCache,
  options: CheckOptions = {},
): IncrementalCheck {
  const files = new DataFiles(system, cache.state.files);
  if (options.onlyChanged || options.withCatalogue) return checkAnew(files, system, schemas, cache, options);
  // Days begin and end at quarters of an hour in all time zones.
  const keyNow = (): string | undefined => files.key(`${options.preview} ${Math.floor(system.now / quarter)}`);
  const key = keyNow();
  // Only this function keeps results.
  const known = key === undefined ? undefined : (cache.resultOf(key) as IncrementalCheck | undefined);
  if (key !== undefined && known) {
    cache.keepResult(key, known);
    return withFiles(known, files);
  }
  const result = checkAnew(files, system, schemas, cache, options);
  // The check has read the stores that were unknown before.
  const keptAs = keyNow();
  if (keptAs !== undefined && !result.isLimited) cache.keepResult(keptAs, result);
  return result;
}

/** A quarter of an hour in milliseconds. */
const quarter = 15 * 60 * 1000;

/** An earlier result for the same contents, with the present stamps of the files. */
function withFiles({ good, ...told }: IncrementalCheck, files: DataFiles): IncrementalCheck {
  return { ...told, ...(good && { good: { ...good, state: { ...good.state, files: files.records() } } }) };
}

function checkAnew(
  files: DataFiles,
  system: System,
  schemas: Schemas,
  cache: CheckCache,
  options: CheckOptions,
): IncrementalCheck {
  // Only a full check can judge irregular or unreadable files.
  const { stores } = files.hasIrregularFiles ? nothingChecked : cache.state;
  const known = new Map(
    files.stores.flatMap((path) => {
      const record = stores.get(path);
      return record?.hash === files.hashAt(path) ? [[path, record] as const] : [];
    }),
  );
  // The stores belong to the same check as the other cached files, unless a process was killed while it wrote the
  // cache.
  const isSameRest = !files.hasIrregularFiles && cache.state.restHash === files.restHash;
  const restState = isSameRest ? cache.restOf(files.restHash) : undefined;
  if (restState?.clock) presetOffset(restState.timeZone, restState.clock);
  const attemptWith = (rest: KnownRest | undefined): Attempt =>
    new Attempt(system, schemas, cache, files, known, rest, options);
  let attempt = attemptWith(restState && reviveRest(system, restState));
  if (attempt.validated.isRestStale) attempt = attemptWith(undefined);

  const { validated, diagnostics } = attempt;
  const { onlyChanged = false, isHasty = false } = options;
  const { ruleFailures, catalogue } = validated;
  const told = (all: readonly Diagnostic[], isWhole: boolean): Pick<IncrementalCheck, 'diagnostics' | 'sources'> => {
    const sorted = sortDiagnostics(all);
    const sources = sourcesOf(system, files, sorted);
    const found = withoutConfirmed(sorted, validated.confirmed, sources, { isWhole });
    return { diagnostics: found, sources: found === sorted ? sources : sourcesOf(system, files, found) };
  };
  if (onlyChanged)
    return told(
      diagnostics.filter(({ file }) => !known.has(file)),
      false,
    );
  if (isHasty && known.size > 0 && (!catalogue || hasErrors(diagnostics))) {
    const ofChanged = checkAnew(files, system, schemas, cache, { ...options, onlyChanged: true });
    if (hasErrors(ofChanged.diagnostics)) return { ...ofChanged, isLimited: true };
  }
  if (ruleFailures.length > 0)
    throw new RuleError(ruleFailures, { diagnostics, sources: sourcesOf(system, files, diagnostics) });
  if (!catalogue || hasErrors(diagnostics)) {
    if (known.size === 0 && !attempt.rest) return told(diagnostics, false);
    const { diagnostics: found } = check(system, schemas, options);
    return { diagnostics: found, sources: sourcesOf(system, files, found) };
  }
  const { stores: _stores, ...rest } = catalogue;
  const ofRest = attempt.newRest(rest) ?? restState;
  if (!ofRest) throw new Error('The rest of the catalogue is neither known nor checked.');
  const good = checkedDataFrom(attempt, catalogue, ofRest);
  return { ...told([...diagnostics, ...claimWarnings(good.evidence)], true), good };
}
