import type { CSSObject } from '@emotion/react';

const notch = '0.625rem';
const hole = '0.1875rem';
const pitch = '0.875rem';

const bite = (at: string, radius: string): string =>
  `radial-gradient(circle at ${at}, transparent calc(${radius} - 0.5px), black ${radius})`;

/**
 * A mask that takes the edge of a ticket's part to the other: a notch at both ends and the halves of a row of holes
 * between them. `ends` and `edge` are points of the box, as gradients take them.
 */
export function torn(ends: readonly [string, string], edge: string, along: 'inline' | 'block'): CSSObject {
  return {
    maskImage: `${bite(ends[0], notch)}, ${bite(ends[1], notch)}, ${bite(edge, hole)}`,
    maskSize: along === 'inline' ? `100% 100%, 100% 100%, ${pitch} 100%` : `100% 100%, 100% 100%, 100% ${pitch}`,
    maskRepeat: along === 'inline' ? 'no-repeat, no-repeat, round no-repeat' : 'no-repeat, no-repeat, no-repeat round',
    maskComposite: 'intersect',
  };
}

/** A mask that ends a band as a coupon ends where it was torn from its sheet. */
export const tornBelow: CSSObject = {
  maskImage: bite('50% 100%', '0.4375rem'),
  maskSize: '1.75rem 100%',
  maskRepeat: 'round no-repeat',
};
