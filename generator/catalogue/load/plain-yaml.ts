import type { Span } from '../diagnostics/diagnostic';

/**
 * Reads the subset of YAML in which nearly every file of a catalogue is written: mappings and lists, indented as people and
 * formatters do, texts on one line, folded over several and in blocks, and comments. It is more than twenty times as fast as
 * the `yaml` package and about seven times as fast as js-yaml (decision 0034). For everything outside of the subset, right or
 * wrong, it returns nothing, and the parser reads the file. What it does read must be exactly what the parser would read.
 */

// Tabs, carriage returns and other characters that end a line or give a diagnostic.
const unsupportedCharacters = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff]/;

const space = 0x20;
const colon = 0x3a;
const newline = 0x0a;
/** Less than `maximumDepth`, so the diagnostic about depth is left to the parser. */
const deepest = 30;
const longestKey = 100;

const constants: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ...['null', 'Null', 'NULL'].map((word) => [word, null] as const),
  ...['true', 'True', 'TRUE'].map((word) => [word, true] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, false] as const),
]);

/** Numbers that have only one reading. */
const plainNumber = /^(?:0|[1-9]\d{0,14}|\d{1,9}\.\d{1,6})$/;
/** Texts that begin with a digit and that the core schema may read as a number. */
const maybeNumber = /^\d+(?:\.\d*)?(?:[eE][-+]?\d+)?$|^0[ox]/;

/** Any text that begins differently may mean something: `-5`, `~`, `!tag`. */
const plainStart = /^[A-Za-z0-9/($\u00a1-\ufffd]/;

const unsupported = Symbol('unsupported');

/** Matches a comment behind a value. */
const commentBehind = /^ +#/;

/** A plain value on one line. */
function plainScalar(written: string): unknown {
  const first = written.charCodeAt(0);
  if (first >= 0x30 && first <= 0x39) {
    if (plainNumber.test(written)) return Number(written);
    return maybeNumber.test(written) ? unsupported : written;
  }
  return written.length <= 5 && constants.has(written) ? constants.get(written) : written;
}

/** Whether a line of a plain text means nothing else, such as a key or a comment. */
function isPlainLine(line: string): boolean {
  const last = line.charCodeAt(line.length - 1);
  return last !== space && last !== colon && !line.includes(': ') && !line.includes(' #');
}

/** The offset of the quotation mark that ends a text; -1 if the line does not end it. */
function closingQuote(line: string, quote: string, from: number): number {
  let at = from;
  while (at < line.length) {
    const isEscaped = quote === '"' ? line[at] === '\\' : line[at] === quote && line[at + 1] === quote;
    if (line[at] === quote && !isEscaped) return at;
    at += isEscaped ? 2 : 1;
  }
  return -1;
}

/** The text of what stands between quotation marks. */
function unquoted(content: string, quote: string): unknown {
  if (quote === "'") return content.replaceAll("''", "'");
  if (!content.includes('\\')) return content;
  try {
    // The escapes of JSON mean the same in YAML, which has more of them.
    return JSON.parse(`"${content.replaceAll('\n', '\\n')}"`);
  } catch {
    return unsupported;
  }
}

/** Words and numbers in brackets, with `, ` between them. */
const plainItems = /^\[(?:[A-Za-z0-9](?:[A-Za-z0-9._-]| (?! ))*(?:, (?=[^\]])|(?=\]$)))+\]$/;

/** A list on one line. */
function flowList(written: string): unknown {
  if (!plainItems.test(written) || written.endsWith(' ]')) return unsupported;
  const items = written.slice(1, -1).split(', ').map(plainScalar);
  return items.includes(unsupported) ? unsupported : items;
}

interface BlockStyle {
  readonly folded: boolean;
  /** The end of the text. */
  readonly end: string;
}

const blockStyles: ReadonlyMap<string, BlockStyle> = new Map([
  ['|', { folded: false, end: '\n' }],
  ['|-', { folded: false, end: '' }],
  ['>', { folded: true, end: '\n' }],
  ['>-', { folded: true, end: '' }],
]);

function isKeyStart(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
}

/** The offset of the colon after a key that begins at `start`; -1 if there is none. */
function colonAfterKey(text: string, start: number, end: number): number {
  if (!isKeyStart(text.charCodeAt(start))) return -1;
  const furthest = Math.min(end, start + longestKey);
  for (let at = start + 1; at < furthest; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x3a) return at + 1 === end || text.charCodeAt(at + 1) === space ? at : -1;
    if (!isKeyStart(code) && !(code >= 0x30 && code <= 0x39) && code !== 0x2d && code !== 0x2e && code !== 0x5f)
      return -1;
  }
  return -1;
}

type Mapping = Record<string, unknown>;

interface Open {
  readonly indent: number;
  readonly mapping?: Mapping;
  readonly list?: unknown[];
  /** The key of a mapping that was read last. */
  key?: string;
}

