import type { CSSObject } from '@emotion/react';

const bars = (degrees: number, line: string, pitch: string): string =>
  `repeating-linear-gradient(${degrees}deg, ${line} 0 1px, transparent 1px ${pitch})`;

/** A background image of thin diagonal lines in both directions, `pitch` apart. */
export const lattice = (line: string, pitch: string): string => `${bars(45, line, pitch)}, ${bars(-45, line, pitch)}`;

const notch = '0.625rem';
const hole = '0.1875rem';
const pitch = '0.875rem';

const bite = (at: string, radius: string): string =>
  `radial-gradient(circle at ${at}, transparent calc(${radius} - 0.5px), black ${radius})`;

/** A notch at both ends, and half of a row of holes between them. `ends` and `edge` are positions in gradients. */
export function perforatedEdge(ends: readonly [string, string], edge: string, along: 'inline' | 'block'): CSSObject {
  return {
    maskImage: `${bite(ends[0], notch)}, ${bite(ends[1], notch)}, ${bite(edge, hole)}`,
    maskSize: along === 'inline' ? `100% 100%, 100% 100%, ${pitch} 100%` : `100% 100%, 100% 100%, 100% ${pitch}`,
    maskRepeat: along === 'inline' ? 'no-repeat, no-repeat, round no-repeat' : 'no-repeat, no-repeat, no-repeat round',
    maskComposite: 'intersect',
  };
}

/**
 * Once, when the code of the ticket is copied. `ticket` is the selector of the ticket. The part moves up; where the
 * container query `aside` matches, it moves in the reading direction.
 */
export function tearing(ticket: string, aside?: string): CSSObject {
  return {
    // Disabled under reduced motion. The keyframes end where they begin, so that nothing has moved afterwards.
    '@media (prefers-reduced-motion: no-preference)': {
      [`${ticket}:has([data-copied]) &`]: { animation: 'tear 180ms ease-out' },
      ...(aside && { [aside]: { '--tear': '-0.375rem 0', '&:dir(rtl)': { '--tear': '0.375rem 0' } } }),
    },
  };
}

export const perforatedBottom: CSSObject = {
  maskImage: bite('50% 100%', '0.4375rem'),
  maskSize: '1.75rem 100%',
  maskRepeat: 'round no-repeat',
};

export const perforatedTop: CSSObject = {
  maskImage: bite('50% 0', hole),
  maskSize: `${pitch} 100%`,
  maskRepeat: 'round no-repeat',
};
