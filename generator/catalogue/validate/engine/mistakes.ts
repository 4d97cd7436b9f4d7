import type { DiagnosticCode, DiagnosticText } from '../../diagnostics/diagnostic';
import type { Phrase } from '../../diagnostics/phrases';
import type { Path, SourceDocument } from '../../load/document';
import type { Report } from './draft';
import { relatedAt } from './related';

/** A text that has its own fix. */
type WithFix = Extract<DiagnosticText, { fix?: undefined }>;

/** The text of a diagnostic with its code. Without an id, it has that of the code. */
type Said =
  | ({ readonly code: DiagnosticCode } & DiagnosticText)
  | ({ readonly code: Extract<DiagnosticCode, WithFix['id']>; readonly id?: undefined } & Omit<WithFix, 'id'>);

/** A mistake in one part of a file, such as an offer. Paths are relative to the part. */
export type Mistake = Said & {
  readonly at: Path;
  readonly target?: 'key';
  /** The range of a text, without which the whole value is reported. */
  readonly range?: { readonly start: number; readonly end: number };
  readonly also?: readonly [message: Phrase, at: Path, target?: 'key'] | undefined;
};

export function reportMistakes(
  mistakes: Iterable<Mistake>,
  document: SourceDocument,
  path: Path,
  report: Report,
): void {
  for (const mistake of mistakes) {
    const { code, at, target, range, also } = mistake;
    const place = [...path, ...at];
    const span = range ? document.spanWithin(place, range.start, range.end) : document.span(place, target);
    const text: DiagnosticText = mistake.id === undefined ? { ...mistake, id: mistake.code } : mistake;
    report(code, document, span, {
      ...text,
      related: also && relatedAt(also[0], document, [...path, ...also[1]], also[2]),
    });
  }
}
