import { unzipSync } from 'fflate';

/** Why an archive cannot be unpacked. */
export class BadArchive extends Error {
  constructor(readonly reason: 'damaged' | 'too-large') {
    super(`The archive is ${reason}.`);
  }
}

/**
 * The wanted files of a ZIP archive by their names. Together they have at most so many bytes; a file cannot become larger than the
 * archive says. Throws a `BadArchive`.
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

/** The files of a ZIP archive, with the sizes that it says they have. Nothing is unpacked. Throws a `BadArchive`. */
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
