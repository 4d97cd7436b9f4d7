import { siteFiles } from '../../src/domain/site-files';
import type { System } from '../system/system';
import { PictureCache } from './pictures';

const favicon = 32;

/** A picture on a ground that fills the square, for those who cut icons to a shape of their own. */
function onGround(svg: string, ground: string, share: number): string {
  const inset = ((1 - share) / 2) * 100;
  const picture = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 100 100">',
    `<rect width="100" height="100" fill="${ground}"/>`,
    `<image href="${picture}" x="${inset}" y="${inset}" width="${share * 100}" height="${share * 100}"/></svg>`,
  ].join('');
}

/** Wraps a PNG as an .ico file of one picture. */
function icoOf(png: Uint8Array): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(favicon, 6);
  header.writeUInt8(favicon, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.byteLength, 14);
  header.writeUInt32LE(header.byteLength, 18);
  return Buffer.concat([header, png]);
}

/** The icons of browsers and phones, by path in the finished site, made of the site's own. */
export async function drawIcons(
  system: System,
  name: string,
  ground: string,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const source = system.read(`data/images/${name}`);
  if (!source) throw new Error(`There is no icon data/images/${name}, which validation should have refused.`);
  const svg = new TextDecoder().decode(source);
  const cache = new PictureCache(system);
  // A phone cuts off up to a fifth; the icon's own ground is the site's colour, so that no edge shows.
  const full = onGround(svg, ground, 1);
  const wanted = {
    [siteFiles.favicon]: cache.request(svg, favicon),
    [siteFiles.touchIcon]: cache.request(full, 180),
    [siteFiles.smallIcon]: cache.request(svg, 192),
    [siteFiles.largeIcon]: cache.request(svg, 512),
    [siteFiles.maskableIcon]: cache.request(full, 512),
  };
  await cache.draw();
  const icons = new Map<string, Uint8Array>([[siteFiles.icon, source]]);
  for (const [file, key] of Object.entries(wanted)) {
    const png = cache.read(key);
    icons.set(file, file === siteFiles.favicon ? icoOf(png) : png);
  }
  return icons;
}
