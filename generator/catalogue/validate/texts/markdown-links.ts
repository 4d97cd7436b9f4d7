import type { Nodes, Root } from 'mdast';
import { parseMarkdown, tooMuch } from './markdown';
import type { TextField } from './texts';

/** A link in a Markdown text, with the offsets of its address. */
export interface MarkdownLink {
  readonly url: string;
  readonly start: number;
  readonly end: number;
  /** The offsets are those of the whole link, because the text does not contain the address unchanged. */
  readonly isWhole?: true;
}

export function offsetsOf(node: Nodes): { readonly start: number; readonly end: number } {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
}

/** Visits a Markdown tree, parents first. The children are skipped if the visitor returns false. */
export function visitMarkdown(node: Nodes, visit: (node: Nodes) => boolean | undefined): void {
  if (visit(node) === false) return;
  if ('children' in node) for (const child of node.children) visitMarkdown(child, visit);
}

const trees = new WeakMap<TextField, Root>();

/** The Markdown tree of a text, cached because several rules use it and parsing is slow. */
export function markdownOf(text: TextField): Root {
  const tree = trees.get(text) ?? parseMarkdown(text.value);
  trees.set(text, tree);
  return tree;
}

/** Whether a Markdown text has a character that every link has. Most texts have none. */
export function mayLink(text: string): boolean {
  return text.includes('[') || text.includes('<');
}

/** Removes links from a Markdown text but keeps their words. */
export function unlink(text: string, isLost: (url: string) => boolean): string {
  const cuts: { start: number; end: number; label: string }[] = [];
  visitMarkdown(parseMarkdown(text), (node) => {
    if (node.type !== 'link' || !isLost(node.url)) return undefined;
    const [first, last] = [node.children[0], node.children.at(-1)];
    cuts.push({
      ...offsetsOf(node),
      label: first && last ? text.slice(offsetsOf(first).start, offsetsOf(last).end) : '',
    });
    return false;
  });
  return cuts.reduceRight((rest, { start, end, label }) => rest.slice(0, start) + label + rest.slice(end), text);
}

/** The links of a text; empty if it is not Markdown. */
export function linksIn(text: TextField): readonly MarkdownLink[] {
  if (!text.rich || !mayLink(text.value) || tooMuch(text.value)) return [];
  const links: MarkdownLink[] = [];
  visitMarkdown(markdownOf(text), (node) => {
    if (node.type === 'link') {
      const { start, end } = offsetsOf(node);
      const at = text.value.lastIndexOf(node.url, end);
      links.push(
        at >= start && node.url !== ''
          ? { url: node.url, start: at, end: at + node.url.length }
          : { url: node.url, start, end, isWhole: true },
      );
    }
    return undefined;
  });
  return links;
}
