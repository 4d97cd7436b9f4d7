import { diagnostic, type Diagnostic, type DiagnosticText, type Span } from '../../diagnostics/diagnostic';
import type { Phrase } from '../../diagnostics/phrases';
import { linesOf } from '../../diagnostics/lines';
import { inFull, quote } from '../../diagnostics/visible';
import type { Path, SourceDocument } from '../../load/document';
import { valueAt } from '../schema-errors/explanation';
import { isObject, nameOf } from '../schema-errors/names';
import { isText, type SchemaString } from '../schema-strings';
import { eachString } from '../texts';

/** Programs that break long texts break none that is shorter than this. */
const shortLine = 60;

/** The sign of a text whose lines are joined. */
const folded = /[:-] >[-+]?[ \t]*\r?$/m;
/** The beginning of a list entry, a row of a table or a heading in Markdown. */
const markdownLine = /^(?:[-*+] |\d+[.)] |\||#{2,4} )/;

const keyInBlock = /\n[ \t]*[A-Za-z][\w-]*:(?:\s|$)/;

/** Whether a text has a line that may be a key. */
function mayHoldKey(text: string): boolean {
  return text.includes('\n') && keyInBlock.test(text);
}

/** The same within a text whose lines were joined. */
const joinedLine = /[ \t](?:[-*+] |\d+[.)] |\||#{2,4} )/;

/** Whether some text of a file may have lines that do not belong to it. */
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

/** A line of a text other than its first. */
interface LineBelow {
  /** The line without its indentation. */
  readonly text: string;
  readonly span: Span;
  /** How long the line above is, with its indentation. */
  readonly lengthAbove: number;
}

/** The lines below the first of a text at a place of a file, as they are written. Blank lines are left out. */
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

/** The place of a text that goes on in the next line, though nothing says so. */
function continuedSpan({ continued }: SourceDocument, path: Path): Span | undefined {
  return continued.find((each) => each.path.length === path.length && each.path.every((step, at) => step === path[at]))
    ?.span;
}

/** The key with which a line may begin, by what the line belongs to. */
const keyAtStart = {
  block: /^([A-Za-z][\w-]*):(?:[ \t]|$)/,
  // Nothing marks the text as one of several lines: the space after the colon may be missing, and after a language the colon.
  text: /^([A-Za-z][\w-]*)(?=[ \t]*:(?!\/\/))|^(?:en|ar)(?=[ \t])/,
  // An id, an address or a number has no second word.
  value: /^[A-Za-z][\w-]*/,
} as const;

function keyOnLine(line: string, { path, node }: SchemaString, document: SourceDocument): string | undefined {
  const kind = !continuedSpan(document, path) ? 'block' : isText(node) ? 'text' : 'value';
  const match = keyAtStart[kind].exec(line);
  return match?.[1] ?? match?.[0];
}

/** The path of the innermost mapping around a text that may have a key and lacks it. */
function mappingFor(key: string, { path, keys }: SchemaString, document: SourceDocument): Path | undefined {
  const level = keys.findLastIndex((names, index) => {
    const mapping = valueAt(document, path.slice(0, index));
    return names.has(key) && isObject(mapping) && !Object.hasOwn(mapping, key);
  });
  return level < 0 ? undefined : path.slice(0, level);
}

/** Explains a line of a text that is a key of a mapping around it. */
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

/** Explains a line that belongs to the text above though nothing marks that as one of several lines. */
function explainContinued({ node, path, value }: SchemaString, line: LineBelow): DiagnosticText | undefined {
  const { text, lengthAbove } = line;
  // Long texts go on in many lines, and few of these are reported.
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
  // In Markdown a line end is a space.
  if (isMarkdown) return undefined;
  const isEntry = typeof path.at(-1) === 'number';
  return { ...readAsPart(), fix: { id: isEntry ? 'merged-lines.after-entry' : 'merged-lines.after-text' } };
}

/** Reports a text below `>` whose lines are those of a list or a table: they are joined to one line. */
function joinedList({ node, path, value }: SchemaString, document: SourceDocument): Diagnostic | undefined {
  const sign = isText(node) && joinedLine.test(value) ? (/^>[-+]?/.exec(document.sourceText(path))?.[0] ?? '') : '';
  const line =
    sign === ''
      ? undefined
      : linesBelow(document, document.span(path)).find(
          ({ text, lengthAbove }) => lengthAbove > 0 && markdownLine.test(text),
        );
  if (!line) return undefined;
  const right = sign.replace('>', '|');
  return diagnostic('merged-lines', document.file.path, document.span(path, 'key'), {
    id: 'joined-lines',
    values: { name: nameOf(path), line: quote(line.text) },
    why: { id: 'joined-lines.sign', values: { sign: quote(sign) } },
    fix: { id: 'joined-lines.other-sign', values: { right: inFull(right), sign: quote(sign) } },
  });
}

/** Reports the first line of a text that is read as a part of it and was probably not meant so: those after it may belong to a key. */
export function mergedLines(string: SchemaString, document: SourceDocument): Diagnostic | undefined {
  const continued = continuedSpan(document, string.path);
  // A file that is one text is none of ours: the schema says so.
  if (string.path.length === 0) return undefined;
  if (!continued && !mayHoldKey(string.value)) return joinedList(string, document);
  for (const line of linesBelow(document, continued ?? document.span(string.path))) {
    const text = explainKey(string, line, document) ?? (continued ? explainContinued(string, line) : undefined);
    if (text) return diagnostic('merged-lines', document.file.path, line.span, text);
  }
  return undefined;
}
