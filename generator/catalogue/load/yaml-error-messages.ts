import type { YAMLError } from 'yaml';
import {
  diagnostic,
  type Diagnostic,
  type SourceFile,
  type Span,
  type DiagnosticText,
} from '../diagnostics/diagnostic';
import { LineIndex } from '../diagnostics/lines';
import { inFull, inQuotes, quote, withoutComment } from '../diagnostics/visible';

/** Reports tabs in the indentation, which YAML forbids; the parser detects some of them only by their consequences. */
export function tabDiagnostic(file: SourceFile, errors: readonly YAMLError[]): Diagnostic | undefined {
  if (errors.length === 0) return undefined;
  const lines = new LineIndex(file.text);
  const suspects = errors.flatMap(({ pos }) => {
    const { line } = lines.position(pos[0]);
    return [line - 1, line, line + 1];
  });
  for (const line of [...new Set(suspects)].filter((number) => number > 0).sort((a, b) => a - b)) {
    const indentation = /^[ ]*(\t+)[ \t]*/.exec(lines.line(line));
    if (!indentation) continue;
    const start = lines.start(line) + indentation[0].indexOf('\t');
    const span = { start, end: start + (indentation[1] ?? '\t').length };
    return diagnostic('tab-indentation', file.path, span, { id: 'tab-indentation' });
  }
  return undefined;
}

/** The span of a line without surrounding spaces; for a blank line, its start. */
function lineSpan(lines: LineIndex, number: number): Span {
  const text = lines.line(number);
  const start = lines.start(number);
  const content = text.trim();
  const indent = text.indexOf(content);
  return { start: start + indent, end: start + indent + content.length };
}

interface ValueOnLine {
  readonly key: string;
  readonly value: string;
  readonly span: Span;
}

