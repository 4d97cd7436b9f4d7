import type { ErrorObject } from 'ajv/dist/2020.js';
import { dayAt, isoDay, type CalendarDay, type Instant } from '../../src/domain/calendar';
import type {
  Categories,
  Claims,
  Countries,
  Country,
  Currencies,
  Currency,
  Evidence,
  Feed,
  FeedCorrections,
  Goods,
  Home,
  Messages,
  Networks,
  Page,
  Payments,
  Post,
  Rates,
  Redirects,
  Seasons,
  Site,
  Store,
} from '../../src/generated/data-types';
import { hasErrors, sortDiagnostics, type Diagnostic } from '../diagnostics/diagnostic';
import type { SourceDocument } from '../load/document';
import { baseName, singleFiles, type LoadedDocuments, type LoadedFeed, type SingleFile } from '../load/load';
import type { Catalogue, CheckedRest, Entry, FeedEntry } from './catalogue';
import { applyRules } from './apply-rules';
import type { Draft, KnownStore, ReadDocument } from './draft';
import { loadFeed, type CheckedFeed } from './feeds';
import type { FeedSite } from './feed-rows';
import { siteIcons } from './icons';
import { interfaceDiagnostics, type InterfaceMessages } from './interface-messages';
import { withoutConsequences } from './causes';
import { compileMessages } from './messages';
import { misreadTexts } from './misread';
import type { RuleFailure } from './rule-error';
import { reportedOrders, rowsWithOrders, withOrders, type ReportedOrders } from './orders';
import { rules } from './rules';
import { schemaDiagnostics } from './schema-errors';
import type { Lists } from './schema-errors/explanation';
import { schemasOf, type SchemaFiles, type Schemas } from './schemas';

/** A feed that was read before the other files. */
export type ReadFeed = CheckedFeed & Pick<FeedEntry, 'config'>;

/** What validation needs besides the data. */
export interface ValidateContext {
  /** The day on which the data is checked. */
  readonly today: CalendarDay;
  /** Whether the data is checked for the preview of the development server. */
  readonly preview?: boolean | undefined;
  /** The instant of the build; that day, if absent. */
  readonly now?: Instant;
  /** The schema files, parsed, by file name: `store.schema.json`. */
  readonly schemas: SchemaFiles;
  /** Files that were left out on purpose. A reference to something that they may define is not an error. */
  readonly leftOut?: ReadonlySet<string>;
  /** Files without some entries of their lists on purpose: a list that still has one may be shorter than the schema asks for. */
  readonly shortened?: ReadonlySet<string>;
  /** Stores that were checked before and have not changed. They are not checked again, but others may refer to them. */
  readonly known?: readonly KnownStore[];
  /** The links of those stores. */
  readonly knownLinks?: Draft['knownLinks'];
  /** The feeds by their names, if they were read before (`readFeeds`). */
  readonly feeds?: ReadonlyMap<string, ReadFeed> | undefined;
  /** The messages that the interface needs. Without them it is not checked whether they are there. */
  readonly interfaceMessages?: InterfaceMessages | undefined;
}

/** The catalogue without the known stores, if there is no error, and all diagnostics, sorted. */
export interface Validated {
  readonly catalogue?: Catalogue;
  readonly diagnostics: readonly Diagnostic[];
  /** Rules that threw an error. If there is one, there is no catalogue. */
  readonly ruleFailures: readonly RuleFailure[];
}

/** The lists of a catalogue whose other files were checked. */
function listsOf({ categories, countries, currencies }: CheckedRest): Lists {
  return { categories: categories.value, countries: countries.value, currencies: currencies.value };
}

/** What each kind of file holds, once its shape is right. */
interface Shapes {
  site: Site;
  home: Home;
  redirects: Redirects;
  claims: Claims;
  countries: Countries;
  currencies: Currencies;
  categories: Categories;
  payments: Payments;
  goods: Goods;
  seasons: Seasons;
  rates: Rates;
  networks: Networks;
  store: Store;
  page: Page;
  post: Post;
  messages: Messages;
  feed: Feed;
  'feed-corrections': FeedCorrections;
  evidence: Evidence;
}

/** Used for dates while site.yaml is invalid; there is no catalogue then. */
const fallbackTimeZone = 'UTC';

