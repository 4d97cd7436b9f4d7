import { dayAt, isoDay, presetOffset } from '../../../src/domain/dates/calendar';
import { grouped } from '../../../src/domain/language/grouped';
import { lastDay } from '../../../src/domain/pages/publication';
import type { Store } from '../../../src/generated/data-types';
import { clockAround } from '../derive/files/settings';
import { withheldOffers } from '../derive/pages/published';
import { hasErrors, sortDiagnostics, type Diagnostic, type SourceFile } from '../../catalogue/diagnostics/diagnostic';
import type { Sources } from '../../catalogue/diagnostics/reporters/text';
import { evidenceOfRecord, type ClaimEvidence } from '../../catalogue/claims/evidence';
import { claimWarnings } from '../../catalogue/claims/findings';
import type { CheckOptions } from '../../catalogue/check/check';
import { load, loadStores, type Loaded } from '../../catalogue/load/load';
import { originalOf } from '../../catalogue/load/stray-files';
import type { Schemas } from '../../catalogue/load/schemas';
import { dayOfCheck } from '../../catalogue/load/site-day';
import type { Catalogue, CheckedRest, Entry } from '../../catalogue/validate/catalogue';
import type { FileFacts } from '../../catalogue/validate/engine/facts';
import { readInterfaceMessages } from '../../catalogue/validate/messages/interface-messages';
import { withOrders } from '../../catalogue/validate/feeds/orders';
import { withoutConfirmed } from '../../catalogue/check/confirmed';
import { RuleError } from '../../catalogue/validate/engine/rule-error';
import { validate, type Validated } from '../../catalogue/validate/validate';
import { DiskError } from '../../system/files';
import type { System } from '../../system/system';
import type { CheckCache } from './check-cache';
import { siteDataFrom, storesBy, type CheckedData } from './checked-data';
import { DataFiles } from './data-files';
import { nothingChecked, type CheckState, type RestState } from './records';
import { rememberedFiles, reviveRest, textAt, writeRest } from './rest-cache';
import { storeRecordOf, type RecordedStore } from './store-record';

/** The result of a check that uses the cached result of the last one. */
export interface IncrementalCheck {
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: Sources;
  /** Undefined if the data has errors. */
  readonly good?: CheckedData & {
    readonly evidence: ClaimEvidence;
    /** With the option `withCatalogue`. */
    readonly catalogue?: Catalogue | undefined;
  };
}

export interface IncrementalOptions extends Pick<CheckOptions, 'preview' | 'documents'> {
  /**
   * Checks only changed files and returns no data, so that an edit of a file that all stores depend on is answered at
   * once. The next check without this option finds its effects on other files.
   */
  readonly onlyChanged?: boolean;
  /** Also returns the catalogue. Parsing the unchanged stores for it takes a quarter of the time of a full check. */
  readonly withCatalogue?: boolean;
}

/** Empty if the file is irregular or unreadable, which a diagnostic reports. */
function textIfReadable(system: System, files: DataFiles, path: string): string {
  try {
    return files.isFile(path) ? textAt(system, path) : '';
  } catch (error) {
    if (error instanceof DiskError) return '';
    throw error;
  }
}

/** The text is read when needed: a build reports at its end, and the table of a feed may have many megabytes. */
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

/** By the stores of the checks' states. */
const overviews = new WeakMap<CheckState['stores'], NonNullable<Validated['overview']>>();

/** Its queries about other files are recorded like those of the rules, and decide when it is derived again. */
function recordedStore({ value, document }: Entry<Store>, facts: FileFacts, hash: string): RecordedStore {
  const entry = { document, value: withOrders(value, facts.ordersOf(value.slug)) };
  const withheld = withheldOffers(value);
  const isShown = withheld.length === 0 || facts.isPreview();
  const hidden = isShown ? [] : withheld.flatMap(([id, from]) => (facts.isAfterBuild(from) ? [id] : []));
  return storeRecordOf(entry, hash, facts, hidden);
}

