import { keptFolder, type Files } from '../../system/files';
import { sitemapFile } from '../../site/render/sitemap';

/** The day of the last change of each address; empty if the sitemap has none. */
export type SitemapDays = ReadonlyMap<string, string>;

const references: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

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
        ([, address = '', day = '']) => {
          const unescaped = address.replace(/&(\w+);/g, (whole, name: string) => references[name] ?? whole);
          return [unescaped, day] as const;
        },
      ),
    ),
  );
}

const recordFile = `${keptFolder}/announced.json`;

/** The place of the record in version 0.2.0, read until there is a newer record. */
const formerFile = 'node_modules/.cache/qaseema/announced.json';

interface Announced {
  readonly site: string;
  readonly days: Readonly<Record<string, string>>;
}

/** Undefined if there are none. */
export function readAnnounced(files: Pick<Files, 'read'>, site: string): SitemapDays | undefined {
  const bytes = files.read(recordFile) ?? files.read(formerFile);
  if (!bytes) return undefined;
  // `writeAnnounced` wrote it from a value of this type.
  const record = JSON.parse(new TextDecoder().decode(bytes)) as Announced;
  return record.site === site ? new Map(Object.entries(record.days)) : undefined;
}

export function writeAnnounced(
  system: { readonly write: (file: string, content: string) => void },
  site: string,
  days: SitemapDays,
): void {
  const record: Announced = { site, days: Object.fromEntries(days) };
  system.write(recordFile, `${JSON.stringify(record, undefined, 1)}\n`);
}

/** In sitemap order, removed addresses last. */
export function changedSince(before: SitemapDays, now: SitemapDays): readonly string[] {
  const changed = [...now].flatMap(([address, day]) => (before.get(address) === day ? [] : [address]));
  return [...changed, ...[...before.keys()].filter((address) => !now.has(address))];
}

/** In sitemap order. */
export function changedFrom(day: string, now: SitemapDays): readonly string[] {
  return [...now].flatMap(([address, changed]) => (changed >= day ? [address] : []));
}
