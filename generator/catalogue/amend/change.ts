import type { AmendPath, AmendValue } from './edit';
import type { Collection, Tree } from './tree';
import { Styles } from './styles';
import { Writer } from './writer';

/** A part of a text with what stands in place of it. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Whether comments may go with what is taken out. */
  readonly dropsComments?: boolean;
}

/** What a change is made in. */
export interface Scene {
  readonly tree: Tree;
  readonly value: AmendValue;
  /** Whether all new texts are in double quotes, which can contain anything. */
  readonly quotesAll: boolean;
  /** The order of the keys of the mapping at a path. */
  keyOrder(path: AmendPath): readonly string[];
  /** A writer of new values beside the entries of a list or mapping. */
  writer(beside?: Collection): Writer;
}

/** A scene in which new texts are written as those around them, or all in double quotes. */
export function sceneOf(
  tree: Tree,
  value: AmendValue,
  keyOrder: (path: AmendPath) => readonly string[] | undefined,
  quotesAll: boolean,
): Scene {
  let styles: Styles | undefined;
  return {
    tree,
    value,
    quotesAll,
    keyOrder: (path) => keyOrder(path) ?? [],
    writer(beside) {
      styles ??= new Styles(tree);
      return new Writer(styles, styles.indentationOf(beside), quotesAll);
    },
  };
}

/** A text after a change. */
export function changed(text: string, { start, end, text: replacement }: Change): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

/** Where a new key belongs among others: behind the nearest one that is before it in the order, else before the first that is after it. */
export function placeOfKey(key: string, keys: readonly string[], order: readonly string[]): number {
  const own = order.indexOf(key);
  if (own < 0) return keys.length;
  const ranks = keys.map((each) => order.indexOf(each));
  const before = Math.max(-1, ...ranks.filter((rank) => rank >= 0 && rank < own));
  if (before >= 0) return ranks.indexOf(before) + 1;
  const after = ranks.findIndex((rank) => rank > own);
  return after < 0 ? keys.length : after;
}
