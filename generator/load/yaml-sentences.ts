import type { YAMLError } from 'yaml';
import { diagnostic, type Diagnostic, type SourceFile, type Span, type Words } from '../diagnostics/diagnostic';
import { LineIndex } from '../diagnostics/lines';
import { quote } from '../diagnostics/visible';

/** Tabs in the indentation, which YAML refuses; the parser notices some of them only by what follows from them. */
export function tabFault(file: SourceFile, errors: readonly YAMLError[]): Diagnostic | undefined {
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
    return diagnostic('tab-indentation', file.path, { start, end: start + (indentation[1] ?? '\t').length }, {
      message: 'this line is indented with a tab',
      why: 'YAML allows only spaces there, for a tab is not equally wide everywhere',
      fix: 'use two spaces for each level; most editors can turn the tabs of a file into spaces',
    });
  }
  return undefined;
}

function lineSpan(lines: LineIndex, number: number): Span {
  const text = lines.line(number);
  const indent = /^\s*/.exec(text)?.[0].length ?? 0;
  return { start: lines.start(number) + indent, end: lines.start(number) + text.trimEnd().length };
}

/** The value after `key:` on the line of an offset, and where it begins. */
function valueOnLine(lines: LineIndex, offset: number): { readonly key: string; readonly value: string; readonly span: Span } | undefined {
  const { line } = lines.position(offset);
  const match = /^(\s*(?:- )*)([^\s:#"'][^:]*?)(\s*:\s+)(\S.*?)\s*$/.exec(lines.line(line));
  if (!match) return undefined;
  const [, indent = '', key = '', colon = '', value = ''] = match;
  const start = lines.start(line) + indent.length + key.length + colon.length;
  return { key, value, span: { start, end: start + value.length } };
}

function quoted(value: string): string {
  return `"${value.replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`;
}

/** A parser's error in words for people who know YAML but not its grammar. */
export function explainSyntax(file: SourceFile, error: YAMLError): Diagnostic {
  const { text } = file;
  const lines = new LineIndex(text);
  const [from, to] = error.pos;
  const start = Math.min(from, Math.max(0, text.length - 1));
  let span: Span = { start, end: Math.max(start + 1, Math.min(to, text.length)) };
  // A span over several lines underlines what is right along with what is wrong.
  const lineEnd = text.indexOf('\n', start);
  if (lineEnd > start && span.end > lineEnd) span = { start, end: lineEnd };
  const here = valueOnLine(lines, start);

  const make = (words: Words, at: Span = span, code: 'yaml-syntax' | 'multiple-documents' | 'nested-too-deeply' | 'tag' = 'yaml-syntax'): Diagnostic =>
    diagnostic(code, file.path, at, words);

  if (error.code === 'MULTIPLE_DOCS') {
    return make(
      {
        message: 'a second document begins here',
        why: 'a file holds one thing: one store, one page, one post',
        fix: 'remove the line `---`, or move what follows into a file of its own',
      },
      span,
      'multiple-documents',
    );
  }
  if (error.code === 'RESOURCE_EXHAUSTION') {
    return make(
      { message: 'this is nested too deeply to be read', fix: 'look for brackets that nobody meant; a text that begins with [ or { must stand in quotes' },
      { start: span.start, end: span.start + 1 },
      'nested-too-deeply',
    );
  }
  if (error.code === 'TAG_RESOLVE_FAILED') {
    return make(
      { message: `${quote(text.slice(from, to))} is a YAML tag, and the catalogue uses none`, fix: 'remove it; a text that begins with ! must stand in quotes' },
      span,
      'tag',
    );
  }
  if (error.code === 'BAD_SCALAR_START') {
    const words = here ? { message: `a text cannot begin with ${quote(here.value[0])}`, fix: `put it in quotes: ${quoted(here.value)}` } : undefined;
    return make(words ?? { message: `a text cannot begin with ${quote(text[start])}`, fix: 'put the text in quotes' }, here?.span ?? span);
  }
  if (error.code === 'BAD_DQ_ESCAPE') {
    return make({
      message: `${quote(text.slice(start, start + 2))} has no meaning inside double quotes`,
      why: 'a backslash begins a special sign there',
      fix: "write \\\\ for a backslash, or use single quotes: 'C:\\codes'",
    });
  }
  if (/Missing closing/.test(error.message)) {
    // The parser notices at the end of the file; the person needs the place where the quotes opened.
    const opening = openingQuote(text, start);
    return make(
      { message: 'these quotes are never closed', fix: "close them with the same sign; inside '…' an apostrophe is written twice: 'it''s'" },
      opening === undefined ? span : { start: opening, end: Math.max(opening + 1, endOfLine(text, opening)) },
    );
  }
  if (here && /^["']/.test(here.value)) {
    const sign = here.value[0] ?? '"';
    return make({
      message: `the quotes end before the text does`,
      why: `the value began with ${sign}, so the next ${sign} ends it`,
      fix:
        sign === "'"
          ? `write the sign inside twice ('it''s'), or use double quotes around the text`
          : `write \\" for quotes inside double quotes, or use single quotes around the text`,
    });
  }
  if (here && /^[{[]/.test(here.value)) {
    return make(
      {
        message: `a value that begins with ${here.value[0] ?? '{'} is read as a mapping or list, and this one does not end as such`,
        fix: `if it is a text, put it in quotes: ${quoted(here.value)}`,
      },
      here.span,
    );
  }
  if (here && /^[*&!]/.test(here.value)) {
    return make(
      { message: `a text cannot begin with ${quote(here.value[0])}`, why: 'the sign has a meaning of its own in YAML', fix: `put the text in quotes: ${quoted(here.value)}` },
      here.span,
    );
  }
  if (here && /^[|>]/.test(here.value)) {
    return make(
      {
        message: `after ${quote(here.value[0])} the text begins on the next line`,
        fix: `move the text to the next line, two spaces deeper; if ${here.value[0] ?? '>'} belongs to the text, put it in quotes`,
      },
      here.span,
    );
  }
  if (here && /^- /.test(here.value)) {
    return make({ message: 'a list begins on the line after its key', fix: 'move the dash to the next line, two spaces deeper than the key' });
  }
  if (here && /:(\s|$)/.test(here.value)) {
    const colon = here.span.start + here.value.search(/:(\s|$)/);
    return make(
      {
        message: 'a colon with a space after it stands inside a text without quotes',
        why: 'YAML reads `word: ` as a key',
        fix: `put the text in quotes: ${quoted(here.value)}`,
      },
      { start: colon, end: colon + 1 },
    );
  }
  if (error.code === 'BAD_INDENT' && /same column/.test(error.message)) {
    const { line } = lines.position(from);
    const number = lines.line(line).trim() === '' ? line + 1 : line;
    if (/^\s*-[^\s-]/.test(lines.line(number))) {
      const { start } = lineSpan(lines, number);
      return make({ message: 'the dash of a list has no space after it', why: 'only `- ` begins an entry', fix: 'write a space between the dash and the word' }, { start, end: start + 1 });
    }
    return make(
      {
        message: 'this line is not indented like those it belongs to',
        why: 'keys of one mapping begin in one column',
        fix: 'give it as many spaces as its neighbours have; `- ` counts as two',
      },
      lineSpan(lines, number),
    );
  }
  if (error.code === 'MULTILINE_IMPLICIT_KEY' || error.code === 'BLOCK_AS_IMPLICIT_KEY' || (error.code === 'MISSING_CHAR' && /map values/.test(error.message))) {
    const place = lines.position(from);
    const own = lineSpan(lines, place.line);
    const line = text.slice(own.start, own.end);
    const tight = /^[A-Za-z0-9_-]+:(?=\S)/.exec(line);
    if (tight) {
      return make({ message: 'there is no space after the colon', fix: `write ${quote(`${tight[0]} ${line.slice(tight[0].length)}`)}` }, own);
    }
    if (!/:(\s|$)/.test(line)) {
      return make(
        {
          message: 'this line is neither a key with a colon nor part of the text above',
          fix: 'write `key: value`; a text of several lines goes under `key: |`, each line two spaces deeper than the key',
        },
        own,
      );
    }
    // The parser complains of the value; what broke it is the key below, one level too deep.
    const below = lineSpan(lines, place.line + 1);
    const deeper = below.start - lines.start(place.line + 1) > own.start - lines.start(place.line);
    return make(
      {
        message: 'this line is not indented like those it belongs to',
        why: deeper ? 'it stands deeper than the line above, which has a value already' : 'keys of one mapping begin in one column',
        fix: 'give it as many spaces as its neighbours have; `- ` counts as two',
      },
      deeper ? below : own,
    );
  }
  if (/Flow (sequence|map)/.test(error.message)) {
    const map = error.message.includes('Flow map');
    const opening = text.lastIndexOf(map ? '{' : '[', start);
    return make(
      {
        message: `a ${map ? 'mapping in braces' : 'list in brackets'} is not closed`,
        fix: `add the closing ${map ? '}' : ']'}, or write one entry per line; a text that begins with ${map ? '{' : '['} must stand in quotes`,
      },
      opening < 0 ? span : { start: opening, end: Math.max(opening + 1, endOfLine(text, opening)) },
    );
  }
  return make({
    message: 'this cannot be read as YAML',
    fix: 'look at the indentation, the colon and the quotes of this line and the one above; when in doubt, put the text in quotes',
  });
}

function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}

/** Where the quotes opened that are still open at an offset: after a colon or a dash, the last such before it. */
function openingQuote(text: string, before: number): number | undefined {
  let found: number | undefined;
  for (const match of text.slice(0, before + 1).matchAll(/(?:^|[\n])[ ]*(?:- )*(?:[^\s"'#][^\n"']*?:[ ]+|- )?(["'])/g)) {
    const at = match.index + match[0].length - 1;
    const sign = match[1] ?? '"';
    const rest = text.slice(at + 1, endOfLine(text, at));
    const closes = sign === '"' ? /^(?:[^"\\]|\\.)*"/.test(rest) : /^(?:[^']|'')*'(?!')/.test(rest);
    if (!closes) {
      found = at;
      break;
    }
  }
  return found;
}
