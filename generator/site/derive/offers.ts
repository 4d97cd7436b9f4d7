import { dayAt, type Instant } from '../../../src/domain/dates/calendar';
import type { Language } from '../../../src/domain/language/language';
import type { OfferView } from '../../../src/domain/offers/offer-view';
import { defaultCheckEvery, type OfferTest, type TrustEvidence } from '../../../src/domain/trust/trust';
import type { Check, ContentLanguage, Offer } from '../../../src/generated/data-types';
import { originOfRows } from '../../catalogue/validate/network-addresses';
import type { OfferFeed } from '../../catalogue/validate/store-feed';
import { benefitTitle, composedTitle } from './composed-title';
import { beginOf, endOf, lastDayBefore } from '../../../src/domain/dates/moments';
import type { Wording } from './dates';
import type { OfferContext } from './edition';
import { limitsOf } from './limits';
import { localize } from './localize';
import { networkLink, offerLinks, type LinkOwner } from './network-links';
import type { Placeholders } from './placeholders';
import type { StoreOffers } from './store-parts';

/** The start of an offer and its end, which is the first instant at which it is no longer valid. */
export interface OfferSpan {
  readonly startsAt?: Instant | undefined;
  readonly expiresAt?: Instant | undefined;
  /** The end was not announced, so pages do not show its day (product rule R60). */
  readonly assumed?: true;
}

/** The start and end of an offer, as instants and as shown dates. */
export function lifetimeOf(
  { startsAt, expiresAt, assumed }: OfferSpan,
  { wording, timeZone }: OfferContext,
): Pick<OfferView, 'startsAt' | 'startsOn' | 'expiresAt' | 'expiresOn'> {
  return {
    startsAt,
    startsOn: startsAt === undefined ? undefined : wording.day(dayAt(startsAt, timeZone)),
    expiresAt,
    expiresOn: expiresAt !== undefined && !assumed ? wording.day(lastDayBefore(expiresAt, timeZone)) : undefined,
  };
}

/** The period of an offer in a store's own file. */
export function spanOf(
  { starts, expires }: { readonly [Date in 'starts' | 'expires']?: Offer[Date] | undefined },
  timeZone: string,
): OfferSpan {
  return {
    startsAt: starts === undefined ? undefined : beginOf(starts, timeZone),
    expiresAt: expires === undefined ? undefined : endOf(expires, timeZone),
  };
}

/** The period of a feed row. */
export function rowSpanOf({ startsAt, endsAt, endAssumed }: OfferFeed['rows'][number]): OfferSpan {
  return { startsAt, expiresAt: endsAt, assumed: endAssumed };
}

/** The periods of all offers of a store, in the order of `offersOf`. */
export function spansOf(
  { offers = [] }: Pick<StoreOffers, 'offers'>,
  feed: OfferFeed | undefined,
  timeZone: string,
): readonly OfferSpan[] {
  return [...offers.map((offer) => spanOf(offer, timeZone)), ...(feed?.rows ?? []).map(rowSpanOf)];
}

/** The end of an offer from the store's file or feed; undefined if it has no end or does not exist. */
export function endOfOffer(
  { offers = [] }: Pick<StoreOffers, 'offers'>,
  feed: OfferFeed | undefined,
  id: string,
  timeZone: string,
): Instant | undefined {
  const offer = offers.find((each) => each.id === id);
  if (offer) return spanOf(offer, timeZone).expiresAt;
  const row = feed?.rows.find((each) => each.row.id === id);
  return row && rowSpanOf(row).expiresAt;
}

/** The evidence from which labels are derived; undefined for an offer without tests. */
export function evidenceOf(
  { lastVerified, checks = [] }: Pick<Offer, 'lastVerified'> & { readonly checks?: readonly Check[] },
  checkEvery: number,
): TrustEvidence {
  if (lastVerified === undefined && checks.length === 0) return {};
  return {
    lastVerified,
    checks:
      checks.length > 0
        ? checks.map(
            ({ date, result, country, channel, by }): OfferTest => ({
              date,
              result,
              country,
              channel,
              by: by && by !== 'team' ? by : undefined,
            }),
          )
        : undefined,
    checkEvery: checkEvery === defaultCheckEvery ? undefined : checkEvery,
  };
}

/** An offer of a store's own file. */
function offerView(
  offer: Offer,
  store: LinkOwner & { readonly checkEvery: number },
  placeholders: Placeholders,
  context: OfferContext,
): OfferView {
  const {
    starts: _starts,
    expires: _expires,
    lastVerified: _lastVerified,
    category: _category,
    seasons: _seasons,
    checks: _checks,
    formerly: _formerly,
    draft: _draft,
    publish: _publish,
    benefits: _benefits,
    payment: _payment,
    applies: _applies,
    from = store.from,
    ...rest
  } = offer;
  const own = 'code' in offer ? { ...placeholders, code: offer.code } : placeholders;
  return {
    ...localize(rest, context.language, own),
    ...offerLinks(offer, { from, url: store.url }, context.networks),
    ...limitsOf(offer, own, context),
    ...lifetimeOf(spanOf(offer, context.timeZone), context),
    ...evidenceOf(offer, store.checkEvery),
  };
}

/** The title of a feed offer in one language, with its original texts if the feed has another language. */
type FeedTexts = Pick<OfferView, 'title' | 'language' | 'original' | 'description' | 'terms'>;

