import type { AmendPath, AmendValue } from './edit';
import type { Collection, Tree } from './tree';
import { Styles } from './styles';
import { Writer } from './writer';

export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Whether comments in the replaced range may be lost. */
  readonly dropsComments?: boolean;
}

export interface Scene {
  readonly tree: Tree;
  readonly value: AmendValue;
  /** Whether all new texts are double-quoted, which works for any text. */
  readonly quotesAll: boolean;
  keyOrder(path: AmendPath): readonly string[];
  /** Returns a writer whose values match the entries of a collection. */
  writer(beside?: Collection): Writer;
}

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

export function changed(text: string, { start, end, text: replacement }: Change): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

/**
 * The index for a new key: after the nearest key that precedes it in the order, or else before the first one that
 * follows it.
 */
export function placeOfKey(key: string, keys: readonly string[], order: readonly string[]): number {
  const own = order.indexOf(key);
  if (own < 0) return keys.length;
  const ranks = keys.map((each) => order.indexOf(each));
  const before = Math.max(-1, ...ranks.filter((rank) => rank >= 0 && rank < own));
  if (before >= 0) return ranks.indexOf(before) + 1;
  const after = ranks.findIndex((rank) => rank > own);
  return after < 0 ? keys.length : after;
}
