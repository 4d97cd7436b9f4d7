import { base64Of } from '#bytes';
import { siteFiles } from '../../../src/domain/pages/site-files';
import { encoded, joinedBytes } from '../../system/bytes/common';
import type { PictureCache } from './pictures';

const favicon = 32;

/** Draws a picture on a background that fills the square, for systems that crop icons to their own shape. */
function onGround(svg: string, ground: string, share: number): string {
  const inset = ((1 - share) / 2) * 100;
  const picture = `data:image/svg+xml;base64,${base64Of(encoded(svg))}`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 100 100">',
    `<rect width="100" height="100" fill="${ground}"/>`,
    `<image href="${picture}" x="${inset}" y="${inset}" width="${share * 100}" height="${share * 100}"/></svg>`,
  ].join('');
}

/** Wraps a PNG in an .ico file. */
function icoOf(png: Uint8Array): Uint8Array {
  const header = new DataView(new ArrayBuffer(22));
  header.setUint16(2, 1, true);
  header.setUint16(4, 1, true);
  header.setUint8(6, favicon);
  header.setUint8(7, favicon);
  header.setUint16(10, 1, true);
  header.setUint16(12, 32, true);
  header.setUint32(14, png.byteLength, true);
  header.setUint32(18, header.byteLength, true);
  return joinedBytes([new Uint8Array(header.buffer), png]);
}

/** The icons of browsers and phones, made from the site's icon. */
export async function drawIcons(
  pictures: PictureCache,
  icon: Uint8Array,
  ground: string,
): Promise<readonly { readonly path: string; readonly content: Uint8Array }[]> {
  const svg = new TextDecoder().decode(icon);
  // A phone cuts off up to a fifth; the icon's own ground is the site's colour, so that no edge shows.
  const full = onGround(svg, ground, 1);
  const wanted: readonly (readonly [path: string, drawing: string, width: number])[] = [
    [siteFiles.favicon, svg, favicon],
    [siteFiles.touchIcon, full, 180],
    [siteFiles.smallIcon, svg, 192],
    [siteFiles.largeIcon, svg, 512],
    [siteFiles.maskableIcon, full, 512],
  ];
  const drawn = await Promise.all(
    wanted.map(async ([path, drawing, width]) => {
      const { content } = await pictures.draw(drawing, width, () => drawing);
      return { path, content: path === siteFiles.favicon ? icoOf(content) : content };
    }),
  );
  return [{ path: siteFiles.icon, content: icon }, ...drawn];
}
