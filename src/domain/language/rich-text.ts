export type Inline =
  | string
  | { readonly kind: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | {
      readonly kind: 'link';
      readonly to: string;
      /** The link leads to a store or a network, which may pay for it (product rule R70). */
      readonly sponsored?: true;
      readonly children: readonly Inline[];
    }
  | { readonly kind: 'break' };

/** A block of rich text. Heading levels are those of the page. */
export type Block =
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly id: string; readonly children: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'quote'; readonly children: readonly Block[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    };

/** A tree and never HTML, so that markup in the data cannot reach a page. A single plain paragraph is a string. */
export type RichText = string | readonly Block[];

export function inlineText(children: readonly Inline[]): string {
  return children
    .map((child) => {
      if (typeof child === 'string') return child;
      switch (child.kind) {
        case 'code':
          return child.text;
        case 'break':
          return ' ';
        default:
          return inlineText(child.children);
      }
    })
    .join('');
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return inlineText(block.children);
    case 'list':
      return block.items.map((item) => item.map(blockText).join(' ')).join(' ');
    case 'quote':
      return block.children.map(blockText).join(' ');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(inlineText).join(' ')).join(' ');
  }
}

/** The plain text of a rich text, for descriptions, structured data and word counts. */
export function plainTextOf(text: RichText): string {
  return typeof text === 'string' ? text : text.map(blockText).join(' ');
}
