import { unzipSync } from 'fflate';

/** Thrown if an archive cannot be unpacked. */
export class BadArchive extends Error {
  constructor(readonly reason: 'damaged' | 'too-large') {
    super(`The archive is ${reason}.`);
  }
}

/**
 * Unpacks the wanted files of a ZIP archive, by name. Together they must not exceed `mostBytes`; no file can exceed its
 * size in the archive's directory. Throws a `BadArchive`.
 */
export function unzipped(
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
  mostBytes: number,
): ReadonlyMap<string, Uint8Array> {
  let total = 0;
  try {
    const files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!wanted(name)) return false;
        total += originalSize;
        if (total > mostBytes) throw new BadArchive('too-large');
        return true;
      },
    });
    return new Map(Object.entries(files));
  } catch (error) {
    throw error instanceof BadArchive ? error : new BadArchive('damaged');
  }
}

/** The sizes of a ZIP archive's files according to its directory; nothing is unpacked. Throws a `BadArchive`. */
export function sizesIn(bytes: Uint8Array): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  try {
    unzipSync(bytes, {
      filter({ name, originalSize }) {
        sizes.set(name, originalSize);
        return false;
      },
    });
  } catch {
    throw new BadArchive('damaged');
  }
  return sizes;
}
