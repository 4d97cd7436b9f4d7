/** A colour by lightness (0 to 1), chroma and hue (degrees), as in `oklch()`. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** Linear red, green and blue, 0 to 1. Values outside that range are outside the sRGB gamut. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

/** Converts a colour to linear RGB (CSS Color 4, sample code of Oklab). */
function linearRgb([lightness, chroma, hue]: Oklch): LinearRgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Parses `#` and six hexadecimal digits (CSS Color 4); matrices: https://bottosson.github.io/posts/oklab/ */
export function oklchOf(digits: string): Oklch {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return [lightness, Math.hypot(a, b), ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360];
}

/** Whether a colour has so little chroma that its hue is meaningless. */
export function isGrey([, chroma]: Oklch): boolean {
  return chroma < 0.002;
}

/** Whether a colour is in the sRGB gamut. Browsers change colours outside of it, which changes their contrast. */
export function isInGamut(colour: Oklch): boolean {
  return linearRgb(colour).every((part) => part > -0.0001 && part < 1.0001);
}

/** The greatest chroma in the sRGB gamut at a lightness and hue, to three decimals. */
export function greatestChroma(lightness: number, hue: number): number {
  let chroma = 0;
  while (isInGamut([lightness, chroma + 0.001, hue])) chroma += 0.001;
  return Math.round(chroma * 1000) / 1000;
}

/** The number of bisection steps. The remaining range is too small to be visible. */
const halvings = 10;

/** Finds the upper end of the range, from 0, in which a condition holds. It must not hold at 1. */
function lastGood(isGood: (share: number) => boolean): number {
  let [good, bad] = [0, 1];
  for (let count = 0; count < halvings; count += 1) {
    const middle = (good + bad) / 2;
    if (isGood(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/** Reduces the chroma of a colour that is outside the sRGB gamut. */
export function within(colour: Oklch): Oklch {
  if (isInGamut(colour)) return colour;
  const [lightness, chroma, hue] = colour;
  const withShare = (share: number): Oklch => [lightness, chroma * share, hue];
  return withShare(lastGood((share) => isInGamut(withShare(share))));
}

/**
 * The colour itself, or the one with the nearest lightness that meets a condition. In each direction the condition must
 * hold from some lightness on. Undefined if neither black nor white meets it.
 */
export function lightnessNear(colour: Oklch, isGood: (colour: Oklch) => boolean): Oklch | undefined {
  if (isGood(colour)) return colour;
  const [lightness, chroma, hue] = colour;
  const found = [0, 1].flatMap((end) => {
    const withShare = (share: number): Oklch => within([end + (lightness - end) * share, chroma, hue]);
    return isGood(withShare(0)) ? [withShare(lastGood((share) => isGood(withShare(share))))] : [];
  });
  return found.sort((a, b) => Math.abs(a[0] - lightness) - Math.abs(b[0] - lightness))[0];
}

function luminance(colour: Oklch): number {
  const [red, green, blue] = linearRgb(colour).map((part) => Math.min(1, Math.max(0, part)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** The contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(a: Oklch, b: Oklch): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Formats a colour as `#` and hexadecimal digits, the shortest form that every browser supports. */
export function hex(colour: Oklch, alpha = 1): string {
  const channels = linearRgb(colour).map((part) => {
    const light = Math.min(1, Math.max(0, part));
    return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  });
  return `#${[...channels, ...(alpha < 1 ? [alpha] : [])]
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
