import type { Instant } from '../../src/domain/calendar';
import { imageTypeOf } from '../../src/domain/image-types';
import type { PageData } from '../../src/domain/page-data';
import { previewSize } from '../../src/domain/site-files';
import type { PreviewTools, StaticSite } from '../../src/domain/static-site';
import type { System } from '../system/system';
import type { PictureCache } from './pictures';
import { loadMeasureText, type MeasureText } from './text-width';

/** What previews are drawn with. */
export interface PreviewSources {
  readonly renderer: Pick<StaticSite, 'preview'>;
  readonly basePath: string;
  /** The images of data/images that a preview may show, by name. */
  readonly images: (name: string) => Uint8Array | undefined;
}

/** The image at an address of the site as a `data:` address; undefined for one on another host. */
function embed(address: string, { basePath, images }: PreviewSources): string | undefined {
  const folder = `${basePath}/images/`;
  const type = imageTypeOf(address);
  if (!address.startsWith(folder) || !type?.inPreviews) return undefined;
  const bytes = images(address.slice(folder.length));
  return bytes && `data:${type.mediaType};base64,${Buffer.from(bytes).toString('base64')}`;
}

/** A short name for the file beside its hash, so that one sees to which page it belongs. */
function nameOf({ language, path }: PageData): string {
  return path === '/' ? language : `${language}${path}`;
}

/** Draws the previews of pages. A picture whose drawing has not changed is taken from the cache. */
export class Previews {
  private measure: Promise<MeasureText> | undefined;

  constructor(
    private readonly system: System,
    private readonly pictures: PictureCache,
  ) {}

  /** The preview of a page as seen at an instant, as a file of the site. */
  async draw(
    page: PageData,
    instant: Instant,
    sources: PreviewSources,
  ): Promise<{ readonly path: string; readonly content: Uint8Array }> {
    this.measure ??= loadMeasureText(this.system);
    const tools: PreviewTools = { measure: await this.measure, embed: (address) => embed(address, sources) };
    const svg = sources.renderer.preview(page, instant, tools);
    const { key, content } = await this.pictures.draw(svg, previewSize.width);
    return { path: `previews/${nameOf(page)}.${key}.png`, content };
  }
}

/** The keys of the pictures among the files of a site. */
export function previewKeysOf(files: Iterable<string>): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const file of files) {
    const [, key] = /^previews\/.*\.([0-9a-f]{16})\.png$/.exec(file) ?? [];
    if (key !== undefined) keys.add(key);
  }
  return keys;
}