function inFolder(paths: Iterable<string>, folder: string): string[] {
  return [...paths].filter((path) => path.startsWith(`data/${folder}/`));
}

/** Whether all that is wrong with a list is that it has too few entries. */
function isShortList({ keyword, data }: ErrorObject): boolean {
  return keyword === 'minItems' && Array.isArray(data) && data.length > 0;
}

/** Checks files against their schemas, and collects the diagnostics. */
class ShapeChecker {
  readonly diagnostics: Diagnostic[] = [];
  /** Every document that was checked. */
  readonly documents: ReadDocument[] = [];
  /** The files that are unreadable or invalid. */
  readonly invalid: Set<string>;
  /** The lists whose names people write in place of ids, once they are checked. */
  lists: Lists = {};

  constructor(
    readonly schemas: Schemas,
    unreadable: ReadonlySet<string>,
    private readonly feeds: ReadonlyMap<string, ReadFeed> = new Map(),
    private readonly shortened: ReadonlySet<string> = new Set(),
  ) {
    this.invalid = new Set(unreadable);
  }

  check<Kind extends keyof Shapes>(kind: Kind, document: SourceDocument | undefined): Entry<Shapes[Kind]> | undefined {
    if (!document) return undefined;
    const misread = misreadTexts(kind, document, this.schemas);
    if (misread.length > 0) {
      this.invalid.add(document.file.path);
      this.diagnostics.push(...misread);
      return undefined;
    }
    this.documents.push({ kind, document });
    const errors = this.schemas
      .check(kind, document.value)
      .filter((error) => !(this.shortened.has(document.file.path) && isShortList(error)));
    if (errors.length > 0) {
      this.invalid.add(document.file.path);
      this.diagnostics.push(...schemaDiagnostics(kind, document, errors, this.schemas, this.lists));
      return undefined;
    }
    // The one place where a value gets its type: the schema that the type was generated from has just accepted it.
    return { value: document.value as Shapes[Kind], document };
  }

  checkAll<Kind extends keyof Shapes>(
    kind: Kind,
    documents: readonly SourceDocument[],
  ): readonly Entry<Shapes[Kind]>[] {
    return documents.flatMap((document) => this.check(kind, document) ?? []);
  }

  /** Checks the settings of a feed, then its rows. */
  checkFeed(
    { name, document, table, corrections }: LoadedFeed,
    site: FeedSite,
    orders: ReportedOrders['feeds'],
  ): FeedEntry | undefined {
    const entry = this.check('feed', document);
    const corrected = this.check('feed-corrections', corrections);
    if (!entry || !table || (corrections && !corrected)) {
      this.invalid.add(document.file.path);
      return undefined;
    }
    const read = this.feeds.get(name) ?? loadFeed(entry.value, document, table, site, this.schemas, corrected?.value);
    const { rows, quarantined, diagnostics } = read;
    this.diagnostics.push(...diagnostics);
    if (hasErrors(diagnostics)) this.invalid.add(document.file.path);
    return {
      ...entry,
      name,
      config: entry.value,
      // Those of a feed that was read before have their orders.
      rows: this.feeds.has(name) ? rows : rowsWithOrders(rows, orders.get(name)),
      quarantined,
      corrections: corrected,
    };
  }
}

/** The files of which there is one, where they have the right shape. */
type SingleShapes = Pick<Draft, SingleFile>;

/** What the rows of feeds are read with. */
function feedSite({
  site,
  countries,
  currencies,
}: {
  readonly [Name in 'site' | 'countries' | 'currencies']?: SingleShapes[Name] | undefined;
}): FeedSite {
  return {
    timeZone: site?.value.timeZone ?? fallbackTimeZone,
    // The types of the codes are made from these files.
    countries: countries && (Object.keys(countries.value.countries) as Country[]),
    currencies: currencies && (Object.keys(currencies.value.currencies) as Currency[]),
  };
}

/** The files that have the right shape. */
interface CheckedShapes
  extends SingleShapes,
    Pick<Draft, 'stores' | 'pages' | 'posts' | 'messages' | 'evidence' | 'timeZone'> {
  readonly feeds: ReadonlyMap<string, FeedEntry>;
}

