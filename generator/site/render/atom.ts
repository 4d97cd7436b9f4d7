import { digest } from '#bytes';
import type { Instant } from '../../../src/domain/dates/calendar';
import type { Language } from '../../../src/domain/language/language';
import { offerStatus } from '../../../src/domain/offers/offer-status';
import { sitePath } from '../../../src/domain/pages/paths';
import { feedFile } from '../../../src/domain/pages/site-files';
import type { SiteView } from '../../../src/domain/pages/page-data';
import type { Settings } from '../../../src/domain/pages/settings';
import type { Update } from '../derive/files/updates';
import { escapeMarkup } from './markup';

export const feedLength = 50;

// A name of our own (RFC 9562, version 5), so that identifiers stay when the site moves to another host.
const namespace = 'qaseema/updates/';

/** Derives a permanent identifier from a name. */
export function stableId(name: string): string {
  const hex = digest('sha1', namespace + name, 'hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return `urn:uuid:${[hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, variant + hex.slice(17, 20), hex.slice(20, 32)].join('-')}`;
}

/** In UTC: the data has no time of day. */
function instantWords(day: string): string {
  return `${day}T00:00:00Z`;
}

function entryOf(update: Update, language: Language, absolute: (path: string) => string): string {
  const { key, title, summary, path, published, updated } = update;
  const own = update.language === language ? '' : ` xml:lang="${update.language}"`;
  return [
    `<entry${own}>`,
    `<id>${stableId(key)}</id>`,
    `<title>${escapeMarkup(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(absolute(path))}"/>`,
    `<published>${instantWords(published)}</published>`,
    `<updated>${instantWords(updated)}</updated>`,
    `<summary>${escapeMarkup(summary)}</summary>`,
    '</entry>\n',
  ].join('');
}

export interface FeedSource {
  readonly settings: Settings;
  readonly site: Pick<SiteView, 'name' | 'tagline'>;
  /** Newest first. */
  readonly updates: readonly Update[];
  /** The subject of the feed, if it is not the whole site. */
  readonly about?: {
    readonly name: string;
    /** The paths of the feed and its page from the root of the site. */
    readonly file: string;
    readonly path: string;
  };
}

/** Creates an Atom feed (RFC 4287). Entries that have ended at `now` are left out. */
export function atomFeed({ settings, site, updates, about }: FeedSource, language: Language, now: Instant): string {
  const absolute = (path: string): string => settings.origin + settings.basePath + path;
  const { name, tagline } = site;
  const { file, path } = about ?? { file: feedFile(language), path: sitePath(language, '/') };
  const entries = updates.filter((update) => offerStatus(update, now) === 'active').slice(0, feedLength);
  // A feed must have the time of its last change, also one without entries.
  const updated = entries[0]?.updated ?? '1970-01-01';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${stableId(about ? about.file : `feed/${language}`)}</id>`,
    `<title>${escapeMarkup(about ? `${about.name} · ${name}` : name)}</title>`,
    `<subtitle>${escapeMarkup(tagline)}</subtitle>`,
    `<link rel="self" type="application/atom+xml" href="${escapeMarkup(absolute(`/${file}`))}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(absolute(path))}"/>`,
    `<author><name>${escapeMarkup(name)}</name></author>`,
    `<updated>${instantWords(updated)}</updated>\n`,
    ...entries.map((entry) => entryOf(entry, language, absolute)),
    '</feed>\n',
  ].join('');
}
