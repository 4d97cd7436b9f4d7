import type { Instant } from '../../src/domain/calendar';
import { homeCoupons } from '../../src/domain/constants';
import type { Language } from '../../src/domain/language';
import type { ListedOffer, OfferView } from '../../src/domain/page-data';
import type { Offer, Store } from '../../src/generated/data-types';
import type { Catalogue, FeedEntry } from '../validate/catalogue';
import { beginOf, endOf, lastDayBefore, type Wording } from './dates';
import { dayAt } from '../../src/domain/calendar';
import { localize, type Placeholders } from './localize';

/** What offers are derived with: the language, its wording, and the site's time zone. */
export interface OfferContext {
  readonly language: Language;
  readonly wording: Wording;
  readonly timeZone: string;
}

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

/** The offers of a feed (spec, section 3): title from the name, verified, the end as a date. */
function feedOffers(feed: FeedEntry, context: OfferContext): readonly OfferView[] {
  return feed.rows.map(({ row, startsAt, endsAt, rating }) => ({
    id: row.id,
    kind: row.code === undefined ? 'deal' : 'code',
    ...(row.code !== undefined && { code: row.code }),
    url: row.link,
    title: row.name,
    ...(feed.config.language !== context.language && { language: feed.config.language }),
    verified: true,
    // A row counts through its very last instant (spec, section 5), so the first instant without it is one later.
    ...lifetimeOf({ startsAt, expiresAt: endsAt + 1 }, context),
    ...(rating !== undefined && { rating }),
  }));
}

/** All offers of a store, in their given order. */
export function offersOf(store: Store, catalogue: Catalogue, placeholders: Placeholders, context: OfferContext): readonly OfferView[] {
  const feed = store.offersFrom === undefined ? undefined : catalogue.feeds.get(store.offersFrom);
  if (feed) return feedOffers(feed, context);
  return (store.offers ?? []).map((offer) => offerView(offer, placeholders, context));
}

/**
 * The shortest beginning of a list among which the first four active offers are found at any time: it ends with the
 * fourth offer that has no end.
 */
export function enoughForHome(offers: readonly ListedOffer[]): readonly ListedOffer[] {
  let lasting = 0;
  const end = offers.findIndex((offer) => offer.expiresAt === undefined && (lasting += 1) === homeCoupons);
  return end === -1 ? offers : offers.slice(0, end + 1);
}

/** The offers of all stores: first the featured one of each, then the others, store by store. */
export function couponList(stores: readonly { readonly slug: string; readonly featured: string | undefined; readonly offers: readonly OfferView[] }[]): readonly ListedOffer[] {
  const listed = (featured: boolean): readonly ListedOffer[] =>
    stores.flatMap((store) =>
      store.offers.filter((offer) => (offer.id === store.featured) === featured).map((offer) => ({ ...offer, store: store.slug })),
    );
  return [...listed(true), ...listed(false)];
}
