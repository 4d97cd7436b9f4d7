import { keptFolder, type Files } from '../../system/files';
import type { SitemapDays } from './sitemap-days';

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
