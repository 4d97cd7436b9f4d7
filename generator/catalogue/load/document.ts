import {
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  type Node,
  type Pair,
  type Scalar,
} from 'yaml';
import { diagnostic, fileStart, type Diagnostic, type SourceFile, type Span } from '../diagnostics/diagnostic';
import type { Phrase } from '../diagnostics/phrases';
import { inFull, quote } from '../diagnostics/visible';
import { readPlain, type ContinuedText } from './plain-yaml';
import { scalarOffsets, type ScalarStyle } from './scalar-offsets';
import { foreignText, otherSpace } from './foreign-text';
import { explainSyntax, tabDiagnostic } from './yaml-error-messages';

/** A path into a document: keys of mappings and indexes of lists. */
export type Path = readonly (string | number)[];

/** A YAML file: its text, its value, and the span of each part of the value in the text. */
export interface SourceDocument<T = unknown> {
  readonly file: SourceFile;
  /** Plain objects, lists and scalars. Keys such as `__proto__` are ordinary keys. */
  readonly value: T;
  /** The texts that continue on the next line without an indicator (`|`, `>`). */
  readonly continued: readonly ContinuedText[];
  /** The smallest span of a value or its key; for a missing path, that of the nearest existing parent. */
  span(path: Path, target?: 'key' | 'value'): Span;
  /** The span of a part of a text value. `start` and `end` are offsets into the value. */
  spanWithin(path: Path, start: number, end: number): Span;
  /** A value as the file spells it: `0123`, where the value is 123. */
  sourceText(path: Path): string;
}

/** In characters. A larger file is a mistake or an attack, and is not parsed. */
export const maximumSize = 1_000_000;

/** Far above the depth of any file of the catalogue. */
const maximumDepth = 40;

const anchorReason: Phrase = { id: 'anchor-or-alias.reason' };

/** If a file has more anchors and aliases, they are reported once for the whole file. */
const mostAnchors = 100;

/** The key of a pair as text; undefined if it is not a scalar. */
function keyText(key: unknown): string | undefined {
  if (key === null) return '';
  return isScalar(key) ? (key.source ?? String(key.value ?? '')) : undefined;
}

function nodeSpan(node: unknown): Span | undefined {
  if (node === null || typeof node !== 'object' || !('range' in node)) return undefined;
  // The parser sets a range on every node; `yaml` types it as optional because nodes can also be created by hand.
  const range = node.range as readonly [number, number, number] | null | undefined;
  return range ? { start: range[0], end: range[1] } : undefined;
}

function styleOf(scalar: Scalar): ScalarStyle {
  switch (scalar.type) {
    case 'QUOTE_SINGLE':
      return 'single';
    case 'QUOTE_DOUBLE':
      return 'double';
    case 'BLOCK_LITERAL':
    case 'BLOCK_FOLDED':
      return 'block';
    default:
      return 'plain';
  }
}

interface Located {
  readonly node: unknown;
  readonly pair: Pair | undefined;
}

function parse(text: string): ReturnType<typeof parseDocument> {
  return parseDocument(text, {
    version: '1.2',
    schema: 'core',
    merge: false,
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'error',
  });
}

class YamlDocument implements SourceDocument {
  readonly file: SourceFile;
  readonly value: unknown;
  readonly continued: readonly ContinuedText[];
  #tree: unknown;
  /** The offset maps of scalars, cached because a long text may have many diagnostics. */
  readonly #offsets = new WeakMap<object, readonly number[]>();

  constructor(file: SourceFile, value: unknown, continued: readonly ContinuedText[] = []) {
    this.file = file;
    this.value = value;
    this.continued = continued;
  }

