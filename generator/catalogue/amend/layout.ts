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

interface Block extends Entry {
  /** The start of the comments directly above it; without any, the start of its own line. */
  readonly start: number;
  readonly end: number;
}

const commentLine = /^[ ]*#/;

function lineAt(text: string, start: number): string {
  return text.slice(start, lineEnd(text, start));
}

/** The end of an entry's content, before any trailing comment. */
export function contentEnd(tree: Tree, { contentStart, value }: Pick<Entry, 'contentStart' | 'value'>): number {
  if (value === undefined) return contentStart;
  const [start, end] = rangeOf(value);
  if (isCollection(value) && value.flow !== true) {
    const last = entriesOf(tree, value).at(-1);
    return last ? contentEnd(tree, last) : end;
  }
  if (!isBlockText(value)) return end;
  const source = tree.text.slice(start, end);
  return start + source.replace(keepsLines(source) ? /\r?\n$/ : /(?<![ \t\r\n])[ \t\r\n]+$/, '').length;
}

/** Whether the blank lines below a block text are part of it. */
function keepsLines(source: string): boolean {
  return /^[|>]\d?\+/.test(source);
}

/** Whether blank lines below an entry would become part of its last text. */
export function endsWithKeptLines(tree: Tree, { value }: Pick<Entry, 'value'>): boolean {
  if (isBlockText(value)) return keepsLines(tree.text.slice(...rangeOf(value)));
  const last = isCollection(value) && value.flow !== true ? entriesOf(tree, value).at(-1) : undefined;
  return last !== undefined && endsWithKeptLines(tree, last);
}

/** The end of an entry's last line, including more deeply indented comments below it. */
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

/** The start of the comments directly above an entry, not before `limit`. */
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

/** The entries of a collection with their lines. Comments at the start of a file belong to the file. */
export function blocksOf(tree: Tree, collection: Collection): readonly Block[] {
  const blocks: Block[] = [];
  const [first] = rangeOf(collection);
  const isRoot = collection === tree.root;
  // A block collection starts below the line of its key.
  let limit = isRoot ? lineStart(tree.text, first) : lowerLimit(tree.text, first);
  for (const entry of entriesOf(tree, collection)) {
    const start = commentsAbove(tree.text, entry, limit);
    const end = blockEnd(tree, entry);
    blocks.push({ ...entry, start, end });
    limit = nextLine(tree.text, end);
  }
  return blocks;
}

/** The start of the line after the nearest line above that is neither a comment nor blank. */
function lowerLimit(text: string, offset: number): number {
  let start = lineStart(text, offset);
  while (start > 0) {
    const above = lineStart(text, start - 1);
    if (!commentLine.test(lineAt(text, above)) && lineAt(text, above).trim() !== '') break;
    start = above;
  }
  return start;
}

/** The text between an entry and the next one, without the first line break. */
export function gapBetween(text: string, block: Block, next: Block): string {
  return text.slice(nextLine(text, block.end), next.start);
}

export function isBlank(gap: string): boolean {
  return gap.trim() === '';
}

/** The number of blank lines between a new entry and its neighbour. */
export function blankLinesBetween(text: string, blocks: readonly Block[]): number {
  const gaps = blocks.slice(1).map((next, index) => {
    const block = blocks[index];
    return block ? gapBetween(text, block, next) : '';
  });
  const blank = gaps.filter(isBlank).map((gap) => gap.split('\n').length - 1);
  return blank.length === 0 ? 0 : Math.min(...blank);
}

/** The line break at an offset; on the last line, that of the first line. */
export function lineEndAt(text: string, offset: number): '\n' | '\r\n' {
  const newline = text.indexOf('\n', offset);
  const used = newline < 0 ? text.indexOf('\n') : newline;
  return used > 0 && text[used - 1] === '\r' ? '\r\n' : '\n';
}
