import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { DiagnosticText } from '../../diagnostics/diagnostic';

/** Far above the length of any text of a page. Parsing time grows faster than the length. */
export const longestText = 40_000;

/** More than twenty nested lists and quotes, which are a mistake and slow to parse. */
const nested = /^(?:[ \t]*(?:[>*+-]|\d{1,9}[.)])){21}/m;

/** Constructs that make the parser scan the text or its events again, with bounds that no real text reaches. */
const repeated = [
  { pattern: /<[!?]/g, most: 100, id: 'unsupported-markdown.html-signs' },
  { pattern: /[=-][ \t]*$/gm, most: 200, id: 'unsupported-markdown.underlines' },
  { pattern: /^[ \t]*(?:[>*+-]|\d{1,9}[.)])/gm, most: 1000, id: 'unsupported-markdown.lists' },
  { pattern: /\*+|_+/g, most: 2000, id: 'unsupported-markdown.emphasis' },
] as const;

/** Texts up to this length are always parsed. */
const shortText = 1000;

/** Why a text is not parsed; undefined if it is. */
export function tooMuch(text: string): DiagnosticText | undefined {
  if (text.length > longestText) return { id: 'unsupported-markdown.long', values: { most: longestText } };
  if (nested.test(text)) return { id: 'unsupported-markdown.nested' };
  if (text.length <= shortText) return undefined;
  const found = repeated.find(({ pattern, most }) => (text.match(pattern)?.length ?? 0) > most);
  return found && { id: found.id, values: { most: found.most } };
}

/** The number of cached texts; a small catalogue has about as many. */
const remembered = 1000;
const trees = new Map<string, Root>();

/**
 * Parses the Markdown of the catalogue: CommonMark with tables. Recent texts are cached, because the preview checks
 * almost the same texts after each save. Callers must not modify a tree.
 */
export function parseMarkdown(text: string): Root {
  const known = trees.get(text);
  if (known) return known;
  const tree = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  trees.set(text, tree);
  const [oldest] = trees.keys();
  if (trees.size > remembered && oldest !== undefined) trees.delete(oldest);
  return tree;
}
