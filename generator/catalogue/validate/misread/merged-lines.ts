import { diagnostic, type Diagnostic, type DiagnosticText, type Span } from '../../diagnostics/diagnostic';
import type { Phrase } from '../../diagnostics/phrases';
import { linesOf } from '../../diagnostics/lines';
import { inFull, quote } from '../../diagnostics/visible';
import type { Path, SourceDocument } from '../../load/document';
import { isMapping, valueAt } from '../../load/fields';
import { nameOf } from '../schema/names';
import { isText, type SchemaString } from '../schema/schema-strings';
import { eachString } from '../texts/texts';

/** Programs that wrap long texts do not break shorter lines. */
const shortLine = 60;

/** The indicator of a folded text, whose lines are joined. */
const folded = /[:-] >[-+]?[ \t]*\r?$/m;
/** The start of a Markdown list item, table row or heading. */
const markdownLine = /^(?:[-*+] |\d+[.)] |\||#{2,4} )/;

const keyInBlock = /\n[ \t]*[A-Za-z][\w-]*:(?:\s|$)/;

/** Whether a text has a line that may be a key. */
function mayHoldKey(text: string): boolean {
  return text.includes('\n') && keyInBlock.test(text);
}

/** The same within a text whose lines were joined. */
const joinedLine = /[ \t](?:[-*+] |\d+[.)] |\||#{2,4} )/;

/** Whether a text of a file may contain lines that do not belong to it. */
export function mayMergeLines(document: SourceDocument): boolean {
  let found = document.continued.length > 0;
  if (!found) {
    const mayBeJoined = folded.test(document.file.text);
    eachString(document, (value) => {
      found ||= mayHoldKey(value) || (mayBeJoined && joinedLine.test(value));
    });
  }
  return found;
}

/** A line of a text after its first one. */
interface LineBelow {
  readonly text: string;
  readonly span: Span;
  /** The length of the previous line, with its indentation. */
  readonly lengthAbove: number;
}

/** The lines after the first one of a text in the file, as written. Blank lines are skipped. */
function linesBelow(document: SourceDocument, { start, end }: Span): readonly LineBelow[] {
  const lines = linesOf(document.file);
  const first = lines.position(start).line;
  const last = lines.position(end).line;
  return Array.from({ length: last - first }, (_, index) => first + 1 + index).flatMap((number) => {
    const line = lines.line(number);
    const text = line.trim();
    const at = lines.start(number) + line.indexOf(text);
    return text === ''
      ? []
      : [{ text, span: { start: at, end: at + text.length }, lengthAbove: lines.line(number - 1).length }];
  });
}

/** The span of a plain text that continues on the next line; undefined for any other text. */
function continuedSpan({ continued }: SourceDocument, path: Path): Span | undefined {
  return continued.find((each) => each.path.length === path.length && each.path.every((step, at) => step === path[at]))
    ?.span;
}

/** Expressions for a key at the start of a line, by the kind of value that the line belongs to. */
const keyAtStart = {
  block: /^([A-Za-z][\w-]*):(?:[ \t]|$)/,
  // A plain multi-line text has no indicator: the space after the colon may be missing, and after a language the colon
  // too.
  text: /^([A-Za-z][\w-]*)(?=[ \t]*:(?!\/\/))|^(?:en|ar)(?=[ \t])/,
  // An id, an address or a number never has a second word.
  value: /^[A-Za-z][\w-]*/,
} as const;

function keyOnLine(line: string, { path, node }: SchemaString, document: SourceDocument): string | undefined {
  const kind = !continuedSpan(document, path) ? 'block' : isText(node) ? 'text' : 'value';
  const match = keyAtStart[kind].exec(line);
  return match?.[1] ?? match?.[0];
}

/** The path of the innermost enclosing mapping that may have a key and lacks it. */
function mappingFor(key: string, { path, keys }: SchemaString, document: SourceDocument): Path | undefined {
  const level = keys.findLastIndex((names, index) => {
    const mapping = valueAt(document.value, path.slice(0, index));
    return names.has(key) && isMapping(mapping) && !Object.hasOwn(mapping, key);
  });
  return level < 0 ? undefined : path.slice(0, level);
}

