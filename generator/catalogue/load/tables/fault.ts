import { diagnostic, fileStart, type Diagnostic } from '../../diagnostics/diagnostic';
import type { SourceDocument } from '../document';
import type { TableFault } from './table';

/** The diagnostic of a table that cannot be read, in the settings of the feed or in the table. */
export function faultDiagnostic(
  { setting, span = fileStart, place: _place, ...text }: TableFault,
  document: SourceDocument,
  tablePath: string,
): Diagnostic {
  return setting === undefined
    ? diagnostic('feed-table', tablePath, span, text)
    : diagnostic('feed-table', document.file.path, document.span([setting]), text);
}
