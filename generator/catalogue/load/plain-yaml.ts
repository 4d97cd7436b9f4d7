import type { Span } from '../diagnostics/diagnostic';

/**
 * Reads the subset of YAML in which nearly every file of a catalogue is written: mappings and lists with the usual
 * indentation, texts on one line, folded over several lines or in blocks, and comments. It is more than twenty times as
 * fast as the `yaml` package and about seven times as fast as js-yaml (decision 0034). For anything outside the subset,
 * valid or not, it returns undefined, and the full parser reads the file. What it does read must equal the parser's
 * result exactly.
 */

// Tabs, carriage returns and other characters that end a line or need a diagnostic.
const unsupportedCharacters = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff]/;

const space = 0x20;
const colon = 0x3a;
const newline = 0x0a;
/** Less than `maximumDepth`, so that the parser reports excessive depth. */
const deepest = 30;
const longestKey = 100;

const constants: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ...['null', 'Null', 'NULL'].map((word) => [word, null] as const),
  ...['true', 'True', 'TRUE'].map((word) => [word, true] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, false] as const),
]);

/** Numbers with only one interpretation. */
const plainNumber = /^(?:0|[1-9]\d{0,14}|\d{1,9}\.\d{1,6})$/;
/** Texts that start with a digit and that the core schema may read as numbers. */
const maybeNumber = /^\d+(?:\.\d*)?(?:[eE][-+]?\d+)?$|^0[ox]/;

/** Other first characters may have a meaning in YAML: `-5`, `~`, `!tag`. */
const plainStart = /^[A-Za-z0-9/($\u00a1-\ufffd]/;

const unsupported = Symbol('unsupported');

const commentBehind = /^ +#/;

function plainScalar(written: string): unknown {
  const first = written.charCodeAt(0);
  if (first >= 0x30 && first <= 0x39) {
    if (plainNumber.test(written)) return Number(written);
    return maybeNumber.test(written) ? unsupported : written;
  }
  return written.length <= 5 && constants.has(written) ? constants.get(written) : written;
}

/** Whether a line of a plain text cannot be anything else, such as a key or a comment. */
function isPlainLine(line: string): boolean {
  const last = line.charCodeAt(line.length - 1);
  return last !== space && last !== colon && !line.includes(': ') && !line.includes(' #');
}

/** The offset of the closing quote of a text; -1 if it is not on this line. */
function closingQuote(line: string, quote: string, from: number): number {
  let at = from;
  while (at < line.length) {
    const isEscaped = quote === '"' ? line[at] === '\\' : line[at] === quote && line[at + 1] === quote;
    if (line[at] === quote && !isEscaped) return at;
    at += isEscaped ? 2 : 1;
  }
  return -1;
}

function unquoted(content: string, quote: string): unknown {
  if (quote === "'") return content.replaceAll("''", "'");
  if (!content.includes('\\')) return content;
  try {
    // The escapes of JSON have the same meaning in YAML, which has more.
    return JSON.parse(`"${content.replaceAll('\n', '\\n')}"`);
  } catch {
    return unsupported;
  }
}

/** Matches words and numbers in brackets, separated by `, `. */
const plainItems = /^\[(?:[A-Za-z0-9](?:[A-Za-z0-9._-]| (?! ))*(?:, (?=[^\]])|(?=\]$)))+\]$/;

function flowList(written: string): unknown {
  if (!plainItems.test(written) || written.endsWith(' ]')) return unsupported;
  const items = written.slice(1, -1).split(', ').map(plainScalar);
  return items.includes(unsupported) ? unsupported : items;
}

interface BlockStyle {
  readonly folded: boolean;
  /** The end of the text: a line break or nothing. */
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

/** The offset of the colon after a key that starts at `start`; -1 if there is none. */
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
  /** The last key of a mapping. */
  key?: string;
}

/** Folds the lines of a block. The first empty line is one line break, and so is each further one. */
function fold(lines: readonly string[]): string {
  return lines.reduce((all, line, index) => all + (line === '' ? '\n' : lines[index - 1] === '' ? line : ` ${line}`));
}

/** A text that continues on the next line without `|` or `>`. */
export interface ContinuedText {
  readonly path: readonly (string | number)[];
  /** Its span, including quotes. */
  readonly span: Span;
}

class PlainReader {
  readonly #text: string;
  readonly #stack: Open[] = [];
  readonly continued: ContinuedText[] = [];
  #at = 0;
  #root: unknown = unsupported;
  /** The mapping and key whose value starts on the next line. */
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

  /** Reads one line; returns false if it is outside the subset. */
  #line(from: number, end: number): boolean {
    const text = this.#text;
    const start = this.#skipSpaces(from);
    // A line of spaces is an error at some positions.
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

  /** The collection that a line belongs to: an open one or a new one; undefined outside the subset. */
  #opened(indent: number, isEntry: boolean): Open | undefined {
    const stack = this.#stack;
    const awaiting = this.#awaiting;
    if (awaiting || stack.length === 0) return this.#begun(indent, isEntry);
    let open = stack.at(-1);
    // The entries of a list may have the same indentation as its key.
    while (open && (open.indent > indent || (open.indent === indent && open.list && !isEntry))) {
      stack.pop();
      open = stack.at(-1);
    }
    return open?.indent === indent && (open.list !== undefined) === isEntry ? open : undefined;
  }

  /** Opens the collection that starts on a line; undefined outside the subset. */
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
    // Reserves the key's position among the keys.
    mapping[key] = null;
    const first = this.#skipSpaces(colonAt + 1);
    if (first === end || text.charCodeAt(first) === 0x23) {
      this.#awaiting = { mapping, key, indent };
      return true;
    }
    mapping[key] = this.#value(indent, colonAt + 2, end);
    return mapping[key] !== unsupported;
  }

  /** Reads the value after a key; the mapping is indented by `indent` spaces. */
  #value(indent: number, start: number, end: number): unknown {
    const first = this.#text.charCodeAt(start);
    if (first === 0x7c || first === 0x3e) {
      const block = blockStyles.get(this.#text.slice(start, end));
      return block ? this.#block(indent, block) : unsupported;
    }
    return first === 0x5b ? flowList(this.#text.slice(start, end)) : this.#scalar(indent, start, end);
  }

  /** Reads a scalar, which may continue on the next lines. */
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

  /** The last text continues on further lines. */
  #addContinued(span: Span): void {
    const innermost = this.#stack.length - 1;
    const path = this.#stack.map(({ list, key = '' }, index) =>
      list ? list.length - (index === innermost ? 0 : 1) : key,
    );
    this.continued.push({ path, span });
  }

  /**
   * Consumes the next line if it belongs to a text below a key or dash with this indentation. `fold` replaces the line
   * break before it: a space, or one line break per empty line.
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

  /** Reads the lines below a `|` or `>`, which have the indentation of the first one. */
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

  /** Whether a line belongs to the block. It has `more` spaces of indentation than the first line. */
  #isInBlock(more: number, end: number, folded: boolean): boolean {
    // The last line may lack its line break.
    if (more < 0 || end === this.#text.length) return false;
    // Lines of a folded block that start or end with spaces are not folded.
    return !folded || (more === 0 && this.#text.charCodeAt(end - 1) !== space);
  }
}

interface PlainYaml {
  readonly value: unknown;
  readonly continued: readonly ContinuedText[];
}

/** Undefined if the full parser must read the text. */
export function readPlain(text: string): PlainYaml | undefined {
  if (unsupportedCharacters.test(text)) return undefined;
  const reader = new PlainReader(text);
  const value = reader.read();
  return value === unsupported ? undefined : { value, continued: reader.continued };
}
