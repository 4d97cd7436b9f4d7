/** Colours below this chroma (OKLCH) appear grey, so their hue is ignored. */
const greyBelow = 0.03;

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/**
 * The step of a brand colour on the site's wheel of 36 hues (OKLCH, ten degrees each), or -1 for grey. The style sheet
 * has one accent per step with tested contrast, so pages need no style of their own.
 *
 * @param colour six hexadecimal digits after `#`
 * @see https://bottosson.github.io/posts/oklab/ for the matrices
 */
export function hueStepOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  if (Math.hypot(a, b) < greyBelow) return -1;
  const degrees = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  return Math.round(degrees / 10) % 36;
}

/** The letters on the tile of a store without a logo: the first letters of its first two words, or of its only word. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const [first = '', second] = words;
  const letters =
    second === undefined ? [...first].slice(0, /[a-z]/i.test(first) ? 2 : 1) : [[...first][0], [...second][0]];
  return letters.join('').toUpperCase();
}
