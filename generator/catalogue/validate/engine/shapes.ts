import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Country, Currency, DataFiles, Messages } from '../../../../src/generated/data-types';
import { hasErrors, type Diagnostic } from '../../diagnostics/diagnostic';
import type { SourceDocument } from '../../load/document';
import type { LoadedDocuments, LoadedFeed } from '../../load/load';
import { singleFiles } from '../../load/places';
import type { CheckedRest, Entry, FeedEntry, SingleEntries, ReadDocument } from '../catalogue';
import type { Draft } from './draft';
import { loadFeed } from '../feeds/feeds';
import type { FeedSite } from '../feeds/feed-rows';
import { misreadTexts } from '../misread';
import { reportedOrders, rowsWithOrders, type ReportedOrders } from '../feeds/orders';
import { noteStoreUses } from '../references/store-uses';
import { schemaDiagnostics } from '../schema-errors';
import type { Lists } from '../schema-errors/schema-error';
import type { Schemas } from '../schema/schemas';

/** The lists of a catalogue whose shared files were checked before. */
export function listsOf({ categories, countries, currencies }: CheckedRest): Lists {
  return { categories: categories.value, countries: countries.value, currencies: currencies.value };
}

/** Used for dates while site.yaml is invalid. There is no catalogue then. */
const fallbackTimeZone = 'UTC';

export class ShapeChecker {
  readonly diagnostics: Diagnostic[] = [];
  readonly documents: ReadDocument[] = [];
  readonly invalid: Set<string>;
  /** The lists whose names people write instead of ids; set once they are checked. */
  lists: Lists = {};

  constructor(
    readonly schemas: Schemas,
    unreadable: ReadonlySet<string>,
    private readonly shortened: ReadonlySet<string> = new Set(),
  ) {
    this.invalid = new Set(unreadable);
  }

  check<Kind extends ReadDocument['kind']>(
    kind: Kind,
    document: SourceDocument | undefined,
  ): Entry<DataFiles[Kind]> | undefined {
    if (!document) return undefined;
    const misread = misreadTexts(kind, document, this.schemas);
    if (misread.length > 0) {
      this.invalid.add(document.file.path);
      this.diagnostics.push(...misread);
      return undefined;
    }
    this.documents.push({ kind, document });
    // A list from which entries were left out on purpose may be too short.
    const isShortened = ({ keyword, data }: ErrorObject): boolean =>
      this.shortened.has(document.file.path) && keyword === 'minItems' && Array.isArray(data) && data.length > 0;
    const errors = this.schemas.check(kind, document.value).filter((error) => !isShortened(error));
    if (errors.length > 0) {
      this.invalid.add(document.file.path);
      this.diagnostics.push(...schemaDiagnostics(kind, document, errors, this.schemas, this.lists));
      return undefined;
    }
    if (kind === 'store') noteStoreUses(this.schemas, document);
    // The only place where a value gets its type: the schema from which the type is generated has just accepted it.
    return { value: document.value as DataFiles[Kind], document };
  }

  checkAll<Kind extends ReadDocument['kind']>(
    kind: Kind,
    documents: readonly SourceDocument[],
  ): readonly Entry<DataFiles[Kind]>[] {
    return documents.flatMap((document) => this.check(kind, document) ?? []);
  }

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
    const { rows, quarantined, diagnostics } = loadFeed(
      entry.value,
      document,
      table,
      site,
      this.schemas,
      corrected?.value,
    );
    this.diagnostics.push(...diagnostics);
    if (hasErrors(diagnostics)) this.invalid.add(document.file.path);
    return {
      ...entry,
      name,
      config: entry.value,
      rows: rowsWithOrders(rows, orders.get(name)),
      quarantined,
      corrections: corrected,
    };
  }
}

export type SingleShapes = Partial<SingleEntries>;

export interface CheckedShapes extends SingleShapes, Pick<Draft, 'pages' | 'posts' | 'evidence' | 'timeZone'> {
  readonly messages: readonly Entry<Messages>[];
  readonly feeds: ReadonlyMap<string, FeedEntry>;
}

export function checkShapes(loaded: LoadedDocuments, checker: ShapeChecker): CheckedShapes {
  const entries = singleFiles.map((name) => [name, checker.check(name, loaded[name])] as const);
  // Each name has the entry of its own schema, which `fromEntries` cannot express.
  const singles = Object.fromEntries(entries.filter(([, entry]) => entry !== undefined)) as SingleShapes;
  const { countries, currencies } = singles;
  checker.lists = {
    categories: singles.categories?.value,
    countries: countries?.value,
    currencies: currencies?.value,
  };
  const site: FeedSite = {
    timeZone: singles.site?.value.timeZone ?? fallbackTimeZone,
    networks: singles.networks?.value.networks,
    // The types of the codes are generated from these files.
    countries: countries && (Object.keys(countries.value.countries) as Country[]),
    currencies: currencies && (Object.keys(currencies.value.currencies) as Currency[]),
  };
  const evidence = checker.checkAll('evidence', loaded.evidence);
  const orders = reportedOrders(evidence).feeds;
  return {
    ...singles,
    evidence,
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

export function isComplete<Files extends SingleShapes>(files: Files): files is Files & Required<SingleShapes> {
  return singleFiles.every((name) => files[name] !== undefined);
}
