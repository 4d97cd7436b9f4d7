import type { Root } from 'mdast';
import { placeOf, visitMarkdown } from '../../markdown-links';

/** Signs of a text that readers would see, and what to do. */
export interface VisibleMarkup {
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly why: string;
  readonly fix: string;
}

interface Mark {
  readonly pattern: RegExp;
  readonly what: string;
  readonly why: string;
  readonly fix: string;
}

const emphasis = 'bold begins with ** directly before a word and ends with ** directly after one';

/** Markdown that was not closed, so that its signs stay in the text. */
const unclosed: readonly Mark[] = [
  {
    pattern: /(?<!\\)\*\*/,
    what: 'the signs ** are',
    why: emphasis,
    fix: 'write ** on both sides of the words, without a space inside: **words**; for the signs themselves write \\*\\*',
  },
  {
    pattern: /(?<![\\_\p{L}\p{N}])__(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])__(?![_\p{L}\p{N}])/u,
    what: 'the signs __ are',
    why: emphasis,
    fix: 'write **words** for bold; for the signs themselves write \\_\\_',
  },
  {
    pattern: /(?<!\\)~~/,
    what: 'the signs ~~ are',
    why: 'the site has no struck text',
    fix: 'remove them; for the signs themselves write \\~\\~',
  },
  {
    pattern: /(?<!\\)`/,
    what: 'the sign ` is',
    why: 'code begins and ends with it',
    fix: 'write ` on both sides of the code; for the sign itself write \\`',
  },
  {
    pattern: /(?<!\\)\[[^[\]\n]*\]?[ ]*\((?:https?:|\/|#)[^\s)]*\)?|(?<=\S)\]\((?:https?:|\/|#)?/,
    what: 'the signs of a link are',
    why: 'a link needs both brackets and both parentheses, and no space between them',
    fix: 'write [words](/address)',
  },
  {
    pattern: /\(([^()\n]+)\)\[((?:https?:|\/|#)[^\]\s]*)\]/,
    what: 'the signs of a link are',
    why: 'the words of a link are in brackets, and its address in parentheses',
    fix: 'turn them round: [$1]($2)',
  },
  {
    pattern: /^[ ]*[•●▪◦‣]/m,
    what: 'the bullet is',
    why: 'lines that begin with it are no list: they are joined',
    fix: 'begin each entry with `- `',
  },
  {
    pattern: /^[ ]*#{2,6}(?=[^#\s])/m,
    what: 'the signs # are',
    why: 'a heading has a space after them',
    fix: 'write a space after them: `## Heading`',
  },
];

/** Markdown in a text that is not Markdown. */
const misplaced: readonly Mark[] = [
  {
    pattern: /\*\*[^\s*][^*]*\*\*|(?<![\p{L}\p{N}_])__[^\s_][^_]*__(?![\p{L}\p{N}_])/u,
    what: 'the signs ** or __ of bold words are',
    why: 'this text is shown as it is written',
    fix: 'remove the signs',
  },
  {
    pattern: /\[[^[\]\n]+\]\([^\s()]*\)/,
    what: 'the signs of a link are',
    why: 'this text is shown as it is written',
    fix: 'keep the words without brackets and address',
  },
  {
    pattern: /(?<![\p{L}\p{N}*])\*[^\s*](?:[^*\n]*[^\s*])?\*(?![\p{L}\p{N}*])/u,
    what: 'the signs * are',
    why: 'this text is shown as it is written',
    fix: 'remove the signs',
  },
  { pattern: /`[^`\n]+`/, what: 'the signs ` are', why: 'this text is shown as it is written', fix: 'remove them' },
  { pattern: /^#{2,6} /, what: 'the signs # are', why: 'this text is shown as it is written', fix: 'remove them' },
];

const html = /<\/?[a-zA-Z][a-zA-Z0-9]*(?:\s[^<>]*=[^<>]*)?\s*\/?>|<!--/;
const entity =
  /&(?:#\d{2,6}|#[xX][0-9a-fA-F]{2,5}|amp|lt|gt|quot|apos|nbsp|[lr]aquo|[lr][sd]quo|[mn]dash|hellip|copy|reg|trade|euro|zw[n]?j|[lr]lm);/;

function found({ pattern, what, why, fix }: Mark, text: string, from = 0): VisibleMarkup | undefined {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const start = from + match.index;
  // `$1` in a fix is the first part of what was found.
  const words = fix.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
  return { start, end: start + match[0].length, message: `${what} shown to readers`, why, fix: words };
}

function firstOf(marks: readonly Mark[], text: string, from = 0): VisibleMarkup | undefined {
  return marks.flatMap((mark) => found(mark, text, from) ?? []).sort((a, b) => a.start - b.start)[0];
}

/** Signs of Markdown that a short text has, which is no Markdown. */
export function markupInPlain(text: string): VisibleMarkup | undefined {
  return /[*_[`#]/.test(text) ? firstOf(misplaced, text) : undefined;
}

/** HTML in a short text, with the place of its first sign. */
export function htmlInPlain(text: string): { readonly start: number; readonly end: number } | undefined {
  const match = (text.includes('<') ? html.exec(text) : null) ?? (text.includes('&') ? entity.exec(text) : null);
  return match ? { start: match.index, end: match.index + match[0].length } : undefined;
}

/** What is certainly closed: bold words, code, links, addresses. */
const closed =
  /(?:(?<=^|[\s\p{P}])\*\*(?=[^\s*])|(?<!\*)\*\*(?=[\p{L}\p{N}]))[^*`[\]\n]*?(?:(?<=[^\s*])\*\*(?=$|[\s\p{P}])|(?<=[\p{L}\p{N}])\*\*(?!\*))|`[^`\n]+`|\[[^[\]\n`*]+\]\([^\s()]+\)|https:\/\/\S+/gmu;

const sign = /\*\*|__|~~|`|[[\]]|[•●▪◦‣]|##[^#\s]/;

/** Whether a Markdown text may have signs that are not closed. Parsing is slow, and nearly all texts have none. */
export function mayBeUnclosed(text: string): boolean {
  return sign.test(text) && sign.test(text.replace(closed, 'x'));
}

/** The first signs of Markdown that stay in a text because they are not closed. */
export function unclosedMarkup(text: string, tree: Root): VisibleMarkup | undefined {
  let first: VisibleMarkup | undefined;
  visitMarkdown(tree, (node) => {
    if (first || node.type === 'inlineCode' || node.type === 'code') return false;
    if (node.type !== 'text') return undefined;
    const { start, end } = placeOf(node);
    first = firstOf(unclosed, text.slice(start, end), start);
    return false;
  });
  return first;
}