function checkSingles(loaded: LoadedDocuments, checker: ShapeChecker): SingleShapes {
  const entries = singleFiles.map((name) => [name, checker.check(name, loaded[name])] as const);
  // Each name has the entry of its own schema; `fromEntries` forgets which.
  return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined)) as SingleShapes;
}

function checkShapes(loaded: LoadedDocuments, checker: ShapeChecker): CheckedShapes {
  const singles = checkSingles(loaded, checker);
  checker.lists = {
    categories: singles.categories?.value,
    countries: singles.countries?.value,
    currencies: singles.currencies?.value,
  };
  const site = feedSite(singles);
  const evidence = checker.checkAll('evidence', loaded.evidence);
  const orders = reportedOrders(evidence).feeds;
  return {
    ...singles,
    evidence,
    stores: checker.checkAll('store', loaded.stores),
    pages: checker.checkAll('page', loaded.pages),
    posts: checker.checkAll('post', loaded.posts),
    messages: checker.checkAll('messages', loaded.messages),
    feeds: new Map(
      loaded.feeds.flatMap((feed): readonly (readonly [string, FeedEntry])[] => {
        const entry = checker.checkFeed(feed, site, orders);
        return entry ? [[feed.name, entry]] : [];
      }),
    ),
    timeZone: site.timeZone,
  };
}

/** Feeds that were read before the other files, and the orders with offers of stores. */
export interface ReadFeeds {
  readonly feeds: ReadonlyMap<string, ReadFeed>;
  readonly orders: ReportedOrders['stores'];
}

/**
 * Reads the feeds alone: which stores have to be checked again depends on their rows. Those whose settings are wrong are left out:
 * `validate` reports them.
 */
export function readFeeds(loaded: LoadedDocuments, schemas: SchemaFiles): ReadFeeds {
  const newChecker = (): ShapeChecker => new ShapeChecker(schemasOf(schemas), new Set());
  const others = newChecker();
  const site = feedSite({
    site: others.check('site', loaded.site),
    countries: others.check('countries', loaded.countries),
    currencies: others.check('currencies', loaded.currencies),
  });
  const orders = reportedOrders(others.checkAll('evidence', loaded.evidence));
  const read = loaded.feeds.flatMap((feed): readonly (readonly [string, ReadFeed])[] => {
    const checker = newChecker();
    const entry = checker.checkFeed(feed, site, orders.feeds);
    return entry ? [[feed.name, { ...entry, diagnostics: checker.diagnostics }]] : [];
  });
  return { feeds: new Map(read), orders: orders.stores };
}

/** The day of the build, which decides what is published. */
function publicationDay({ now, today }: ValidateContext, timeZone: string): string {
  return isoDay(now === undefined ? today : dayAt(now, timeZone));
}

function draftOf(
  shapes: CheckedShapes,
  { images, icons }: LoadedDocuments,
  { documents, invalid }: ShapeChecker,
  context: ValidateContext,
): Draft {
  const { known = [], knownLinks = new Map(), leftOut = new Set() } = context;
  const invalidFiles = new Set([...invalid, ...leftOut]);
  const invalidFeeds = new Set(inFolder(invalidFiles, 'feeds').map(baseName));
  return {
    ...shapes,
    feeds: new Map([...shapes.feeds].filter(([name]) => !invalidFeeds.has(name))),
    images,
    iconNames: new Set([
      ...siteIcons(context.schemas),
      ...icons.keys(),
      ...inFolder(invalidFiles, 'icons').map(baseName),
    ]),
    known,
    knownLinks,
    documents,
    invalidStores: new Set(inFolder(invalidFiles, 'stores').map(baseName)),
    invalidFeeds,
    pathsIncomplete: ['stores', 'pages', 'posts'].some((folder) => inFolder(invalidFiles, folder).length > 0),
    day: publicationDay(context, shapes.timeZone),
  };
}

/** Stores whose offers have the orders that networks reported among their tests. */
function withReportedOrders(
  stores: readonly Entry<Store>[],
  evidence: readonly Entry<Evidence>[],
): readonly Entry<Store>[] {
  const orders = reportedOrders(evidence).stores;
  if (orders.size === 0) return stores;
  return stores.map((entry) => ({ ...entry, value: withOrders(entry.value, orders.get(entry.value.slug)) }));
}

