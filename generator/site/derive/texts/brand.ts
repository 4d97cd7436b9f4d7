import { oklchOf } from '../../../../src/domain/looks/colour-space';

/** Colours with less chroma (OKLCH) appear grey. */
const greyBelow = 0.03;

/**
 * The step of a brand colour in the site's 36 hues (OKLCH, ten degrees each), or -1 for grey. The style sheet has one
 * accent per step with tested contrast, so pages need no style of their own.
 *
 * @param colour six hexadecimal digits after `#`
 */
export function hueStepOf(colour: string): number {
  const [, chroma, hue] = oklchOf(colour);
  return chroma < greyBelow ? -1 : Math.round(hue / 10) % 36;
}

/** The letters on the tile of a store without a logo: the first letters of its first two words, or of its only word. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const [first = '', second] = words;
  const letters =
    second === undefined ? [...first].slice(0, /[a-z]/i.test(first) ? 2 : 1) : [[...first][0], [...second][0]];
  return letters.join('').toUpperCase();
}
