import { dayAt, isoDay, type CalendarDay, type Instant } from '../../../src/domain/dates/calendar';
import type { Confirmed, Store } from '../../../src/generated/data-types';
import { hashOf } from '../../system/cache/hash';
import { hasErrors, sortDiagnostics, type Diagnostic } from '../diagnostics/diagnostic';
import type { SourceDocument } from '../load/document';
import type { LoadedDocuments } from '../load/load';
import { baseName } from '../load/places';
import type { Catalogue, CheckedRest, Entry } from './catalogue';
import { RuleRunner, type FileResult } from './engine/apply-rules';
import type { Draft, RestDraft } from './engine/draft';
import type { FileFacts } from './engine/facts';
import { FactBook } from './engine/fact-book';
import { siteIcons } from './schema/icons';
import { interfaceDiagnostics, type InterfaceMessages } from './messages/interface-messages';
import { withoutConsequences } from './engine/causes';
import { compileMessages } from './messages/messages';
import type { RuleFailure } from './engine/rule-error';
import { lostOrdersOf, orderWarnings, reportedOrders, withOrders } from './feeds/orders';
import { rules } from './rules';
import { usesInDraft, usesOf } from './references/file-uses';
import { schemasOf, type SchemaFiles } from './schema/schemas';
import { checkShapes, isComplete, listsOf, ShapeChecker } from './engine/shapes';
import { storeRowWarnings } from './stores/store-rows';
import type { DraftStore, StoreSummary } from './stores/store-summary';
import { summaryOf } from './stores/summaries';
import { unusedPictures } from './references/unused-pictures';

/** The result of an earlier check of a valid store. */
export interface CheckedStore extends FileResult, StoreSummary {
  /** The hash of its summary, so of all that rules across files read of it. */
  readonly summaryHash: string;
}

/** The result of an earlier check of the files other than stores, all valid. */
export interface KnownRest extends FileResult {
  readonly rest: CheckedRest;
}

/** What an earlier check without errors found in all files together. */
export interface Overview {
  /** The days that its rules could ask for. */
  readonly days: string;
  readonly isPreview: boolean;
  readonly across: readonly Diagnostic[];
  readonly warnings: readonly Diagnostic[];
  /** The hashes of the summaries of its stores, by file. */
  readonly stores: ReadonlyMap<string, Pick<CheckedStore, 'summaryHash'>>;
}

/** The results of an earlier check that validation reuses. */
export interface Memory {
  /** The stores whose files have not changed, by file. */
  readonly stores: ReadonlyMap<string, CheckedStore>;
  /** Returns the document of such a store, for spans and for checking it again. Its value and text are read lazily. */
  readonly storeFile: (file: string) => SourceDocument;
  /** The other files, if none of them has changed. */
  readonly rest?: KnownRest | undefined;
  /** What the check that left `stores` and `rest` found in all files together. */
  readonly overview?: Overview | undefined;
  /** Whether unchanged stores are accepted without comparing their dependencies. */
  readonly trusted?: boolean | undefined;
  /** Whether the catalogue has the unchanged stores as well, which are parsed for it. */
  readonly withCatalogue?: boolean | undefined;
}

export interface ValidateContext {
  readonly today: CalendarDay;
  /** Whether the check is for the preview of the development server. */
  readonly preview?: boolean | undefined;
  /** The instant of the build; if absent, the build is on the day of the check. */
  readonly now?: Instant;
  /** The parsed schema files, by file name: `store.schema.json`. */
  readonly schemas: SchemaFiles;
  /** Files that were left out on purpose. A reference to something that they may define is not an error. */
  readonly leftOut?: ReadonlySet<string>;
  /** Files without some list entries: a list with at least one entry may be shorter than its schema requires. */
  readonly shortened?: ReadonlySet<string>;
  readonly memory?: Memory | undefined;
  /** Called with each checked store right after its rules. The facts that it asks for join the store's trace. */
  readonly visit?: ((store: Entry<Store>, facts: FileFacts) => void) | undefined;
  /** Reads the messages that the interface needs. Without them, missing messages are not reported. */
  readonly interfaceMessages?: (() => InterfaceMessages | undefined) | undefined;
}

