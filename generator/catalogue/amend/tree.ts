import { CST, isCollection, isMap, isPair, isScalar, isSeq, Lexer, parseDocument, type Scalar } from 'yaml';
import { linesOf } from '../diagnostics/lines';
import { loadDocument } from '../load/document';
import { Refusal, type AmendPath, type AmendReason, type AmendValue } from './edit';

/** The common part of the parser's lists and mappings. */
export interface Collection {
  readonly items: readonly unknown[];
  readonly flow?: boolean | undefined;
}

/** A key with its value, or a list item, in block style. */
export interface Entry {
  /** The offset of its key or dash. */
  readonly head: number;
  readonly column: number;
  /** The offset after the colon or dash. */
  readonly contentStart: number;
  readonly key: Scalar | undefined;
  /** Undefined if nothing is written. */
  readonly value: Scalar | Collection | undefined;
  /** Whether something precedes it on its line, as the dash before the first key of an item. */
  readonly isInline: boolean;
}

/** A key with its value, or a list item, in a flow collection. */
export interface FlowEntry {
  readonly start: number;
  readonly end: number;
  readonly key: Scalar | undefined;
  readonly value: Scalar | Collection | undefined;
}

export interface Tree {
  readonly text: string;
  readonly root: Collection;
}

export interface Reading {
  readonly value: AmendValue;
  /** The comments, in file order. */
  readonly comments: readonly string[];
}

const reasons: Readonly<Record<string, AmendReason>> = {
  'anchor-or-alias': 'anchor-or-alias',
  tag: 'tag',
  'duplicate-key': 'duplicate-key',
  'file-too-large': 'too-large',
  'nested-too-deeply': 'too-large',
};

/** The comments of a text, and the offset of the first tab outside of comments and texts. */
function scanned(text: string): { readonly comments: readonly string[]; readonly tab: number | undefined } {
  const comments: string[] = [];
  let tab: number | undefined;
  let at = 0;
  let isContent = false;
  for (const lexeme of new Lexer().lex(text)) {
    const type: CST.TokenType | null = isContent ? null : CST.tokenType(lexeme);
    isContent = type === 'scalar';
    if (type === 'comment') comments.push(lexeme.trimEnd());
    else if (type === 'space' && lexeme.includes('\t')) tab ??= at + lexeme.indexOf('\t');
    // The lexer's control tokens are not part of the text.
    if (type !== 'doc-mode' && type !== 'scalar' && type !== 'flow-error-end') at += lexeme.length;
  }
  return { comments, tab };
}

function parsed(text: string): ReturnType<typeof parseDocument> {
  return parseDocument(text, {
    version: '1.2',
    schema: 'core',
    merge: false,
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'error',
    keepSourceTokens: true,
  });
}

/** Reads a text. Throws a Refusal if the generator cannot read it, or if edits do not support it. */
export function read(text: string): Reading {
  const { document, diagnostics } = loadDocument({ path: '', text });
  const [problem] = diagnostics;
  if (problem) {
    const several = parsed(text).errors.some(({ code }) => code === 'MULTIPLE_DOCS');
    const tab = /^[ ]*\t/m.exec(text);
    const other = several ? 'several-documents' : tab ? 'tab' : 'not-yaml';
    throw new Refusal(reasons[problem.code] ?? other, problem.span.start);
  }
  const value = document?.value;
  if (typeof value !== 'object' || value === null) throw new Refusal('not-yaml', 0);
  const { comments, tab } = scanned(text);
  if (tab !== undefined) throw new Refusal('tab', tab);
  // The loader returns only lists and mappings of core schema scalars.
  return { value: value as AmendValue, comments };
}

/** Parses a text that `read` has accepted, with the positions of its nodes. */
export function treeOf(text: string): Tree {
  const { contents } = parsed(text);
  if (!isCollection(contents)) throw new Refusal('not-yaml', 0);
  return { text, root: contents };
}

export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** The end is before the line break. */
export function lineEnd(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset);
  if (newline < 0) return text.length;
  return newline > offset && text[newline - 1] === '\r' ? newline - 1 : newline;
}

export function nextLine(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset);
  return newline < 0 ? text.length : newline + 1;
}

/** Both count from 1. */
export function positionOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  return linesOf({ path: '', text }).position(offset);
}

