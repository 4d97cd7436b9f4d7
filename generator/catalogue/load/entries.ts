import { isCollection, isPair, isScalar, isSeq, parseDocument } from 'yaml';
import type { Span } from '../diagnostics/diagnostic';

interface Entry extends Span {
  readonly depth: number;
  readonly isItem: boolean;
}

type Range = readonly [number, number, number];

function rangeOf(node: unknown): Range | undefined {
  // The parser sets a range on every node; `yaml` types it as optional because nodes can also be created by hand.
  return isScalar(node) || isCollection(node) ? (node.range ?? undefined) : undefined;
}

function spanOf(text: string, entry: unknown): Span | undefined {
  const [key, value] = isPair(entry) ? [entry.key, entry.value] : [undefined, entry];
  const first = rangeOf(key ?? value)?.[0];
  const end = (rangeOf(value) ?? rangeOf(key))?.[1];
  if (first === undefined || end === undefined) return undefined;
  return { start: isPair(entry) ? first : text.lastIndexOf('-', first), end };
}

/** The entries around an offset, outermost first. Entries of flow collections are not included. */
function entriesAround(text: string, offset: number): readonly Entry[] {
  const found: Entry[] = [];
  const { contents, errors } = parseDocument(text, { logLevel: 'silent' });
  let node: unknown = errors.length > 0 ? null : contents;
  while (isCollection(node) && !node.flow) {
    const isItem = isSeq(node);
    let next: unknown;
    for (const entry of node.items) {
      const span = spanOf(text, entry);
      if (!span || offset < span.start || offset >= Math.max(span.end, span.start + 1)) continue;
      found.push({ ...span, depth: found.length + 1, isItem });
      next = isPair(entry) ? entry.value : entry;
    }
    node = next;
  }
  return found;
}

/**
 * The entry to remove for an error at an offset: the innermost list item, or else the entry of a mapping inside the
 * file's top level, or else the top-level entry.
 */
function brokenEntry(text: string, offset: number): Entry | undefined {
  const around = entriesAround(text, offset);
  const [first, second] = around;
  const item = around.findLast(({ isItem }) => isItem);
  const entry = item ?? (second?.depth === 2 ? second : first);
  // The first key is where missing keys are reported, so it is not removed.
  return entry?.depth === 1 && text.slice(0, entry.start).replace(/^#.*$/gm, '').trim() === '' ? undefined : entry;
}

/**
 * Blanks out the entries of a YAML text at the given offsets; everything else keeps its position. Undefined if an
 * offset is in no removable entry, or if the text cannot be parsed.
 */
export function withoutEntries(text: string, offsets: readonly number[]): string | undefined {
  let result = text;
  for (const offset of offsets) {
    // Already removed with an entry around it.
    if (offset < text.length && result[offset] !== text[offset]) continue;
    const entry = brokenEntry(text, offset);
    if (!entry) return undefined;
    const { start, end } = entry;
    result = result.slice(0, start) + result.slice(start, end).replace(/[^\r\n]/g, ' ') + result.slice(end);
  }
  return result === text ? undefined : result;
}
