import { greatestChroma, type Oklch } from './colour-space';

/** Accents, soft backgrounds, and the full background of tiles and of the featured ticket with `onField` text. */
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

/** The chroma of brand colours, if the gamut allows it. A stronger chroma would be too conspicuous beside the paper. */
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

/** By hue step. At the low lightness of other fields yellow and orange are brown, so these are bright. */
const brightFields: ReadonlyMap<number, number> = new Map([
  [5, 0.76],
  [6, 0.78],
  [7, 0.81],
  [8, 0.84],
  [9, 0.86],
  [10, 0.87],
  [11, 0.87],
]);

const brightChroma = 0.16;

export const hasBrightField = (step: number): boolean => brightFields.has(step);

export function brandColour(theme: 'light' | 'dark', role: BrandRole, step: number): Oklch {
  const bright = role === 'field' ? brightFields.get(step) : undefined;
  if (bright !== undefined)
    return [bright, Math.min(brightChroma, greatestChroma(bright, step * 10) * 0.95), step * 10];
  const { lightness, strength } = brandScales[theme][role];
  return [lightness, chromaOfStep(step) * strength, step * 10];
}
