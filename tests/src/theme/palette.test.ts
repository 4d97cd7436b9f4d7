import { describe, expect, it } from 'vitest';
import { contrast, isInGamut } from '../../../src/domain/looks/colour-space';
import { contrasts, palettesOf } from '../../../src/domain/looks/shell-colours';
import { brandColour, hasBrightField, hueSteps, type BrandRole } from '../../../src/domain/looks/store-colours';
import { onField } from '../../../src/theme/palette';

// The shipped colours.
const { light, dark } = palettesOf();
const themes = { light, dark } as const;
type Theme = keyof typeof themes;

const text = 4.5;

describe.each(['light', 'dark'] as const satisfies readonly Theme[])('the %s palette', (theme) => {
  const palette = themes[theme];

  it.each(contrasts)('gives %s enough contrast with its backgrounds', (front, grounds, least) => {
    for (const ground of grounds)
      expect(contrast(palette[front], palette[ground]), `${front} on ${ground}`).toBeGreaterThanOrEqual(least);
  });

  it('contains only colours within the gamut of screens', () => {
    const roles: readonly BrandRole[] = ['brand', 'soft', 'field'];
    const all = [
      ...Object.entries(palette),
      ...hueSteps.flatMap((step) => roles.map((role) => [`${role} ${step}`, brandColour(theme, role, step)] as const)),
    ];
    expect(all.filter(([, colour]) => !isInGamut(colour)).map(([name]) => name)).toEqual([]);
  });

  it('keeps the colour of every store legible', () => {
    for (const step of hueSteps) {
      const brand = brandColour(theme, 'brand', step);
      for (const ground of [palette.paper, palette.surface, brandColour(theme, 'soft', step)]) {
        expect(contrast(brand, ground), `step ${step}`).toBeGreaterThanOrEqual(text);
      }
      expect(
        contrast(onField(theme, step), brandColour(theme, 'field', step)),
        `on the field of step ${step}`,
      ).toBeGreaterThanOrEqual(text);
      expect(contrast(palette.ink, brandColour(theme, 'soft', step)), `ink on step ${step}`).toBeGreaterThanOrEqual(
        text,
      );
    }
  });
});

it('the field of a hue is bright with dark text from orange to yellow, and dark otherwise', () => {
  const bright = hueSteps.filter((step) => brandColour('light', 'field', step)[0] > 0.7);
  expect(bright.map((step) => step * 10)).toEqual([50, 60, 70, 80, 90, 100, 110]);
  expect(hueSteps.filter(hasBrightField)).toEqual(bright);
});

it('the dark theme separates cards from the page', () => {
  expect(contrast(dark.surface, dark.paper)).toBeGreaterThan(1.2);
  expect(contrast(dark.line, dark.surface)).toBeGreaterThan(1.5);
});

it('contrast follows the WCAG formula', () => {
  expect(contrast([1, 0, 0], [0, 0, 0])).toBeCloseTo(21, 2);
  expect(contrast([0.5, 0, 0], [0.5, 0, 0])).toBe(1);
});
