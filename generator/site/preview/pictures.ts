import { createHash } from 'node:crypto';
import { readEntry, writeEntry } from '../../system/cache/entries';
import type { System } from '../../system/system';
import { renderSvg } from './render-svg.js';

/** Arabic letters are shaped and reordered correctly. */
export async function rasterize(system: Pick<System, 'root'>, svg: string, width: number): Promise<Uint8Array> {
  return (await renderSvg(system.root, svg, width)).asPng();
}

const cacheFolder = 'node_modules/.cache/qaseema/pictures';

/** The number of unused pictures that stay in the cache, for a build of another branch or day. */
const spare = 500;

interface Picture {
  readonly key: string;
  readonly content: Uint8Array;
}

/** Draws each picture once. A picture with the same key comes from the cache. */
export class PictureCache {
  private readonly used = new Set<string>();

  constructor(private readonly system: System) {}

  /** `inputs` is everything that the SVG depends on. `width` is in pixels. */
  async draw(inputs: string, width: number, svg: () => string | Promise<string>): Promise<Picture> {
    const key = createHash('sha256').update(`${width}\0${inputs}`).digest('hex').slice(0, 16);
    const file = fileOf(key);
    this.used.add(key);
    const cached = readEntry(this.system, file);
    if (cached) return { key, content: cached };
    const content = await rasterize(this.system, await svg(), width);
    writeEntry(this.system, file, content);
    return { key, content };
  }

  /** Removes most cached pictures that are used neither by this process nor by the site with the given keys. */
  prune(siteKeys: ReadonlySet<string>): void {
    const keys = new Set([...this.used, ...siteKeys].map(fileOf));
    const unused = this.system.list(cacheFolder).filter((file) => !keys.has(file));
    for (const file of unused.slice(0, Math.max(0, unused.length - keys.size - spare))) this.system.remove(file);
  }
}

function fileOf(key: string): string {
  return `${cacheFolder}/${key}.png`;
}
