import type { RelatedPlace } from '../../diagnostics/diagnostic';
import type { Phrase } from '../../diagnostics/phrases';
import type { Path, SourceDocument } from '../../load/document';

/** The one related place of a diagnostic: a value of a file, or its key. */
export function relatedAt(
  message: Phrase,
  document: SourceDocument,
  path: Path,
  target?: 'key' | 'value',
): readonly RelatedPlace[] {
  return [{ message, file: document.file.path, span: document.span(path, target) }];
}