/** The title of a row in the language of the page; undefined if it has none. */
function ownTitle(
  { row: { name, nameEn, nameAr } }: OfferFeed['rows'][number],
  feedLanguage: ContentLanguage,
  language: Language,
): string | undefined {
  return (language === 'en' ? nameEn : nameAr) ?? (feedLanguage === language ? name : undefined);
}

/** The title of a row in another language than the page. */
function otherTitle(
  { row: { name, nameEn, nameAr } }: OfferFeed['rows'][number],
  feedLanguage: ContentLanguage,
): { readonly title: string; readonly language: ContentLanguage } | undefined {
  if (name !== undefined) return { title: name, language: feedLanguage };
  if (nameEn !== undefined) return { title: nameEn, language: 'en' };
  return nameAr === undefined ? undefined : { title: nameAr, language: 'ar' };
}

/** The description and conditions of a correction in one language. */
function correctedTexts(
  { words = {} }: OfferFeed['rows'][number],
  language: Language,
): Pick<OfferView, 'description' | 'terms'> {
  const description = words.description?.[language];
  const terms = words.terms?.[language];
  return { description, terms };
}

/** The title for a row without a name: its benefit, else its code, else the store. */
function titleOfFacts(
  { row: { code }, benefit }: OfferFeed['rows'][number],
  store: string,
  { message }: Pick<Wording, 'message'>,
): string {
  if (benefit) return benefitTitle(benefit, { message });
  return code === undefined ? message('offer.title-deal', { store }) : message('offer.title-code', { code });
}

/**
 * The texts of a feed offer. The title is its name in the language of the page. If the feed has no name in that
 * language, the title is composed from benefit and minimum spend, if both are known, and the name stays as the original
 * title (product rule R61).
 */
function feedTexts(
  parsed: OfferFeed['rows'][number],
  feedLanguage: ContentLanguage,
  store: string,
  { language, wording }: OfferContext,
): FeedTexts {
  const { row, benefit, minimumSpend } = parsed;
  const { description, terms } = row;
  // The texts of a correction in the language of the page are shown with any title.
  const corrected = correctedTexts(parsed, language);
  const texts = {
    description: corrected.description ? undefined : description,
    terms: corrected.terms ? undefined : terms,
  };
  const own = ownTitle(parsed, feedLanguage, language);
  const other = own === undefined ? otherTitle(parsed, feedLanguage) : undefined;
  const composed = benefit && minimumSpend ? composedTitle(benefit, minimumSpend, wording) : undefined;
  if (other && composed === undefined) return { ...other, ...(other.language === feedLanguage && texts) };
  const title = own ?? composed ?? titleOfFacts(parsed, store, wording);
  if (feedLanguage === language)
    return { title, description: corrected.description ?? description, terms: corrected.terms ?? terms };
  const more = Object.values(texts).filter((each) => each !== undefined);
  const original = {
    title: other?.title,
    language: other?.language ?? feedLanguage,
    more: more.length > 0 ? more : undefined,
  };
  return { title, ...corrected, original: other || more.length > 0 ? original : undefined };
}

/** The titles of the offers of a feed, in the order of its rows. */
export function feedTitles(
  { config: { language }, rows }: OfferFeed,
  store: string,
  context: OfferContext,
): readonly string[] {
  return rows.map((parsed) => feedTexts(parsed, language, store, context).title);
}

/** The offers of a feed with their ends as dates (product rule R61). */
function feedOffers(
  feed: OfferFeed,
  owner: LinkOwner & { readonly checkEvery: number },
  store: string,
  context: OfferContext,
): readonly OfferView[] {
  const { language, verified, fetched } = feed.config;
  const from = originOfRows(feed.config, owner);
  return feed.rows.map((parsed) => {
    const { row, rating, benefit, minimumSpend, maximumSpend, maximumDiscount, who, where, channel, exclusive } =
      parsed;
    return {
      id: row.id,
      kind: row.code === undefined ? 'deal' : 'code',
      code: row.code,
      url: networkLink(row.link, { from, url: owner.url }, context.networks),
      ...feedTexts(parsed, language, store, context),
      benefit,
      maximumDiscount,
      minimumSpend,
      maximumSpend,
      who,
      where,
      channel,
      exclusive: exclusive ? context.wording.message('offer.exclusive') : undefined,
      verified,
      listed: { on: fetched },
      ...lifetimeOf(rowSpanOf(parsed), context),
      ...evidenceOf({ checks: parsed.checks }, owner.checkEvery),
      rating,
    };
  });
}

/** The values at the given indexes of a list, or all values. */
function atPlaces<T>(all: readonly T[], places: readonly number[] | undefined): readonly T[] {
  return places?.flatMap((place) => all[place] ?? []) ?? all;
}

/**
 * All offers of a store: those of its own file, then those of its feed, each in the order of the data. `places` are the
 * indexes of the offers to return; absent for all.
 */
export function offersOf(
  store: Pick<StoreOffers, 'offers' | 'checkEvery' | 'from'> & Partial<Pick<StoreOffers, 'url'>>,
  feed: OfferFeed | undefined,
  placeholders: Placeholders,
  context: OfferContext,
  places?: readonly number[],
): readonly OfferView[] {
  const { offers = [], from, url, checkEvery = context.checkEvery } = store;
  const owner = { from, url, checkEvery };
  const rows = atPlaces(
    feed?.rows ?? [],
    places?.map((place) => place - offers.length),
  );
  return [
    ...atPlaces(offers, places).map((offer) => offerView(offer, owner, placeholders, context)),
    ...(feed ? feedOffers({ ...feed, rows }, owner, placeholders['store'] ?? '', context) : []),
  ];
}
