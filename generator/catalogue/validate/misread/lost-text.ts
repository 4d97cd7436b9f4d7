import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic';
import { inQuotes, quote, withoutComment } from '../../diagnostics/visible';
import type { SourceDocument } from '../../load/document';
import { nameOf } from '../schema/names';
import { isText, type SchemaString } from '../schema/schema-strings';

/** The part of a line before the first # that follows a space. */
const beforeComment = /^[ \t]*([^\s#](?:.*?[^ \t])??)[ \t]+#/gm;

/** Reports an unquoted text that ends at a #. */
function lostText({ value, path, node }: SchemaString, document: SourceDocument): Diagnostic | undefined {
  // A code is copied unchanged and may contain a # like a text.
  if (!isText(node) && node.format !== 'code') return undefined;
  const { file } = document;
  const { end } = document.span(path);
  const [, space = '', comment] = /^([ \t]+)(#.*)/.exec(file.text.slice(end)) ?? [];
  if (comment === undefined || /^["'|>]/.test(document.sourceText(path))) return undefined;
  const start = end + space.length;
  const lost = comment.trimEnd();
  const span = { start, end: start + lost.length };
  const curly = /^[“”„‟]([^“”„‟]*)[“”„‟]$/.exec(value)?.[1];
  if (curly !== undefined) {
    // The check of a code reports its quotes.
    if (node.format === 'code') return undefined;
    return diagnostic('lost-text', file.path, span, {
      id: 'lost-text.curly',
      values: { name: nameOf(path), lost: quote(lost), text: inQuotes(curly) },
    });
  }
  // A code hardly ever contains a space, and the fix names the other reading as well.
  const isComment = node.format === 'code' || withoutComment(`${space}${lost}`) === '';
  return diagnostic('lost-text', file.path, span, {
    id: 'lost-text',
    values: { name: nameOf(path), value: quote(value), lost: quote(lost) },
    fix: isComment
      ? { id: 'lost-text.comment', values: { text: inQuotes(value) } }
      : { id: 'lost-text.whole', values: { text: inQuotes(`${value}${space}${lost}`) } },
  });
}

/** The search for lost texts in a file; undefined if no line has text before a # that follows a space. */
export function lostTexts({ file }: SourceDocument): typeof lostText | undefined {
  const ends = [...file.text.matchAll(beforeComment)].map(([, words = '']) => words);
  if (ends.length === 0) return undefined;
  // Spans are slow to compute. A text of several lines ends with its last line.
  return (string, document) =>
    ends.some((end) => end.endsWith(string.value) || string.value.endsWith(end))
      ? lostText(string, document)
      : undefined;
}
