import type { Link, Nodes } from 'mdast';
import type { DiagnosticCode, DiagnosticText } from '../../../diagnostics/diagnostic';
import { inFull, quote } from '../../../diagnostics/visible';
import type { Rule } from '../../engine/draft';
import { editWithin } from '../../engine/edits';
import type { FileFacts } from '../../engine/facts';
import { isLinkTarget } from '../../schema/formats';
import { tooMuch } from '../../texts/markdown';
import { markdownOf, mayLink, offsetsOf, visitMarkdown } from '../../texts/markdown-links';
import { ownPageOf } from '../../links/own-pages';
import { isLocalAddress } from '../../schema/formats';
import { textsOf, type TextField } from '../../texts/texts';
import { mayBeUnclosed, unclosedMarkup } from './visible-markup';

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
      const unclosed = mayBeUnclosed(value);
      if (!isPlain(value) || unclosed) checkMarkdown(text, unclosed, facts, reportAt);
    }
  },
};
