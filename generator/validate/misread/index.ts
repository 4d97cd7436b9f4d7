import type { Diagnostic } from '../../diagnostics/diagnostic';
import type { SourceDocument } from '../../load/document';
import { schemaStrings } from '../schema-strings';
import type { SchemaName, Schemas } from '../schemas';
import { lostText, mayLoseText } from './lost-text';
import { mayMergeLines, mergedLines } from './merged-lines';

/**
 * Reports texts that YAML reads otherwise than they are written: cut off at a #, or with lines that do not belong to them.
 * What else there would be to say of such a file mostly follows from this.
 */
export function misreadTexts(kind: SchemaName, document: SourceDocument, schemas: Schemas): readonly Diagnostic[] {
  // Nearly all files have nothing of the kind, and the search needs the place of every text.
  const mayLose = mayLoseText(document);
  const mayMerge = mayMergeLines(document);
  if (!mayLose && !mayMerge) return [];
  return schemaStrings(schemas, kind, document.value).flatMap(
    (string) =>
      (mayMerge ? mergedLines(string, document) : undefined) ??
      (mayLose ? lostText(string, document) : undefined) ??
      [],
  );
}
