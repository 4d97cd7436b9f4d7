import { isCollection, isPair, isScalar, type Scalar } from 'yaml';
import type { AmendPath } from './edit';
import { readsPlain, type Quotes } from './scalars';
import { entriesOf, isBlockText, nameOfKey, lineEnd, lineStart, rangeOf, type Collection, type Tree } from './tree';
import { lineWidth } from './block-text';

/** The number of values written in each style. */
interface Votes {
  plain: number;
  single: number;
  double: number;
  literal: number;
  folded: number;
  /** Texts on lines longer than the width at which others are folded. */
  long: number;
  flow: number;
  block: number;
}

interface ValueStyle {
  readonly quotes: Quotes;
  /** Whether a long text stays on one line. */
  readonly staysLong: boolean;
  /** Whether a list is written in brackets; undefined if there is nothing to compare with. */
  readonly inBrackets: boolean | undefined;
}

/** The indentation steps of a file, in columns. */
export interface Indentation {
  /** From a key to the mapping below it. */
  readonly mapping: number;
  /** From a key to the dashes of the list below it. */
  readonly list: number;
  /** From a dash to its item. */
  readonly dash: number;
}

function noVotes(): Votes {
  return { plain: 0, single: 0, double: 0, literal: 0, folded: 0, long: 0, flow: 0, block: 0 };
}

/** A path with all list indexes replaced by `*`, so that all items share it. */
function pattern(path: AmendPath): string {
  return path.map((step) => (typeof step === 'number' ? '*' : step)).join('\n');
}

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

/** The writing style of a file's values, which new values follow. */
export class Styles {
  readonly #tree: Tree;
  readonly #votes = new Map<string, Votes>();
  readonly #quotes = { single: 0, double: 0 };
  #indentation: Partial<Indentation> = {};

  constructor(tree: Tree) {
    this.#tree = tree;
    this.#visit(tree.root, []);
  }

  /** The quotes for texts that need some. */
  get needed(): 'single' | 'double' {
    return this.#quotes.single > this.#quotes.double ? 'single' : 'double';
  }

  /** The indentation of a collection's entries; where they show none, that of the file. */
  indentationOf(collection: Collection | undefined): Indentation {
    const near = collection === undefined || collection.flow === true ? {} : indentationIn(this.#tree, collection);
    return { mapping: 2, list: 2, dash: 2, ...this.#indentation, ...near };
  }

  /** The style of values with the same path pattern, or else of values with the same key. */
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
      const step = isPair(item) && isScalar(item.key) ? nameOfKey(item.key) : index;
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
      // A text that needs its quotes does not indicate a preference.
      if (readsPlain(node.value, false)) this.#vote(path, quotes);
    }
  }
}