export interface Validated {
  /** The catalogue with the stores that this check has checked, or with all; absent if there is an error. */
  readonly catalogue?: Catalogue;
  readonly diagnostics: readonly Diagnostic[];
  /** All stores by file, for the next check. */
  readonly stores: ReadonlyMap<string, CheckedStore>;
  /** The other files, for the next check: their diagnostics, and what these depend on. */
  readonly rest: FileResult;
  /** Present with a catalogue. */
  readonly overview?: Omit<Overview, 'stores'>;
  /** Whether a dependency of the remembered other files has changed, so that they have to be checked again. */
  readonly isRestStale: boolean;
  /** The warnings that a person has confirmed, if their file is valid. */
  readonly confirmed: Entry<Confirmed> | undefined;
  /** Rules that threw an error. There is no catalogue if there is one. */
  readonly ruleFailures: readonly RuleFailure[];
}

function inFolder(paths: Iterable<string>, folder: string): string[] {
  return [...paths].filter((path) => path.startsWith(`data/${folder}/`));
}

interface ValidatedRest {
  readonly shapes: Omit<RestDraft, 'iconNames' | 'invalidFeeds' | 'images' | 'icons'>;
  readonly images: Draft['images'];
  readonly icons: Draft['icons'];
  readonly messages: Catalogue['messages'];
  readonly diagnostics: readonly Diagnostic[];
}

function validateRest(loaded: LoadedDocuments, checker: ShapeChecker, context: ValidateContext): ValidatedRest {
  const shapes = checkShapes(loaded, checker);
  const compiled = compileMessages(shapes);
  const isIncomplete = inFolder([...checker.invalid, ...(context.leftOut ?? [])], 'messages').length > 0;
  const needed = isIncomplete ? undefined : context.interfaceMessages?.();
  const currencies = Object.keys(shapes.currencies?.value.currencies ?? {});
  const ofInterface = needed ? interfaceDiagnostics(needed, shapes.messages, compiled.messages, currencies) : [];
  return {
    shapes: {
      ...shapes,
      uses: usesOf(
        checker.documents.filter(({ document }) => !checker.invalid.has(document.file.path)),
        checker.schemas,
      ),
    },
    images: loaded.images,
    icons: loaded.icons,
    messages: compiled.messages,
    diagnostics: [...checker.diagnostics, ...compiled.diagnostics, ...ofInterface],
  };
}

function knownRest({ rest, diagnostics }: KnownRest, checker: ShapeChecker): ValidatedRest {
  const { messages, images, icons, site } = rest;
  checker.lists = listsOf(rest);
  return { shapes: { ...rest, timeZone: site.value.timeZone }, images, icons, messages, diagnostics };
}

interface ValidatedStores {
  /** The stores whose file was read, by file. */
  readonly read: ReadonlyMap<string, Entry<Store>>;
  /** All stores by file, sorted by file. */
  readonly summaries: ReadonlyMap<string, DraftStore>;
}