/** In milliseconds. */
const quarter = 15 * 60 * 1000;

/**
 * Checks the data, but reads only stores that have changed since the cached check, and the other files only if one of
 * them has changed. An empty cache makes this a full check; the diagnostics are the same. Throws a `RuleError` if a
 * rule throws.
 */
export function checkIncrementally(
  system: System,
  schemas: Schemas,
  cache: CheckCache,
  options: IncrementalOptions = {},
): IncrementalCheck {
  const files = new DataFiles(system, cache.state.files);
  if (options.withCatalogue || options.onlyChanged) return new Check(files, system, schemas, cache, options).result();
  // Days begin and end at quarters of an hour in all time zones.
  const keyNow = (): string | undefined => files.key(`${options.preview} ${Math.floor(system.now / quarter)}`);
  const key = keyNow();
  // Only this function keeps results.
  const known = key === undefined ? undefined : (cache.resultOf(key) as IncrementalCheck | undefined);
  if (key !== undefined && known) {
    cache.keepResult(key, known);
    const { good } = known;
    return { ...known, good: good && { ...good, state: { ...good.state, files: files.records() } } };
  }
  const result = new Check(files, system, schemas, cache, options).result();
  // The check has read the stores that were unknown before.
  const keptAs = keyNow();
  if (keptAs !== undefined) cache.keepResult(keptAs, result);
  return result;
}

/** A check with the results of the last one. */
class Check {
  /** The stores whose files have not changed. */
  readonly #known: CheckState['stores'];
  /** The other files, if none of them has changed. */
  #rest: RestState | undefined;
  /** The stores that are checked now. */
  readonly #derived = new Map<string, RecordedStore>();

  constructor(
    private readonly files: DataFiles,
    private readonly system: System,
    private readonly schemas: Schemas,
    private readonly cache: CheckCache,
    private readonly options: IncrementalOptions,
  ) {
    // Only a full check can judge irregular or unreadable files.
    const { stores, restHash } = files.hasIrregularFiles ? nothingChecked : cache.state;
    const paths = new Set(files.stores);
    this.#known = new Map(
      files.stores.flatMap((path) => {
        const record = stores.get(path);
        // A store becomes a copy when a file appears that it seems to be a copy of.
        const isKnown = record?.hash === files.hashAt(path) && originalOf(path, paths) === undefined;
        return record && isKnown ? [[path, record] as const] : [];
      }),
    );
    // The stores belong to the same check, unless a process was killed while it wrote the cache.
    this.#rest = restHash === files.restHash ? cache.restOf(restHash) : undefined;
    if (this.#rest?.clock) presetOffset(this.#rest.timeZone, this.#rest.clock);
  }

