import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic';
import { quote } from '../../diagnostics/visible';
import { inQuotes } from '../../diagnostics/yaml-quotes';
import type { SourceDocument } from '../../load/document';
import { nameOf } from '../schema-errors/names';
import { isText, type SchemaString } from '../schema-strings';

/** What is on a line before the first # after a space. */
const beforeComment = /^[ \t]*([^\s#].*?)[ \t]+#/gm;

/** Reports a text without quotes that ends at a #. */
function lostText({ value, path, node }: SchemaString, document: SourceDocument): Diagnostic | undefined {
  // A code is copied as it is, and may hold a # like a text.
  if (!isText(node) && node.format !== 'code') return undefined;
  const { file } = document;
  const { end } = document.span(path);
  const [, space = '', comment] = /^([ \t]+)(#.*)/.exec(file.text.slice(end)) ?? [];
  if (comment === undefined || /^["'|>]/.test(document.sourceText(path))) return undefined;
  const start = end + space.length;
  const lost = comment.trimEnd();
  return diagnostic(
    'lost-text',
    file.path,
    { start, end: start + lost.length },
    {
      message: `${nameOf(path)} ends before the #: ${quote(value)} is read, and ${quote(lost)} is left out`,
      why: 'in a text without quotes, a # after a space begins a comment',
      fix: `put the whole text in quotes: ${inQuotes(`${value}${space}${lost}`)}; if the end is a comment, move it to a line of its own above`,
    },
  );
}

/** The search for lost texts in a file; `undefined` if no line has a # after a space, and something before it. */
export function lostTexts({ file }: SourceDocument): typeof lostText | undefined {
  const ends = [...file.text.matchAll(beforeComment)].map(([, words = '']) => words);
  if (ends.length === 0) return undefined;
  // The place of a text takes long to find. A text of several lines ends with its last one.
  return (string, document) =>
    ends.some((end) => end.endsWith(string.value) || string.value.endsWith(end))
      ? lostText(string, document)
      : undefined;
}