/** The text of a folded block. An empty line is one line end, and so is each that follows it. */
function fold(lines: readonly string[]): string {
  return lines.reduce((all, line, index) => all + (line === '' ? '\n' : lines[index - 1] === '' ? line : ` ${line}`));
}

/** A text that goes on in the next line without `|` or `>`. */
export interface ContinuedText {
  /** Where its value is: keys of mappings, indexes of lists. */
  readonly path: readonly (string | number)[];
  /** Where it is written, with its quotation marks. */
  readonly span: Span;
}

class PlainReader {
  readonly #text: string;
  readonly #stack: Open[] = [];
  readonly continued: ContinuedText[] = [];
  #at = 0;
  #root: unknown = unsupported;
  /** The mapping and the key whose value begins on the next line. */
  #awaiting: { readonly mapping: Mapping; readonly key: string; readonly indent: number } | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  read(): unknown {
    while (this.#at < this.#text.length) {
      const from = this.#at;
      const end = this.#endOfLine(from);
      this.#at = end + 1;
      if (!this.#line(from, end)) return unsupported;
    }
    return this.#awaiting ? unsupported : this.#root;
  }

  #endOfLine(from: number): number {
    const end = this.#text.indexOf('\n', from);
    return end < 0 ? this.#text.length : end;
  }

  #skipSpaces(from: number): number {
    let at = from;
    while (this.#text.charCodeAt(at) === space) at += 1;
    return at;
  }

  /** Reads one line; false if it is outside of the subset. */
  #line(from: number, end: number): boolean {
    const text = this.#text;
    const start = this.#skipSpaces(from);
    // A line of spaces is an error in some places.
    if (start === end) return start === from;
    const first = text.charCodeAt(start);
    if (first === 0x23) return true;
    const isEntry = first === 0x2d && text.charCodeAt(start + 1) === space;
    const indent = start - from;
    const open = this.#opened(indent, isEntry);
    if (!open) return false;
    if (this.#root === unsupported) this.#root = open.mapping;
    return isEntry ? this.#entry(open, start + 2, end) : this.#pair(open, start, end);
  }

  /** The collection that a line belongs to: one that is open, or that it begins. */
  #opened(indent: number, isEntry: boolean): Open | undefined {
    const stack = this.#stack;
    const awaiting = this.#awaiting;
    if (awaiting || stack.length === 0) return this.#begun(indent, isEntry);
    let open = stack.at(-1);
    // The entries of a list may stand below its key, without more spaces.
    while (open && (open.indent > indent || (open.indent === indent && open.list && !isEntry))) {
      stack.pop();
      open = stack.at(-1);
    }
    return open?.indent === indent && (open.list !== undefined) === isEntry ? open : undefined;
  }

  /** A collection that begins on a line. */
  #begun(indent: number, isEntry: boolean): Open | undefined {
    const awaiting = this.#awaiting;
    const isDeeper = awaiting ? indent > awaiting.indent || (isEntry && indent === awaiting.indent) : indent === 0;
    if (!isDeeper || this.#stack.length > deepest || (!awaiting && isEntry)) return undefined;
    const open: Open = isEntry ? { indent, list: [] } : { indent, mapping: {} };
    if (awaiting) awaiting.mapping[awaiting.key] = open.list ?? open.mapping;
    this.#awaiting = undefined;
    this.#stack.push(open);
    return open;
  }

  #entry({ indent, list }: Open, start: number, end: number): boolean {
    if (!list || start >= end) return false;
    if (colonAfterKey(this.#text, start, end) < 0) {
      const value = this.#scalar(indent, start, end);
      list.push(value);
      return value !== unsupported;
    }
    const open: Open = { indent: indent + 2, mapping: {} };
    list.push(open.mapping);
    this.#stack.push(open);
    return this.#pair(open, start, end);
  }

  #pair(open: Open, start: number, end: number): boolean {
    const { mapping, indent } = open;
    const text = this.#text;
    const colonAt = colonAfterKey(text, start, end);
    if (!mapping || colonAt < 0) return false;
    const key = text.slice(start, colonAt);
    if (Object.hasOwn(mapping, key)) return false;
    open.key = key;
    // Its place among the keys is here, whatever comes.
    mapping[key] = null;
    const first = this.#skipSpaces(colonAt + 1);
    if (first === end || text.charCodeAt(first) === 0x23) {
      this.#awaiting = { mapping, key, indent };
      return true;
    }
    mapping[key] = this.#value(indent, colonAt + 2, end);
    return mapping[key] !== unsupported;
  }

  /** The value behind a key of a mapping that is indented by `indent` spaces. */
  #value(indent: number, start: number, end: number): unknown {
    const first = this.#text.charCodeAt(start);
    if (first === 0x7c || first === 0x3e) {
      const block = blockStyles.get(this.#text.slice(start, end));
      return block ? this.#block(indent, block) : unsupported;
    }
    return first === 0x5b ? flowList(this.#text.slice(start, end)) : this.#scalar(indent, start, end);
  }

  /** A text or another scalar, which may go on in the next lines. */
  #scalar(indent: number, start: number, end: number): unknown {
    const line = this.#text.slice(start, end);
    const first = line.charCodeAt(0);
    if (first === 0x22 || first === 0x27) return this.#quoted(indent, start, line);
    if (!plainStart.test(line)) return unsupported;
    const comment = line.indexOf(' #');
    if (comment >= 0) {
      const written = line.slice(0, comment).trimEnd();
      return isPlainLine(written) ? plainScalar(written) : unsupported;
    }
    if (!isPlainLine(line)) return unsupported;
    let value = line;
    for (let next = this.#nextLine(indent); next; next = this.#nextLine(indent)) {
      if (!isPlainLine(next.line)) return unsupported;
      value += next.fold + next.line;
    }
    if (this.#at === end + 1) return plainScalar(line);
    this.#addContinued({ start, end: this.#at - 1 });
    return value;
  }

  /** A text in quotation marks. */
  #quoted(indent: number, start: number, line: string): unknown {
    const quote = line.charAt(0);
    let before = '';
    let current = line;
    let closing = closingQuote(line, quote, 1);
    while (closing < 0) {
      const next = this.#nextLine(indent, true);
      if (!next || /[ \\]$/.test(current)) return unsupported;
      before += current + next.fold;
      current = next.line;
      closing = closingQuote(current, quote, 0);
    }
    const rest = current.slice(closing + 1);
    if (rest !== '' && !commentBehind.test(rest)) return unsupported;
    if (before !== '') this.#addContinued({ start, end: this.#at - 1 - rest.length });
    return unquoted((before + current.slice(0, closing)).slice(1), quote);
  }

  /** Notes that the text that was read last goes on in further lines. */
  #addContinued(span: Span): void {
    const innermost = this.#stack.length - 1;
    const path = this.#stack.map(({ list, key = '' }, index) =>
      list ? list.length - (index === innermost ? 0 : 1) : key,
    );
    this.continued.push({ path, span });
  }

  /**
   * Takes the next line if it belongs to a text below a key or a dash that is indented by `indent` spaces. `fold` stands
   * for the line end before it: a space, or the empty lines.
   */
  #nextLine(indent: number, isQuoted = false): { readonly fold: string; readonly line: string } | undefined {
    const text = this.#text;
    let from = this.#at;
    while (text.charCodeAt(from) === newline) from += 1;
    const start = this.#skipSpaces(from);
    const end = this.#endOfLine(from);
    if (start >= end || start <= from + indent || (!isQuoted && text.charCodeAt(start) === 0x23)) return undefined;
    const fold = from === this.#at ? ' ' : '\n'.repeat(from - this.#at);
    this.#at = end + 1;
    return { fold, line: text.slice(start, end) };
  }

  /** The lines below a `|` or `>`, indented as the first of them. */
  #block(parent: number, { folded, end: lastEnd }: BlockStyle): unknown {
    const text = this.#text;
    const indent = this.#skipSpaces(this.#at) - this.#at;
    if (indent <= parent || this.#endOfLine(this.#at) === this.#at + indent) return unsupported;
    const lines: string[] = [];
    while (this.#at < text.length) {
      const from = this.#at;
      const end = this.#endOfLine(from);
      const start = this.#skipSpaces(from);
      if (start < end && start <= from + parent) break;
      if (start === end ? start > from : !this.#isInBlock(start - from - indent, end, folded)) return unsupported;
      lines.push(text.slice(from + indent, end));
      this.#at = end + 1;
    }
    while (lines.at(-1) === '') lines.pop();
    return (folded ? fold(lines) : lines.join('\n')) + lastEnd;
  }

  /** Whether a line is read as one of its block; it begins with `more` spaces more than the first line. */
  #isInBlock(more: number, end: number, folded: boolean): boolean {
    // The last line may lack its line end.
    if (more < 0 || end === this.#text.length) return false;
    // In a folded block, lines that begin or end with spaces are not folded.
    return !folded || (more === 0 && this.#text.charCodeAt(end - 1) !== space);
  }
}

/** The value of a YAML text. */
interface PlainYaml {
  readonly value: unknown;
  readonly continued: readonly ContinuedText[];
}

/** Reads a YAML text that is written in the subset; undefined if the parser must read it. */
export function readPlain(text: string): PlainYaml | undefined {
  if (unsupportedCharacters.test(text)) return undefined;
  const reader = new PlainReader(text);
  const value = reader.read();
  return value === unsupported ? undefined : { value, continued: reader.continued };
}
