import { isCollection, isScalar } from 'yaml';
import { blockText, fitsBlock, lineWidth, type BlockStyle } from './block-text';
import type { Change, Scene } from './change';
import { Refusal, type AmendPath, type AmendValue } from './edit';
import { blankLinesBetween, blocksOf, contentEnd, endsWithKeptLines, gapBetween, isBlank, lineEndAt } from './layout';
import { isBlockText, lineEnd, lineStart, nextLine, rangeOf, type Collection, type Entry, type Tree } from './tree';
import { quotesOf, type Writer, type Written } from './writer';

/** `lines` returns the lines of the new entry for a column, the first one without indentation. */
export function insertBlock(
  { tree, writer }: Scene,
  collection: Collection,
  at: number,
  lines: (writer: Writer, column: number) => readonly string[],
): Change {
  const { text } = tree;
  const blocks = blocksOf(tree, collection);
  const [first] = blocks;
  if (!first) throw new Refusal('unsupported-layout', 0);
  const previous = blocks[at - 1];
  const end = lineEndAt(text, (previous ?? first).end);
  const indent = ' '.repeat(first.column);
  const isKept = previous !== undefined && endsWithKeptLines(tree, previous);
  const blank = isKept ? '' : end.repeat(blankLinesBetween(text, blocks));
  const body = lines(writer(collection), first.column).join(end);
  if (previous) return { start: previous.end, end: previous.end, text: `${end}${blank}${indent}${body}` };
  // The first key of an item follows the dash.
  return first.isInline
    ? { start: first.head, end: first.head, text: `${body}${end}${blank}${indent}` }
    : { start: first.start, end: first.start, text: `${indent}${body}${end}${blank}` };
}

function linesIn(gap: string): number {
  return gap.split('\n').length;
}

/** Removes an entry of a block collection with several entries, with the blank lines on one side of it. */
export function removeBlock({ tree }: Scene, collection: Collection, index: number): Change {
  const { text } = tree;
  const blocks = blocksOf(tree, collection);
  const block = blocks[index];
  if (!block) throw new Refusal('no-such-place', 0);
  const previous = blocks[index - 1];
  const next = blocks[index + 1];
  if (block.isInline) {
    const rest = nextLine(text, block.end);
    return { start: block.head, end: rest + text.slice(rest).search(/\S/), text: '', dropsComments: true };
  }
  const before = previous && gapBetween(text, previous, block);
  const after = next && gapBetween(text, block, next);
  const takesBefore =
    before !== undefined &&
    isBlank(before) &&
    (after === undefined || !isBlank(after) || linesIn(before) <= linesIn(after));
  const start = takesBefore && previous ? nextLine(text, previous.end) : block.start;
  const end = !takesBefore && next && after !== undefined && isBlank(after) ? next.start : nextLine(text, block.end);
  // If the file has no final line break, the preceding one is removed instead.
  const isUnended = end === text.length && !text.endsWith('\n');
  const lineBreak = text[start - 2] === '\r' ? 2 : 1;
  return { start: isUnended ? Math.max(0, start - lineBreak) : start, end, text: '', dropsComments: true };
}

/** Moves an item within its list. The text between the items stays in place. */
export function moveBlock({ tree }: Scene, collection: Collection, from: number, to: number): Change {
  const { text } = tree;
  const blocks = blocksOf(tree, collection);
  const order = blocks.filter((_, index) => index !== from);
  const moved = blocks[from];
  if (!moved) throw new Refusal('no-such-place', 0);
  order.splice(to, 0, moved);
  const first = Math.min(from, to);
  const last = Math.max(from, to);
  const slots = blocks.slice(first, last + 1);
  const parts = slots.map((slot, index) => {
    const block = order[first + index] ?? slot;
    const next = slots[index + 1];
    const comments = block.isInline ? '' : text.slice(block.start, lineStart(text, block.head));
    if (slot.isInline && comments !== '') throw new Refusal('unsupported-layout', block.head);
    const indent = slot.isInline ? '' : ' '.repeat(slot.column);
    return comments + indent + text.slice(block.head, block.end) + (next ? text.slice(slot.end, next.start) : '');
  });
  return { start: slots[0]?.start ?? 0, end: slots.at(-1)?.end ?? 0, text: parts.join('') };
}

/** Replaces a block text, keeping unchanged lines. Undefined if the new text cannot be a block. */
function changedBlockText(tree: Tree, entry: Entry, value: string): Change | undefined {
  if (!isScalar(entry.value) || !isBlockText(entry.value)) return undefined;
  const { text } = tree;
  const style: BlockStyle = entry.value.type === 'BLOCK_LITERAL' ? '|' : '>';
  if (!fitsBlock(value, style)) return undefined;
  const [start] = rangeOf(entry.value);
  const end = contentEnd(tree, entry);
  const [header = ''] = /^[|>][-+\d]*/.exec(text.slice(start)) ?? [];
  const from = nextLine(text, start);
  const raw = from > end ? [] : text.slice(from, lineEnd(text, end)).split(/(?<=\n)/);
  const first = raw.find((line) => line.trim() !== '') ?? '';
  const [, indicator] = /(\d)/.exec(header) ?? [];
  const indent =
    indicator !== undefined ? entry.column + Number(indicator) : first === '' ? entry.column + 2 : first.search(/[^ ]/);
  const old = raw.map((line) => (line.trim() === '' ? '' : line.slice(indent).replace(/\r?\n$/, '')));
  const block = blockText(value, style, { indent, parent: entry.column }, { header, lines: old });
  const lineBreak = lineEndAt(text, start);
  const lines = mergedLines(raw, old, block.lines, (line) => (line === '' ? '' : ' '.repeat(indent) + line), lineBreak);
  const behind = text.slice(start + header.length, lineEnd(text, start));
  return { start, end: lineEnd(text, end), text: [block.header + behind, lineBreak, lines].join('') };
}

