import { dayAt, type Instant } from '../../src/domain/calendar';
import type { OfferView } from '../../src/domain/page-data';
import { defaultCheckEvery, type OfferTest, type TrustEvidence } from '../../src/domain/trust';
import type { Check, ContentLanguage, Offer } from '../../src/generated/data-types';
import type { FeedEntry } from '../validate/catalogue';
import { composedTitle } from './composed-title';
import { beginOf, endOf, lastDayBefore } from './dates';
import type { OfferContext } from './edition';
import { limitsOf } from './limits';
import { localize } from './localize';
import type { Placeholders } from './placeholders';
import type { StoreOffers } from './store-parts';

/** A feed as far as the offers of a store are made of it. */
export type OfferFeed = Pick<FeedEntry, 'config' | 'rows'>;

/** When an offer begins and when it is over: the first instant at which it no longer holds. */
export interface OfferSpan {
  readonly startsAt?: Instant | undefined;
  readonly expiresAt?: Instant | undefined;
}

/** Start and end of an offer, both to reckon with and to show. */
export function lifetimeOf(
  { startsAt, expiresAt }: OfferSpan,
  { wording, timeZone }: OfferContext,
): Pick<OfferView, 'startsAt' | 'startsOn' | 'expiresAt' | 'expiresOn'> {
  return {
    ...(startsAt !== undefined && { startsAt, startsOn: wording.day(dayAt(startsAt, timeZone)) }),
    ...(expiresAt !== undefined && { expiresAt, expiresOn: wording.day(lastDayBefore(expiresAt, timeZone)) }),
  };
}

/** When an offer of a store's own file begins and ends. */
export function spanOf(
  { starts, expires }: { readonly [Date in 'starts' | 'expires']?: Offer[Date] | undefined },
  timeZone: string,
): OfferSpan {
  return {
    startsAt: starts === undefined ? undefined : beginOf(starts, timeZone),
    expiresAt: expires === undefined ? undefined : endOf(expires, timeZone),
  };
}

/** When a row of a feed begins and ends. */
export function rowSpanOf({ startsAt, endsAt }: OfferFeed['rows'][number]): OfferSpan {
  return { startsAt, expiresAt: endsAt };
}

/** When an offer of a store ends, wherever its offers come from; undefined if it has no end or does not exist. */
export function endOfOffer(
  { offers = [] }: Pick<StoreOffers, 'offers'>,
  feed: OfferFeed | undefined,
  id: string,
  timeZone: string,
): Instant | undefined {
  const row = feed?.rows.find((each) => each.row.id === id);
  if (row) return rowSpanOf(row).expiresAt;
  const offer = offers.find((each) => each.id === id);
  return offer && spanOf(offer, timeZone).expiresAt;
}

/** What labels are derived from: of each check what they say, and nothing for an offer without tests. */
function evidenceOf(
  { lastVerified, checks = [] }: Pick<Offer, 'lastVerified'> & { readonly checks?: readonly Check[] },
  checkEvery: number,
): TrustEvidence {
  if (lastVerified === undefined && checks.length === 0) return {};
  return {
    ...(lastVerified !== undefined && { lastVerified }),
    ...(checks.length > 0 && {
      checks: checks.map(
        ({ date, result, country, channel, by }): OfferTest => ({
          date,
          result,
          ...(country && { country }),
          ...(channel && { channel }),
          ...(by && by !== 'team' && { by }),
        }),
      ),
    }),
    ...(checkEvery !== defaultCheckEvery && { checkEvery }),
  };
}

/** An offer of a store's own file. */
function offerView(offer: Offer, placeholders: Placeholders, checkEvery: number, context: OfferContext): OfferView {
  const {
    starts: _starts,
    expires: _expires,
    lastVerified: _lastVerified,
    category: _category,
    seasons: _seasons,
    checks: _checks,
    draft: _draft,
    publish: _publish,
    benefits: _benefits,
    payment: _payment,
    applies: _applies,
    ...rest
  } = offer;
  const own = 'code' in offer ? { ...placeholders, code: offer.code } : placeholders;
  return {
    ...localize(rest, context.language, own),
    ...limitsOf(offer, own, context),
    ...lifetimeOf(spanOf(offer, context.timeZone), context),
    ...evidenceOf(offer, checkEvery),
  };
}

/**
 * The title of a feed's offer: the row's name. In another language it is composed from the benefit and the minimum spend, if
 * both are known, and the name remains as the original title.
 */
function feedTitle(
  { row, benefit, minimumSpend }: OfferFeed['rows'][number],
  nameLanguage: ContentLanguage,
  { language, wording }: OfferContext,
): Pick<OfferView, 'title' | 'language' | 'original'> {
  if (nameLanguage === language) return { title: row.name };
  if (!benefit || !minimumSpend) return { title: row.name, language: nameLanguage };
  return {
    title: composedTitle(benefit, minimumSpend, wording),
    original: { title: row.name, language: nameLanguage },
  };
}

/** The offers of a feed (product rule R61), each with its end as a date. */
function feedOffers(feed: OfferFeed, checkEvery: number, context: OfferContext): readonly OfferView[] {
  const { language, verified, fetched } = feed.config;
  return feed.rows.map((parsed) => {
    const { row, rating, benefit, minimumSpend, who } = parsed;
    return {
      id: row.id,
      kind: row.code === undefined ? 'deal' : 'code',
      ...(row.code !== undefined && { code: row.code }),
      url: row.link,
      ...feedTitle(parsed, language, context),
      ...(benefit && { benefit }),
      ...(minimumSpend && { minimumSpend }),
      ...(who && { who }),
      ...(verified !== undefined && { verified }),
      listed: fetched === undefined ? {} : { on: fetched },
      ...lifetimeOf(rowSpanOf(parsed), context),
      ...evidenceOf(parsed.checks ? { checks: parsed.checks } : {}, checkEvery),
      ...(rating !== undefined && { rating }),
    };
  });
}

/** The values at some places of a list, or all. */
function atPlaces<T>(all: readonly T[], places: readonly number[] | undefined): readonly T[] {
  return places?.flatMap((place) => all[place] ?? []) ?? all;
}

/** All offers of a store, in their given order: those of its feed, if it has one. `places` are those of the wanted ones. */
export function offersOf(
  store: Pick<StoreOffers, 'offers' | 'checkEvery'>,
  feed: OfferFeed | undefined,
  placeholders: Placeholders,
  context: OfferContext,
  places?: readonly number[],
): readonly OfferView[] {
  const checkEvery = store.checkEvery ?? context.checkEvery;
  if (feed) return feedOffers({ ...feed, rows: atPlaces(feed.rows, places) }, checkEvery, context);
  return atPlaces(store.offers ?? [], places).map((offer) => offerView(offer, placeholders, checkEvery, context));
}
