import { isCollection } from 'yaml';
import {
  entriesOf,
  isBlockText,
  lineEnd,
  lineStart,
  nextLine,
  rangeOf,
  type Collection,
  type Entry,
  type Tree,
} from './tree';

/** An entry with the lines that belong to it. */
interface Block extends Entry {
  /** Where the comments directly above it begin; where its own line begins if there are none. */
  readonly start: number;
  /** Where its last line ends, before the line end. */
  readonly end: number;
}

const commentLine = /^[ ]*#/;

function lineAt(text: string, start: number): string {
  return text.slice(start, lineEnd(text, start));
}

/** The end of what is written of an entry, without a comment behind it. */
export function contentEnd(tree: Tree, { behindSign, value }: Pick<Entry, 'behindSign' | 'value'>): number {
  if (value === undefined) return behindSign;
  const [start, end] = rangeOf(value);
  if (isCollection(value) && value.flow !== true) {
    const last = entriesOf(tree, value).at(-1);
    return last ? contentEnd(tree, last) : end;
  }
  if (!isBlockText(value)) return end;
  const source = tree.text.slice(start, end);
  return start + source.replace(keepsLines(source) ? /\r?\n$/ : /(?<![ \t\r\n])[ \t\r\n]+$/, '').length;
}

/** Whether the blank lines below a text are a part of it. */
function keepsLines(source: string): boolean {
  return /^[|>]\d?\+/.test(source);
}

/** Whether blank lines below an entry would be a part of its last text. */
export function endsWithKeptLines(tree: Tree, { value }: Pick<Entry, 'value'>): boolean {
  if (isBlockText(value)) return keepsLines(tree.text.slice(...rangeOf(value)));
  const last = isCollection(value) && value.flow !== true ? entriesOf(tree, value).at(-1) : undefined;
  return last !== undefined && endsWithKeptLines(tree, last);
}

/** Where the last line of an entry ends, with the comments below that are indented more deeply. */
function blockEnd(tree: Tree, entry: Entry): number {
  const { text } = tree;
  let end = lineEnd(text, contentEnd(tree, entry));
  for (let start = nextLine(text, end); start < text.length; start = nextLine(text, start)) {
    const line = lineAt(text, start);
    if (!commentLine.test(line) || line.indexOf('#') <= entry.column) break;
    end = start + line.length;
  }
  return end;
}

/** Where the comments directly above an entry begin. None is taken from before `limit`. */
function commentsAbove(text: string, entry: Entry, limit: number): number {
  if (entry.isInline) return entry.head;
  let start = lineStart(text, entry.head);
  while (start > limit) {
    const above = lineStart(text, start - 1);
    if (above < limit || !commentLine.test(lineAt(text, above))) break;
    start = above;
  }
  return start;
}

/** The entries of a list or mapping with the lines that belong to each. The comments at the beginning of a file belong to the file. */
export function blocksOf(tree: Tree, collection: Collection): readonly Block[] {
  const blocks: Block[] = [];
  const [first] = rangeOf(collection);
  const isRoot = collection === tree.root;
  // A mapping or list on lines of its own begins below the line of its key.
  let limit = isRoot ? lineStart(tree.text, first) : lowerLimit(tree.text, first);
  for (const entry of entriesOf(tree, collection)) {
    const start = commentsAbove(tree.text, entry, limit);
    const end = blockEnd(tree, entry);
    blocks.push({ ...entry, start, end });
    limit = nextLine(tree.text, end);
  }
  return blocks;
}

/** The beginning of the line below the last line above that has something else than a comment. */
function lowerLimit(text: string, offset: number): number {
  let start = lineStart(text, offset);
  while (start > 0) {
    const above = lineStart(text, start - 1);
    if (!commentLine.test(lineAt(text, above)) && lineAt(text, above).trim() !== '') break;
    start = above;
  }
  return start;
}

/** What is between an entry and the next one, without the line end of the first. */
export function gapBetween(text: string, block: Block, next: Block): string {
  return text.slice(nextLine(text, block.end), next.start);
}

/** Whether a gap has nothing but blank lines. */
export function isBlank(gap: string): boolean {
  return gap.trim() === '';
}

/** How many blank lines a new entry has between itself and another one. */
export function blankLinesBetween(text: string, blocks: readonly Block[]): number {
  const gaps = blocks.slice(1).map((next, index) => {
    const block = blocks[index];
    return block ? gapBetween(text, block, next) : '';
  });
  const blank = gaps.filter(isBlank).map((gap) => gap.split('\n').length - 1);
  return blank.length === 0 ? 0 : Math.min(...blank);
}

/** The line end that is used at an offset: that of its line, else the first of the text. */
export function lineEndAt(text: string, offset: number): '\n' | '\r\n' {
  const newline = text.indexOf('\n', offset);
  const used = newline < 0 ? text.indexOf('\n') : newline;
  return used > 0 && text[used - 1] === '\r' ? '\r\n' : '\n';
}
