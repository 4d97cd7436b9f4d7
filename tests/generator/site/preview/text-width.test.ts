import { Resvg } from '@resvg/resvg-js';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fontFiles } from '../../../../generator/site/preview/render-svg.js';
import { loadMeasureText } from '../../../../generator/site/preview/text-width';
import { projectSystem } from '../../../support/catalogue';

const system = projectSystem({});
const font = {
  fontFiles: Object.values(fontFiles).map((file) => path.join(system.root, file)),
  loadSystemFonts: false,
  defaultFontFamily: 'Readex Pro',
};

/** The width of a rendered text at a font size of 1. */
function drawnWidth(text: string, weight: 400 | 700): number {
  const size = 100;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="300"><text x="100" y="150" font-size="${size}" font-weight="${weight}">${text}</text></svg>`;
  return (new Resvg(svg, { font }).innerBBox()?.width ?? 0) / size;
}

const texts = [
  'iHerb promo code LWN6505: 20% off',
  'AVATAR Toys To You',
  'كود خصم آي هيرب',
  'المتاجر على الحروف',
  'للاسترداد النقدي',
  'أفضل كوبونات وعروض نمشي في السعودية',
  'يصلح حتى 30 نوفمبر',
  'كُوبُون خَصْم',
];

describe('the measured width of a text', () => {
  it.each(texts)('equals the drawn width in both weights: %s', async (text) => {
    const measure = await loadMeasureText(system);
    // Letters have space around them, and some reach over the next one: the drawn width is not exactly the width in the
    // line.
    for (const weight of [400, 700] as const)
      expect(Math.abs(measure(text, weight) - drawnWidth(text, weight))).toBeLessThan(0.12);
  });

  it('is 0 for an empty text', async () => {
    const measure = await loadMeasureText(system);
    expect(measure('', 400)).toBe(0);
  });
});
