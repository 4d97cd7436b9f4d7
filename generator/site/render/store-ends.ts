import type { Instant } from '../../../src/domain/dates/calendar';
import { offerEnds } from '../../../src/domain/dates/icalendar';
import { withLiveEnd } from '../../../src/domain/offers/offer-status';
import type { StorePage } from '../../../src/domain/pages/page-data';
import { sitePath } from '../../../src/domain/pages/paths';
import { storeCalendarFile, storeFeedFile } from '../../../src/domain/pages/site-files';
import { atomFeed, type FeedSource } from './atom';
import type { TextFile } from './sitemap';

/** The content of the files, in the language of the page. */
interface EndsSource extends FeedSource {
  readonly page: StorePage;
}

/**
 * The Atom feed of a store, and the calendar of the known ends of its active offers, each with an alarm a day before.
 */
export function storeEnds({ page, site, settings, updates }: EndsSource, now: Instant): readonly TextFile[] {
  const { language, store } = page;
  const path = sitePath(language, store.path);
  const feed = storeFeedFile(language, store.slug);
  const { host } = new URL(settings.origin);
  // The day of the last update, so that every build writes the same file.
  const stamp = Date.parse(updates[0]?.updated ?? '1970-01-01');
  const ends = withLiveEnd(page.offers, now).map(({ id, title, code, endsAt }) => ({
    uid: `${store.slug}.${id}@${host}`,
    at: endsAt,
    summary: [store.name, ...(code === undefined ? [] : [code])].join(' · '),
    description: title,
    url: settings.origin + settings.basePath + path,
    alarm: 24,
  }));
  return [
    {
      path: feed,
      content: atomFeed({ settings, site, updates, about: { name: store.name, file: feed, path } }, language, now),
    },
    { path: storeCalendarFile(language, store.slug), content: offerEnds(site.name, ends, stamp) },
  ];
}
