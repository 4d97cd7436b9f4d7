import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/** No text of a page comes near this, and the time that parsing takes grows faster than the text. */
export const longestText = 40_000;

/** More than twenty lists and quotes inside each other, which are a mistake and slow to parse. */
const nested = /^(?:[ \t]*(?:[>*+-]|\d{1,9}[.)])){21}/m;

/** Why a text is not parsed; undefined if it is. */
export function tooMuch(text: string): { readonly what: string; readonly fix: string } | undefined {
  if (text.length > longestText)
    return { what: `a text of more than ${longestText} characters`, fix: 'divide it into several sections or posts' };
  return nested.test(text)
    ? {
        what: 'more than twenty lists or quotes inside each other',
        fix: 'write them below each other; a line of signs such as ---- needs a word before it',
      }
    : undefined;
}

/** How many texts are remembered: as many as a small catalogue has. */
const remembered = 1000;
const trees = new Map<string, Root>();

/**
 * Parses the Markdown of the catalogue: CommonMark with tables. The last texts are remembered, because the preview checks almost the
 * same texts after each save. Nothing may change a tree.
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
