import { imageTypeOf, imageTypes } from '../../../src/domain/pages/image-types';
import type { PageData } from '../../../src/domain/pages/page-data';
import { previewSize } from '../../../src/domain/pages/site-files';
import {
  imagesIn,
  type DrawPreview,
  type PreviewContent,
  type PreviewTools,
} from '../../../src/domain/pages/preview-content';
import type { System } from '../../system/system';
import type { PictureCache } from './pictures';
import { loadMeasureText, type MeasureText } from './text-width';

type PageName = Pick<PageData, 'language' | 'path'>;

export interface PreviewSources {
  readonly basePath: string;
  /** The pictures of data/images by name, unchanged or as PNG. */
  readonly images: (name: string, as?: 'png') => Promise<Uint8Array | undefined>;
}

/** As PNG if the renderer cannot decode its format; undefined for a picture on another host. */
async function embed(address: string, { basePath, images }: PreviewSources): Promise<string | undefined> {
  const folder = `${basePath}/images/`;
  const type = imageTypeOf(address);
  if (!address.startsWith(folder) || !type) return undefined;
  const bytes = await images(address.slice(folder.length), type.inPreviews ? undefined : 'png');
  return (
    bytes &&
    `data:${type.inPreviews ? type.mediaType : imageTypes.png.mediaType};base64,${Buffer.from(bytes).toString('base64')}`
  );
}

export interface PreviewCode {
  /** A hash of the code. */
  readonly key: string;
  load(): Promise<DrawPreview>;
}

/** Unchanged pictures come from the cache. */
export class Previews {
  private measure: Promise<MeasureText> | undefined;

  constructor(
    private readonly system: System,
    private readonly pictures: PictureCache,
    private readonly code: PreviewCode,
  ) {}

  async draw(
    page: PageName,
    shown: PreviewContent,
    sources: PreviewSources,
  ): Promise<{ readonly path: string; readonly content: Uint8Array }> {
    const embedded = new Map(
      await Promise.all(imagesIn(shown).map(async (address) => [address, await embed(address, sources)] as const)),
    );
    const inputs = JSON.stringify([this.code.key, shown, [...embedded.values()]]);
    const { key, content } = await this.pictures.draw(inputs, previewSize.width, async () => {
      this.measure ??= loadMeasureText(this.system);
      const tools: PreviewTools = { measure: await this.measure, embed: (address) => embedded.get(address) };
      return (await this.code.load())(shown, tools);
    });
    // The language and path are for readers; the key is unique.
    const name = page.path === '/' ? page.language : page.language + page.path;
    return { path: `previews/${name}.${key}.png`, content };
  }
}

/** The cache keys of the previews among the files of a site. */
export function previewKeysOf(files: Iterable<string>): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const file of files) {
    const [, key] = /^previews\/.*\.([0-9a-f]{16})\.png$/.exec(file) ?? [];
    if (key !== undefined) keys.add(key);
  }
  return keys;
}
