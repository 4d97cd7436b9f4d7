import type { Root } from 'mdast';
import type { DiagnosticText, Span } from '../../../diagnostics/diagnostic';
import { offsetsOf, visitMarkdown } from '../../texts/markdown-links';

/** Markup characters that readers would see, with the diagnostic text about them. */
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

/** Markdown in a text that is not Markdown. */
const misplaced = [
  {
    id: 'visible-markup.plain-bold',
    pattern: /\*\*[^\s*][^*]*\*\*|(?<![\p{L}\p{N}_])__[^\s_][^_]*__(?![\p{L}\p{N}_])/u,
  },
  { id: 'visible-markup.plain-link', pattern: /\[[^[\]\n]+\]\([^\s()]*\)/ },
  { id: 'visible-markup.plain-emphasis', pattern: /(?<![\p{L}\p{N}*])\*[^\s*](?:[^*\n]*[^\s*])?\*(?![\p{L}\p{N}*])/u },
  { id: 'visible-markup.plain-code', pattern: /`[^`\n]+`/ },
  { id: 'visible-markup.plain-heading', pattern: /^#{2,6} / },
] as const;

type Mark = (typeof unclosed | typeof misplaced)[number];

const html = /<\/?[a-zA-Z][a-zA-Z0-9]*(?:\s[^<>]*=[^<>]*)?\s*\/?>|<!--/;
const entity =
  /&(?:#\d{2,6}|#[xX][0-9a-fA-F]{2,5}|amp|lt|gt|quot|apos|nbsp|[lr]aquo|[lr][sd]quo|[mn]dash|hellip|copy|reg|trade|euro|zw[n]?j|[lr]lm);/;

function found({ id, pattern }: Mark, text: string, from: number): VisibleMarkup | undefined {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const start = from + match.index;
  // The label and the address of a link with swapped brackets.
  const [all, words = '', address = ''] = match;
  return { id, values: { link: `[${words}](${address})` }, start, end: start + all.length };
}

function firstOf(marks: readonly Mark[], text: string, from = 0): VisibleMarkup | undefined {
  return marks.flatMap((mark) => found(mark, text, from) ?? []).sort((a, b) => a.start - b.start)[0];
}

/** The first Markdown in a plain text; undefined if there is none. */
export function markupInPlain(text: string): VisibleMarkup | undefined {
  const first = /[*_[`#]/.test(text) ? firstOf(misplaced, text) : undefined;
  return first && { ...first, why: { id: 'visible-markup.as-written' } };
}

/** The offsets of the first HTML in a plain text; undefined if there is none. */
export function htmlInPlain(text: string): { readonly start: number; readonly end: number } | undefined {
  const match = (text.includes('<') ? html.exec(text) : null) ?? (text.includes('&') ? entity.exec(text) : null);
  return match ? { start: match.index, end: match.index + match[0].length } : undefined;
}

/** Constructs that are certainly closed: bold words, code, links, addresses. */
const closed =
  /(?:(?<=^|[\s\p{P}])\*\*(?=[^\s*])|(?<!\*)\*\*(?=[\p{L}\p{N}]))[^*`[\]\n]*?(?:(?<=[^\s*])\*\*(?=$|[\s\p{P}])|(?<=[\p{L}\p{N}])\*\*(?!\*))|`[^`\n]+`|\[[^[\]\n`*]+\]\([^\s()]+\)|https:\/\/\S+/gmu;

const markupCharacter = /\*\*|__|~~|`|[[\]]|[•●▪◦‣]|##[^#\s]/;

/**
 * Whether a Markdown text may have unclosed markup: a quick filter, because parsing is slow and nearly all texts have
 * none.
 */
export function mayBeUnclosed(text: string): boolean {
  return markupCharacter.test(text) && markupCharacter.test(text.replace(closed, 'x'));
}

/** The first unclosed Markdown of a text; undefined if there is none. */
export function unclosedMarkup(text: string, tree: Root): VisibleMarkup | undefined {
  let first: VisibleMarkup | undefined;
  visitMarkdown(tree, (node) => {
    if (first || node.type === 'inlineCode' || node.type === 'code') return false;
    if (node.type !== 'text') return undefined;
    const { start, end } = offsetsOf(node);
    first = firstOf(unclosed, text.slice(start, end), start);
    return false;
  });
  return first;
}
