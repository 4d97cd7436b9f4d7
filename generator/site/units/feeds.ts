import type { Instant } from '../../../src/domain/dates/calendar';
import { languages, type Language } from '../../../src/domain/language/language';
import type { SiteView } from '../../../src/domain/pages/page-data';
import type { Settings } from '../../../src/domain/pages/settings';
import { feedFile } from '../../../src/domain/pages/site-files';
import type { Post } from '../../../src/generated/data-types';
import { localize } from '../derive/texts/localize';
import { listedStore } from '../derive/pages/store-page';
import type { StoreOffers } from '../derive/store-parts';
import { postUpdates, updatesOf, type Update } from '../derive/files/updates';
import type { Unit, UnitContext, UnitOutput } from '../engine/unit';
import { atomFeed, feedLength } from '../render/atom';
import type { Editions, SiteInputs } from './site-inputs';

type FeedInputs = Readonly<{
  language: Language;
  settings: Settings;
  editions: Editions;
  site: Pick<SiteView, 'name' | 'tagline'>;
  posts: readonly Post[];
  stores: readonly StoreOffers[];
}>;

function makeFeed({ language, settings, editions, site, posts, stores }: FeedInputs, { now }: UnitContext): UnitOutput {
  const edition = editions[language];
  const listed = stores.map((store) => {
    const { store: summary, offers } = listedStore(store, edition);
    return { store, summary, offers };
  });
  const updates = updatesOf(listed, posts, edition);
  const ends = updates.flatMap(({ endsAt }) => endsAt ?? []);
  const validFrom = Math.max(...ends.filter((end) => end <= now));
  const validUntil = Math.min(...ends.filter((end) => end > now));
  return {
    files: [{ path: feedFile(language), content: atomFeed({ settings, site, updates }, language, now) }],
    validFrom: Number.isFinite(validFrom) ? validFrom : undefined,
    validUntil: Number.isFinite(validUntil) ? validUntil : undefined,
  };
}

/** Sorted by the day of the newest update, then by slug. */
function updatedStores(stores: SiteInputs['data']['stores']) {
  const updated = stores.map(({ slug, updates }) => {
    let newest = '';
    for (const [day] of updates) if (day > newest) newest = day;
    return { slug, updates, newest };
  });
  const withUpdates = updated.filter(({ newest }) => newest !== '');
  return withUpdates.sort((a, b) =>
    a.newest === b.newest ? (a.slug < b.slug ? -1 : 1) : a.newest < b.newest ? 1 : -1,
  );
}

/**
 * The slugs of the stores with entries in a feed at an instant. The feed has the newest updates that have not expired,
 * those of the same day by key. Stores are added by their newest update until no further store can have an entry among
 * the first ones.
 */
function feedStores(
  updated: ReturnType<typeof updatedStores>,
  posts: readonly Update[],
  language: Language,
  now: Instant,
): readonly string[] {
  const taken: string[] = [];
  const entries = posts.map(({ updated: day, key }) => ({ day, key }));
  for (const { slug, updates, newest } of updated) {
    const key = `${language}/store/${slug}/`;
    const ahead = entries.filter((entry) => entry.day > newest || (entry.day === newest && entry.key < key));
    if (ahead.length >= feedLength) break;
    taken.push(slug);
    for (const [day, count, endsAt] of updates)
      if (endsAt === undefined || endsAt > now) entries.push(...Array.from({ length: count }, () => ({ day, key })));
  }
  return taken;
}

export function feedUnits(inputs: SiteInputs, now: Instant): readonly Unit[] {
  const { data, settings, editions } = inputs;
  const { name, tagline } = data.site;
  const updated = updatedStores(data.stores);
  const ofPosts = postUpdates(data.posts, settings.languages);
  return languages.map(
    (language): Unit<FeedInputs> => ({
      id: `feed:${language}`,
      inputs: {
        language,
        settings,
        editions,
        site: localize({ name, tagline }, language, {}),
        posts: data.posts,
        stores: inputs.list(feedStores(updated, ofPosts, language, now), 'offers'),
      },
      make: makeFeed,
    }),
  );
}
