import { isTextId } from '#texts';
import type { Language } from '../../../src/domain/language/language';
import { registry, type DiagnosticCode } from './codes';
import { render, type Phrase, type Values } from './phrases';
import type { TextId } from './texts/texts';

export type { DiagnosticCode } from './codes';

/** An error stops the build; a warning does not. */
export type Severity = 'error' | 'warning';

export interface SourceFile {
  /** Relative to the project's root, with slashes: `data/stores/souk.yaml`. */
  readonly path: string;
  readonly text: string;
}

/** A range of a file's text in UTF-16 code units; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The span of a diagnostic about a file as a whole. */
export const fileStart: Span = { start: 0, end: 0 };

/** A second place that explains a diagnostic. */
export interface RelatedPlace {
  readonly message: Phrase;
  readonly file: string;
  readonly span: Span;
}

export interface Edit {
  readonly span: Span;
  readonly text: string;
  /** The effect on a value: `text` replaces its code units from `start` to `end`. Absent for an edit in a comment. */
  readonly value?: {
    readonly path: readonly (string | number)[];
    readonly start: number;
    readonly end: number;
    readonly text: string;
  };
}

/** What a program may do if there is only one right fix. */
interface AutomaticFix {
  readonly edits?: readonly Edit[] | undefined;
  /** The name that the file must have. */
  readonly rename?: string | undefined;
}

/** What is wrong, where, why, and what to write instead. */
export interface Diagnostic extends AutomaticFix {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  /** What is wrong, as a sentence without its full stop. */
  readonly message: Phrase;
  readonly file: string;
  readonly span: Span;
  /** Absent if the reason is obvious. */
  readonly why?: Phrase;
  /** How to correct it. */
  readonly fix: Phrase;
  readonly related?: readonly RelatedPlace[];
}

/** The ids of texts with their own fix, `<id>.fix`. */
type IdWithFix = { [Id in TextId]: `${Id}.fix` extends TextId ? Id : never }[TextId];

interface DiagnosticParts extends AutomaticFix {
  readonly why?: Phrase | undefined;
  readonly related?: readonly RelatedPlace[] | undefined;
}

/** `<id>.fix` and `<id>.why` belong to a text and use the same values; `fix` is set only if it varies independently. */
export type DiagnosticText = DiagnosticParts &
  (
    | { readonly id: IdWithFix; readonly values?: Values | undefined; readonly fix?: undefined }
    | { readonly id: TextId; readonly values?: Values | undefined; readonly fix: Phrase }
  );

export function phrasesOf(text: DiagnosticText): Pick<Diagnostic, 'message' | 'why' | 'fix'> {
  const { id } = text;
  // The key is omitted instead of undefined, so that a diagnostic equals its copy from a JSON cache.
  const values = text.values && { values: text.values };
  const fix: Phrase = text.fix === undefined ? { id: `${text.id}.fix`, ...values } : text.fix;
  const reason = `${id}.why`;
  const why = text.why ?? (isTextId(reason) ? { id: reason, ...values } : undefined);
  return { message: { id, ...values }, why, fix };
}

export function diagnostic(code: DiagnosticCode, file: string, span: Span, text: DiagnosticText): Diagnostic {
  const { message, ...others } = phrasesOf(text);
  return {
    code,
    severity: registry[code].severity,
    message,
    file,
    span,
    ...others,
    related: text.related === undefined || text.related.length === 0 ? undefined : text.related,
    edits: text.edits === undefined || text.edits.length === 0 ? undefined : text.edits,
    rename: text.rename,
  };
}

export interface WrittenText {
  readonly message: string;
  readonly why?: string;
  readonly fix: string;
  readonly related?: readonly (Omit<RelatedPlace, 'message'> & { readonly message: string })[];
}

export function textOf(
  { message, why, fix, related }: Pick<Diagnostic, keyof WrittenText>,
  language: Language,
): WrittenText {
  return {
    message: render(message, language),
    why: why && render(why, language),
    fix: render(fix, language),
    related: related?.map((place) => ({ ...place, message: render(place.message, language) })),
  };
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}

export function isFixable({ edits, rename }: AutomaticFix): boolean {
  return edits !== undefined || rename !== undefined;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Sorts by file and position, and drops exact duplicates. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics
    .filter(({ code, file, span, message }) => {
      const key = JSON.stringify([code, file, span.start, span.end, message]);
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .sort(
      (a, b) =>
        compareText(a.file, b.file) ||
        a.span.start - b.span.start ||
        a.span.end - b.span.end ||
        compareText(a.code, b.code),
    );
}