function validateStores(loaded: LoadedDocuments, checker: ShapeChecker, memory: Memory): ValidatedStores {
  const read = checker.checkAll('store', loaded.stores).map((entry) => [entry.document.file.path, entry] as const);
  const summaries: [string, DraftStore][] = [
    ...read.map(([file, entry]): [string, DraftStore] => [file, { ...summaryOf(entry), document: entry.document }]),
    ...[...memory.stores].map(([file, known]): [string, DraftStore] => [
      file,
      { ...known, document: memory.storeFile(file) },
    ]),
  ];
  return { read: new Map(read), summaries: new Map(summaries.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

function draftOf(
  { shapes, images, icons }: ValidatedRest,
  { summaries }: ValidatedStores,
  { documents, invalid }: ShapeChecker,
  context: ValidateContext,
): Draft {
  const { leftOut = new Set() } = context;
  const invalidFiles = new Set([...invalid, ...leftOut]);
  const invalidFeeds = new Set(inFolder(invalidFiles, 'feeds').map(baseName));
  const stores = [...summaries.values()];
  return {
    ...shapes,
    feeds: new Map([...shapes.feeds].filter(([name]) => !invalidFeeds.has(name))),
    images,
    icons,
    iconNames: new Set([
      ...siteIcons(context.schemas),
      ...icons.keys(),
      ...inFolder(invalidFiles, 'icons').map(baseName),
    ]),
    stores,
    documents,
    invalidStores: new Set(inFolder(invalidFiles, 'stores').map(baseName)),
    invalidFeeds,
    pathsIncomplete: ['stores', 'pages', 'posts'].some((folder) => inFolder(invalidFiles, folder).length > 0),
    // The day of the build decides what is published.
    day: isoDay(context.now === undefined ? context.today : dayAt(context.now, shapes.timeZone)),
  };
}

/** A hash of the summary of a store: of all that rules across files read of it. */
function summaryHashOf(entry: Entry<Store>): string {
  return hashOf(JSON.stringify(summaryOf(entry)));
}

/**
 * The earlier overview, if the data has the same: no file but some stores has changed, none of them in its summary, and
 * no diagnostic of the overview points into them.
 */
function sameOverview(
  { read, summaries }: ValidatedStores,
  { rest, overview }: Memory,
  days: string,
): Overview | undefined {
  if (!rest || overview?.days !== days || overview.stores.size !== summaries.size) return undefined;
  for (const [file, entry] of read)
    if (overview.stores.get(file)?.summaryHash !== summaryHashOf(entry)) return undefined;
  const isOfChanged = ({ file, related = [] }: Diagnostic): boolean =>
    [file, ...related.map((place) => place.file)].some((each) => read.has(each));
  return [...overview.across, ...overview.warnings].some(isOfChanged) ? undefined : overview;
}

const noMemory: Memory = {
  stores: new Map(),
  storeFile(file) {
    throw new Error(`No earlier check knows ${file}.`);
  },
};

interface CheckedFiles {
  readonly stores: ReadonlyMap<string, CheckedStore>;
  readonly rest: FileResult;
  /** The stores of the catalogue: those that this check has checked, or all. */
  readonly inCatalogue: readonly Entry<Store>[];
  readonly isRestStale: boolean;
}

/** Checks changed files and those with changed dependencies, unless `areSame` says that no dependency has changed. */
function checkFiles(
  draft: Draft,
  { read, summaries }: ValidatedStores,
  runner: RuleRunner,
  checker: ShapeChecker,
  { memory = noMemory, visit, ...context }: ValidateContext,
  areSame: boolean,
): CheckedFiles {
  const book = new FactBook(draft, context, memory.rest !== undefined);
  const stores = new Map<string, CheckedStore>();
  const inCatalogue: Entry<Store>[] = [];
  for (const [file, store] of summaries) {
    const known = memory.stores.get(file);
    const isKnown = known && (areSame || book.holds(known.trace));
    if (isKnown) stores.set(file, known);
    if (isKnown && !memory.withCatalogue) continue;
    const { document, ...summary } = store;
    // The file of a remembered store has not changed, so its shape is still valid.
    const entry = read.get(file) ?? checker.check('store', document);
    if (!entry) continue;
    inCatalogue.push(entry);
    if (isKnown) continue;
    const diagnostics = runner.checkFile({ kind: 'store', document }, entry, book.facts);
    visit?.(entry, book.facts);
    const summaryHash = known?.summaryHash ?? summaryHashOf(entry);
    stores.set(file, { ...summary, summaryHash, diagnostics, trace: book.take() });
  }
  // Files of an invalid shape are judged by the rules that need no valid value.
  const others = draft.documents.filter(({ document }) => !stores.has(document.file.path));
  const diagnostics = others.flatMap((file) => runner.checkFile(file, undefined, book.facts));
  if (memory.rest) {
    const isRestStale = !areSame && !book.holds(memory.rest.trace);
    // `knownRest` already contains its diagnostics: these are of stores.
    return { stores, rest: { ...memory.rest, diagnostics }, inCatalogue, isRestStale };
  }
  return { stores, rest: { diagnostics, trace: book.take() }, inCatalogue, isRestStale: false };
}

/** Warnings that only all files together can show. */
function warningsAcross(rest: CheckedRest, draft: Draft, leftOut: ReadonlySet<string>): readonly Diagnostic[] {
  const { stores } = draft;
  const documents = new Map(stores.map(({ document }) => [document.file.path, document]));
  const ofRows = storeRowWarnings(
    stores.map(({ slug, offersFrom, document }) => ({ slug, offersFrom, file: document.file.path })),
    {
      feeds: rest.feeds,
      documentOf(file) {
        const document = documents.get(file);
        if (!document) throw new Error(`The catalogue has no file ${file}.`);
        return document;
      },
    },
  );
  // If files were left out, it is unknown what they use.
  if (leftOut.size > 0) return ofRows;
  const orders = reportedOrders(rest.evidence).stores;
  const lost = stores.map((store) => ({
    slug: store.slug,
    lostOrders: lostOrdersOf(store, orders.get(store.slug) ?? []),
  }));
  return [
    ...ofRows,
    ...orderWarnings(rest.evidence, { stores: lost, feeds: rest.feeds }),
    ...unusedPictures(rest, stores, usesInDraft(draft)),
  ];
}

/**
 * Checks every file against its schema, then applies the rules. All diagnostics are reported at once. With the memory
 * of an earlier check, it reads and checks only what has changed, with the same result.
 */
export function validate(loaded: LoadedDocuments, context: ValidateContext): Validated {
  const { memory = noMemory, leftOut = new Set(), preview: isPreview = false } = context;
  const checker = new ShapeChecker(schemasOf(context.schemas), loaded.unreadable, context.shortened);
  const rest = memory.rest ? knownRest(memory.rest, checker) : validateRest(loaded, checker, context);
  const ofRest = checker.diagnostics.length;
  const stores = validateStores(loaded, checker, memory);
  const draft = draftOf(rest, stores, checker, context);
  const runner = new RuleRunner(rules, { today: context.today, schemas: checker.schemas });
  const days = `${isoDay(context.today)} ${draft.day}`;
  const known = sameOverview(stores, memory, days);
  const areSame = memory.trusted === true || known?.isPreview === isPreview;
  const files = checkFiles(draft, stores, runner, checker, context, areSame);
  const across = known?.across ?? runner.checkAll(draft);
  const { failures: ruleFailures } = runner;
  const { timeZone: _timeZone, ...shapes } = rest.shapes;
  const restResult = { ...files.rest, diagnostics: [...rest.diagnostics, ...files.rest.diagnostics] };
  const found = withoutConsequences([
    ...restResult.diagnostics,
    ...checker.diagnostics.slice(ofRest),
    ...[...files.stores.values()].flatMap(({ diagnostics }) => diagnostics),
    ...across,
  ]);
  const { isRestStale } = files;
  const result = {
    stores: files.stores,
    rest: restResult,
    isRestStale,
    confirmed: shapes.confirmed,
    ruleFailures,
  };
  if (hasErrors(found) || ruleFailures.length > 0 || checker.invalid.size > 0 || !isComplete(shapes))
    return { ...result, diagnostics: sortDiagnostics(found) };
  const { images, icons, messages } = rest;
  // The orders that networks reported join the tests of the stores' offers.
  const orders = reportedOrders(shapes.evidence).stores;
  const parts: Omit<Catalogue, keyof Catalogue & symbol> = {
    ...shapes,
    stores:
      orders.size === 0
        ? files.inCatalogue
        : files.inCatalogue.map((entry) => ({
            ...entry,
            value: withOrders(entry.value, orders.get(entry.value.slug)),
          })),
    messages,
    images,
    icons,
  };
  const warnings = known?.warnings ?? warningsAcross(parts, draft, leftOut);
  return {
    ...result,
    // The brand exists only for the compiler, and only here.
    catalogue: parts as Catalogue,
    overview: { days, isPreview, across, warnings },
    diagnostics: sortDiagnostics([...found, ...warnings]),
  };
}
