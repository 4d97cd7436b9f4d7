import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readEntry, writeEntry } from '../../system/cache/entries';
import type { System } from '../../system/system';

const cacheFolder = 'node_modules/.cache/qaseema/compressed';

/** Pictures and fonts are compressed already. */
const compressible = /\.(?:html|json|js|css|svg|xml|txt|ico|webmanifest)$/;

/** In bytes. A smaller response fits into one packet anyway. */
const worthwhile = 1024;

/** The same content is compressed once. */
export class Compressor {
  constructor(private readonly system: System) {}

  /** The compressed copies of a file by their additional ending. Copies that save nothing are left out. */
  copiesOf(path: string, content: string | Uint8Array): ReadonlyMap<'.br' | '.gz', Uint8Array> {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const copies = new Map<'.br' | '.gz', Uint8Array>();
    if (!compressible.test(path) || bytes.byteLength < worthwhile) return copies;
    // Slowest and smallest for files that never change; for pages a hundredth of the time for a tenth more bytes.
    const quality = path.startsWith('assets/') ? constants.BROTLI_MAX_QUALITY : 5;
    const key = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
    const brotli = this.once(`${key}.${quality}.br`, () =>
      brotliCompressSync(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
      }),
    );
    const gzip = this.once(`${key}.gz`, () => gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
    if (brotli.byteLength < bytes.byteLength) copies.set('.br', brotli);
    if (gzip.byteLength < bytes.byteLength) copies.set('.gz', gzip);
    return copies;
  }

  private once(name: string, compress: () => Uint8Array): Uint8Array {
    const file = `${cacheFolder}/${name}`;
    const known = readEntry(this.system, file);
    if (known) return known;
    const made = compress();
    writeEntry(this.system, file, made);
    return made;
  }
}
