// Where the component that runs stands in the tree, for `useId`: the ways to it, behind a leading bit, and in figures of base
// 32 those that an integer has no room for. The names have to be those that React gives in the browser, so the figures are its own.

/** Where everything begins. */
export const root = [1, ''] as const;

export let bits: number = root[0];
export let further: string = root[1];

const mostBits = 30;
const bitsOfFigure = 5;
const base = 32;

const lengthOf = (number: number): number => 32 - Math.clz32(number);

/** Goes to a place. */
export function goTo(newBits: number, newFurther: string): void {
  bits = newBits;
  further = newFurther;
}

/** Goes from a place to one of so many children there. */
export function goBelow(outerBits: number, outerFurther: string, children: number, index: number): void {
  let length = lengthOf(outerBits) - 1;
  let ways = outerBits & ~(1 << length);
  further = outerFurther;
  if (lengthOf(children) + length > mostBits) {
    const moved = length - (length % bitsOfFigure);
    further = (ways & ((1 << moved) - 1)).toString(base) + outerFurther;
    ways >>= moved;
    length -= moved;
  }
  bits = (1 << (lengthOf(children) + length)) | ((index + 1) << length) | ways;
}

/** What React calls an element of the component that stands here; `turn` counts the names that it asks for, from 0. */
export function nameHere(turn: number): string {
  const ways = (bits & ~(1 << (lengthOf(bits) - 1))).toString(base) + further;
  return `_R_${ways}${turn === 0 ? '' : `H${turn.toString(base)}`}_`;
}
