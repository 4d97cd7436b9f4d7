import type { Instant } from '../../src/domain/calendar';
import { steadySince } from '../../src/domain/lifetimes';
import type { PageData } from '../../src/domain/page-data';
import { sitePath } from '../../src/domain/paths';
import { previewSize } from '../../src/domain/site-files';
import type { PageFiles, PreviewTools, StaticSite } from '../../src/domain/static-site';
import type { DerivedSite } from '../derive/derive';
import type { Host } from '../host';
import { measureWith, readFontMetrics } from './font-metrics';
import { PictureCache, type PictureFile } from './pictures';
import { fontFiles } from './rasterize';

/** The preview pictures of a site: which page has which, and the files. */
export interface Previews {
  filesOf(page: PageData): PageFiles;
  readonly files: readonly PictureFile[];
}

const mediaTypes: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', webp: 'image/webp' };

function previewTools(host: Host, basePath: string): PreviewTools {
  const font = (weight: 400 | 700) => {
    const bytes = host.read(fontFiles[weight]);
    if (!bytes) throw new Error(`The font ${fontFiles[weight]} is not installed.`);
    return readFontMetrics(bytes);
  };
  const fonts = { 400: font(400), 700: font(700) };
  const embedded = new Map<string, string | undefined>();
  const read = (address: string): string | undefined => {
    const folder = `${basePath}/images/`;
    if (!address.startsWith(folder)) return undefined;
    const type = mediaTypes[address.slice(address.lastIndexOf('.') + 1).toLowerCase()];
    const bytes = host.read(`data/images/${address.slice(folder.length)}`);
    return type && bytes ? `data:${type};base64,${Buffer.from(bytes).toString('base64')}` : undefined;
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

/**
 * Draws the preview of every page that is its own canonical; other pages share their canonical's. A picture whose
 * drawing has not changed is taken from the cache.
 */
export async function drawPreviews(host: Host, { pages, settings }: DerivedSite, staticSite: StaticSite, now: Instant): Promise<Previews> {
  const tools = previewTools(host, settings.basePath);
  const cache = new PictureCache(host);
  const files: PictureFile[] = [];
  const addresses = new Map<string, string>();
  for (const page of pages) {
    if (!page.indexed || page.canonical !== sitePath(page.language, page.path)) continue;
    const svg = staticSite.preview(page, steadySince(page, now, settings.timeZone), tools);
    const key = cache.request(svg, previewSize.width);
    const path = `previews/${nameOf(page)}.${key}.png`;
    files.push({ path, read: () => cache.read(key) });
    addresses.set(page.canonical, `${settings.basePath}/${path}`);
  }
  await cache.draw();
  return {
    files,
    filesOf(page) {
      const preview = addresses.get(page.canonical);
      return preview === undefined ? {} : { preview };
    },
  };
}
