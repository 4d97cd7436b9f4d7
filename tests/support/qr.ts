import jsqr from 'jsqr';
import type { Locator } from 'playwright-core';

// The package is CommonJS: its default export is nested one level deeper in Node than in bundlers.
const read = typeof jsqr === 'function' ? jsqr : (jsqr as { readonly default: typeof import('jsqr').default }).default;

/** Decodes a QR code in a picture on the page like a phone's camera. */
export async function qrTextOf(picture: Locator): Promise<string | undefined> {
  const shot = await picture.screenshot();
  // The page's policy allows no pictures from elsewhere; an empty tab has no policy.
  const lens = await picture.page().context().newPage();
  const { data, width, height } = await lens.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const drawing = canvas.getContext('2d');
    if (!drawing) throw new Error('This browser draws nothing.');
    drawing.drawImage(image, 0, 0);
    // Transferring a text from the browser is faster than a list of numbers.
    const data = Array.from(drawing.getImageData(0, 0, image.width, image.height).data, (byte) =>
      String.fromCharCode(byte),
    ).join('');
    return { data, width: image.width, height: image.height };
  }, shot.toString('base64'));
  await lens.close();
  return read(new Uint8ClampedArray(Buffer.from(data, 'latin1')), width, height)?.data;
}
