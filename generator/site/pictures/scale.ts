import type { Sharp } from 'sharp';
import { maximumPixels, type PictureSize } from '../../catalogue/load/pictures/limits';
import type { PictureFormat } from '../../catalogue/load/pictures/formats';

type RasterFormat = Exclude<PictureFormat, 'svg'>;

/** Fixed, so that the same picture always has the same bytes. */
const encoders: Readonly<Record<RasterFormat, (picture: Sharp) => Sharp>> = {
  png: (picture) => picture.png({ compressionLevel: 9, adaptiveFiltering: true, palette: false }),
  jpeg: (picture) => picture.jpeg({ quality: 82, mozjpeg: true }),
  webp: (picture) => picture.webp({ quality: 82, effort: 5, smartSubsample: true }),
  avif: (picture) => picture.avif({ quality: 60, effort: 4 }),
  gif: (picture) => picture.gif({ effort: 7 }),
};

/** In seconds for one picture. One of the largest takes 2 s of computing time. */
const deadline = 60;

/**
 * Scales a raster picture down to cover a size, and removes its metadata. A picture is never enlarged. It stays
 * unchanged if it needs no scaling, has no metadata and would have more bytes. An animation is reduced to its first
 * frame. Throws if the picture cannot be decoded.
 */
export async function scaled(
  bytes: Uint8Array,
  from: RasterFormat,
  { width, height }: PictureSize,
  to: RasterFormat = from,
  mostPixels = maximumPixels,
): Promise<Uint8Array> {
  // A native library, imported only when a picture has changed.
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'warning' }).timeout({
    seconds: deadline,
  });
  const { width: own, height: ownHeight, exif, xmp, iptc, icc, pages = 1 } = await picture.metadata();
  const fitted = picture.autoOrient().resize({ width, height, fit: 'outside', withoutEnlargement: true });
  const written = await encoders[to](fitted).toBuffer({ resolveWithObject: true });
  const hasNotes = exif !== undefined || xmp !== undefined || iptc !== undefined || icc !== undefined;
  const isScaled = written.info.width !== own || written.info.height !== ownHeight;
  const stays = to === from && pages === 1 && !hasNotes && !isScaled && written.data.length >= bytes.length;
  return stays ? bytes : written.data;
}