/** Whether no file of which there must be one is missing. */
function isComplete<Files extends SingleShapes>(files: Files): files is Files & Required<SingleShapes> {
  return singleFiles.every((name) => files[name] !== undefined);
}

/** Checks every file against its schema, then applies the rules. All diagnostics are reported at once. */
export function validate(loaded: LoadedDocuments, context: ValidateContext): Validated {
  const checker = new ShapeChecker(schemasOf(context.schemas), loaded.unreadable, context.feeds, context.shortened);
  const shapes = checkShapes(loaded, checker);
  const draft = draftOf(shapes, loaded, checker, context);
  const compiled = compileMessages(draft);
  const diagnostics = [...checker.diagnostics, ...compiled.diagnostics];
  const invalid = [...checker.invalid, ...(context.leftOut ?? [])];
  const messagesIncomplete = inFolder(invalid, 'messages').length > 0;
  if (context.interfaceMessages && !messagesIncomplete) {
    const currencies = Object.keys(draft.currencies?.value.currencies ?? {});
    diagnostics.push(...interfaceDiagnostics(context.interfaceMessages, draft.messages, compiled.messages, currencies));
  }
  const ruleFailures = applyRules(rules, draft, context, diagnostics);

  const sorted = sortDiagnostics(withoutConsequences(diagnostics));
  const { timeZone: _timeZone, ...files } = shapes;
  if (hasErrors(sorted) || ruleFailures.length > 0 || checker.invalid.size > 0 || !isComplete(files))
    return { diagnostics: sorted, ruleFailures };
  const parts: Omit<Catalogue, keyof Catalogue & symbol> = {
    ...files,
    stores: withReportedOrders(files.stores, files.evidence),
    messages: compiled.messages,
    images: loaded.images,
    icons: loaded.icons,
  };
  // The brand exists for the compiler only; this is the one place that gives it.
  return { catalogue: parts as Catalogue, diagnostics: sorted, ruleFailures };
}

/** The result of `validateStores`: the valid stores, and all diagnostics. */
export interface ValidatedStores {
  readonly stores: readonly Entry<Store>[];
  readonly diagnostics: readonly Diagnostic[];
  /** Rules that threw an error. */
  readonly ruleFailures: readonly RuleFailure[];
}

/**
 * Checks stores against a catalogue whose other files were checked before and have not changed. It finds an error exactly
 * if the check of the whole catalogue finds one.
 */
export function validateStores(
  documents: readonly SourceDocument[],
  rest: CheckedRest,
  context: ValidateContext,
): ValidatedStores {
  const schemas = schemasOf(context.schemas);
  const diagnostics: Diagnostic[] = [];
  const stores: Entry<Store>[] = [];
  const read: ReadDocument[] = [];
  for (const document of documents) {
    const misread = misreadTexts('store', document, schemas);
    diagnostics.push(...misread);
    if (misread.length > 0) continue;
    read.push({ kind: 'store', document });
    const errors = schemas.check('store', document.value);
    // As in `validate`: the schema has just accepted it.
    if (errors.length === 0) stores.push({ value: document.value as Store, document });
    else diagnostics.push(...schemaDiagnostics('store', document, errors, schemas, listsOf(rest)));
  }
  const valid = new Set(stores.map(({ document }) => document));
  const draft: Draft = {
    ...rest,
    iconNames: new Set([...siteIcons(context.schemas), ...rest.icons.keys()]),
    stores,
    messages: [],
    documents: read,
    known: context.known ?? [],
    knownLinks: context.knownLinks ?? new Map(),
    invalidStores: new Set(documents.filter((each) => !valid.has(each)).map(({ file }) => baseName(file.path))),
    invalidFeeds: new Set(),
    pathsIncomplete: stores.length < documents.length,
    timeZone: rest.site.value.timeZone,
    day: publicationDay(context, rest.site.value.timeZone),
  };
  const ruleFailures = applyRules(rules, draft, context, diagnostics);
  return {
    stores: withReportedOrders(stores, rest.evidence),
    diagnostics: sortDiagnostics(withoutConsequences(diagnostics)),
    ruleFailures,
  };
}
