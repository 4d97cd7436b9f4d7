import type { Evidence, Page, Post, Store } from '../../../src/generated/data-types';
import type { CalendarDay } from '../../../src/domain/calendar';
import {
  diagnostic,
  type Diagnostic,
  type DiagnosticCode,
  type Span,
  type DiagnosticText,
} from '../diagnostics/diagnostic';
import type { SourceDocument } from '../load/document';
import type { Icons, Images } from '../load/load';
import type { Entry, FeedEntry, SingleEntries } from './catalogue';
import type { FileFacts } from './facts';
import type { SchemaName } from './schemas';
import type { DraftStore } from './store-summary';

/** A file that could be read, whether or not its shape is right. */
export interface ReadDocument {
  readonly kind: Exclude<SchemaName, 'feed-row'>;
  readonly document: SourceDocument;
}

/** The files besides those of stores, as far as their shape is right. */
export interface RestDraft extends Partial<SingleEntries> {
  readonly pages: readonly Entry<Page>[];
  readonly posts: readonly Entry<Post>[];
  readonly feeds: ReadonlyMap<string, FeedEntry>;
  /** The orders that networks reported. Rows of feeds have them among their tests; offers of stores get them after the rules. */
  readonly evidence: readonly Entry<Evidence>[];
  readonly images: Images;
  /** The files of data/icons. */
  readonly icons: Icons;
  /** The names of all icons that files may name. */
  readonly iconNames: ReadonlySet<string>;
  /** The names of feeds that exist but are not right yet. */
  readonly invalidFeeds: ReadonlySet<string>;
  /** The time zone in which a day ends. */
  readonly timeZone: string;
}

/**
 * The data that rules check: the files whose shape is valid, and all files that could be read, for rules that need no shape.
 * An invalid file is not absent: what it defines is unknown, and rules must not report references to it.
 */
export interface Draft extends RestDraft {
  /** In the order of their files. */
  readonly stores: readonly DraftStore[];
  /** The files that were read for this check. */
  readonly documents: readonly ReadDocument[];
  /** The links inside the site, by the files that have them. */
  readonly links: ReadonlyMap<SourceDocument, readonly string[]>;
  /** The slugs of stores that exist but are not right yet. */
  readonly invalidStores: ReadonlySet<string>;
  /** Whether some store, page or post is not right yet, so that not all addresses are known. */
  readonly pathsIncomplete: boolean;
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

/** A condition across fields or files that a schema cannot express. It checks the draft as a whole, one file after the other, or both. */
export interface Rule {
  /** The name of its folder. */
  readonly name: string;
  /** The codes that it reports. */
  readonly codes: readonly DiagnosticCode[];
  readonly check?: (draft: Draft, context: RuleContext, report: Report) => void;
  /** Checks one file that could be read. Of other files, it knows what it asks for. */
  readonly each?: (read: ReadDocument, facts: FileFacts, context: RuleContext, report: Report) => void;
  /** Checks one store whose shape is right. Of other files, it knows what it asks for. */
  readonly store?: (store: Entry<Store>, facts: FileFacts, report: Report) => void;
}

/** A `Report` that appends to a list. */
export function reportInto(diagnostics: Diagnostic[]): Report {
  return (code, document, span, text) => {
    diagnostics.push(diagnostic(code, document.file.path, span, text));
  };
}
