import type { DiagnosticCode, DiagnosticText } from '../../diagnostics/diagnostic';
import type { Phrase } from '../../diagnostics/phrases';
import type { Path, SourceDocument } from '../../load/document';
import type { Report } from './draft';
import { relatedAt } from './related';

/** A mistake in one part of a file, such as an offer. Paths are relative to the part. */
export type Mistake = DiagnosticText & {
  readonly code: DiagnosticCode;
  readonly at: Path;
  readonly target?: 'key';
  /** The range of a text, without which the whole value is reported. */
  readonly range?: { readonly start: number; readonly end: number };
  /** A second place that helps to understand the mistake. */
  readonly also?: readonly [message: Phrase, at: Path, target?: 'key'];
};

/** Reports the mistakes in the part of a document at a path. */
export function reportMistakes(
  mistakes: Iterable<Mistake>,
  document: SourceDocument,
  path: Path,
  report: Report,
): void {
  for (const { code, at, target, range, also, ...text } of mistakes) {
    const place = [...path, ...at];
    const span = range ? document.spanWithin(place, range.start, range.end) : document.span(place, target);
    const related = also && relatedAt(also[0], document, [...path, ...also[1]], also[2]);
    report(code, document, span, { ...text, related });
  }
}
