import { dayAt } from '../../../../src/domain/dates/calendar';
import { lastDayBefore } from '../../../../src/domain/dates/moments';
import type { ShownPeriod } from '../../../../src/domain/offers/offer-status';
import type { OfferView } from '../../../../src/domain/offers/offer-view';
import { defaultCheckEvery, type OfferTest, type TrustEvidence } from '../../../../src/domain/trust/trust';
import { listingOf, originOf, type CatalogueOffer } from '../../../catalogue/offers/offer';
import type { SiteStore } from '../../../catalogue/offers/store-offers';
import type { OfferContext } from '../texts/edition';
import { limitsOf } from './limits';
import { localize } from '../texts/localize';
import { offerLinks } from './network-links';
import { textsOf } from './offer-texts';
import { fill, type Placeholders } from '../texts/placeholders';

/** The start and end of an offer. An assumed end has no shown date (product rule R60). */
export function lifetimeOf(
  { startsAt, endsAt, endAssumed }: Pick<CatalogueOffer, 'startsAt' | 'endsAt' | 'endAssumed'>,
  { wording, timeZone }: Pick<OfferContext, 'wording' | 'timeZone'>,
): ShownPeriod {
  return {
    startsAt,
    startsOn: startsAt === undefined ? undefined : wording.day(dayAt(startsAt, timeZone)),
    endsAt,
    endsOn: endsAt === undefined || endAssumed ? undefined : wording.day(lastDayBefore(endsAt, timeZone)),
  };
}

/** The evidence for the trust label of an offer. */
export function evidenceOf(
  { lastVerified, checks = [] }: Pick<CatalogueOffer, 'lastVerified' | 'checks'>,
  checkEvery: number,
): TrustEvidence {
  const isTested = lastVerified !== undefined || checks.length > 0;
  return {
    lastVerified,
    checks:
      checks.length === 0
        ? undefined
        : checks.map(({ date, result, country, channel, by }): OfferTest => {
            return { date, result, country, channel, by: by === 'team' ? undefined : by };
          }),
    checkEvery: isTested && checkEvery !== defaultCheckEvery ? checkEvery : undefined,
  };
}

/** The placeholder values for an offer's texts. {code} is its own code. Texts of a network have no placeholders. */
export function offerPlaceholders({ source, code }: CatalogueOffer, placeholders: Placeholders): Placeholders {
  if (source.kind === 'feed') return {};
  return code === undefined ? placeholders : { ...placeholders, code };
}

function offerView(
  offer: CatalogueOffer,
  store: Pick<SiteStore, 'from'> & { readonly url?: string | undefined; readonly checkEvery: number },
  placeholders: Placeholders,
  context: OfferContext,
): OfferView {
  const {
    id,
    kind,
    code,
    url,
    deepLink,
    title: _title,
    startsAt: _startsAt,
    endsAt: _endsAt,
    endAssumed: _endAssumed,
    lastVerified: _lastVerified,
    checks: _checks,
    category: _category,
    seasons: _seasons,
    formerly: _formerly,
    draft: _draft,
    publish: _publish,
    benefits: _benefits,
    payment: _payment,
    applies: _applies,
    from: _from,
    source: _source,
    exclusive,
    rating,
    ...rest
  } = offer;
  const own = offerPlaceholders(offer, placeholders);
  const { title, language, original, description, terms } = textsOf(offer, placeholders['store'] ?? '', context);
  return {
    id,
    kind,
    code,
    url,
    deepLink,
    title: fill(title, own),
    language,
    original,
    ...localize(rest, context.language, own),
    description: description && fill(description, own),
    terms: terms && fill(terms, own),
    ...offerLinks(offer, { from: originOf(offer, store), url: store.url }, context.networks),
    ...localize(limitsOf(offer, context), context.language, own),
    exclusive: exclusive ? context.wording.message('offer.exclusive') : undefined,
    listed: listingOf(offer),
    ...lifetimeOf(offer, context),
    ...evidenceOf(offer, store.checkEvery),
    rating,
  };
}

/** All offers of a store, or `offers`, in one language. */
export function offersOf(
  store: Pick<SiteStore, 'from' | 'checkEvery' | 'offers'> & { readonly url?: string | undefined },
  placeholders: Placeholders,
  context: OfferContext,
  offers: readonly CatalogueOffer[] = store.offers,
): readonly OfferView[] {
  const { from, url, checkEvery = context.checkEvery } = store;
  return offers.map((offer) => offerView(offer, { from, url, checkEvery }, placeholders, context));
}
