import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic';
import type { SourceDocument } from '../../load/document';
import { arabicComma, joinedEntries } from '../schema/joined-entries';
import { isText, type SchemaString } from '../schema/schema-strings';

/** Whether a flow list (`[…]`) has an Arabic comma. */
export function mayJoinEntries({ file }: SourceDocument): boolean {
  for (const [, list = ''] of file.text.matchAll(/: *\[([^\]]*)/g)) if (arabicComma.test(list)) return true;
  return false;
}

/** Reports list entries with texts that were read as one. Ids and codes are handled by the schema check. */
export function joinedTexts({ value, path, node }: SchemaString, document: SourceDocument): Diagnostic | undefined {
  const found = isText(node) ? joinedEntries(path, value, document) : undefined;
  return found && diagnostic(found.code, document.file.path, document.span(found.path), found);
}
