import { crc32 } from '#bytes';
import { latin1 } from '../../../system/bytes/common';
import type { PictureFormat } from './formats';
import type { PictureSize } from './limits';

/** What the bytes of a raster picture reveal without decoding it. */
interface RasterReading {
  /** The size as shown, after the camera's rotation. Absent if the picture is damaged before its size. */
  readonly size?: PictureSize;
  /** Whether the picture is complete and has no detectable damage. */
  readonly isWhole: boolean;
}

const damaged: RasterReading = { isWhole: false };

const numbersIn = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

function pngReading(bytes: Uint8Array): RasterReading {
  if (bytes.length < 33 || latin1(bytes.subarray(12, 16)) !== 'IHDR') return damaged;
  const numbers = numbersIn(bytes);
  const size = { width: numbers.getUint32(16), height: numbers.getUint32(20) };
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 8 + numbers.getUint32(at);
    if (end + 4 > bytes.length) return { size, isWhole: false };
    const type = latin1(bytes.subarray(at + 4, at + 8));
    if (crc32(bytes.subarray(at + 4, end)) !== numbers.getUint32(end)) return { size, isWhole: false };
    if (type === 'IEND') return { size, isWhole: true };
    at = end + 4;
  }
  return { size, isWhole: false };
}

/** Whether the Exif data rotates the picture by 90 degrees: the tag 0x0112 has a value from 5 to 8. */
function isTurned(exif: Uint8Array): boolean {
  if (latin1(exif.subarray(0, 4)) !== 'Exif' || exif.length < 16) return false;
  const tiff = numbersIn(exif.subarray(6));
  const little = latin1(exif.subarray(6, 8)) === 'II';
  const short = (at: number): number => (at + 2 > tiff.byteLength ? 0 : tiff.getUint16(at, little));
  const long = (at: number): number => (at + 4 > tiff.byteLength ? 0 : tiff.getUint32(at, little));
  const directory = long(4);
  for (let entry = 0; entry < short(directory); entry += 1) {
    const at = directory + 2 + entry * 12;
    if (short(at) === 0x0112) return short(at + 8) >= 5;
  }
  return false;
}

function hasEnd(bytes: Uint8Array, after: number): boolean {
  for (let at = bytes.length - 2; at > after; at -= 1) if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true;
  return false;
}

function jpegReading(bytes: Uint8Array): RasterReading {
  const numbers = numbersIn(bytes);
  let size: PictureSize | undefined;
  let turned = false;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = numbers.getUint8(at + 1);
    // Fill bytes may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = numbers.getUint16(at + 2);
    const segment = bytes.subarray(at + 4, at + 2 + length);
    if (marker === 0xe1 && isTurned(segment)) turned = true;
    // Frame headers, except three markers in their range that mean something else.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker) && segment.length >= 5)
      size = { width: numbersIn(segment).getUint16(3), height: numbersIn(segment).getUint16(1) };
    if (marker === 0xda) {
      const shown = size && turned ? { width: size.height, height: size.width } : size;
      return {
        size: shown,
        isWhole: shown !== undefined && hasEnd(bytes, at),
      };
    }
    at += 2 + length;
  }
  return { size, isWhole: false };
}

function gifReading(bytes: Uint8Array): RasterReading {
  if (bytes.length < 14) return damaged;
  let end = bytes.length - 1;
  while (end > 0 && bytes[end] === 0) end -= 1;
  const numbers = numbersIn(bytes);
  return {
    size: { width: numbers.getUint16(6, true), height: numbers.getUint16(8, true) },
    isWhole: bytes[end] === 0x3b,
  };
}

function webpReading(bytes: Uint8Array): RasterReading {
  if (bytes.length < 30) return damaged;
  const numbers = numbersIn(bytes);
  const isWhole = numbers.getUint32(4, true) + 8 <= bytes.length;
  const short = (at: number): number => numbers.getUint16(at, true);
  switch (latin1(bytes.subarray(12, 16))) {
    case 'VP8 ':
      return { size: { width: short(26) & 0x3fff, height: short(28) & 0x3fff }, isWhole };
    case 'VP8L': {
      const sides = numbers.getUint32(21, true);
      return { size: { width: (sides & 0x3fff) + 1, height: ((sides >>> 14) & 0x3fff) + 1 }, isWhole };
    }
    case 'VP8X':
      // Three-byte numbers.
      return {
        size: { width: (numbers.getUint32(23, true) >>> 8) + 1, height: (numbers.getUint32(26, true) >>> 8) + 1 },
        isWhole,
      };
    default:
      return damaged;
  }
}

/** The top-level boxes must end at the end of the file, and the largest picture is the one shown. */
function avifReading(bytes: Uint8Array): RasterReading {
  const numbers = numbersIn(bytes);
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = numbers.getUint32(at);
    // 0 means "to the end of the file"; 1 means that an eight-byte length follows.
    if (length === 0) at = bytes.length;
    else if (length === 1 && at + 16 <= bytes.length) at += Number(numbers.getBigUint64(at + 8));
    else if (length < 8) return damaged;
    else at += length;
  }
  let size: PictureSize | undefined;
  for (
    let found = bytes.indexOf(0x69);
    found >= 0 && found + 16 <= bytes.length;
    found = bytes.indexOf(0x69, found + 1)
  ) {
    if (latin1(bytes.subarray(found, found + 4)) !== 'ispe') continue;
    const next = { width: numbers.getUint32(found + 8), height: numbers.getUint32(found + 12) };
    if (!size || next.width * next.height > size.width * size.height) size = next;
  }
  return { size, isWhole: size !== undefined && at === bytes.length };
}

const readings: Readonly<Record<Exclude<PictureFormat, 'svg'>, (bytes: Uint8Array) => RasterReading>> = {
  png: pngReading,
  jpeg: jpegReading,
  gif: gifReading,
  webp: webpReading,
  avif: avifReading,
};

/** Reads the size of a raster picture from its header, so that nothing has to be decoded to reject it. */
export function readRaster(format: Exclude<PictureFormat, 'svg'>, bytes: Uint8Array): RasterReading {
  return readings[format](bytes);
}
