import jsqr from 'jsqr';
import type { Locator } from 'playwright-core';

// The package is CommonJS: its default export is nested one level deeper in Node than in bundlers.
const read = typeof jsqr === 'function' ? jsqr : (jsqr as { readonly default: typeof import('jsqr').default }).default;

/** Decodes a QR code in a picture on the page like a phone's camera. */
export async function qrTextOf(picture: Locator): Promise<string | undefined> {
  const shot = await picture.screenshot();
  const { data, width, height } = await picture.page().evaluate(async (base64) => {
    // Not an element: the page's policy allows no pictures from elsewhere.
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))]));
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
  return read(new Uint8ClampedArray(Buffer.from(data, 'latin1')), width, height)?.data;
}
