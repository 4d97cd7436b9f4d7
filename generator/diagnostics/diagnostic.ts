import { registry, type DiagnosticCode } from './codes';
import { visible } from './visible';

export type { DiagnosticCode } from './codes';

/** An error stops the build. A warning tells of what time has changed, or of what was left out. */
export type Severity = 'error' | 'warning';

/** The text of a file that came in. */
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

/** A second place that helps to understand a fault. */
export interface RelatedPlace {
  readonly message: string;
  readonly file: string;
  readonly span: Span;
}

/** One fault: what is wrong, where, why it matters, and what to write instead. */
export interface Diagnostic {
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

/** What a fault says. The fix is not optional: every fault has a way out. */
export interface DiagnosticText {
  readonly message: string;
  readonly fix: string;
  readonly why?: string | undefined;
  readonly related?: readonly RelatedPlace[] | undefined;
}

/** Makes a diagnostic; its severity is that of its code. Whatever of the data its words repeat, a terminal shows it safely. */
export function diagnostic(code: DiagnosticCode, file: string, span: Span, words: DiagnosticText): Diagnostic {
  return {
    code,
    severity: registry[code].severity,
    message: visible(words.message),
    file,
    span,
    ...(words.why === undefined ? {} : { why: visible(words.why) }),
    fix: visible(words.fix),
    ...(words.related === undefined || words.related.length === 0 ? {} : { related: words.related }),
  };
}

/** Whether one of the diagnostics stops the build. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
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