function explainKey(string: SchemaString, { text }: LineBelow, document: SourceDocument): DiagnosticText | undefined {
  const key = keyOnLine(text, string, document);
  const mapping = key === undefined ? undefined : mappingFor(key, string, document);
  if (key === undefined || !mapping) return undefined;
  const neighbour = string.path.slice(0, mapping.length + 1);
  const { column } = linesOf(document.file).position(document.span(neighbour, 'key').start);
  const value = text.slice(key.length).replace(/^[ \t]*:?[ \t]*/, '');
  const move: Phrase = {
    id: 'merged-key.move',
    values: { line: inFull(`${key}: ${value}`.trim()), spaces: column - 1, neighbour: quote(neighbour.at(-1)) },
  };
  return {
    id: 'merged-key',
    values: { key: quote(key), name: nameOf(string.path) },
    fix: continuedSpan(document, string.path)
      ? move
      : { id: 'merged-key.escape', values: { move, escaped: quote(`${key}\\:`) } },
  };
}

/** Explains a continuation line that was probably not meant as one. */
function explainContinued({ node, path, value }: SchemaString, line: LineBelow): DiagnosticText | undefined {
  const { text, lengthAbove } = line;
  // Created on demand: long texts have many continuation lines, and few of them are reported.
  const readAsPart = () => ({ id: 'merged-lines', values: { name: nameOf(path), value: quote(value) } }) as const;
  if (!isText(node)) return { ...readAsPart(), fix: { id: 'merged-lines.after-value' } };
  const isMarkdown = node.contentMediaType === 'text/markdown';
  if (isMarkdown && typeof path.at(-1) === 'string' && lengthAbove > 0 && markdownLine.test(text))
    return {
      id: 'joined-lines',
      values: { name: nameOf(path), line: quote(text) },
      why: { id: 'joined-lines.no-sign' },
      fix: { id: 'joined-lines.add-sign', values: { start: inFull(`${path.at(-1)}: |`) } },
    };
  if (lengthAbove >= shortLine) return undefined;
  if (text.startsWith('- ') && typeof path.at(-1) === 'number')
    return { ...readAsPart(), why: { id: 'merged-lines.dash.why' }, fix: { id: 'merged-lines.dash.fix' } };
  // In Markdown a line break is a space.
  if (isMarkdown) return undefined;
  const isEntry = typeof path.at(-1) === 'number';
  return { ...readAsPart(), fix: { id: isEntry ? 'merged-lines.after-entry' : 'merged-lines.after-text' } };
}

/** Reports a folded text (`>`) whose lines are those of a list or table and were joined. */
function joinedList({ node, path, value }: SchemaString, document: SourceDocument): Diagnostic | undefined {
  const header = isText(node) && joinedLine.test(value) ? (/^>[-+]?/.exec(document.sourceText(path))?.[0] ?? '') : '';
  const line =
    header === ''
      ? undefined
      : linesBelow(document, document.span(path)).find(
          ({ text, lengthAbove }) => lengthAbove > 0 && markdownLine.test(text),
        );
  if (!line) return undefined;
  const right = header.replace('>', '|');
  return diagnostic('merged-lines', document.file.path, document.span(path, 'key'), {
    id: 'joined-lines',
    values: { name: nameOf(path), line: quote(line.text) },
    why: { id: 'joined-lines.sign', values: { character: quote(header) } },
    fix: { id: 'joined-lines.other-sign', values: { right: inFull(right), character: quote(header) } },
  });
}

/** Reports only the first suspicious line of a text, because the lines after it may belong to the same key. */
export function mergedLines(string: SchemaString, document: SourceDocument): Diagnostic | undefined {
  const continued = continuedSpan(document, string.path);
  // A file that is a single text is reported by the schema check.
  if (string.path.length === 0) return undefined;
  if (!continued && !mayHoldKey(string.value)) return joinedList(string, document);
  for (const line of linesBelow(document, continued ?? document.span(string.path))) {
    const text = explainKey(string, line, document) ?? (continued ? explainContinued(string, line) : undefined);
    if (text) return diagnostic('merged-lines', document.file.path, line.span, text);
  }
  return undefined;
}
