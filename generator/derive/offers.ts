import { dayAt, type Instant } from '../../src/domain/calendar';
import type { OfferView } from '../../src/domain/page-data';
import type { Offer, Store } from '../../src/generated/data-types';
import type { FeedEntry } from '../validate/catalogue';
import { beginOf, endOf, lastDayBefore } from './dates';
import type { Edition, OfferContext } from './edition';
import { localize } from './localize';
import type { Placeholders } from './placeholders';

/** Start and end of an offer, both to reckon with and to show. */
function lifetimeOf(
  { startsAt, expiresAt }: { readonly startsAt: Instant | undefined; readonly expiresAt: Instant | undefined },
  { wording, timeZone }: OfferContext,
): Pick<OfferView, 'startsAt' | 'startsOn' | 'expiresAt' | 'expiresOn'> {
  return {
    ...(startsAt !== undefined && { startsAt, startsOn: wording.day(dayAt(startsAt, timeZone)) }),
    ...(expiresAt !== undefined && { expiresAt, expiresOn: wording.day(lastDayBefore(expiresAt, timeZone)) }),
  };
}

/** An offer of a store's own file. */
function offerView(offer: Offer, placeholders: Placeholders, context: OfferContext): OfferView {
  const { starts, expires, lastVerified, checks: _checks, ...rest } = offer;
  const own = 'code' in offer ? { ...placeholders, code: offer.code } : placeholders;
  const { timeZone, wording } = context;
  return {
    ...localize(rest, context.language, own),
    ...lifetimeOf(
      {
        startsAt: starts === undefined ? undefined : beginOf(starts, timeZone),
        expiresAt: expires === undefined ? undefined : endOf(expires, timeZone),
      },
      context,
    ),
    ...(lastVerified !== undefined && { lastVerified: wording.dayOrMonth(lastVerified) }),
  };
}

/** The offers of a feed (product rule R61): title from the name, verified, the end as a date. */
function feedOffers(feed: Pick<FeedEntry, 'config' | 'rows'>, context: OfferContext): readonly OfferView[] {
  return feed.rows.map(({ row, startsAt, endsAt, rating }) => ({
    id: row.id,
    kind: row.code === undefined ? 'deal' : 'code',
    ...(row.code !== undefined && { code: row.code }),
    url: row.link,
    title: row.name,
    ...(feed.config.language !== context.language && { language: feed.config.language }),
    verified: true,
    ...lifetimeOf({ startsAt, expiresAt: endsAt }, context),
    ...(rating !== undefined && { rating }),
  }));
}

/** All offers of a store, in their given order. */
export function offersOf(store: Store, placeholders: Placeholders, edition: Edition): readonly OfferView[] {
  const feed = store.offersFrom === undefined ? undefined : edition.feeds.get(store.offersFrom);
  if (feed) return feedOffers(feed, edition);
  return (store.offers ?? []).map((offer) => offerView(offer, placeholders, edition));
}
