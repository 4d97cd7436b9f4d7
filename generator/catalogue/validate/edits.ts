import type { Edit } from '../diagnostics/diagnostic';
import type { Path, SourceDocument } from '../load/document';

/** The edit that replaces a part of a text value; none in a text of several lines, where line ends would have to be kept. */
export function editWithin(
  document: SourceDocument,
  path: Path,
  [start, end]: readonly [number, number],
  text: string,
): readonly Edit[] {
  if (document.sourceText(path).includes('\n')) return [];
  return [{ span: document.spanWithin(path, start, end), text, value: { path: [...path], start, end, text } }];
}
