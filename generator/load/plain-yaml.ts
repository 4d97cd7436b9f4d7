/**
 * Reads the subset of YAML in which nearly every file of a catalogue is written: mappings and lists indented by two
 * spaces, texts on one line and in blocks. It is more than twenty times as fast as the `yaml` package and about seven
 * times as fast as js-yaml (decision 0034). For everything outside of the subset, right or wrong, it returns nothing, and
 * the parser reads the file. What it does read must be exactly what the parser would read.
 */

// Tabs, carriage returns and other characters that end a line or give a diagnostic.
const unsupportedCharacters = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff]/;

const space = 0x20;
const step = 2;
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

/** A value on one line. */
function scalar(written: string): unknown {
  const first = written.charCodeAt(0);
  if (first === 0x22 || first === 0x27) {
    const sign = first === 0x22 ? '"' : "'";
    // Nothing inside may mean anything: no second sign before the end, and no backslash.
    if (
      written.length < 2 ||
      written.indexOf(sign, 1) !== written.length - 1 ||
      (first === 0x22 && written.includes('\\'))
    )
      return unsupported;
    return written.slice(1, -1);
  }
  if (!plainStart.test(written)) return unsupported;
  const last = written.charCodeAt(written.length - 1);
  if (last === space || last === 0x3a || written.includes(': ') || written.includes(' #')) return unsupported;
  if (first >= 0x30 && first <= 0x39) {
    if (plainNumber.test(written)) return Number(written);
    return maybeNumber.test(written) ? unsupported : written;
  }
  return written.length <= 5 && constants.has(written) ? constants.get(written) : written;
}

/** Words and numbers in brackets, with `, ` between them. */
const plainItems = /^\[(?:[A-Za-z0-9](?:[A-Za-z0-9._-]| (?! ))*(?:, (?=[^\]])|(?=\]$)))+\]$/;

/** A list on one line. */
function flowList(written: string): unknown {
  if (!plainItems.test(written)) return unsupported;
  const items = written.slice(1, -1).split(', ').map(scalar);
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
}

/** The text of a folded block. An empty line is one line end, and so is each that follows it. */
function fold(lines: readonly string[]): string {
  return lines.reduce((all, line, index) => all + (line === '' ? '\n' : lines[index - 1] === '' ? line : ` ${line}`));
}

class PlainReader {
  readonly #text: string;
  readonly #stack: Open[] = [];
  #at = 0;
  #root: unknown = unsupported;
  /** The mapping and the key whose value begins on the next line. */
  #awaiting: { readonly mapping: Mapping; readonly key: string; readonly indent: number } | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  read(): unknown {
    const text = this.#text;
    const { length } = text;
    while (this.#at < length) {
      const from = this.#at;
      const newline = text.indexOf('\n', from);
      const end = newline < 0 ? length : newline;
      this.#at = end + 1;
      if (!this.#line(from, end)) return unsupported;
    }
    return this.#awaiting ? unsupported : this.#root;
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
    return isEntry ? this.#entry(open, start + step, end) : this.#pair(open.mapping, indent, start, end);
  }

  /** The collection that a line belongs to: one that is open, or that it begins. */
  #opened(indent: number, isEntry: boolean): Open | undefined {
    const stack = this.#stack;
    const awaiting = this.#awaiting;
    if (awaiting || stack.length === 0) {
      if (indent !== (awaiting ? awaiting.indent + step : 0) || stack.length > deepest || (!awaiting && isEntry))
        return undefined;
      const open: Open = isEntry ? { indent, list: [] } : { indent, mapping: {} };
      if (awaiting) awaiting.mapping[awaiting.key] = open.list ?? open.mapping;
      this.#awaiting = undefined;
      stack.push(open);
      return open;
    }
    let open = stack.at(-1);
    while (open && open.indent > indent) {
      stack.pop();
      open = stack.at(-1);
    }
    return open?.indent === indent && (open.list !== undefined) === isEntry ? open : undefined;
  }

  #entry({ indent, list }: Open, start: number, end: number): boolean {
    if (!list || start >= end) return false;
    if (colonAfterKey(this.#text, start, end) < 0) {
      const value = scalar(this.#text.slice(start, end));
      list.push(value);
      return value !== unsupported;
    }
    const mapping: Mapping = {};
    list.push(mapping);
    this.#stack.push({ indent: indent + step, mapping });
    return this.#pair(mapping, indent + step, start, end);
  }

  #pair(mapping: Mapping | undefined, indent: number, start: number, end: number): boolean {
    const colon = colonAfterKey(this.#text, start, end);
    if (!mapping || colon < 0) return false;
    const key = this.#text.slice(start, colon);
    if (Object.hasOwn(mapping, key)) return false;
    if (colon + 1 === end) {
      // Its place among the keys is here, whatever comes.
      mapping[key] = null;
      this.#awaiting = { mapping, key, indent };
      return true;
    }
    const written = this.#text.slice(colon + step, end);
    const block = blockStyles.get(written);
    const value = block
      ? this.#block(indent + step, block)
      : written.startsWith('[')
        ? flowList(written)
        : scalar(written);
    mapping[key] = value;
    return value !== unsupported;
  }

  /** The lines below a `|` or `>`, each of which begins with so many spaces at least. */
  #block(indent: number, { folded, end: lastEnd }: BlockStyle): unknown {
    const text = this.#text;
    // The parser counts the spaces of the first line; this reader requires exactly those that are usual.
    if (this.#skipSpaces(this.#at) !== this.#at + indent) return unsupported;
    const lines: string[] = [];
    while (this.#at < text.length) {
      const from = this.#at;
      const newline = text.indexOf('\n', from);
      const end = newline < 0 ? text.length : newline;
      const start = this.#skipSpaces(from);
      const isBlank = start === end;
      if (isBlank && start > from) return unsupported;
      if (!isBlank && start < from + indent) break;
      // The last line may lack its line end, and in a folded block lines that begin or end with spaces are not folded.
      if (newline < 0 || (folded && !isBlank && (start > from + indent || text.charCodeAt(end - 1) === space)))
        return unsupported;
      lines.push(isBlank ? '' : text.slice(from + indent, end));
      this.#at = end + 1;
    }
    while (lines.at(-1) === '') lines.pop();
    return (folded ? fold(lines) : lines.join('\n')) + lastEnd;
  }
}

/** The value of a YAML text that is written in the subset; undefined if the parser must read it. */
export function readPlain(text: string): unknown {
  if (unsupportedCharacters.test(text)) return undefined;
  const value = new PlainReader(text).read();
  return value === unsupported ? undefined : value;
}
