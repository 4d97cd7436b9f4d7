import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic';
import type { SourceDocument } from '../../load/document';
import { arabicComma, joinedEntries } from '../joined-entries';
import { isText, type SchemaString } from '../schema-strings';

/** Whether some list on one line has an Arabic comma. */
export function mayJoinEntries({ file }: SourceDocument): boolean {
  for (const [, list = ''] of file.text.matchAll(/: *\[([^\]]*)/g)) if (arabicComma.test(list)) return true;
  return false;
}

/** Reports texts of a list that are read as one. Of ids and codes, the check by the schema does. */
export function joinedTexts({ value, path, node }: SchemaString, document: SourceDocument): Diagnostic | undefined {
  const found = isText(node) ? joinedEntries(path, value, document) : undefined;
  return found && diagnostic(found.code, document.file.path, document.span(found.path), found);
}
