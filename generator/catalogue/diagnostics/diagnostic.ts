import { isTextId } from '#texts';
import type { Language } from '../../../src/domain/language';
import { registry, type DiagnosticCode } from './codes';
import { render, type Phrase, type Values } from './phrases';
import type { TextId } from './texts/texts';

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
  readonly message: Phrase;
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
interface AutomaticFix {
  readonly edits?: readonly Edit[] | undefined;
  /** The name that the file must have. */
  readonly rename?: string | undefined;
}

/** One error or warning: what is wrong, where, why, and what to write instead. `textOf` writes it in a language. */
export interface Diagnostic extends AutomaticFix {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  /** What is wrong, as a sentence without its full stop. */
  readonly message: Phrase;
  readonly file: string;
  /** Where in that file's text. */
  readonly span: Span;
  /** Why it is wrong, where that is not plain. */
  readonly why?: Phrase;
  /** The way out. */
  readonly fix: Phrase;
  readonly related?: readonly RelatedPlace[];
}

/** The texts that have a fix of their own, `<id>.fix`. */
type IdWithFix = { [Id in TextId]: `${Id}.fix` extends TextId ? Id : never }[TextId];

interface DiagnosticParts extends AutomaticFix {
  readonly why?: Phrase | undefined;
  readonly related?: readonly RelatedPlace[] | undefined;
}

/**
 * The text of a diagnostic. The texts `<id>.fix` and `<id>.why` belong to it and have its values; only a fix that varies
 * apart from the message is named. Every diagnostic says what to do.
 */
export type DiagnosticText = DiagnosticParts &
  (
    | { readonly id: IdWithFix; readonly values?: Values | undefined; readonly fix?: undefined }
    | { readonly id: TextId; readonly values?: Values | undefined; readonly fix: Phrase }
  );

/** The message, the reason and the fix that a text stands for. */
export function phrasesOf(text: DiagnosticText): Pick<Diagnostic, 'message' | 'why' | 'fix'> {
  const { id } = text;
  // A cache keeps no key without a value, and what it gives must be the same.
  const values = text.values && { values: text.values };
  const fix: Phrase = text.fix === undefined ? { id: `${text.id}.fix`, ...values } : text.fix;
  const reason = `${id}.why`;
  const why = text.why ?? (isTextId(reason) ? { id: reason, ...values } : undefined);
  return { message: { id, ...values }, ...(why && { why }), fix };
}

/** Creates a diagnostic with the severity of its code. */
export function diagnostic(code: DiagnosticCode, file: string, span: Span, text: DiagnosticText): Diagnostic {
  const { message, ...others } = phrasesOf(text);
  return {
    code,
    severity: registry[code].severity,
    message,
    file,
    span,
    ...others,
    ...(text.related === undefined || text.related.length === 0 ? {} : { related: text.related }),
    ...(text.edits === undefined || text.edits.length === 0 ? {} : { edits: text.edits }),
    ...(text.rename === undefined ? {} : { rename: text.rename }),
  };
}

/** What a diagnostic says in a language. */
export interface WrittenText {
  readonly message: string;
  readonly why?: string;
  readonly fix: string;
  readonly related?: readonly (Omit<RelatedPlace, 'message'> & { readonly message: string })[];
}

/** A diagnostic's text in a language. */
export function textOf(
  { message, why, fix, related }: Pick<Diagnostic, keyof WrittenText>,
  language: Language,
): WrittenText {
  return {
    message: render(message, language),
    ...(why && { why: render(why, language) }),
    fix: render(fix, language),
    ...(related && { related: related.map((place) => ({ ...place, message: render(place.message, language) })) }),
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
