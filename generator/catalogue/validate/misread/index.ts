import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic';
import type { SourceDocument } from '../../load/document';
import { isText, schemaStrings, type SchemaString } from '../schema/schema-strings';
import type { SchemaName, Schemas } from '../schema/schemas';
import { garbledText, mayBeGarbled } from './garbled-text';
import { lostTexts } from './lost-text';
import { mayMergeLines, mergedLines } from './merged-lines';
import { arabicComma, joinedEntries } from '../schema/joined-entries';
import { quote } from '../../diagnostics/visible';
import { nameOf } from '../schema/names';

/** Reports a short text in which a backslash and a letter are read as a line break or tab: `"Codes\new"`. */
function escapedCharacter({ value, path, node }: SchemaString, document: SourceDocument): Diagnostic | undefined {
  if (node.contentMediaType !== 'text/plain') return undefined;
  const at = value.search(/[\u0007-\u000d\u001b]/);
  if (at < 0 || !document.sourceText(path).startsWith('"')) return undefined;
  const span = document.spanWithin(path, at, at + 1);
  const written = document.file.text.slice(span.start, span.end);
  if (!written.startsWith('\\')) return undefined;
  return diagnostic('escaped-character', document.file.path, span, {
    id: 'escaped-character',
    values: { written: quote(written), name: nameOf(path), doubled: quote(`\\${written}`) },
  });
}

/** Reports list entries with texts that were read as one. Ids and codes are handled by the schema check. */
function joinedTexts({ value, path, node }: SchemaString, document: SourceDocument): Diagnostic | undefined {
  const found = isText(node) ? joinedEntries(path, value, document) : undefined;
  return found && diagnostic(found.code, document.file.path, document.span(found.path), found);
}

/**
 * Reports texts that YAML reads differently than intended: cut off at a #, merged with lines that do not belong to
 * them, or damaged by a program. Other errors in such a file are usually consequences.
 */
export function misreadTexts(kind: SchemaName, document: SourceDocument, schemas: Schemas): readonly Diagnostic[] {
  // Nearly all files have no such text, and the search needs the span of every text.
  const lost = lostTexts(document);
  const { text } = document.file;
  const flowLists = [...text.matchAll(/: *\[([^\]]*)/g)];
  const searches = [
    ...(mayMergeLines(document) ? [mergedLines] : []),
    ...(lost ? [lost] : []),
    ...(flowLists.some(([, list = '']) => arabicComma.test(list)) ? [joinedTexts] : []),
    ...(/"[^"\n]*\\[abefnrtv0]/.test(text) ? [escapedCharacter] : []),
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
