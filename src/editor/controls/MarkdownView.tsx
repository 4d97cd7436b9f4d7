import type { Nodes, Parents } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import type { Language } from '../../domain/language/language';
import { styles } from './MarkdownView.styles';

function childrenOf({ children }: Parents): ReactNode {
  return children.map((child, index) => <Part key={index} node={child} />);
}

function Part({ node }: { readonly node: Nodes }): ReactNode {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
      return <code dir="auto">{node.value}</code>;
    case 'heading':
      return <h4>{childrenOf(node)}</h4>;
    case 'paragraph':
      return <p>{childrenOf(node)}</p>;
    case 'list':
      return <ul>{childrenOf(node)}</ul>;
    case 'listItem':
      return <li>{childrenOf(node)}</li>;
    case 'strong':
      return <strong>{childrenOf(node)}</strong>;
    case 'delete':
      return <del>{childrenOf(node)}</del>;
    case 'table':
      return (
        <table>
          <tbody>{childrenOf(node)}</tbody>
        </table>
      );
    case 'tableRow':
      return <tr>{childrenOf(node)}</tr>;
    case 'tableCell':
      return <td dir="auto">{childrenOf(node)}</td>;
    default:
      // Folding elements of other sites (`<details>`) are omitted; links show only their text.
      return 'children' in node ? childrenOf(node) : null;
  }
}

/** Markdown text that the project's own commands wrote. Its HTML is not shown. */
export function MarkdownView({
  source,
  language,
}: {
  readonly source: string;
  readonly language: Language;
}): ReactElement {
  const tree = useMemo(
    () => fromMarkdown(source, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }),
    [source],
  );
  return (
    <div className={styles.root} lang={language}>
      {childrenOf(tree)}
    </div>
  );
}
