import type { Files } from '../../system/files';
import { sitemapFile } from '../../site/render/sitemap';

/** The day of the last change of each address; empty if the sitemap has none. */
export type SitemapDays = ReadonlyMap<string, string>;

const references: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(\w+);/g, (whole, name: string) => references[name] ?? whole);
}

/** The addresses of a built site with the days of their last changes; undefined without a sitemap. */
export function sitemapDays(files: Pick<Files, 'read'>, folder: string): SitemapDays | undefined {
  const textOf = (name: string): string | undefined => {
    const bytes = files.read(`${folder}/${name}`);
    return bytes && new TextDecoder().decode(bytes);
  };
  const first = textOf(sitemapFile);
  if (first === undefined) return undefined;
  const parts = [...first.matchAll(/<sitemap><loc>[^<]*\/([^</]+)<\/loc>/g)].map(([, name = '']) => name);
  const texts = parts.length === 0 ? [first] : parts.map((name) => textOf(name) ?? '');
  // The build wrote it (`render/sitemap.ts`), so its form is known.
  return new Map(
    texts.flatMap((text) =>
      [...text.matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(
        ([, address = '', day = '']) => [unescaped(address), day] as const,
      ),
    ),
  );
}
