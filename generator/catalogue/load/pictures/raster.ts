import { crc32 } from 'node:zlib';
import type { PictureFormat } from './formats';
import type { PictureSize } from './limits';

/** What the bytes of a picture of pixels say, without decoding it. */
interface RasterReading {
  /** As it is shown: turned, if the camera says so. Absent if the picture is damaged before it says its size. */
  readonly size?: PictureSize;
  /** Whether it has an end, and no part is damaged as far as can be seen. */
  readonly isWhole: boolean;
}

const damaged: RasterReading = { isWhole: false };

function pngReading(bytes: Buffer): RasterReading {
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') return damaged;
  const size = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length) return { size, isWhole: false };
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return { size, isWhole: false };
    if (type === 'IEND') return { size, isWhole: true };
    at = end + 4;
  }
  return { size, isWhole: false };
}

/** Whether a camera was held so that the picture is to be turned by 90 degrees: the tag 0x0112 of Exif is 5 to 8. */
function isTurned(exif: Buffer): boolean {
  if (exif.toString('latin1', 0, 4) !== 'Exif' || exif.length < 16) return false;
  const tiff = exif.subarray(6);
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number): number =>
    at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const long = (at: number): number =>
    at + 4 > tiff.length ? 0 : little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at);
  const directory = long(4);
  for (let entry = 0; entry < short(directory); entry += 1) {
    const at = directory + 2 + entry * 12;
    if (short(at) === 0x0112) return short(at + 8) >= 5;
  }
  return false;
}

function jpegReading(bytes: Buffer): RasterReading {
  let size: PictureSize | undefined;
  let turned = false;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    // Fill bytes may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = bytes.readUInt16BE(at + 2);
    const segment = bytes.subarray(at + 4, at + 2 + length);
    if (marker === 0xe1 && isTurned(segment)) turned = true;
    // A frame header, but for the three markers between them that are something else.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker) && segment.length >= 5)
      size = { width: segment.readUInt16BE(3), height: segment.readUInt16BE(1) };
    if (marker === 0xda) {
      const shown = size && turned ? { width: size.height, height: size.width } : size;
      return {
        ...(shown && { size: shown }),
        isWhole: shown !== undefined && bytes.lastIndexOf('\xff\xd9', undefined, 'latin1') > at,
      };
    }
    at += 2 + length;
  }
  return { ...(size && { size }), isWhole: false };
}

function gifReading(bytes: Buffer): RasterReading {
  if (bytes.length < 14) return damaged;
  let end = bytes.length - 1;
  while (end > 0 && bytes[end] === 0) end -= 1;
  return { size: { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }, isWhole: bytes[end] === 0x3b };
}

function webpReading(bytes: Buffer): RasterReading {
  if (bytes.length < 30) return damaged;
  const isWhole = bytes.readUInt32LE(4) + 8 <= bytes.length;
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { size: { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }, isWhole };
    case 'VP8L': {
      const sides = bytes.readUInt32LE(21);
      return { size: { width: (sides & 0x3fff) + 1, height: ((sides >>> 14) & 0x3fff) + 1 }, isWhole };
    }
    case 'VP8X':
      return { size: { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }, isWhole };
    default:
      return damaged;
  }
}

/** Reads the boxes of an AVIF: those at the top must end where the file ends, and the largest picture in it is the one shown. */
function avifReading(bytes: Buffer): RasterReading {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    // 0 is "to the end of the file"; 1 says that a length of eight bytes follows.
    if (length === 0) at = bytes.length;
    else if (length === 1 && at + 16 <= bytes.length) at += Number(bytes.readBigUInt64BE(at + 8));
    else if (length < 8) return damaged;
    else at += length;
  }
  let size: PictureSize | undefined;
  for (
    let found = bytes.indexOf('ispe');
    found >= 0 && found + 16 <= bytes.length;
    found = bytes.indexOf('ispe', found + 4)
  ) {
    const next = { width: bytes.readUInt32BE(found + 8), height: bytes.readUInt32BE(found + 12) };
    if (!size || next.width * next.height > size.width * size.height) size = next;
  }
  return { ...(size && { size }), isWhole: size !== undefined && at === bytes.length };
}

const readings: Readonly<Record<Exclude<PictureFormat, 'svg'>, (bytes: Buffer) => RasterReading>> = {
  png: pngReading,
  jpeg: jpegReading,
  gif: gifReading,
  webp: webpReading,
  avif: avifReading,
};

/** Reads the size of a picture of pixels from its header, so that nothing has to be decoded to refuse it. */
export function readRaster(format: Exclude<PictureFormat, 'svg'>, bytes: Uint8Array): RasterReading {
  return readings[format](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