export function rangeOf(node: unknown): readonly [start: number, end: number] {
  if (!isScalar(node) && !isCollection(node)) throw new Refusal('unsupported-layout', 0);
  const [start, end] = node.range ?? [];
  if (start === undefined || end === undefined) throw new Refusal('unsupported-layout', 0);
  return [start, end];
}

/** A node with content; undefined for an empty value. */
function writtenNode(node: unknown): Scalar | Collection | undefined {
  if (isCollection(node)) return node;
  if (!isScalar(node)) return undefined;
  const [start, end] = rangeOf(node);
  return end > start ? node : undefined;
}

function entry(text: string, head: number, indicator: number, key: Scalar | undefined, node: unknown): Entry {
  const start = lineStart(text, head);
  return {
    head,
    column: head - start,
    contentStart: indicator + 1,
    key,
    value: writtenNode(node),
    isInline: text.slice(start, head).trim() !== '',
  };
}

export function entriesOf({ text }: Tree, collection: Collection): readonly Entry[] {
  if (isMap(collection))
    return collection.items.map((pair) => {
      if (!isScalar(pair.key)) throw new Refusal('unsupported-layout', 0);
      const [head] = rangeOf(pair.key);
      const token = pair.srcToken;
      if (token?.start.some(({ type }) => type === 'explicit-key-ind')) throw new Refusal('unsupported-layout', head);
      const indicator = token?.sep?.find(({ type }) => type === 'map-value-ind');
      if (!indicator) throw new Refusal('unsupported-layout', head);
      return entry(text, head, indicator.offset, pair.key, pair.value);
    });
  const token = isSeq(collection) ? collection.srcToken : undefined;
  if (token?.type !== 'block-seq') throw new Refusal('unsupported-layout', 0);
  const dashes = token.items.flatMap(({ start }) => start.find(({ type }) => type === 'seq-item-ind')?.offset ?? []);
  return collection.items.map((node, index) => {
    const dash = dashes[index];
    if (dash === undefined) throw new Refusal('unsupported-layout', 0);
    return entry(text, dash, dash, undefined, node);
  });
}

export function flowEntriesOf(collection: Collection): readonly FlowEntry[] {
  return collection.items.map((item) => {
    if (!isPair(item)) {
      const [start, end] = rangeOf(item);
      return { start, end, key: undefined, value: writtenNode(item) };
    }
    if (!isScalar(item.key)) throw new Refusal('unsupported-layout', 0);
    const [start, keyEnd] = rangeOf(item.key);
    const value = writtenNode(item.value);
    const indicator = item.srcToken?.sep?.find(({ type }) => type === 'map-value-ind');
    const writtenEnd = indicator ? indicator.offset + 1 : keyEnd;
    const end = value === undefined ? writtenEnd : rangeOf(value)[1];
    return { start, end, key: item.key, value };
  });
}

/** The key of a pair as the generator reads it. */
export function nameOfKey(key: Scalar): string {
  return key.source ?? String(key.value);
}

export function isBlockText(node: Entry['value']): boolean {
  return isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED');
}

/** -1 if there is none. */
export function indexOf(collection: Collection, step: string | number): number {
  if (isSeq(collection)) return typeof step === 'number' && step >= 0 && step < collection.items.length ? step : -1;
  return collection.items.findIndex(
    (item) => isPair(item) && isScalar(item.key) && nameOfKey(item.key) === String(step),
  );
}

export function collectionAt({ root }: Tree, path: AmendPath): Collection | undefined {
  let node: unknown = root;
  for (const step of path) {
    if (!isCollection(node)) return undefined;
    const item = node.items[indexOf(node, step)];
    node = isPair(item) ? item.value : item;
  }
  return isCollection(node) ? node : undefined;
}

/** The offset of the value at a path; if it is missing, that of the nearest existing key or item around it. */
export function offsetAt({ root }: Tree, path: AmendPath): number {
  let node: unknown = root;
  let place = 0;
  for (const step of path) {
    if (!isCollection(node)) return place;
    const item = node.items[indexOf(node, step)];
    const shown = isPair(item) ? item.key : item;
    if (isScalar(shown) || isCollection(shown)) place = shown.range?.[0] ?? place;
    node = isPair(item) ? item.value : item;
  }
  return place;
}
