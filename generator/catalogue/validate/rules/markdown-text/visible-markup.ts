import type { Root } from 'mdast';
import type { DiagnosticText, Span } from '../../../diagnostics/diagnostic';
import { offsetsOf, visitMarkdown } from '../../texts/markdown-links';

export type VisibleMarkup = DiagnosticText & Span;

/** Unclosed Markdown, whose characters remain in the text. */
const unclosed = [
  { id: 'visible-markup.bold', pattern: /(?<!\\)\*\*/ },
  {
    id: 'visible-markup.underscores',
    pattern: /(?<![\\_\p{L}\p{N}])__(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])__(?![_\p{L}\p{N}])/u,
  },
  { id: 'visible-markup.struck', pattern: /(?<!\\)~~/ },
  { id: 'visible-markup.code', pattern: /(?<!\\)`/ },
  {
    id: 'visible-markup.link',
    pattern: /(?<!\\)\[[^[\]\n]*\]?[ ]*\((?:https?:|\/|#)[^\s)]*\)?|(?<=\S)\]\((?:https?:|\/|#)?/,
  },
  { id: 'visible-markup.turned-link', pattern: /\(([^()\n]+)\)\[((?:https?:|\/|#)[^\]\s]*)\]/ },
  { id: 'visible-markup.bullet', pattern: /^[ ]*[•●▪◦‣]/m },
  { id: 'visible-markup.tight-heading', pattern: /^[ ]*#{2,6}(?=[^#\s])/m },
] as const;

function firstOf(text: string, from: number): VisibleMarkup | undefined {
  const all = unclosed.flatMap(({ id, pattern }): readonly VisibleMarkup[] => {
    const match = pattern.exec(text);
    if (!match) return [];
    // The label and the address of a link with swapped brackets.
    const [{ length }, words = '', address = ''] = match;
    const start = from + match.index;
    return [{ id, values: { link: `[${words}](${address})` }, start, end: start + length }];
  });
  return all.sort((a, b) => a.start - b.start)[0];
}

/** Constructs that are certainly closed: bold words, code, links, addresses. */
const closed =
  /(?:(?<=^|[\s\p{P}])\*\*(?=[^\s*])|(?<!\*)\*\*(?=[\p{L}\p{N}]))[^*`[\]\n]*?(?:(?<=[^\s*])\*\*(?=$|[\s\p{P}])|(?<=[\p{L}\p{N}])\*\*(?!\*))|`[^`\n]+`|\[[^[\]\n`*]+\]\([^\s()]+\)|https:\/\/\S+/gmu;

const markupCharacter = /\*\*|__|~~|`|[[\]]|[•●▪◦‣]|##[^#\s]/;

/** A quick filter, because parsing is slow and nearly all texts have no unclosed markup. */
export function mayBeUnclosed(text: string): boolean {
  return markupCharacter.test(text) && markupCharacter.test(text.replace(closed, 'x'));
}

export function unclosedMarkup(text: string, tree: Root): VisibleMarkup | undefined {
  let first: VisibleMarkup | undefined;
  visitMarkdown(tree, (node) => {
    if (first || node.type === 'inlineCode' || node.type === 'code') return false;
    if (node.type !== 'text') return undefined;
    const { start, end } = offsetsOf(node);
    first = firstOf(text.slice(start, end), start);
    return false;
  });
  return first;
}
