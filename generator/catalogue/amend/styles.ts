import { isCollection, isPair, isScalar, type Scalar } from 'yaml';
import type { AmendPath } from './edit';
import { readsPlain, type Quotes } from './scalars';
import { entriesOf, isBlockText, keyOf, lineEnd, lineStart, rangeOf, type Collection, type Tree } from './tree';
import { lineWidth } from './block-text';

/** How often something is written in each way. */
interface Votes {
  plain: number;
  single: number;
  double: number;
  literal: number;
  folded: number;
  /** Texts on lines longer than others are folded at. */
  long: number;
  flow: number;
  block: number;
}

/** How a value is to be written. */
interface ValueStyle {
  readonly quotes: Quotes;
  /** Whether a long text stays on one line. */
  readonly staysLong: boolean;
  /** Whether a list is written in brackets; undefined if there is none to compare with. */
  readonly inBrackets: boolean | undefined;
}

/** How a file indents. */
export interface Indentation {
  /** Of a mapping below its key. */
  readonly mapping: number;
  /** Of the dashes of a list below their key. */
  readonly list: number;
  /** From a dash to what it stands before. */
  readonly dash: number;
}

function noVotes(): Votes {
  return { plain: 0, single: 0, double: 0, literal: 0, folded: 0, long: 0, flow: 0, block: 0 };
}

/** A path in which all items of lists, and all keys of a mapping from ids, are the same. */
function pattern(path: AmendPath): string {
  return path.map((step) => (typeof step === 'number' ? '*' : step)).join('\n');
}

/** What the entries of a list or mapping show about indentation. */
function indentationIn(tree: Tree, collection: Collection): Partial<Indentation> {
  const entries = entriesOf(tree, collection);
  const found: { -readonly [part in keyof Indentation]?: Indentation[part] } = {};
  for (const { head, column, value, key } of entries) {
    if (value === undefined) continue;
    const isOnLine = rangeOf(value)[0] < lineEnd(tree.text, head);
    if (key === undefined && isOnLine) found.dash ??= rangeOf(value)[0] - head;
    if (key === undefined || isOnLine || !isCollection(value) || value.flow === true) continue;
    const [first] = entriesOf(tree, value);
    if (first) found[first.key === undefined ? 'list' : 'mapping'] ??= first.column - column;
  }
  return found;
}

/** How a file writes its values, which new ones follow. */
export class Styles {
  readonly #tree: Tree;
  readonly #votes = new Map<string, Votes>();
  readonly #quotes = { single: 0, double: 0 };
  #indentation: Partial<Indentation> = {};

  constructor(tree: Tree) {
    this.#tree = tree;
    this.#visit(tree.root, []);
  }

  /** The quotes of texts that need some. */
  get needed(): 'single' | 'double' {
    return this.#quotes.single > this.#quotes.double ? 'single' : 'double';
  }

  /** How the entries of a list or mapping indent, else how the file does. */
  indentationOf(collection: Collection | undefined): Indentation {
    const near = collection === undefined || collection.flow === true ? {} : indentationIn(this.#tree, collection);
    return { mapping: 2, list: 2, dash: 2, ...this.#indentation, ...near };
  }

  /** How the value at a path is to be written: as those of the same key, of the same list before others. */
  of(path: AmendPath): ValueStyle {
    const votes = this.#votes.get(pattern(path)) ?? this.#votes.get(`\n\n${String(path.at(-1))}`) ?? noVotes();
    const quoted = votes.single > votes.double ? 'single' : 'double';
    return {
      quotes: votes.single + votes.double > votes.plain ? quoted : 'plain',
      staysLong: votes.long > votes.folded,
      inBrackets: votes.flow + votes.block === 0 ? undefined : votes.flow >= votes.block,
    };
  }

  #vote(path: AmendPath, ballot: keyof Votes): void {
    const names = [pattern(path), ...(typeof path.at(-1) === 'string' ? [`\n\n${String(path.at(-1))}`] : [])];
    for (const name of names) {
      const votes = this.#votes.get(name) ?? noVotes();
      votes[ballot] += 1;
      this.#votes.set(name, votes);
    }
  }

  #visit(node: unknown, path: AmendPath): void {
    if (isScalar(node)) this.#scalar(node, path);
    if (!isCollection(node)) return;
    if (node.items.length > 0) this.#vote(path, node.flow === true ? 'flow' : 'block');
    if (node.flow !== true) this.#indentation = { ...indentationIn(this.#tree, node), ...this.#indentation };
    for (const [index, item] of node.items.entries()) {
      const step = isPair(item) && isScalar(item.key) ? keyOf(item.key) : index;
      this.#visit(isPair(item) ? item.value : item, [...path, step]);
    }
  }

  #scalar(node: Scalar, path: AmendPath): void {
    if (typeof node.value !== 'string') return;
    if (isBlockText(node)) {
      this.#vote(path, node.type === 'BLOCK_LITERAL' ? 'literal' : 'folded');
      return;
    }
    const [start, end] = rangeOf(node);
    const { text } = this.#tree;
    if (end - lineStart(text, start) > lineWidth) this.#vote(path, 'long');
    if (node.type === 'PLAIN') this.#vote(path, 'plain');
    else {
      const quotes = node.type === 'QUOTE_SINGLE' ? 'single' : 'double';
      this.#quotes[quotes] += 1;
      // A text that needs its quotes says nothing about others.
      if (readsPlain(node.value, false)) this.#vote(path, quotes);
    }
  }
}
