import { createHash } from 'node:crypto';
import type { System } from '../system/system';
import { rasterize } from './rasterize';

const cacheFolder = 'node_modules/.cache/qaseema/pictures';

/** Two at a time: one is drawn while another is packed. */
const lanes = 2;

/** How many pictures nobody asked for may stay, for a build of another branch or another day. */
const spare = 500;

/** A picture of the finished site that lies in the cache until it is published. */
export interface PictureFile {
  readonly path: string;
  read(): Uint8Array;
}

/** Draws pictures once: the same drawing is taken from the cache for ever after. */
export class PictureCache {
  private readonly waiting = new Map<string, { readonly svg: string; readonly width: number }>();
  private readonly used = new Set<string>();

  constructor(private readonly system: System) {}

  /** The hash of a drawing, which stands for its picture. */
  request(svg: string, width: number): string {
    const key = createHash('sha256').update(`${width}\0${svg}`).digest('hex').slice(0, 16);
    this.used.add(this.fileOf(key));
    if (!this.system.exists(this.fileOf(key))) this.waiting.set(key, { svg, width });
    return key;
  }

  /** Lets a picture stay that somebody else has requested. */
  keep(key: string): void {
    this.used.add(this.fileOf(key));
  }

  /** The bytes of a requested picture, once `draw` is done. */
  read(key: string): Uint8Array {
    const png = this.system.read(this.fileOf(key));
    if (!png) throw new Error(`The picture ${key} was drawn and is gone.`);
    return png;
  }

  /** Draws what was requested and is not there, and says how many that were. */
  async draw(): Promise<number> {
    const queue = [...this.waiting];
    const drawn = queue.length;
    const lane = async (): Promise<void> => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const [key, { svg, width }] = next;
        this.system.write(this.fileOf(key), await rasterize(this.system, svg, width));
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    this.waiting.clear();
    return drawn;
  }

  private fileOf(key: string): string {
    return `${cacheFolder}/${key}.png`;
  }

  /** Forgets most of what nobody has asked for. */
  prune(): void {
    const forgotten = this.system.list(cacheFolder).filter((file) => !this.used.has(file));
    for (const file of forgotten.slice(0, Math.max(0, forgotten.length - this.used.size - spare)))
      this.system.remove(file);
  }
}
