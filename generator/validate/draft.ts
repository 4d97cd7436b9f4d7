import type {
  Categories,
  Claims,
  Countries,
  Currencies,
  Evidence,
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
import type { CalendarDay } from '../../src/domain/calendar';
import type { Publication } from '../../src/domain/publication';
import {
  diagnostic,
  type Diagnostic,
  type DiagnosticCode,
  type Span,
  type DiagnosticText,
} from '../diagnostics/diagnostic';
import type { SourceDocument } from '../load/document';
import type { Images } from '../load/load';
import type { Entry, FeedEntry } from './catalogue';
import type { FoldedNames } from './folded-names';
import type { SchemaName } from './schemas';

/** A file that could be read, whether or not its shape is right. */
export interface ReadDocument {
  readonly kind: Exclude<SchemaName, 'feed-row'>;
  readonly document: SourceDocument;
}

/** A store that was checked before and has not changed since: what rules must know of it to judge others. */
export interface KnownStore extends Publication {
  readonly slug: string;
  /** Its names as `foldedNames` gives them. */
  readonly names: FoldedNames;
  /** The first day on which it has a log of tests, if an offer has one. */
  readonly log?: string | undefined;
  readonly path: string;
  readonly document: SourceDocument;
}

/**
 * The data that rules check: the files whose shape is valid, and all files that could be read, for rules that need no shape.
 * An invalid file is not absent: what it defines is unknown, and rules must not report references to it.
 */
export interface Draft {
  readonly site?: Entry<Site>;
  readonly home?: Entry<Home>;
  readonly redirects?: Entry<Redirects>;
  readonly claims?: Entry<Claims>;
  readonly countries?: Entry<Countries>;
  readonly currencies?: Entry<Currencies>;
  readonly categories?: Entry<Categories>;
  readonly payments?: Entry<Payments>;
  readonly goods?: Entry<Goods>;
  readonly seasons?: Entry<Seasons>;
  readonly rates?: Entry<Rates>;
  readonly networks?: Entry<Networks>;
  readonly stores: readonly Entry<Store>[];
  readonly pages: readonly Entry<Page>[];
  readonly posts: readonly Entry<Post>[];
  readonly messages: readonly Entry<Messages>[];
  readonly feeds: ReadonlyMap<string, FeedEntry>;
  /** The orders that networks reported. Rows of feeds have them among their tests; offers of stores get them after the rules. */
  readonly evidence: readonly Entry<Evidence>[];
  readonly images: Images;
  /** The names of all icons that files may name. */
  readonly iconNames: ReadonlySet<string>;
  /** The stores besides `stores` that are not to be checked again. */
  readonly known: readonly KnownStore[];
  /** The links inside the site of documents that are not to be checked again. */
  readonly knownLinks: ReadonlyMap<SourceDocument, readonly string[]>;
  /** Every file that could be read, but for those that are not to be checked again. */
  readonly documents: readonly ReadDocument[];
  /** The slugs of stores and the names of feeds that exist but are not right yet. */
  readonly invalidStores: ReadonlySet<string>;
  readonly invalidFeeds: ReadonlySet<string>;
  /** Whether some store, page or post is not right yet, so that not all addresses are known. */
  readonly pathsIncomplete: boolean;
  /** The time zone in which a day ends. */
  readonly timeZone: string;
  /** The day of the build in that zone, `YYYY-MM-DD`. */
  readonly day: string;
}

/** What a rule may know of the world. */
export interface RuleContext {
  readonly today: CalendarDay;
  /** Whether the data is checked for the preview of the development server. */
  readonly preview?: boolean | undefined;
}

/** Reports a diagnostic. */
export type Report = (code: DiagnosticCode, document: SourceDocument, span: Span, text: DiagnosticText) => void;

/** A condition across fields or files that a schema cannot express. It checks the draft as a whole, or one file after the other. */
export interface Rule {
  /** The name of its folder. */
  readonly name: string;
  /** The codes that it reports. */
  readonly codes: readonly DiagnosticCode[];
  readonly check?: (draft: Draft, context: RuleContext, report: Report) => void;
  /** Prepares what it needs of the draft, and returns a visitor that is called with each file. */
  readonly each?: (draft: Draft, context: RuleContext, report: Report) => (read: ReadDocument) => void;
}

/** A `Report` that appends to a list. */
export function reportInto(diagnostics: Diagnostic[]): Report {
  return (code, document, span, text) => {
    diagnostics.push(diagnostic(code, document.file.path, span, text));
  };
}
