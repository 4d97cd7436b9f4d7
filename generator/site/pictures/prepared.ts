import { readEntry, writeEntry } from '../../system/cache/entries';
import { hashOf } from '../../system/cache/hash';
import type { SiteData } from '../derive/site-data';
import { diagnostic, type Diagnostic, type DiagnosticText } from '../../catalogue/diagnostics/diagnostic';
import { render } from '../../catalogue/diagnostics/phrases';
import { DiskError } from '../../system/files';
import type { System } from '../../system/system';
import { cleanSvg } from './clean';
import type { PictureFormat } from '../../catalogue/load/pictures/formats';
import { formatNamed } from '../../catalogue/load/pictures/formats';
import type { Use } from '../../catalogue/validate/references/use';
import { picturePlaces, type PictureSize } from '../../catalogue/load/pictures/limits';
import { scaled } from './scale';
import { TryOut } from '../preview/try-out';

const folder = 'node_modules/.cache/qaseema/prepared';

/** The number of pictures decoded at the same time: each may take 100 MB. */
const atOnce = 4;

/** The number of unused pictures that stay in the cache, for a build of another branch. */
const spare = 200;

/** A picture that cannot be decoded or rendered. */
class DamagedPicture extends DiskError {
  constructor(
    path: string,
    readonly text: DiagnosticText = { id: 'damaged-picture.decoding' },
  ) {
    super(
      path,
      'read',
      render({ id: 'damaged-picture.decoding' }, 'en'),
      render({ id: 'damaged-picture.decoding.fix' }, 'en'),
    );
  }
}

interface Naming extends Pick<SiteData, 'images' | 'fileHash'> {
  readonly pictures: readonly Pick<Use, 'id' | 'place'>[];
}

/** Raster pictures are scaled to the size of their use, SVGs are cleaned. Cached by bytes, size and tools. */
export class PreparedPictures {
  /** The largest size of a picture's uses, by name. */
  #kept: Map<string, PictureSize> | undefined;
  #tools: string | undefined;

  constructor(
    private readonly system: Pick<System, 'root' | 'read' | 'write' | 'list' | 'remove' | 'damagedEntries'>,
    private readonly data: Naming,
    private readonly tryOut: Pick<TryOut, 'faultOf'> = new TryOut(system),
  ) {}

  /** An unused picture has the size of a post's picture, which is the largest. */
  keptOf(name: string): PictureSize {
    if (!this.#kept) {
      this.#kept = new Map();
      for (const { id, place } of this.data.pictures) {
        if (!place) continue;
        const { width, height } = picturePlaces[place].kept;
        const other = this.#kept.get(id) ?? { width: 0, height: 0 };
        this.#kept.set(id, { width: Math.max(width, other.width), height: Math.max(height, other.height) });
      }
    }
    return this.#kept.get(name) ?? picturePlaces.post.kept;
  }

  /** Undefined if the file does not exist. Throws a `DiskError` if it cannot be decoded or rendered. */
  async read(name: string, as?: 'png'): Promise<Uint8Array | undefined> {
    const path = `data/images/${name}`;
    const format = formatNamed(name);
    if (format === undefined) return undefined;
    const hash = this.data.fileHash(path);
    const known = hash === '' ? undefined : readEntry(this.system, this.#fileOf(name, hash, format, as));
    if (known) return known;
    const bytes = this.system.read(path);
    if (!bytes) return undefined;
    const file = this.#fileOf(name, hashOf(bytes), format, as);
    const cached = readEntry(this.system, file);
    if (cached) return cached;
    const made = await this.#make(path, bytes, format, as);
    writeEntry(this.system, file, made);
    return made;
  }

  /** Prepares changed pictures. Returns those that cannot be decoded or rendered. */
  async damaged(): Promise<readonly Diagnostic[]> {
    const cached = new Set(this.system.list(folder));
    const changed = this.data.images.filter((name) => {
      const format = formatNamed(name);
      const hash = this.data.fileHash(`data/images/${name}`);
      return format !== undefined && !cached.has(this.#fileOf(name, hash, format));
    });
    const found: Diagnostic[] = [];
    for (let start = 0; start < changed.length; start += atOnce)
      await Promise.all(
        changed.slice(start, start + atOnce).map(async (name) => {
          try {
            await this.read(name);
          } catch (error) {
            if (!(error instanceof DiskError)) throw error;
            const { path, reason, fix } = error;
            const text: DiagnosticText =
              error instanceof DamagedPicture ? error.text : { id: 'damaged-picture.disk', values: { reason, fix } };
            found.push(diagnostic('damaged-picture', path, { start: 0, end: 0 }, text));
          }
        }),
      );
    return found;
  }

  /** Removes most cached pictures that the site does not use. */
  prune(): void {
    const used = new Set(
      this.data.images.flatMap((name) => {
        const format = formatNamed(name);
        const hash = this.data.fileHash(`data/images/${name}`);
        return format === undefined ? [] : [this.#fileOf(name, hash, format), this.#fileOf(name, hash, format, 'png')];
      }),
    );
    const unused = this.system.list(folder).filter((file) => !used.has(file));
    for (const file of unused.slice(0, Math.max(0, unused.length - spare))) this.system.remove(file);
  }

  #fileOf(name: string, hash: string, format: PictureFormat, as?: 'png'): string {
    const { width, height } = this.keptOf(name);
    const size = format === 'svg' ? '' : `${width}x${height}`;
    return `${folder}/${hashOf(this.#versions(), format, as ?? '', size, hash)}`;
  }

  /** The versions of the tools, which decide the bytes. */
  #versions(): string {
    this.#tools ??= ['sharp', 'svgo', '@resvg/resvg-js']
      .map((tool) => hashOf(this.system.read(`node_modules/${tool}/package.json`) ?? ''))
      .join(' ');
    return this.#tools;
  }

  async #make(path: string, bytes: Uint8Array, format: PictureFormat, as?: 'png'): Promise<Uint8Array> {
    if (format === 'svg') {
      const svg = new TextDecoder().decode(bytes);
      const fault = await this.tryOut.faultOf(svg);
      if (fault) throw new DamagedPicture(path, fault);
      return new TextEncoder().encode(await cleanSvg(svg));
    }
    try {
      return await scaled(bytes, format, this.keptOf(path.slice('data/images/'.length)), as);
    } catch {
      throw new DamagedPicture(path);
    }
  }
}
