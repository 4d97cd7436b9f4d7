import type { PhrasingContent, RootContent, TableRow } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { inlineText, type Block, type Inline, type RichText } from '../../../../src/domain/language/rich-text';
import { fill, type Placeholders } from './placeholders';

/** Matches texts that may contain Markdown. Other texts are one paragraph of plain words. */
const perhapsMarkup = /[*_`[\]<>#\\&|~\n]|^\s*(?:[-+]|\d+[.)])\s|^(?: {4}|\t)|https?:|={2,}|-{3,}/;

/** Parses Markdown, then fills placeholders, so that their values are never parsed as markup. */
export function parseRichText(markdown: string, placeholders: Placeholders): RichText {
  const text = markdown.trim();
  if (!perhapsMarkup.test(text)) return fill(text, placeholders);
  const tree = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  const blocks = blocksOf(tree.children, placeholders);
  const [only] = blocks;
  if (blocks.length === 1 && only?.kind === 'paragraph' && only.children.every((child) => typeof child === 'string')) {
    return only.children.join('');
  }
  return blocks;
}

function blocksOf(nodes: readonly RootContent[], placeholders: Placeholders): Block[] {
  return nodes.flatMap((node) => blockOf(node, placeholders));
}

function blockOf(node: RootContent, placeholders: Placeholders): Block[] {
  const inline = (children: readonly PhrasingContent[]): readonly Inline[] => inlinesOf(children, placeholders);
  switch (node.type) {
    case 'paragraph':
      return [{ kind: 'paragraph', children: inline(node.children) }];
    case 'heading': {
      const children = inline(node.children);
      // Its words, joined by hyphens.
      const id = inlineText(children)
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-+|(?<!-)-+$/g, '');
      return [
        {
          kind: 'heading',
          level: node.depth <= 2 ? 2 : node.depth === 3 ? 3 : 4,
          id,
          children,
        },
      ];
    }
    case 'list':
      return [
        {
          kind: 'list',
          ordered: node.ordered === true,
          items: node.children.map((item) => blocksOf(item.children, placeholders)),
        },
      ];
    case 'blockquote':
      return [{ kind: 'quote', children: blocksOf(node.children, placeholders) }];
    case 'table': {
      const cells = (row: TableRow): (readonly Inline[])[] => row.children.map((cell) => inline(cell.children));
      const [head, ...rows] = node.children;
      return [{ kind: 'table', head: head ? cells(head) : [], rows: rows.map(cells) }];
    }
    case 'code':
      return [{ kind: 'paragraph', children: [{ kind: 'code', text: fill(node.value, placeholders) }] }];
    default:
      // Validation refuses raw HTML; definitions and rules show nothing.
      return [];
  }
}

function inlinesOf(nodes: readonly PhrasingContent[], placeholders: Placeholders): readonly Inline[] {
  const out: Inline[] = [];
  const add = (inline: Inline): void => {
    const last = out.at(-1);
    if (typeof inline === 'string' && typeof last === 'string') out[out.length - 1] = last + inline;
    else out.push(inline);
  };
  for (const node of nodes) {
    switch (node.type) {
      case 'text':
        add(fill(node.value, placeholders).replace(/\n/g, ' '));
        break;
      case 'strong':
        add({ kind: 'strong', children: inlinesOf(node.children, placeholders) });
        break;
      case 'emphasis':
        add({ kind: 'emphasis', children: inlinesOf(node.children, placeholders) });
        break;
      case 'inlineCode':
        add({ kind: 'code', text: fill(node.value, placeholders) });
        break;
      case 'link':
        add({ kind: 'link', to: node.url, children: inlinesOf(node.children, placeholders) });
        break;
      case 'break':
        add({ kind: 'break' });
        break;
      default:
        break;
    }
  }
  return out;
}
