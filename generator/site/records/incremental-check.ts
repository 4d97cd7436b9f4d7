import { dayAt, isoDay, presetOffset } from '../../../src/domain/dates/calendar';
import { grouped } from '../../../src/domain/language/grouped';
import { lastDay } from '../../../src/domain/pages/publication';
import type { Store } from '../../../src/generated/data-types';
import { clockAround } from '../derive/clock';
import { withheldOffers } from '../derive/published';
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
import { validate, type KnownRest, type Validated } from '../../catalogue/validate/validate';
import { DiskError } from '../../system/files';
import type { System } from '../../system/system';
import type { CheckCache } from './check-cache';
import { siteDataFrom, storesBy, type CheckedData } from './checked-data';
import { DataFiles } from './data-files';
import { nothingChecked, type CheckState, type RememberedStore, type RestState } from './records';
import { rememberedFiles, reviveRest, textAt, writeRest } from './rest-cache';
import { storeRecordOf, type RecordedStore } from './store-record';

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

/** The purpose of a check. */
export interface IncrementalOptions extends Pick<CheckOptions, 'preview' | 'documents'> {
  /**
   * Whether only errors in changed files are reported, and no data is returned. Errors that the changes
   * cause in other files are found by the next check without this option.
   */
  readonly onlyChanged?: boolean;
  /**
   * Whether an error in a changed file is reported without its consequences for other files, whose
   * full check takes seconds for thousands of stores.
   */
  readonly isHasty?: boolean | undefined;
  /**
   * Whether the catalogue is returned as well. The unchanged stores are parsed for it, which takes a quarter of the
   * time of a full check.
   */
  readonly withCatalogue?: boolean;
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

/** What a check is given. */
interface CheckInputs {
  readonly system: System;
  readonly schemas: Schemas;
  readonly cache: CheckCache;
  readonly files: DataFiles;
  readonly options: IncrementalOptions;
}

/** A check that uses some results of the last one. */
interface Attempt {
  /** The stores that are checked now. */
  readonly derived: ReadonlyMap<string, RecordedStore>;
  readonly loaded: LoadedFiles;
  readonly validated: Validated;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Derives everything from a store. Its queries about other files are recorded like those of the rules, and decide when
 * it is derived again.
 */
function recordedStore({ value, document }: Entry<Store>, facts: FileFacts, hash: string): RecordedStore {
  const entry = { document, value: withOrders(value, facts.ordersOf(value.slug)) };
  const withheld = withheldOffers(value);
  const isShown = withheld.length === 0 || facts.isPreview();
  const hidden = isShown ? [] : withheld.flatMap(([id, from]) => (facts.isAfterBuild(from) ? [id] : []));
  return storeRecordOf(entry, hash, facts, hidden);
}

/** Checks the data with what is known of stores, and of the other files. */
function attempted(
  { system, schemas, cache, files, options }: CheckInputs,
  known: ReadonlyMap<string, RememberedStore>,
  rest: KnownRest | undefined,
): Attempt {
  const { preview = false, onlyChanged = false, withCatalogue = false } = options;
  const derived = new Map<string, RecordedStore>();
  const changed = files.stores.filter((path) => !known.has(path));
  const loaded = rest ? loadStores(files, changed) : loadOthers(files, known);
  const { stores: former } = cache.state;
  const overview = overviews.get(former);
  const validated = validate(loaded.documents, {
    schemas,
    today: dayOfCheck(system, (rest?.rest ?? loaded.documents).site?.value),
    now: system.now,
    preview,
    interfaceMessages: readInterfaceMessages(system),
    memory: {
      stores: known,
      storeFile: rememberedFiles(files.parsed),
      rest,
      overview: overview && { ...overview, stores: former },
      trusted: onlyChanged,
      withCatalogue,
    },
    visit(store, facts) {
      const { path } = store.document.file;
      derived.set(path, recordedStore(store, facts, files.hashAt(path)));
    },
  });
  return { derived, loaded, validated, diagnostics: [...loaded.diagnostics, ...validated.diagnostics] };
}

/** The records of all stores, with their diagnostics and what these depend on. */
function rememberedStores({ derived, loaded, validated }: Attempt, known: CheckState['stores']): RememberedStore[] {
  const ofFiles = grouped(loaded.diagnostics, ({ file }) => file);
  return [...validated.stores].flatMap(([path, { diagnostics, trace, summaryHash }]) => {
    const record = derived.get(path)?.record;
    if (!record) return known.get(path) ?? [];
    return { ...record, diagnostics: [...(ofFiles.get(path) ?? []), ...diagnostics], trace, summaryHash };
  });
}

/** The catalogue without its stores for the cache. */
function restStateOf({ system, files }: CheckInputs, { loaded, validated }: Attempt, rest: CheckedRest): RestState {
  const clock = clockAround(rest.site.value.timeZone, system.now);
  if (clock) presetOffset(rest.site.value.timeZone, clock);
  const ofRest = loaded.diagnostics.filter(({ file }) => !validated.stores.has(file));
  const { links, diagnostics, trace } = validated.rest;
  const state = { rest, links, diagnostics: [...ofRest, ...diagnostics], trace };
  return writeRest(state, { key: files.restHash, clock });
}

/** The data of a successful check, with the part for the cache. `knownRest` is the rest, if it was not checked. */
function checkedDataFrom(
  inputs: CheckInputs,
  attempt: Attempt,
  catalogue: Catalogue,
  { stores: known, rest: knownRest }: { readonly stores: CheckState['stores']; readonly rest: RestState | undefined },
): NonNullable<IncrementalCheck['good']> {
  const { system, cache, files, options } = inputs;
  const { stores: _stores, ...rest } = catalogue;
  const newRest = knownRest ? undefined : restStateOf(inputs, attempt, rest);
  const records = rememberedStores(attempt, known);
  const derived = [...attempt.derived.values()];
  cache.keepDetails(derived);
  const state: CheckState = {
    files: files.records(rest.images),
    stores: storesBy('file', records),
    restHash: files.restHash,
  };
  if (attempt.validated.overview) overviews.set(state.stores, attempt.validated.overview);
  const evidence: ClaimEvidence = {
    claims: rest.claims,
    files: [...((knownRest ?? newRest)?.evidence ?? []), ...records.map(evidenceOfRecord)],
    timeZone: rest.site.value.timeZone,
    documentOf: rememberedFiles(system),
  };
  const parsed = new Map(derived.map(({ record, store }) => [record.slug, store]));
  // If drafts are shown, the data is that of a day without drafts.
  const day = options.preview ? lastDay : isoDay(dayAt(system.now, rest.site.value.timeZone));
  return {
    newRest,
    state,
    site: siteDataFrom(system, cache, rest, state, day, parsed),
    evidence,
    catalogue: options.withCatalogue ? catalogue : undefined,
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
  options: IncrementalOptions = {},
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
  return { ...told, good: good ? { ...good, state: { ...good.state, files: files.records() } } : undefined };
}

function checkAnew(
  files: DataFiles,
  system: System,
  schemas: Schemas,
  cache: CheckCache,
  options: IncrementalOptions,
): IncrementalCheck {
  const inputs = { files, system, schemas, cache, options };
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
  let rest = isSameRest ? cache.restOf(files.restHash) : undefined;
  if (rest?.clock) presetOffset(rest.timeZone, rest.clock);
  let attempt = attempted(inputs, known, rest && reviveRest(system, rest));
  if (attempt.validated.isRestStale) {
    rest = undefined;
    attempt = attempted(inputs, known, rest);
  }

  const { validated, diagnostics } = attempt;
  const { onlyChanged = false, isHasty = false } = options;
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
  if (validated.catalogue && !hasErrors(diagnostics)) {
    const good = checkedDataFrom(inputs, attempt, validated.catalogue, { stores: known, rest });
    return { ...told([...diagnostics, ...claimWarnings(good.evidence)], true), good };
  }
  if (isHasty && known.size > 0) {
    const ofChanged = checkAnew(files, system, schemas, cache, { ...options, onlyChanged: true });
    if (hasErrors(ofChanged.diagnostics)) return { ...ofChanged, isLimited: true };
  }
  // A rule that throws ends the full check.
  if (known.size === 0 && !rest && validated.ruleFailures.length === 0) return told(diagnostics, false);
  const { diagnostics: found } = check(system, schemas, options);
  return { diagnostics: found, sources: sourcesOf(system, files, found) };
}
