import type { PictureTools } from '../../../site/pictures/tools';

/** The formats that browsers can encode, with quality. */
const written: Readonly<Record<string, { readonly type: string; readonly quality?: number }>> = {
  png: { type: 'image/png' },
  jpeg: { type: 'image/jpeg', quality: 0.82 },
  webp: { type: 'image/webp', quality: 0.82 },
};

/** Scales a picture to cover a size. Returns formats that browsers cannot encode unchanged. */
const scaled: PictureTools['scaled'] = async (bytes, from, { width, height }, to = from) => {
  const picture = await createImageBitmap(new Blob([Uint8Array.from(bytes)], { type: `image/${from}` }));
  const encoding = written[to];
  if (!encoding) return bytes;
  const share = Math.min(1, Math.max(width / picture.width, height / picture.height));
  const canvas = new OffscreenCanvas(Math.round(picture.width * share), Math.round(picture.height * share));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const made = await canvas.convertToBlob(encoding);
  // A browser that cannot encode a format returns a PNG.
  return made.type === encoding.type ? new Uint8Array(await made.arrayBuffer()) : bytes;
};

/** An SVG stays unchanged: the upload inspects it, and every build cleans and renders it. */
export const browserPictureTools: PictureTools = {
  scaled,
  cleanSvg: async (text) => text,
  faultOf: async () => undefined,
};