  /** Parsed on demand: a tree takes ten times the memory of the value (111 KB for a store), and few files need it. */
  get #root(): unknown {
    this.#tree ??= parse(this.file.text).contents;
    return this.#tree;
  }

  /** The nodes along the existing part of a path, outermost first. */
  #chain(path: Path): { readonly chain: readonly Located[]; readonly complete: boolean } {
    const chain: Located[] = [{ node: this.#root, pair: undefined }];
    let node = this.#root;
    for (const step of path) {
      let next: Located | undefined;
      if (isMap(node)) {
        const pair = node.items.find((item) => keyText(item.key) === String(step));
        if (pair) next = { node: pair.value, pair };
      } else if (isSeq(node) && typeof step === 'number' && step < node.items.length) {
        next = { node: node.items[step], pair: undefined };
      }
      if (next === undefined) return { chain, complete: false };
      chain.push(next);
      node = next.node;
    }
    return { chain, complete: true };
  }

  /** The span for a missing child: the key of its parent, or the first key in the parent. */
  #parentSpan({ node, pair }: Located): Span {
    const own = pair ? nodeSpan(pair.key) : undefined;
    if (own) return own;
    const first = isMap(node) ? nodeSpan(node.items[0]?.key) : undefined;
    return first ?? this.#valueSpan({ node, pair });
  }

  #valueSpan({ node, pair }: Located): Span {
    const span = nodeSpan(node);
    const text = this.file.text;
    if (span && span.end > span.start) {
      // The ranges of block scalars and collections include trailing line breaks.
      let end = span.end;
      while (end > span.start && /\s/.test(text[end - 1] ?? '')) end -= 1;
      const trimmed = { start: span.start, end };
      if (!isScalar(node) || node.type === 'PLAIN' || styleOf(node) !== 'block') return trimmed;
      // The span of a block text starts after its header line.
      const newline = text.indexOf('\n', span.start);
      if (newline < 0 || newline >= trimmed.end) return trimmed;
      const words = /\S/.exec(text.slice(newline, trimmed.end));
      return { start: newline + (words?.index ?? 1), end: trimmed.end };
    }
    // An empty value has no extent, so its key is used.
    const key = pair ? nodeSpan(pair.key) : undefined;
    return key ?? span ?? this.#firstLine();
  }

  #firstLine(): Span {
    const end = this.file.text.indexOf('\n');
    return { start: 0, end: end < 0 ? this.file.text.length : end };
  }

  span(path: Path, target: 'key' | 'value' = 'value'): Span {
    const { chain, complete } = this.#chain(path);
    const last = chain.at(-1);
    if (last === undefined) return this.#firstLine();
    if (!complete) return this.#parentSpan(last);
    if (target === 'key' && last.pair) return nodeSpan(last.pair.key) ?? this.#valueSpan(last);
    // The span of a whole mapping or list would underline half the file.
    if (isCollection(last.node) && !last.node.flow) return this.#parentSpan(last);
    return this.#valueSpan(last);
  }

  spanWithin(path: Path, start: number, end: number): Span {
    const { chain, complete } = this.#chain(path);
    const last = chain.at(-1);
    if (!complete || last === undefined || !isScalar(last.node) || typeof last.node.value !== 'string')
      return this.span(path);
    const range = nodeSpan(last.node);
    if (range === undefined) return this.span(path);
    let offsets = this.#offsets.get(last.node);
    if (!offsets) {
      offsets = scalarOffsets(this.file.text, range.start, range.end, styleOf(last.node), last.node.value);
      this.#offsets.set(last.node, offsets);
    }
    const from = offsets[Math.max(0, start)] ?? range.end;
    // The end follows the last unit of the part, not the next unit: a folded line break may be between them.
    const to = end > start ? (offsets[end - 1] ?? range.end) : from;
    const next = offsets[end] ?? range.end;
    return { start: from, end: end > start ? Math.max(to + 1, Math.min(next, to + 10)) : from };
  }

  sourceText(path: Path): string {
    const { chain, complete } = this.#chain(path);
    const span = complete ? nodeSpan(chain.at(-1)?.node) : undefined;
    return span ? this.file.text.slice(span.start, span.end) : '';
  }
}

class Reader {
  readonly diagnostics: Diagnostic[] = [];
  readonly continued: ContinuedText[] = [];
  readonly #file: SourceFile;
  readonly #anchors: { readonly name: string; readonly span: Span }[] = [];
  readonly #aliases: { readonly name: string; readonly span: Span }[] = [];
  #tooDeep = false;

  constructor(file: SourceFile) {
    this.#file = file;
  }

  #report(code: Parameters<typeof diagnostic>[0], span: Span, text: Parameters<typeof diagnostic>[3]): void {
    this.diagnostics.push(diagnostic(code, this.#file.path, span, text));
  }

  /** The span of `&name` or `!tag` before a node. */
  #before(node: Node, token: string): Span {
    const start = nodeSpan(node)?.start ?? 0;
    const at = this.#file.text.lastIndexOf(token, start);
    return at < 0 ? { start, end: start } : { start: at, end: at + token.length };
  }

  /** Reports each anchor in one diagnostic with its aliases, or all of them in one if there are many. */
  reportAnchors(): void {
    const [first] = this.#anchors.length > 0 ? this.#anchors : this.#aliases;
    if (first && this.#anchors.length + this.#aliases.length > mostAnchors) {
      this.#report('anchor-or-alias', first.span, {
        id: 'anchor-or-alias.many',
        values: { anchors: this.#anchors.length, aliases: this.#aliases.length },
        why: anchorReason,
      });
      return;
    }
    for (const { name, span } of this.#anchors) {
      const places = this.#aliases.filter((alias) => alias.name === name);
      const message: Phrase = { id: 'anchor-or-alias.repeated' };
      this.#report('anchor-or-alias', span, {
        id: places.length === 0 ? 'anchor-or-alias.unused' : 'anchor-or-alias.used',
        values: { name: quote(`&${name}`), alias: quote(`*${name}`) },
        why: anchorReason,
        related: places.map((place) => ({ message, file: this.#file.path, span: place.span })),
      });
    }
    const named = new Set(this.#anchors.map(({ name }) => name));
    for (const { name, span } of this.#aliases.filter((alias) => !named.has(alias.name)))
      this.#report('anchor-or-alias', span, {
        id: 'anchor-or-alias.alias',
        values: { alias: quote(`*${name}`) },
        why: anchorReason,
      });
  }