/** Merges new lines with old ones: lines that are equal at the start and the end keep their spelling. */
function mergedLines(
  raw: readonly string[],
  old: readonly string[],
  lines: readonly string[],
  write: (line: string) => string,
  lineBreak: string,
): string {
  let before = 0;
  while (before < Math.min(old.length, lines.length) && old[before] === lines[before]) before += 1;
  let after = 0;
  while (after < Math.min(old.length, lines.length) - before && old.at(-1 - after) === lines.at(-1 - after)) after += 1;
  const ended = (line: string): string => (line.endsWith('\n') ? line : line + lineBreak);
  return [
    ...raw.slice(0, before).map(ended),
    ...lines.slice(before, lines.length - after).map((line) => write(line) + lineBreak),
    ...raw.slice(raw.length - after).map(ended),
  ]
    .join('')
    .replace(/\r?\n$/, '');
}

/** A text on one line may exceed the width by this much before it is folded, so that adding a word changes one line. */
const tolerance = 40;

/**
 * Writes a new value after the colon or dash of an entry. A text on one line keeps its quotes and, if it is not too
 * long, its line.
 */
function writtenValue({ tree }: Scene, entry: Entry, path: AmendPath, value: AmendValue, writer: Writer): Written {
  const { value: old, column, head, contentStart, key } = entry;
  const taken = contentStart - head;
  if (isScalar(old) && typeof old.value === 'string' && !isBlockText(old) && typeof value === 'string') {
    const [start, end] = rangeOf(old);
    const line = writer.text(value, quotesOf(old));
    const before = end - lineStart(tree.text, start);
    const isOneLine = lineStart(tree.text, start) === lineStart(tree.text, end);
    const allowed = (isOneLine ? Math.max(lineWidth, before) : lineWidth) + tolerance;
    const isKept = !value.includes('\n') && (column + taken + 1 + line.length <= allowed || !fitsBlock(value, '>'));
    if (isKept) return { head: ` ${line}`, lines: [] };
  }
  return writer.value(value, { path, column, taken, isItem: key === undefined });
}

/** The comment on the line of a key or dash whose value starts on the next line. */
function commentOfHeader({ text }: Tree, { contentStart, value }: Entry): string {
  const [start] = value === undefined ? [contentStart] : rangeOf(value);
  const end = lineEnd(text, contentStart);
  const [header = ''] = isBlockText(value) ? (/^[|>][-+\d]*/.exec(text.slice(start)) ?? []) : [];
  const from = isBlockText(value) ? start + header.length : contentStart;
  // The first entry of an item follows its dash.
  return !isBlockText(value) && start < end ? '' : text.slice(from, end);
}

/** The lines of a new value, starting after the colon or dash. The comment stays on the first line. */
function linesAfterIndicator(
  { column }: Entry,
  value: AmendValue,
  { head, lines }: Written,
  comment: string,
): readonly string[] {
  const kept = comment.trim() === '' ? '' : comment;
  if (kept === '' || typeof value !== 'object' || lines.length === 0) return [head + kept, ...lines];
  const spaces = column + 1 + head.length - head.trimStart().length;
  return [kept, ...(head === '' ? [] : [' '.repeat(spaces) + head.trimStart()]), ...lines];
}

export function replaceBlockValue(
  scene: Scene,
  collection: Collection,
  index: number,
  path: AmendPath,
  value: AmendValue,
): Change {
  const { tree } = scene;
  const { text } = tree;
  const entry = blocksOf(tree, collection)[index];
  if (!entry) throw new Refusal('no-such-place', 0);
  const { value: old, contentStart } = entry;
  const kept = typeof value === 'string' && !scene.quotesAll ? changedBlockText(tree, entry, value) : undefined;
  if (kept) return kept;
  const written = writtenValue(scene, entry, path, value, scene.writer(collection));
  const lineBreak = lineEndAt(text, entry.head);
  const isCollectionBelow = isCollection(old) && old.flow !== true;
  if (isCollectionBelow || isBlockText(old)) {
    const lines = linesAfterIndicator(entry, value, written, commentOfHeader(tree, entry));
    const end = isCollectionBelow ? entry.end : lineEnd(text, contentEnd(tree, entry));
    return { start: contentStart, end, text: lines.join(lineBreak), dropsComments: isCollectionBelow };
  }
  const [start, end] = old === undefined ? [contentStart, contentStart] : rangeOf(old);
  if (written.lines.length === 0)
    return {
      start,
      end,
      text: old === undefined ? written.head : written.head.trimStart(),
      dropsComments: isCollection(old),
    };
  const between = text.slice(contentStart, start);
  if (between.includes('#') && between.includes('\n')) throw new Refusal('unsupported-layout', start);
  const lines = linesAfterIndicator(entry, value, written, text.slice(end, lineEnd(text, end)));
  return {
    start: contentStart,
    end: lineEnd(text, end),
    text: lines.join(lineBreak),
    dropsComments: isCollection(old),
  };
}
