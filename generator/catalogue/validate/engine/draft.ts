import type { Evidence, Page, Post, Store } from '../../../../src/generated/data-types';
import type { CalendarDay } from '../../../../src/domain/dates/calendar';
import {
  diagnostic,
  type Diagnostic,
  type DiagnosticCode,
  type Span,
  type DiagnosticText,
} from '../../diagnostics/diagnostic';
import type { SourceDocument } from '../../load/document';
import type { Icons, Images } from '../../load/load';
import type { Entry, FeedEntry, FileUses, ReadDocument, SingleEntries } from '../catalogue';
import type { FileFacts } from './facts';
import type { Schemas } from '../schema/schemas';
import type { DraftStore } from '../stores/store-summary';

/** The files other than stores whose shape is valid. */
export interface RestDraft extends Partial<SingleEntries> {
  readonly pages: readonly Entry<Page>[];
  readonly posts: readonly Entry<Post>[];
  readonly feeds: ReadonlyMap<string, FeedEntry>;
  /** These orders are already among the tests of feed rows; offers of stores get them after the rules. */
  readonly evidence: readonly Entry<Evidence>[];
  readonly images: Images;
  readonly icons: Icons;
  /** The names of all icons that files may use. */
  readonly iconNames: ReadonlySet<string>;
  /** The names of feeds that exist but are invalid. */
  readonly invalidFeeds: ReadonlySet<string>;
  readonly uses: readonly FileUses[];
  /** The time zone in which days end. */
  readonly timeZone: string;
}

/**
 * The data that rules check: the files whose shape is valid, and all readable files, for rules that do not depend on
 * the shape. An invalid file is not absent: what it defines is unknown, and rules must not report references to it.
 */
export interface Draft extends RestDraft {
  /** In file order. */
  readonly stores: readonly DraftStore[];
  readonly documents: readonly ReadDocument[];
  /** The slugs of stores that exist but are invalid. */
  readonly invalidStores: ReadonlySet<string>;
  /** Whether a store, page or post is invalid, so that not all addresses are known. */
  readonly pathsIncomplete: boolean;
  /** The day of the build in `timeZone`, `YYYY-MM-DD`. */
  readonly day: string;
}

export interface RuleContext {
  readonly today: CalendarDay;
  readonly schemas: Schemas;
}

export type Report = (code: DiagnosticCode, document: SourceDocument, span: Span, text: DiagnosticText) => void;

/** A condition across fields or files that a schema cannot express. */
export interface Rule {
  /** The name of the rule's folder. */
  readonly name: string;
  readonly codes: readonly DiagnosticCode[];
  readonly check?: (draft: Draft, context: RuleContext, report: Report) => void;
  /** Checks one readable file. Facts of other files come only from `facts`, which records them as dependencies. */
  readonly each?: (read: ReadDocument, facts: FileFacts, context: RuleContext, report: Report) => void;
  /** Checks one store whose shape is valid. Facts of other files come only from `facts`. */
  readonly store?: (store: Entry<Store>, facts: FileFacts, report: Report, context: RuleContext) => void;
}

export function reportInto(diagnostics: Diagnostic[]): Report {
  return (code, document, span, text) => {
    diagnostics.push(diagnostic(code, document.file.path, span, text));
  };
}
