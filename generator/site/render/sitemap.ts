import { sitePath } from '../../../src/domain/pages/paths';
import type { Settings } from '../../../src/domain/pages/settings';
import type { PageAddress } from '../../../src/domain/pages/page-data';
import { encoded } from '../../system/bytes/common';
import { escapeMarkup } from './markup';

export interface TextFile {
  readonly path: string;
  readonly content: string;
}

/** The limits of one file in the protocol: https://www.sitemaps.org/protocol.html */
export const sitemapLimits = { urls: 50_000, bytes: 50 * 1024 * 1024 } as const;

/** The sitemap itself, or the index of its parts. */
export const sitemapFile = 'sitemap.xml';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const opening = `${declaration}\n<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
const closing = '</urlset>\n';

interface SitemapSource {
  readonly settings: Settings;
  /** The result of `lastModifiedOf`. */
  readonly lastModified: ReadonlyMap<string, string>;
  readonly pages: readonly Omit<PageAddress, 'switchTo'>[];
}

/** One file, or several within the limits and an index of them. */
export function sitemap(
  site: SitemapSource,
  limits: { readonly urls: number; readonly bytes: number } = sitemapLimits,
): readonly TextFile[] {
  const parts: string[][] = [[]];
  const frame = encoded(opening + closing).length;
  let size = frame;
  const { origin, basePath } = site.settings;
  const absolute = (path: string): string => escapeMarkup(origin + basePath + path);
  for (const page of site.pages) {
    // Only indexed pages that are their own canonical.
    if (!page.indexed || page.canonical !== sitePath(page.language, page.path)) continue;
    const day = site.lastModified.get(page.canonical) ?? site.lastModified.get(page.path);
    const links = page.alternates.map(
      ({ hreflang, path }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${absolute(path)}"/>`,
    );
    const entry = `<url><loc>${absolute(page.canonical)}</loc>${day === undefined ? '' : `<lastmod>${day}</lastmod>`}${links.join('')}</url>\n`;
    const bytes = encoded(entry).length;
    let part = parts.at(-1) ?? [];
    if (part.length > 0 && (part.length === limits.urls || size + bytes > limits.bytes)) {
      part = [];
      parts.push(part);
      size = frame;
    }
    part.push(entry);
    size += bytes;
  }
  const files = parts.map((part, index) => ({
    path: parts.length === 1 ? sitemapFile : `sitemap-${index + 1}.xml`,
    content: opening + part.join('') + closing,
  }));
  if (files.length === 1) return files;
  const list = files.map(({ path }) => `<sitemap><loc>${absolute(`/${path}`)}</loc></sitemap>\n`);
  return [
    {
      path: sitemapFile,
      content: `${declaration}\n<sitemapindex xmlns="${namespace}">\n${list.join('')}</sitemapindex>\n`,
    },
    ...files,
  ];
}
