import type { Instant } from '../../src/domain/calendar';
import { imageTypeOf } from '../../src/domain/image-types';
import type { PageData } from '../../src/domain/page-data';
import { previewSize } from '../../src/domain/site-files';
import type { PreviewTools, StaticSite } from '../../src/domain/static-site';
import type { System } from '../system/system';
import { measureWith, readFontMetrics } from './font-metrics';
import { PictureCache, type PictureFile } from './pictures';
import { fontFiles } from './rasterize';

function previewTools(system: System, basePath: string): PreviewTools {
  const font = (weight: 400 | 700) => {
    const bytes = system.read(fontFiles[weight]);
    if (!bytes) throw new Error(`The font ${fontFiles[weight]} is not installed.`);
    return readFontMetrics(bytes);
  };
  const fonts = { 400: font(400), 700: font(700) };
  const embedded = new Map<string, string | undefined>();
  const read = (address: string): string | undefined => {
    const folder = `${basePath}/images/`;
    if (!address.startsWith(folder)) return undefined;
    const type = imageTypeOf(address);
    const bytes = system.read(`data/images/${address.slice(folder.length)}`);
    return type?.inPreviews && bytes
      ? `data:${type.mediaType};base64,${Buffer.from(bytes).toString('base64')}`
      : undefined;
  };
  return {
    measure: (text, weight) => measureWith(fonts[weight], text),
    embed(address) {
      if (!embedded.has(address)) embedded.set(address, read(address));
      return embedded.get(address);
    },
  };
}

/** A short name for the file beside its hash, so that one knows whose picture it is. */
function nameOf({ language, path }: PageData): string {
  return path === '/' ? language : `${language}${path}`;
}

/** Draws the preview of pages. A picture whose drawing has not changed is taken from the cache. */
export class Previews {
  private readonly tools: PreviewTools;
  private readonly cache: PictureCache;

  constructor(
    system: System,
    private readonly staticSite: StaticSite,
    basePath: string,
  ) {
    this.tools = previewTools(system, basePath);
    this.cache = new PictureCache(system);
  }

  /** The picture of a page as seen at an instant. It is there once `draw` is done. */
  of(page: PageData, instant: Instant): PictureFile {
    const key = this.cache.request(this.staticSite.preview(page, instant, this.tools), previewSize.width);
    return { path: `previews/${nameOf(page)}.${key}.png`, read: () => this.cache.read(key) };
  }

  /** Draws what was asked for and is not there. */
  async draw(): Promise<void> {
    await this.cache.draw();
  }

  /** Takes note of the pictures among the files that another thread has made. */
  keep(files: readonly string[]): void {
    for (const file of files) {
      const [, key] = /^previews\/.*\.([0-9a-f]{16})\.png$/.exec(file) ?? [];
      if (key !== undefined) this.cache.keep(key);
    }
  }

  /** Forgets most of what nobody has asked for. */
  prune(): void {
    this.cache.prune();
  }
}