  value(node: unknown, path: Path = []): unknown {
    if (node === null || node === undefined) return null;
    const span = nodeSpan(node) ?? fileStart;
    if (path.length > maximumDepth) {
      if (!this.#tooDeep) {
        this.#tooDeep = true;
        this.#report(
          'nested-too-deeply',
          { start: span.start, end: span.start + 1 },
          {
            id: 'nested-too-deeply.levels',
            values: { most: maximumDepth },
          },
        );
      }
      return null;
    }
    if (isAlias(node)) {
      this.#aliases.push({ name: node.source, span });
      return null;
    }
    if (isScalar(node) || isCollection(node)) {
      if (node.anchor !== undefined)
        this.#anchors.push({ name: node.anchor, span: this.#before(node, `&${node.anchor}`) });
      if (node.tag !== undefined) {
        const written = /!\S*\s*$/.exec(this.#file.text.slice(0, span.start))?.[0].trim() ?? '!';
        this.#report('tag', this.#before(node, written), { id: 'tag', values: { tag: quote(written) } });
      }
    }
    if (isScalar(node)) {
      if (styleOf(node) !== 'block' && this.#file.text.slice(span.start, span.end).includes('\n'))
        this.continued.push({ path, span });
      return node.value;
    }
    if (isSeq(node)) return node.items.map((item, index) => this.value(item, [...path, index]));
    if (isMap(node)) return this.#map(node.items, path);
    return null;
  }

  /** The last line of a plain text if it is a single word, which may be a key without its colon. */
  #lastWord(value: unknown): Span | undefined {
    const { start, end } = nodeSpan(value) ?? fileStart;
    const word =
      isScalar(value) && styleOf(value) === 'plain'
        ? /\n[ \t]*([A-Za-z][\w-]*)$/.exec(this.#file.text.slice(start, end))?.[1]
        : undefined;
    return word === undefined ? undefined : { start: end - word.length, end };
  }

  /** A key without its colon, whose child keys were read as those of the mapping above, which starts at `from`. */
  #reportLostKey(span: Span, from: number, path: Path): void {
    const { text } = this.#file;
    const word = text.slice(span.start, span.end);
    // The line of the key above the mapping.
    const [, indentation = ''] = /(?:^|\n)([ ]*(?:- )*)\S[^\n]*\n[ ]*$/.exec(text.slice(0, from)) ?? [];
    this.#report('merged-lines', span, {
      id: 'merged-lines.lost-key',
      values: {
        word: quote(word),
        above: quote(path.at(-1)),
        key: inFull(`${word}:`),
        spaces: indentation.length,
      },
    });
  }

  /** The key of one language may have to be that of the other. `keysOf` returns all keys of the mapping. */
  #fixOfRepeated(key: string, keysOf: () => ReadonlySet<string | undefined>): Phrase {
    const other = key === 'ar' ? 'en' : key === 'en' ? 'ar' : undefined;
    return other === undefined || keysOf().has(other)
      ? { id: 'duplicate-key.keep' }
      : { id: 'duplicate-key.other-language', values: { key: inFull(`${other}:`) } };
  }

  #map(items: readonly unknown[], path: Path): Record<string, unknown> {
    const result: Record<string, unknown> = {};
    const places = new Map<string, Span>();
    let keys: ReadonlySet<string | undefined> | undefined;
    const keysOf = () => (keys ??= new Set(items.map((item) => (isPair(item) ? keyText(item.key) : undefined))));
    let lastWord: Span | undefined;
    for (const pair of items) {
      if (!isPair(pair)) continue;
      const key = keyText(pair.key);
      const span = nodeSpan(pair.key) ?? fileStart;
      if (key === undefined || key === '') {
        this.#report(
          'yaml-syntax',
          { start: span.start, end: Math.max(span.end, span.start + 1) },
          {
            id: 'yaml.not-a-key',
            values: { missing: key !== undefined },
          },
        );
        continue;
      }
      const first = places.get(key);
      if (first && lastWord && path.length > 0) {
        this.#reportLostKey(lastWord, Math.min(...[...places.values()].map(({ start }) => start)), path);
        return result;
      }
      if (first) {
        this.#report('duplicate-key', span, {
          id: 'duplicate-key',
          values: { key: quote(key) },
          fix: this.#fixOfRepeated(key, keysOf),
          related: [{ message: { id: 'duplicate-key.first' }, file: this.#file.path, span: first }],
        });
        continue;
      }
      places.set(key, span);
      lastWord = this.#lastWord(pair.value);
      // Defined instead of assigned, because assigning to `__proto__` would change the prototype.
      Object.defineProperty(result, key, {
        value: this.value(pair.value, [...path, key]),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
    return result;
  }
}

