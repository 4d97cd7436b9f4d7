import { registry, type DiagnosticCode } from './codes';
import { visible } from './visible';

export type { DiagnosticCode } from './codes';

/** An error stops the build; a warning does not. */
export type Severity = 'error' | 'warning';

/** A file that was read. */
export interface SourceFile {
  /** From the project's root, with slashes: `data/stores/souk.yaml`. */
  readonly path: string;
  readonly text: string;
}

/** A piece of a file's text: offsets in UTF-16 code units, `end` not included. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A second place that helps to understand a diagnostic. */
export interface RelatedPlace {
  readonly message: string;
  readonly file: string;
  readonly span: Span;
}

/** A replacement in a file. */
export interface Edit {
  /** What is replaced, in the text of the file. */
  readonly span: Span;
  readonly text: string;
  /** What this does to a value: `text` takes the place of the units from `start` to `end`. Absent in a comment. */
  readonly value?: {
    readonly path: readonly (string | number)[];
    readonly start: number;
    readonly end: number;
    readonly text: string;
  };
}

/** What a program may do where there is only one right fix. */
export interface AutomaticFix {
  readonly edits?: readonly Edit[] | undefined;
  /** The name that the file must have. */
  readonly rename?: string | undefined;
}

/** One error or warning: what is wrong, where, why, and what to write instead. */
export interface Diagnostic extends AutomaticFix {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  /** What is wrong, as a sentence without its full stop. */
  readonly message: string;
  readonly file: string;
  /** Where in that file's text. */
  readonly span: Span;
  /** Why it is wrong, where that is not plain. */
  readonly why?: string;
  /** The way out. */
  readonly fix?: string;
  readonly related?: readonly RelatedPlace[];
}

/** The text of a diagnostic. The fix is required: every diagnostic says what to do. */
export interface DiagnosticText extends AutomaticFix {
  readonly message: string;
  readonly fix: string;
  readonly why?: string | undefined;
  readonly related?: readonly RelatedPlace[] | undefined;
}

/** Creates a diagnostic with the severity of its code. Control characters of quoted data are escaped for terminals. */
export function diagnostic(code: DiagnosticCode, file: string, span: Span, text: DiagnosticText): Diagnostic {
  return {
    code,
    severity: registry[code].severity,
    message: visible(text.message),
    file,
    span,
    ...(text.why === undefined ? {} : { why: visible(text.why) }),
    fix: visible(text.fix),
    ...(text.related === undefined || text.related.length === 0 ? {} : { related: text.related }),
    ...(text.edits === undefined || text.edits.length === 0 ? {} : { edits: text.edits }),
    ...(text.rename === undefined ? {} : { rename: text.rename }),
  };
}

/** Whether one of the diagnostics stops the build. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}

/** Whether a diagnostic has an automatic fix. */
export function isFixable({ edits, rename }: AutomaticFix): boolean {
  return edits !== undefined || rename !== undefined;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Sorts by file and place, and drops exact repetitions. */
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
