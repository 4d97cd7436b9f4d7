/** A colour by lightness (0 to 1), chroma and hue (degrees), as `oklch()` takes them. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** Linear red, green and blue, 0 to 1. Values outside that range are outside the sRGB gamut. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

/** Converts a colour to linear RGB (CSS Color 4, sample code of Oklab). */
export function linearRgb([lightness, chroma, hue]: Oklch): LinearRgb {
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

/** Whether a colour is in the sRGB gamut. Browsers change colours outside of it, and with them their contrast. */
export function isInGamut(colour: Oklch): boolean {
  return linearRgb(colour).every((part) => part > -0.0001 && part < 1.0001);
}

/** The greatest chroma in the sRGB gamut at a lightness and hue, to three decimals. */
export function greatestChroma(lightness: number, hue: number): number {
  let chroma = 0;
  while (isInGamut([lightness, chroma + 0.001, hue])) chroma += 0.001;
  return Math.round(chroma * 1000) / 1000;
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

/** Writes a colour as hexadecimal digits after `#`, the shortest form that every browser supports. */
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
