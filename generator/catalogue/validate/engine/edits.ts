import type { Edit } from '../../diagnostics/diagnostic';
import type { Path, SourceDocument } from '../../load/document';

/** None for a value of several lines, whose line ends would have to be kept. */
export function editWithin(
  document: SourceDocument,
  path: Path,
  [start, end]: readonly [number, number],
  text: string,
): readonly Edit[] {
  if (document.sourceText(path).includes('\n')) return [];
  return [{ span: document.spanWithin(path, start, end), text, value: { path: [...path], start, end, text } }];
}
