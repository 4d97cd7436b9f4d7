import jsqr from 'jsqr';
import { describe, expect, it } from 'vitest';
import { drawQrCode } from '../../../../generator/site/render/qr-codes';

// The package is CommonJS: what it exports as default is one level deeper for Node, and not for bundlers.
const read = typeof jsqr === 'function' ? jsqr : (jsqr as { readonly default: typeof import('jsqr').default }).default;

/** Paints the drawing's runs of modules, and reads them as a phone would. */
function scan(drawing: string): string | undefined {
  const scale = 4;
  const side = Number(/viewBox="0 0 (\d+)/.exec(drawing)?.[1]) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, run] of drawing.matchAll(/M(\d+) (\d+)h(\d+)v1h-/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      for (let column = Number(x) * scale; column < (Number(x) + Number(run)) * scale; column += 1)
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
    }
  }
  return read(pixels, side, side)?.data;
}

describe('drawQrCode', () => {
  it.each([
    'https://www.example.com/ar/store/temu',
    'temu://open?code=alb121108',
    `https://shop.example.com/?${'a=1&'.repeat(60)}`,
  ])('encodes %s', (text) => {
    expect(scan(drawQrCode(text))).toBe(text);
  });

  it('encodes every address of a large catalogue without choosing the mask', () => {
    for (let index = 0; index < 60; index += 1) {
      const text = `https://www.example.com/${index % 2 === 0 ? 'en' : 'ar'}/store/store-${index * 37}`;
      expect(scan(drawQrCode(text))).toBe(text);
    }
  }, 30_000);
});