const tooDeep = /(?:[-?] *|[[{] *){41}|^ {82}/m;

/** Undefined if a text is nested so deeply that the recursive parser exceeds the stack. */
export function parsedOf(text: string): ReturnType<typeof parse> | undefined {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

interface LoadedDocument {
  readonly document?: SourceDocument;
  readonly diagnostics: readonly Diagnostic[];
}

/** There is no document if the file has an error. */
export function loadDocument(file: SourceFile): LoadedDocument {
  const plain = file.text.length > maximumSize ? undefined : readPlain(file.text);
  return plain === undefined
    ? parseFile(file)
    : { document: new YamlDocument(file, plain.value, plain.continued), diagnostics: [] };
}

/** Caches the documents of the last check by path. A file with unchanged text is not read again. */
export class KnownDocuments {
  readonly #files = new Map<string, { readonly text: string; readonly loaded: LoadedDocument }>();

  load(file: SourceFile): LoadedDocument {
    const { path, text } = file;
    const known = this.#files.get(path);
    if (known?.text === text) return known.loaded;
    const loaded = loadDocument(file);
    this.#files.set(path, { text, loaded });
    return loaded;
  }
}

/** Reads a YAML file with the full parser, even if the fast reader could read it. */
export function parseFile(file: SourceFile): LoadedDocument {
  const { path, text } = file;
  if (text.length > maximumSize)
    return {
      diagnostics: [
        diagnostic('file-too-large', path, fileStart, {
          id: 'file-too-large',
          values: { size: text.length, most: maximumSize },
        }),
      ],
    };
  const foreign = foreignText(file);
  if (foreign) return { diagnostics: [foreign] };
  const parsed = parsedOf(text);
  if (!parsed) {
    const deep = tooDeep.exec(text)?.index ?? 0;
    const at = { start: deep, end: deep + 1 };
    return { diagnostics: [diagnostic('nested-too-deeply', path, at, { id: 'nested-too-deeply' })] };
  }
  // Only the first error is reported, because one mistake can cause many.
  const [first] = parsed.errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  if (first)
    return { diagnostics: [tabDiagnostic(file, parsed.errors) ?? otherSpace(file) ?? explainSyntax(file, first)] };
  if (parsed.contents === null || (isScalar(parsed.contents) && parsed.contents.value === null)) {
    const id = text.trim() === '' ? 'empty-file' : 'empty-file.comments';
    return { diagnostics: [diagnostic('empty-file', path, fileStart, { id })] };
  }
  const reader = new Reader(file);
  const value = reader.value(parsed.contents);
  reader.reportAnchors();
  if (reader.diagnostics.length > 0) return { diagnostics: reader.diagnostics };
  return { document: new YamlDocument(file, value, reader.continued), diagnostics: [] };
}

class RememberedDocument implements SourceDocument, SourceFile {
  readonly path: string;
  /** Always empty: a valid document has no such texts, or only intended ones. */
  readonly continued = [];
  readonly #value: unknown;
  readonly #read: (path: string) => string;
  #document: SourceDocument | undefined;

  constructor(path: string, value: unknown, read: (path: string) => string) {
    this.path = path;
    this.#value = value;
    this.#read = read;
  }

  get #whole(): SourceDocument {
    this.#document ??= this.#parse();
    return this.#document;
  }

  #parse(): SourceDocument {
    const file = { path: this.path, text: this.#read(this.path) };
    if (this.#value !== undefined) return new YamlDocument(file, this.#value);
    const { document } = loadDocument(file);
    if (!document) throw new Error(`${this.path} was valid when it was read before, and is not any more.`);
    return document;
  }

  get value(): unknown {
    return this.#value ?? this.#whole.value;
  }

  /** Returns this object to save memory: there are thousands of documents, and few have diagnostics. */
  get file(): SourceFile {
    return this;
  }

  get text(): string {
    return this.#whole.file.text;
  }

  span(path: Path, target?: 'key' | 'value'): Span {
    return this.#whole.span(path, target);
  }

  spanWithin(path: Path, start: number, end: number): Span {
    return this.#whole.spanWithin(path, start, end);
  }

  sourceText(path: Path): string {
    return this.#whole.sourceText(path);
  }
}

/** A document that was valid when last read. Its text is read only for a span or for a value that is not cached. */
export function rememberedDocument(path: string, value: unknown, read: (path: string) => string): SourceDocument {
  return new RememberedDocument(path, value, read);
}
