import type { Nodes } from 'mdast';
import type { Span } from '../../../diagnostics/diagnostic';
import { quote } from '../../../diagnostics/visible';
import type { Rule } from '../../draft';
import { isLinkTarget } from '../../formats';
import { tooMuch } from '../../markdown';
import { markdownOf, mayLink, placeOf, visitMarkdown } from '../../markdown-links';
import { textsOf } from '../../texts';

/** What the site cannot show, in words. */
function unsupported(node: Nodes): { readonly what: string; readonly fix: string } | undefined {
  switch (node.type) {
    case 'heading':
      if (node.depth === 1)
        return { what: 'a heading with one #', fix: 'begin with ##: the page has its one main heading already' };
      return node.depth > 4
        ? { what: `a heading with ${node.depth} #`, fix: 'use at most ####, or a paragraph in bold' }
        : undefined;
    case 'image':
    case 'imageReference':
      return { what: 'a picture inside a text', fix: 'remove it; pictures have fields of their own' };
    case 'code':
      return {
        what: 'a block of program code',
        fix: 'if the text is only indented, remove the spaces before it; short code stands in `backticks`',
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
 * Whether a text can hold nothing but plain words, emphasis and code, which are always allowed: it has no sign that
 * begins a link or HTML, and no line begins like a block. Parsing is what costs, and most texts are plain.
 */
function isPlain(text: string): boolean {
  return !mayLink(text) && !/^[ ]*(?:[#=\-*_~`+>|\t]|\d+[.)])|^[ ]{4}/m.test(text);
}

/** Markdown holds no HTML, only what the site can show, and only links that are allowed. */
export const markdownText: Rule = {
  name: 'markdown-text',
  codes: ['raw-html', 'unsupported-markdown', 'invalid-link'],
  each: (_draft, _context, report) => (read) => {
    for (const text of textsOf(read).all) {
      if (!text.rich || isPlain(text.value)) continue;
      const { document, path } = text;
      const refusal = tooMuch(text.value);
      if (refusal) {
        report('unsupported-markdown', document, document.span(path), {
          message: `${refusal.what} cannot be shown here`,
          fix: refusal.fix,
        });
        continue;
      }
      let opened = false;
      visitMarkdown(markdownOf(text), (node) => {
        const { start, end } = placeOf(node);
        const span = (): Span => document.spanWithin(path, start, end);
        if (node.type === 'html') {
          // The tag that closes another is no second mistake.
          const closes = node.value.startsWith('</');
          if (closes && opened) return false;
          opened = !closes;
          report('raw-html', document, span(), {
            message: `${quote(text.value.slice(start, end))} is HTML, and texts are Markdown`,
            why: 'HTML in a text could break the page, or do worse',
            fix: 'use **bold**, *emphasis*, lists and [links](https://www.example.com); write \\< for the sign itself',
          });
          return false;
        }
        const refused = unsupported(node);
        if (refused) {
          report('unsupported-markdown', document, span(), {
            message: `${refused.what} cannot be shown here`,
            fix: refused.fix,
          });
          return false;
        }
        if (node.type === 'link' && !isLinkTarget(node.url)) {
          const at = text.value.lastIndexOf(node.url, end);
          const place = node.url !== '' && at >= start ? document.spanWithin(path, at, at + node.url.length) : span();
          report('invalid-link', document, place, {
            message: node.url === '' ? 'this link has no address' : `a link cannot lead to ${quote(node.url)}`,
            fix: 'it must be a full https address, a page of this site such as `/stores`, or a section of this page such as `#guide`',
          });
        }
        return undefined;
      });
    }
  },
};