/** The key and value on the line of an offset, with the span of the value; undefined if there is none. */
function valueOnLine(lines: LineIndex, offset: number): ValueOnLine | undefined {
  const { line } = lines.position(offset);
  const match = /^(\s*(?:- )*)(?!- )([^\s:#"'](?:[^:]*[^\s:])?)(\s*:\s+)(\S(?:.*\S)?)\s*$/.exec(lines.line(line));
  if (!match) return undefined;
  const [, indent = '', key = '', colon = '', value = ''] = match;
  const start = lines.start(line) + indent.length + key.length + colon.length;
  return { key, value, span: { start, end: start + value.length } };
}

/** Puts a value in double quotes, without a trailing comment. An unmatched final quote is dropped. */
function quoted(value: string): string {
  const bare = withoutComment(value);
  const text = /^[^"]*"$/.test(bare) ? bare.slice(0, -1) : bare;
  return inQuotes(text);
}

type Meaning = DiagnosticText & {
  /** The span of the mistake, if it differs from the reported one. */
  readonly at?: Span | undefined;
};

type LocatedError = ReturnType<typeof locate>;

function locate(text: string, error: YAMLError) {
  const lines = new LineIndex(text);
  const [from, to] = error.pos;
  const start = Math.min(from, Math.max(0, text.length - 1));
  const end = Math.max(start + 1, Math.min(to, text.length));
  // A span over several lines would also underline correct text.
  const lineEnd = text.indexOf('\n', start);
  return {
    error,
    text,
    lines,
    start,
    line: lines.position(from).line,
    span: { start, end: lineEnd > start ? Math.min(end, lineEnd) : end },
    onLine: valueOnLine(lines, start),
  };
}

/** The span from an opening character to the end of its line. */
function fromOpening(text: string, opening: number): Span {
  return { start: opening, end: Math.max(opening + 1, endOfLine(text, opening)) };
}

/** Explains a # in brackets, where it cuts off the line. */
function commentInBrackets(text: string, opening: number): Meaning | undefined {
  const line = text.slice(opening, endOfLine(text, opening));
  const comment = line.search(/\s#/);
  const at = { start: opening + comment + 1, end: opening + line.trimEnd().length };
  return comment < 0 ? undefined : { id: 'yaml.comment-in-brackets', at };
}

/** The column in which a line starts, and whether it starts with a dash. */
function beginningOf(line: string): { readonly column: number; readonly isEntry: boolean } {
  return { column: line.search(/\S/), isEntry: /^\s*-\s/.test(line) };
}

/** The columns of the keys, or dashes, in the collections around a line. */
function columnsAround(lines: LineIndex, number: number, isEntry: boolean): readonly number[] {
  const columns: number[] = [];
  let innermost = Infinity;
  for (let above = number - 1; above > 0 && innermost > 0; above -= 1) {
    const line = lines.line(above);
    const dashes = /^(\s*)((?:- +)*)(?=\S)/.exec(line);
    if (!dashes || /^\s*#/.test(line)) continue;
    const [, indent = '', entry = ''] = dashes;
    const own = isEntry ? (entry === '' ? [] : [indent.length]) : [indent.length + entry.length];
    columns.push(...own.filter((column) => column < innermost));
    innermost = Math.min(innermost, indent.length);
  }
  return columns;
}

/** Explains a line with a column that no neighbour has. */
function unlikeNeighbours(lines: LineIndex, number: number): Meaning {
  const at = lineSpan(lines, number);
  const { column, isEntry } = beginningOf(lines.line(number));
  const columns = columnsAround(lines, number, isEntry);
  const below = beginningOf(lines.line(number + 1)).column;
  const near = columns.toSorted((a, b) => Math.abs(a - column) - Math.abs(b - column));
  const [nearest] = near;
  const distance = Math.abs((nearest ?? column) - column);
  // If the line is between two levels, the line below shows which one is meant.
  const meant = columns.includes(below) && Math.abs(below - column) <= distance ? below : nearest;
  if (meant === undefined || meant === column) return { id: 'yaml.indentation', at };
  return { id: 'yaml.other-indentation', values: { spaces: column, meant }, at };
}

/** Explains a dash without the space that makes it a list item. */
function tightDash(lines: LineIndex, number: number): Meaning | undefined {
  const own = lineSpan(lines, number);
  const [, word] = /^\s*-([^\s-].*?)\s*$/.exec(lines.line(number)) ?? [];
  if (word === undefined) return undefined;
  const at = { start: own.start, end: own.start + 1 };
  return { id: 'yaml.tight-dash', values: { text: quote(`- ${withoutComment(word)}`) }, at };
}

function atColumn(lines: LineIndex, number: number): Meaning {
  return tightDash(lines, number) ?? unlikeNeighbours(lines, number);
}

/** Explains a line whose colon after the key is missing or is another character. */
function withoutColon(line: string, text: string): DiagnosticText | undefined {
  const [, key = '', colon = '', rest = ''] =
    /^([A-Za-z][\w-]*)(?:\s*([=：﹕]))?\s*(.*)$/.exec(withoutComment(line)) ?? [];
  const isKey = rest === '' || !rest.includes(' ') || new RegExp(`^\\s*(?:- )?${key}:(?:\\s|$)`, 'm').test(text);
  if (key === '' || (colon === '' && !isKey)) return undefined;
  const values = { key: quote(key), character: quote(colon), text: inFull(`${key}:${rest === '' ? '' : ` ${rest}`}`) };
  return { id: colon === '' ? 'yaml.no-colon' : 'yaml.other-colon', values };
}

/** One kind of parser error. Each condition that is left out holds for every error. */
interface Explanation {
  /** The parser's codes. */
  readonly on?: readonly string[];
  /** Matches the parser's message. */
  readonly message?: RegExp;
  /** Without it, `yaml-syntax`. */
  readonly code?: 'multiple-documents' | 'nested-too-deeply' | 'tag';
  /** Returns undefined for any other error. */
  readonly say: (located: LocatedError) => Meaning | undefined;
}

/** Explains a value on the line that matches. */
function valueLike(pattern: RegExp, say: (value: ValueOnLine, located: LocatedError) => Meaning): Explanation {
  return {
    say: (located) => (located.onLine && pattern.test(located.onLine.value) ? say(located.onLine, located) : undefined),
  };
}

/** The first one that applies is used: unambiguous errors, then the value on the line, then the indentation. */
const explanations: readonly Explanation[] = [
  { on: ['MULTIPLE_DOCS'], code: 'multiple-documents', say: () => ({ id: 'multiple-documents' }) },
  {
    on: ['RESOURCE_EXHAUSTION'],
    code: 'nested-too-deeply',
    say: ({ start }) => ({
      id: 'nested-too-deeply',
      fix: { id: 'nested-too-deeply.brackets' },
      at: { start, end: start + 1 },
    }),
  },
  {
    on: ['TAG_RESOLVE_FAILED'],
    code: 'tag',
    say: ({ error, text }) => ({ id: 'tag', values: { tag: quote(text.slice(...error.pos)) } }),
  },
  {
    on: ['BAD_SCALAR_START'],
    say: ({ text, start, onLine }) => ({
      id: 'yaml.sign-at-start',
      values: { character: quote(onLine ? onLine.value[0] : text[start]) },
      fix: onLine ? { id: 'quote-it', values: { text: quoted(onLine.value) } } : { id: 'quote-text' },
      at: onLine?.span,
    }),
  },
  {
    on: ['BAD_DQ_ESCAPE'],
    say: ({ text, start }) => ({ id: 'yaml.escape', values: { escape: quote(text.slice(start, start + 2)) } }),
  },
  {
    message: /Missing closing/,
    say({ text, start }) {
      // The parser reports the end of the file; maintainers need the opening quote.
      const opening = openingQuote(text, start);
      const isSingle = opening !== undefined && text[opening] === "'";
      return {
        id: 'yaml.open-quotes',
        fix: { id: isSingle ? 'yaml.open-quotes.single' : 'yaml.open-quotes.double' },
        at: opening === undefined ? undefined : fromOpening(text, opening),
      };
    },
  },
  valueLike(/^["']/, ({ value: [character = '"'] }) => ({
    id: 'yaml.quotes-inside',
    values: { character },
    fix: { id: character === "'" ? 'yaml.quotes-inside.single' : 'yaml.quotes-inside.double' },
  })),
  {
    // Brackets on the line above that a comment cuts off: the parser reports the line of the next key.
    say({ text, lines, start }) {
      const { line } = lines.position(start);
      const above = line > 1 ? lines.line(line - 1) : '';
      const opening = /^[^#"']*?[:-] ([[{])[^\]}"']*\s#/.exec(above);
      return opening ? commentInBrackets(text, lines.start(line - 1) + above.search(/[[{]/)) : undefined;
    },
  },
  valueLike(/^[{[]/, ({ value, span }, { text }) => {
    const values = { character: value[0], text: quoted(value) };
    return commentInBrackets(text, span.start) ?? { id: 'yaml.bracket', values, at: span };
  }),
  valueLike(/^[*&!]/, ({ value, span }) => ({
    id: 'yaml.sign-with-meaning',
    values: { character: quote(value[0]), text: quoted(value) },
    at: span,
  })),
  valueLike(/^[|>]/, ({ value, span }) => ({
    id: 'yaml.block-on-line',
    values: { character: quote(value[0]), plain: value[0] },
    at: span,
  })),
  valueLike(/^- /, ({ key, value, span }) => {
    const values = { text: quoted(value) };
    const isText = key === 'en' || key === 'ar';
    return isText ? { id: 'yaml.dash-in-text', values, at: span } : { id: 'yaml.list-on-line', values };
  }),
  valueLike(/^\? /, ({ value, span }) => ({ id: 'yaml.question-mark', values: { text: quoted(value) }, at: span })),
  valueLike(/:(\s|$)/, ({ value, span }) => {
    const start = span.start + value.search(/:(\s|$)/);
    return { id: 'yaml.colon-inside', values: { text: quoted(value) }, at: { start, end: start + 1 } };
  }),
  {
    on: ['BAD_INDENT'],
    message: /same column/,
    say: ({ lines, line }) => atColumn(lines, lines.line(line).trim() === '' ? line + 1 : line),
  },
  {
    // A key in a list whose line has one space too few or too many.
    on: ['MISSING_CHAR'],
    message: /without - indicator/,
    say: ({ lines, line }) => atColumn(lines, line),
  },
  {
    on: ['MULTILINE_IMPLICIT_KEY', 'BLOCK_AS_IMPLICIT_KEY', 'MISSING_CHAR'],
    say({ error, text, lines, line: number }) {
      if (error.code === 'MISSING_CHAR' && !/map values/.test(error.message)) return undefined;
      const own = lineSpan(lines, number);
      const line = text.slice(own.start, own.end);
      const [tight] = /^[A-Za-z0-9_-]+:(?=\S)/.exec(line) ?? [];
      if (tight !== undefined) {
        const apart = inFull(`${tight} ${withoutComment(line.slice(tight.length))}`);
        return { id: 'yaml.tight-colon', values: { text: apart }, at: own };
      }
      const dash = tightDash(lines, number);
      if (dash) return dash;
      if (!/:(\s|$)/.test(line)) return { ...(withoutColon(line, text) ?? { id: 'yaml.lost-line' }), at: own };
      // The parser reports the value, but the mistake is the key below, which is one level too deep.
      const below = lineSpan(lines, number + 1);
      const isDeeper = below.start - lines.start(number + 1) > own.start - lines.start(number);
      return isDeeper
        ? { ...unlikeNeighbours(lines, number + 1), why: { id: 'yaml.indented-below-value' } }
        : unlikeNeighbours(lines, number);
    },
  },
  {
    message: /Flow (sequence|map)/,
    say({ error, text, start }) {
      const isMap = error.message.includes('Flow map');
      const opening = text.lastIndexOf(isMap ? '{' : '[', start);
      const id = isMap ? 'yaml.open-brace' : 'yaml.open-bracket';
      if (opening < 0) return { id };
      return commentInBrackets(text, opening) ?? { id, at: fromOpening(text, opening) };
    },
  },
];

/** The diagnostic of a parser error, for maintainers who do not know YAML's grammar. */
export function explainSyntax(file: SourceFile, error: YAMLError): Diagnostic {
  const located = locate(file.text, error);
  for (const { on, message = /^/, code = 'yaml-syntax', say } of explanations) {
    const meaning = on?.includes(error.code) !== false && message.test(error.message) ? say(located) : undefined;
    if (!meaning) continue;
    const { at = located.span, ...text } = meaning;
    return diagnostic(code, file.path, at, text);
  }
  return diagnostic('yaml-syntax', file.path, located.span, { id: 'yaml.unknown' });
}

function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}

/** The offset of the first quote before `before` that opens after a colon or dash and is not closed on its line. */
function openingQuote(text: string, before: number): number | undefined {
  for (const match of text
    .slice(0, before + 1)
    .matchAll(/(?:^|[\n])[ ]*(?:- )*(?:[^\s"'#][^\n"']*?:[ ]+|- )?(["'])/g)) {
    const at = match.index + match[0].length - 1;
    const quoteCharacter = match[1] ?? '"';
    const rest = text.slice(at + 1, endOfLine(text, at));
    const closes = quoteCharacter === '"' ? /^(?:[^"\\]|\\.)*"/.test(rest) : /^(?:[^']|'')*'(?!')/.test(rest);
    if (!closes) return at;
  }
  return undefined;
}
