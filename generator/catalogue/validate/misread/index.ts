import type { Diagnostic } from '../../diagnostics/diagnostic';
import type { SourceDocument } from '../../load/document';
import { schemaStrings } from '../schema/schema-strings';
import type { SchemaName, Schemas } from '../schema/schemas';
import { escapedCharacter, mayHoldEscape } from './escapes';
import { garbledText, mayBeGarbled } from './garbled-text';
import { joinedTexts, mayJoinEntries } from './joined-entries';
import { lostTexts } from './lost-text';
import { mayMergeLines, mergedLines } from './merged-lines';

/**
 * Reports texts that YAML reads differently than intended: cut off at a #, merged with lines that do not belong to
 * them, or damaged by a program. Other errors in such a file are usually consequences.
 */
export function misreadTexts(kind: SchemaName, document: SourceDocument, schemas: Schemas): readonly Diagnostic[] {
  // Nearly all files have no such text, and the search needs the span of every text.
  const lost = lostTexts(document);
  const searches = [
    ...(mayMergeLines(document) ? [mergedLines] : []),
    ...(lost ? [lost] : []),
    ...(mayJoinEntries(document) ? [joinedTexts] : []),
    ...(mayHoldEscape(document) ? [escapedCharacter] : []),
    ...(mayBeGarbled(document) ? [garbledText] : []),
  ];
  if (searches.length === 0) return [];
  return schemaStrings(schemas, kind, document.value).flatMap((string) => {
    for (const search of searches) {
      const found = search(string, document);
      if (found) return [found];
    }
    return [];
  });
}
