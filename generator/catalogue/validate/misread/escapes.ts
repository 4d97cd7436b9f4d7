import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic';
import { quote } from '../../diagnostics/visible';
import type { SourceDocument } from '../../load/document';
import { nameOf } from '../schema/names';
import type { SchemaString } from '../schema/schema-strings';

/** Whether a text in double quotes has a backslash before a letter. */
export function mayHoldEscape({ file }: SourceDocument): boolean {
  return /"[^"\n]*\\[abefnrtv0]/.test(file.text);
}

/** Reports a short text in which a backslash and a letter are read as a line break or tab: `"Codes\new"`. */
export function escapedCharacter(
  { value, path, node }: SchemaString,
  document: SourceDocument,
): Diagnostic | undefined {
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