  result(): IncrementalCheck {
    let { loaded, validated } = this.#validated();
    if (validated.isRestStale) {
      this.#rest = undefined;
      ({ loaded, validated } = this.#validated());
    }
    const { catalogue, confirmed, ruleFailures } = validated;
    let found = [...loaded.diagnostics, ...validated.diagnostics];
    if (this.options.onlyChanged) found = found.filter(({ file }) => !this.#known.has(file));
    const good =
      catalogue && !hasErrors(found) && !this.options.onlyChanged
        ? this.#good(catalogue, loaded, validated)
        : undefined;
    if (good) found = [...found, ...claimWarnings(good.evidence)];
    const sorted = sortDiagnostics(found);
    const isWhole = catalogue !== undefined && !this.options.onlyChanged;
    const diagnostics = withoutConfirmed(sorted, confirmed, this.#sourcesOf(sorted), { isWhole });
    const sources = this.#sourcesOf(diagnostics);
    if (ruleFailures.length > 0) throw new RuleError(ruleFailures, { diagnostics, sources });
    return { diagnostics, sources, good: hasErrors(diagnostics) ? undefined : good };
  }

  /** Loads and validates the unknown files. */
  #validated(): { readonly loaded: Pick<Loaded, 'documents' | 'diagnostics'>; readonly validated: Validated } {
    const { files, system, schemas, options } = this;
    const [known, { parsed }] = [this.#known, files];
    const changed = files.stores.filter((path) => !known.has(path));
    const loadedStores = this.#rest && loadStores(parsed, changed, new Set(files.stores), options.documents);
    if (!loadedStores) this.#rest = undefined;
    const rest = this.#rest && reviveRest(system, this.#rest);
    const loaded = loadedStores ?? load(parsed, new Set(), (path) => files.pictureAt(path), options.documents, known);
    const { stores } = this.cache.state;
    const overview = overviews.get(stores);
    const validated = validate(loaded.documents, {
      schemas,
      today: dayOfCheck(system, (rest?.rest ?? loaded.documents).site?.value),
      now: system.now,
      preview: options.preview,
      interfaceMessages: () => readInterfaceMessages(system),
      memory: {
        stores: known,
        storeFile: rememberedFiles(parsed),
        rest,
        overview: overview && { ...overview, stores },
        trusted: options.onlyChanged,
        withCatalogue: options.withCatalogue,
      },
      visit: (store, facts) => {
        const { path } = store.document.file;
        this.#derived.set(path, recordedStore(store, facts, files.hashAt(path)));
      },
    });
    return { loaded, validated };
  }

  /** The data without errors, and the state for the next check. */
  #good(
    catalogue: Catalogue,
    { diagnostics }: Pick<Loaded, 'diagnostics'>,
    { stores, overview, ...validated }: Validated,
  ): NonNullable<IncrementalCheck['good']> {
    const { files, system, cache, options } = this;
    const { stores: _stores, ...rest } = catalogue;
    const { timeZone } = rest.site.value;
    const newRest = this.#rest ? undefined : this.#restState(rest, diagnostics, { stores, ...validated });
    const ofFiles = grouped(diagnostics, ({ file }) => file);
    const records = [...stores].flatMap(([path, result]) => {
      const record = this.#derived.get(path)?.record;
      if (!record) return this.#known.get(path) ?? [];
      const { trace, summaryHash } = result;
      return { ...record, diagnostics: [...(ofFiles.get(path) ?? []), ...result.diagnostics], trace, summaryHash };
    });
    const derived = [...this.#derived.values()];
    cache.keepDetails(derived);
    const state = { files: files.records(rest.images), stores: storesBy('file', records), restHash: files.restHash };
    if (overview) overviews.set(state.stores, overview);
    // If drafts are shown, the data is that of a day without drafts.
    const day = options.preview ? lastDay : isoDay(dayAt(system.now, timeZone));
    const parsed = new Map(derived.map(({ record, store }) => [record.slug, store]));
    return {
      newRest,
      state,
      site: siteDataFrom(system, cache, rest, state, day, parsed),
      evidence: {
        claims: rest.claims,
        files: [...((this.#rest ?? newRest)?.evidence ?? []), ...records.map(evidenceOfRecord)],
        timeZone,
        documentOf: rememberedFiles(system),
      },
      catalogue: options.withCatalogue ? catalogue : undefined,
    };
  }

  /** For the cache. */
  #restState(
    rest: CheckedRest,
    loaded: readonly Diagnostic[],
    { stores, rest: { diagnostics, trace } }: Pick<Validated, 'stores' | 'rest'>,
  ): RestState {
    const { timeZone } = rest.site.value;
    const clock = clockAround(timeZone, this.system.now);
    if (clock) presetOffset(timeZone, clock);
    const ofRest = loaded.filter(({ file }) => !stores.has(file));
    const state = { rest, diagnostics: [...ofRest, ...diagnostics], trace };
    return writeRest(state, { key: this.files.restHash, clock });
  }

  /** The files of the diagnostics. */
  #sourcesOf(diagnostics: readonly Diagnostic[]): Sources {
    const paths = new Set(diagnostics.flatMap(({ file, related = [] }) => [file, ...related.map((each) => each.file)]));
    return new Map([...paths].map((path) => [path, sourceAt(this.system, this.files, path)]));
  }
}
