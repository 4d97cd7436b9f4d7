import { isMap, isScalar } from 'yaml';
import type { Change, Scene } from './change';
import { Refusal, type AmendPath, type AmendValue } from './edit';
import { lineEndAt } from './layout';
import { flowEntriesOf, isBlockText, nameOfKey, lineStart, rangeOf, type Collection, type FlowEntry } from './tree';
import { quotesOf, type Writer } from './writer';

/** Throws a Refusal if the separator of two entries contains a comment, because the comment could not be moved. */
function between(text: string, start: number, end: number): string {
  const separator = text.slice(start, end);
  if (separator.includes('#')) throw new Refusal('unsupported-layout', start);
  return separator;
}

/** The separator for a new flow entry: `, `, or a comma and a line break if each entry has its own line. */
function separatorOf(text: string, entries: readonly FlowEntry[]): string {
  const [first, second] = entries;
  if (!first || !second) return ', ';
  const firstLine = lineStart(text, first.start);
  const secondLine = lineStart(text, second.start);
  return firstLine === secondLine ? ', ' : `,${lineEndAt(text, first.end)}${' '.repeat(second.start - secondLine)}`;
}

export function insertInBrackets(
  { tree, writer }: Scene,
  collection: Collection,
  at: number,
  written: (writer: Writer) => string,
): Change {
  const { text } = tree;
  const entries = flowEntriesOf(collection);
  const body = written(writer());
  const separator = separatorOf(text, entries);
  const previous = entries[at - 1];
  if (previous) return { start: previous.end, end: previous.end, text: separator + body };
  const [next] = entries;
  if (next) return { start: next.start, end: next.start, text: body + separator };
  const [start, end] = rangeOf(collection);
  between(text, start, end);
  return { start, end, text: isMap(collection) ? `{ ${body} }` : `[${body}]` };
}

/** Removes an entry of a flow collection with several entries. */
export function removeInBrackets({ tree }: Scene, collection: Collection, index: number): Change {
  const entries = flowEntriesOf(collection);
  const entry = entries[index];
  if (!entry) throw new Refusal('no-such-place', 0);
  const next = entries[index + 1];
  const previous = entries[index - 1];
  const start = previous?.end ?? entry.start;
  const end = previous ? entry.end : (next?.start ?? entry.end);
  between(tree.text, previous ? start : entry.end, previous ? entry.start : end);
  return { start, end, text: '', dropsComments: true };
}

export function moveInBrackets({ tree }: Scene, collection: Collection, from: number, to: number): Change {
  const { text } = tree;
  const entries = flowEntriesOf(collection);
  const order = entries.filter((_, index) => index !== from);
  const moved = entries[from];
  if (!moved) throw new Refusal('no-such-place', 0);
  order.splice(to, 0, moved);
  const first = Math.min(from, to);
  const slots = entries.slice(first, Math.max(from, to) + 1);
  const parts = slots.map((slot, index) => {
    const { start, end } = order[first + index] ?? slot;
    const next = slots[index + 1];
    return text.slice(start, end) + (next ? between(text, slot.end, next.start) : '');
  });
  return { start: slots[0]?.start ?? 0, end: slots.at(-1)?.end ?? 0, text: parts.join('') };
}

export function replaceInBrackets(
  { writer }: Scene,
  collection: Collection,
  index: number,
  path: AmendPath,
  value: AmendValue,
): Change {
  const entry = flowEntriesOf(collection)[index];
  if (!entry) throw new Refusal('no-such-place', 0);
  const old = entry.value;
  const isText = isScalar(old) && typeof old.value === 'string' && !isBlockText(old) && typeof value === 'string';
  const written = isText ? writer().text(value, quotesOf(old), true) : writer().flow(path, value);
  if (old === undefined) {
    // A key without a colon, or an item without text.
    const hasColon = entry.key !== undefined && entry.end > rangeOf(entry.key)[1];
    if (!hasColon) throw new Refusal('unsupported-layout', entry.start);
    return { start: entry.end, end: entry.end, text: ` ${written}` };
  }
  const [start, end] = rangeOf(old);
  return { start, end, text: written, dropsComments: !isScalar(old) };
}

/** The keys of a mapping as the generator reads them. */
export function keysOf(collection: Collection): readonly string[] {
  return isMap(collection) ? collection.items.map(({ key }) => (isScalar(key) ? nameOfKey(key) : '')) : [];
}
