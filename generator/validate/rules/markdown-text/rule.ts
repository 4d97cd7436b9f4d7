import type { Link, Nodes } from 'mdast';
import type { DiagnosticCode, DiagnosticText } from '../../../diagnostics/diagnostic';
import { quote } from '../../../diagnostics/visible';
import type { Rule } from '../../draft';
import { isLinkTarget } from '../../formats';
import { tooMuch } from '../../markdown';
import { markdownOf, mayLink, placeOf, visitMarkdown } from '../../markdown-links';
import { textsOf, type TextField } from '../../texts';
import { htmlInPlain, markupInPlain, mayBeUnclosed, unclosedMarkup } from './visible-markup';

/** Markdown that the site cannot show, and what to write instead. */
interface Unsupported {
  readonly what: string;
  readonly fix: string;
}

function unsupported(node: Nodes): Unsupported | undefined {
  switch (node.type) {
    case 'heading':
      if (node.depth === 1)
        return { what: 'a heading with one #', fix: 'begin with ##: the page already has its main heading' };
      return node.depth > 4
        ? { what: `a heading with ${node.depth} #`, fix: 'use at most ####, or a paragraph in bold' }
        : undefined;
    case 'image':
    case 'imageReference':
      return { what: 'a picture inside a text', fix: 'remove it; pictures have fields of their own' };
    case 'code':
      return {
        what: 'a block of program code',
        fix: 'if the text is only indented, remove the spaces before it; write short code in `backticks`',
      };
    case 'thematicBreak':
      return { what: 'a line across the page', fix: 'use a heading, or begin a new section' };
    case 'definition':
    case 'linkReference':
      return { what: 'a link by reference', fix: 'write the address in place: [words](https://www.example.com)' };
    default:
      return undefined;
  }
}

/**
 * Whether a text contains only plain words, emphasis and code, which are always allowed: it has no character that
 * begins a link or HTML, and no line begins like a block. Parsing is slow, and most texts are plain.
 */
function isPlain(text: string): boolean {
  return !mayLink(text) && !/^[ ]*(?:[#=\-*_~`+>|\t]|\d+[.)])|^[ ]{4}/m.test(text);
}

type ReportAt = (code: DiagnosticCode, start: number, end: number, text: DiagnosticText) => void;

function notShown({ what, fix }: Unsupported): DiagnosticText {
  return { message: `${what} cannot be shown here`, fix };
}

function checkLink(node: Link, text: string, report: ReportAt): void {
  const { url } = node;
  if (isLinkTarget(url)) return;
  const { start, end } = placeOf(node);
  const at = url === '' ? -1 : text.lastIndexOf(url, end);
  const [from, to] = at >= start ? [at, at + url.length] : [start, end];
  report('invalid-link', from, to, {
    message: url === '' ? 'this link has no address' : `a link cannot lead to ${quote(url)}`,
    fix: 'it must be a full https address, a page of this site such as `/stores`, or a section of this page such as `#guide`',
  });
}

function checkMarkdown(text: TextField, mayShowSigns: boolean, report: ReportAt): void {
  let isTagOpen = false;
  const markup = mayShowSigns ? unclosedMarkup(text.value, markdownOf(text)) : undefined;
  if (markup) report('visible-markup', markup.start, markup.end, markup);
  visitMarkdown(markdownOf(text), (node) => {
    const { start, end } = placeOf(node);
    if (node.type === 'html') {
      const isClosing = node.value.startsWith('</');
      // The tag that closes another is not reported again.
      if (isClosing && isTagOpen) return false;
      isTagOpen = !isClosing;
      report('raw-html', start, end, {
        message: `${quote(text.value.slice(start, end))} is HTML, and texts are Markdown`,
        why: 'HTML in a text could break the page or run scripts',
        fix: 'use **bold**, *emphasis*, lists and [links](https://www.example.com); write \\< for the sign itself',
      });
      return false;
    }
    const refused = unsupported(node);
    if (refused) {
      report('unsupported-markdown', start, end, notShown(refused));
      return false;
    }
    if (node.type === 'link') checkLink(node, text.value, report);
    return undefined;
  });
}

/** Reports what would be shown of HTML and Markdown in a text that is neither. */
function checkPlain(value: string, report: ReportAt): void {
  const html = htmlInPlain(value);
  if (html) {
    const written = value.slice(html.start, html.end);
    report('raw-html', html.start, html.end, {
      message: `${quote(written)} is HTML, and this text is shown as it is written`,
      fix: written.startsWith('&') ? 'write the character itself' : 'remove it',
    });
    return;
  }
  const markup = markupInPlain(value);
  if (markup) report('visible-markup', markup.start, markup.end, markup);
}

/** Texts contain no HTML, no signs of Markdown that readers would see, only elements that the site can show, and only links that are allowed. */
export const markdownText: Rule = {
  name: 'markdown-text',
  codes: ['raw-html', 'unsupported-markdown', 'visible-markup', 'invalid-link'],
  each: (_draft, _context, report) => (read) => {
    for (const text of textsOf(read).all) {
      const { document, path, value } = text;
      const reportAt: ReportAt = (code, start, end, { message, why, fix }) =>
        report(code, document, document.spanWithin(path, start, end), { message, why, fix });
      if (!text.rich) {
        checkPlain(value, reportAt);
        continue;
      }
      const unclosed = mayBeUnclosed(value);
      if (isPlain(value) && !unclosed) continue;
      const refused = tooMuch(value);
      if (refused) report('unsupported-markdown', document, document.span(path), notShown(refused));
      else checkMarkdown(text, unclosed, reportAt);
    }
  },
};
