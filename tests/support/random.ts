/**
 * A random number generator from 0 up to 1 (mulberry32). The same seed results in the same numbers on every machine.
 */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Random choices. The same seed gives the same choices. */
export class Chance {
  /** A number from 0 up to 1. */
  readonly share: () => number;

  constructor(seed: number) {
    this.share = randomOf(seed);
  }

  /** An integer from 0 up to a limit, which is excluded. */
  below(limit: number): number {
    return Math.floor(this.share() * limit);
  }

  /** An item of a list. Throws if the list is empty. */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  }

  /** An item that is chosen as often as its weight says. Throws if the list is empty. */
  weighted<Item>(items: readonly (readonly [weight: number, item: Item])[]): Item {
    let left = this.share() * items.reduce((sum, [weight]) => sum + weight, 0);
    const chosen = items.find(([weight]) => {
      left -= weight;
      return left <= 0;
    });
    if (!chosen) throw new Error('There is nothing to choose from.');
    return chosen[1];
  }
}
