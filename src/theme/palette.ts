import { greatestChroma, hex, type Oklch } from './colour-space';

/** The colours of one theme by token. */
export type Palette = Readonly<Record<PaletteToken, Oklch>>;

type PaletteToken =
  | 'paper'
  | 'surface'
  | 'sand'
  | 'line'
  | 'line-strong'
  | 'ink'
  | 'ink-soft'
  | 'teal'
  | 'teal-deep'
  | 'teal-soft'
  | 'on-teal'
  | 'saffron'
  | 'saffron-soft'
  | 'on-saffron'
  | 'on-saffron-soft'
  | 'good'
  | 'good-soft'
  | 'bad'
  | 'bad-soft'
  | 'focus'
  | 'night'
  | 'on-night'
  | 'on-night-soft'
  | 'night-line';

/** The light theme. `night` is the background of the promotional banner and the footer. */
export const light: Palette = {
  paper: [0.985, 0.008, 85],
  surface: [1, 0, 0],
  sand: [0.957, 0.014, 85],
  line: [0.9, 0.015, 85],
  'line-strong': [0.62, 0.02, 80],
  ink: [0.26, 0.018, 70],
  'ink-soft': [0.46, 0.018, 70],
  teal: [0.42, 0.07, 190],
  'teal-deep': [0.34, 0.057, 190],
  'teal-soft': [0.945, 0.02, 190],
  'on-teal': [0.99, 0.006, 85],
  saffron: [0.8, 0.145, 78],
  'saffron-soft': [0.95, 0.048, 85],
  'on-saffron': [0.27, 0.05, 70],
  'on-saffron-soft': [0.43, 0.085, 65],
  good: [0.43, 0.09, 155],
  'good-soft': [0.95, 0.032, 155],
  bad: [0.47, 0.12, 38],
  'bad-soft': [0.95, 0.025, 45],
  focus: [0.52, 0.105, 235],
  night: [0.29, 0.045, 195],
  'on-night': [0.96, 0.01, 85],
  'on-night-soft': [0.82, 0.02, 150],
  'night-line': [0.42, 0.045, 195],
};

/** The dark theme. */
export const dark: Palette = {
  paper: [0.185, 0.01, 75],
  surface: [0.27, 0.012, 75],
  sand: [0.32, 0.014, 75],
  line: [0.4, 0.015, 75],
  'line-strong': [0.64, 0.02, 80],
  ink: [0.93, 0.012, 85],
  'ink-soft': [0.76, 0.016, 80],
  teal: [0.8, 0.085, 188],
  'teal-deep': [0.87, 0.07, 188],
  'teal-soft': [0.34, 0.035, 190],
  'on-teal': [0.21, 0.03, 190],
  saffron: [0.82, 0.135, 80],
  'saffron-soft': [0.35, 0.045, 80],
  'on-saffron': [0.24, 0.045, 70],
  'on-saffron-soft': [0.88, 0.09, 85],
  good: [0.82, 0.11, 155],
  'good-soft': [0.33, 0.04, 155],
  bad: [0.8, 0.1, 45],
  'bad-soft': [0.34, 0.045, 40],
  focus: [0.8, 0.11, 230],
  night: [0.255, 0.032, 195],
  'on-night': [0.94, 0.012, 85],
  'on-night-soft': [0.78, 0.022, 150],
  'night-line': [0.37, 0.035, 195],
};

/** A use of a store's colour: accents, soft backgrounds, and the full background of tiles and of the featured ticket, with text in `onField`. */
export type BrandRole = 'brand' | 'soft' | 'field';

/** The lightness of each role, and its chroma as a fraction of the chroma of the hue step. */
export type BrandScale = Readonly<Record<BrandRole, { readonly lightness: number; readonly strength: number }>>;

/** A fixed lightness gives the colours of all stores the same contrast. */
export const brandScales: Readonly<Record<'light' | 'dark', BrandScale>> = {
  light: {
    brand: { lightness: 0.45, strength: 1 },
    soft: { lightness: 0.955, strength: 0.17 },
    field: { lightness: 0.45, strength: 1 },
  },
  dark: {
    brand: { lightness: 0.8, strength: 0.7 },
    soft: { lightness: 0.33, strength: 0.35 },
    field: { lightness: 0.4, strength: 0.8 },
  },
};

/** The steps of the brand hue, ten degrees each. */
export const hueSteps: readonly number[] = Array.from({ length: 36 }, (_, step) => step);

/** The chroma of brand colours where the gamut allows it. A stronger chroma would be too conspicuous beside the paper. */
export const calmChroma = 0.11;

/** The chroma of a hue step, limited to the sRGB gamut in both themes. */
export function chromaOfStep(step: number): number {
  const { light: lightScale, dark: darkScale } = brandScales;
  const greatest = Math.min(
    greatestChroma(lightScale.brand.lightness, step * 10),
    greatestChroma(darkScale.brand.lightness, step * 10) / darkScale.brand.strength,
  );
  return Math.round(Math.min(calmChroma, greatest * 0.95) * 1000) / 1000;
}

/**
 * The lightness of the fields of yellow and orange brands, by hue step, in both themes. At the low lightness of other fields these
 * hues are brown, so their fields are bright and have dark text.
 */
const brightFields: ReadonlyMap<number, number> = new Map([
  [5, 0.76],
  [6, 0.78],
  [7, 0.81],
  [8, 0.84],
  [9, 0.86],
  [10, 0.87],
  [11, 0.87],
]);

/** The chroma of bright fields where the gamut allows it. */
const brightChroma = 0.16;

/** Whether the field of a hue step is bright, with dark text. */
export const hasBrightField = (step: number): boolean => brightFields.has(step);

/** The colour of a role at a hue step. */
export function brandColour(theme: 'light' | 'dark', role: BrandRole, step: number): Oklch {
  const bright = role === 'field' ? brightFields.get(step) : undefined;
  if (bright !== undefined)
    return [bright, Math.min(brightChroma, greatestChroma(bright, step * 10) * 0.95), step * 10];
  const { lightness, strength } = brandScales[theme][role];
  return [lightness, chromaOfStep(step) * strength, step * 10];
}

/** The colour of text on the field of a hue step. */
export function onField(theme: 'light' | 'dark', step: number): Oklch {
  return hasBrightField(step) ? light.ink : { light, dark }[theme]['on-night'];
}

/** The custom properties of a palette. */
export function colours(palette: Palette): Record<string, string> {
  return Object.fromEntries(Object.entries(palette).map(([token, value]) => [`--${token}`, hex(value)]));
}
