import type { Link, Nodes, Root } from 'mdast';
import type { DiagnosticCode, DiagnosticText, Span } from '../../../diagnostics/diagnostic';
import { inFull, quote } from '../../../diagnostics/visible';
import type { Rule } from '../../engine/draft';
import { editWithin } from '../../engine/reporting';
import type { FileFacts } from '../../engine/facts';
import { isLinkTarget, isLocalAddress } from '../../schema/formats';
import { tooMuch } from '../../texts/markdown';
import { markdownOf, mayLink, offsetsOf, visitMarkdown } from '../../texts/markdown-links';
import { ownPageOf } from '../../links/link-mistakes';
import { textsOf, type TextField } from '../../texts/texts';

type VisibleMarkup = DiagnosticText & Span;

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

function unclosedMarkup(text: string, tree: Root): VisibleMarkup | undefined {
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

function unsupported(node: Nodes): DiagnosticText | undefined {
  switch (node.type) {
    case 'heading':
      if (node.depth === 1) return { id: 'unsupported-markdown.main-heading' };
      return node.depth > 4 ? { id: 'unsupported-markdown.low-heading', values: { depth: node.depth } } : undefined;
    case 'image':
    case 'imageReference':
      return { id: 'unsupported-markdown.picture' };
    case 'code':
      return { id: 'unsupported-markdown.code-block' };
    case 'thematicBreak':
      return { id: 'unsupported-markdown.line' };
    case 'definition':
    case 'linkReference':
      return { id: 'unsupported-markdown.reference' };
    default:
      return undefined;
  }
}

/**
 * Whether a text has only words, emphasis and code: no character that starts a link or HTML, and no line that starts
 * like a block. Parsing is slow, and most texts are plain.
 */
function isPlain(text: string): boolean {
  return !mayLink(text) && !/^[ ]*(?:[#=\-*_~`+>|\t]|\d+[.)])|^[ ]{4}/m.test(text);
}

type ReportAt = (code: DiagnosticCode, start: number, end: number, text: DiagnosticText) => void;

function checkLink(node: Link, { value: text, document, path }: TextField, facts: FileFacts, report: ReportAt): void {
  const { url } = node;
  if (isLinkTarget(url)) return;
  const { start, end } = offsetsOf(node);
  const at = url === '' ? -1 : text.lastIndexOf(url, end);
  const [from, to] = at >= start ? [at, at + url.length] : [start, end];
  const own = ownPageOf(url, facts);
  report('invalid-link', from, to, {
    id: url === '' ? 'link-in-text.empty' : isLocalAddress(url) ? 'link-in-text.local' : 'link-in-text',
    values: { url: quote(url) },
    fix: own === undefined ? { id: 'link-in-text.fix' } : { id: 'write', values: { text: inFull(own) } },
    edits: own !== undefined && at >= start ? editWithin(document, path, [from, to], own) : [],
  });
}

function checkMarkdown(text: TextField, mayShowMarkup: boolean, facts: FileFacts, report: ReportAt): void {
  let isTagOpen = false;
  const markup = mayShowMarkup ? unclosedMarkup(text.value, markdownOf(text)) : undefined;
  if (markup) report('visible-markup', markup.start, markup.end, markup);
  visitMarkdown(markdownOf(text), (node) => {
    const { start, end } = offsetsOf(node);
    if (node.type === 'html') {
      const isClosing = node.value.startsWith('</');
      // The closing tag of a reported tag is not reported again.
      if (isClosing && isTagOpen) return false;
      isTagOpen = !isClosing;
      report('raw-html', start, end, {
        id: 'raw-html',
        values: { html: quote(text.value.slice(start, end)) },
      });
      return false;
    }
    const refused = unsupported(node);
    if (refused) {
      report('unsupported-markdown', start, end, refused);
      return false;
    }
    if (node.type === 'link') checkLink(node, text, facts, report);
    return undefined;
  });
}

/** Markdown has no HTML, no visible characters of its own, and only elements and links that the site allows. */
export const markdownText: Rule = {
  name: 'markdown-text',
  codes: ['raw-html', 'unsupported-markdown', 'visible-markup', 'invalid-link'],
  each(read, facts, _context, report) {
    for (const text of textsOf(read).all) {
      const { document, path, value } = text;
      const reportAt: ReportAt = (code, start, end, words) =>
        report(code, document, document.spanWithin(path, start, end), words);
      if (!text.rich) continue;
      const refused = tooMuch(value);
      if (refused) {
        report('unsupported-markdown', document, document.span(path), refused);
        continue;
      }
      // A quick filter, because parsing is slow and nearly all texts have no unclosed markup.
      const mayBeUnclosed = markupCharacter.test(value) && markupCharacter.test(value.replace(closed, 'x'));
      if (!isPlain(value) || mayBeUnclosed) checkMarkdown(text, mayBeUnclosed, facts, reportAt);
    }
  },
};
