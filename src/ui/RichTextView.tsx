import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { OutboundLink, PageLink } from './links/links';
import type { Block, Inline, RichText } from '../domain/language/rich-text';
import { Bidi, BidiText } from './text/Bidi';
import { joinClasses } from './join-classes';
import { styles } from './RichTextView.styles';

function InlinePart({ part }: { readonly part: Inline }): ReactNode {
  if (typeof part === 'string') return <Bidi>{part}</Bidi>;
  switch (part.kind) {
    case 'strong':
      return (
        <strong>
          <InlineView>{part.children}</InlineView>
        </strong>
      );
    case 'emphasis':
      return (
        <em className={styles.emphasis}>
          <InlineView>{part.children}</InlineView>
        </em>
      );
    case 'code':
      return (
        <bdi dir="ltr">
          <code className={styles.code}>{part.text}</code>
        </bdi>
      );
    case 'break':
      return <br />;
    case 'link':
      return (
        <RichLink to={part.to} sponsored={part.sponsored}>
          <InlineView>{part.children}</InlineView>
        </RichLink>
      );
  }
}

function InlineView({ children }: { readonly children: readonly Inline[] }) {
  return children.map((part, index) => <InlinePart key={index} part={part} />);
}

interface RichLinkProps {
  readonly to: string;
  readonly sponsored: true | undefined;
  readonly children: ReactNode;
}

function RichLink({ to, sponsored, children }: RichLinkProps) {
  if (to.startsWith('#')) return <a href={to}>{children}</a>;
  if (to.startsWith('/')) return <PageLink to={to}>{children}</PageLink>;
  return (
    <OutboundLink href={to} sponsored={sponsored === true}>
      {children}
    </OutboundLink>
  );
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <InlineView>{block.children}</InlineView>
        </p>
      );
    case 'heading': {
      const Heading = headings[block.level];
      return (
        <Heading id={block.id}>
          <InlineView>{block.children}</InlineView>
        </Heading>
      );
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <ItemView blocks={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <BlocksView blocks={block.children} />
        </blockquote>
      );
    case 'table':
      return <TableView table={block} />;
  }
}

type Table = Extract<Block, { readonly kind: 'table' }>;

function TableView({ table }: { readonly table: Table }) {
  const intl = useIntl();
  return (
    // A box that scrolls horizontally. It is focusable for keyboard users, and therefore needs a name.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by the keyboard
    <div className={styles.scroller} role="group" aria-label={intl.formatMessage({ id: 'ui.table' })} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {table.head.map((cell, index) => (
              <th key={index} scope="col">
                <InlineView>{cell}</InlineView>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>
                  <InlineView>{cell}</InlineView>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function BlocksView({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockView key={index} block={block} />);
}

/** A list item. A single paragraph is rendered without a `p` element. */
function ItemView({ blocks }: { readonly blocks: readonly Block[] }) {
  const [first] = blocks;
  if (blocks.length === 1 && first?.kind === 'paragraph') return <InlineView>{first.children}</InlineView>;
  return <BlocksView blocks={blocks} />;
}

interface RichTextViewProps {
  readonly text: RichText;
  readonly className?: string | undefined;
}

export function RichTextView({ text, className }: RichTextViewProps) {
  const hasBlocks = typeof text !== 'string' && text.some(({ kind }) => kind !== 'paragraph');
  return (
    <div className={joinClasses(styles.text, hasBlocks && styles.blocks, className)}>
      {typeof text === 'string' ? <BidiText text={text} /> : <BlocksView blocks={text} />}
    </div>
  );
}
