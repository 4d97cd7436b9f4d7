import type { Files } from '../../system/files';
import type { SitemapDays } from './sitemap-days';

/** Beside the cache of builds: where that is kept between runs, this is kept, too. */
const recordFile = 'node_modules/.cache/qaseema/announced.json';

/** What was announced last. */
interface Announced {
  /** The address of the site, of which the record is. */
  readonly site: string;
  readonly days: Readonly<Record<string, string>>;
}

/** The addresses that were announced last for a site, with their days; undefined, if nothing is known of it. */
export function readAnnounced(files: Pick<Files, 'read'>, site: string): SitemapDays | undefined {
  const bytes = files.read(recordFile);
  if (!bytes) return undefined;
  // `writeAnnounced` wrote it from a value of this type.
  const record = JSON.parse(new TextDecoder().decode(bytes)) as Announced;
  return record.site === site ? new Map(Object.entries(record.days)) : undefined;
}

/** Remembers what was announced. */
export function writeAnnounced(
  system: { readonly write: (file: string, content: string) => void },
  site: string,
  days: SitemapDays,
): void {
  const record: Announced = { site, days: Object.fromEntries(days) };
  system.write(recordFile, `${JSON.stringify(record, undefined, 1)}\n`);
}

/** The addresses that are new, have changed or are gone, in the order of the sitemap, the gone ones last. */
export function changedSince(before: SitemapDays, now: SitemapDays): readonly string[] {
  const changed = [...now].flatMap(([address, day]) => (before.get(address) === day ? [] : [address]));
  return [...changed, ...[...before.keys()].filter((address) => !now.has(address))];
}

/** The addresses that have changed on a day or later, in the order of the sitemap. */
export function changedFrom(day: string, now: SitemapDays): readonly string[] {
  return [...now].flatMap(([address, changed]) => (changed >= day ? [address] : []));
}
