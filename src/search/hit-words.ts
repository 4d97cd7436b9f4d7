import type { IntlShape } from 'react-intl';
import type { Instant } from '../domain/dates/calendar';
import { chosenFacets, couponsAddress, type Filters } from '../domain/facets/facets';
import { offerStatus, type ValidityPeriod } from '../domain/offers/offer-status';
import type { SeasonDateView } from '../domain/pages/page-data';
import type { OfferView } from '../domain/offers/offer-view';
import { parseSitePath, savedPath } from '../domain/pages/paths';
import { trustOf, type TrustContext } from '../domain/trust/trust';
import type { Country } from '../generated/data-types';
import { settings } from '../generated/settings';
import { benefitLine, benefitText } from '../offers/facts/benefit';
import { activeOffersText, countryAnswer } from '../offers/facts/country-text';
import { trustText } from '../offers/facts/trust-text';
import { offerAddress, type CodeHit, type Hit, type OffersHit, type SeasonHit } from './hits';

/** Scrolls to an offer if its page is already open, instead of loading the page again. */
function showHere(path: string, id: string): void {
  if (parseSitePath(window.location.pathname.slice(settings.basePath.length))?.path !== path) return;
  const offer = document.querySelector(`main [data-offer="${CSS.escape(id)}"]`);
  offer?.closest('details')?.setAttribute('open', '');
  offer?.scrollIntoView({ behavior: 'instant' });
}

/** The address that a result links to, without the language. Rejects if it cannot be loaded. */
export async function targetOf(hit: Hit): Promise<string> {
  switch (hit.kind) {
    case 'store': {
      const store = await hit.details();
      if (!store) throw new Error(`The store ${hit.name} has changed.`);
      return store.path;
    }
    case 'code':
      showHere(hit.path, hit.offer);
      return offerAddress(hit.path, hit.offer);
    case 'offer':
      showHere(hit.path, hit.offer.id);
      return offerAddress(hit.path, hit.offer.id);
    case 'offers':
      return couponsAddress(hit.nearest?.filters ?? hit.filters);
    case 'category':
    case 'season':
      return hit.to;
    case 'post':
      return hit.path;
    case 'saved':
      return savedPath;
  }
}

/** The values of filters as text: "Free delivery · Kuwait". */
export function filterWords({ nameOf }: Pick<OffersHit, 'nameOf'>, filters: Filters): string {
  const values = chosenFacets(filters).flatMap((facet) => (filters[facet] ?? []).map((value) => nameOf(facet, value)));
  const country = filters.country === undefined ? [] : [nameOf('country', filters.country)];
  return [...values, ...country].join(' · ');
}

export function seasonDates(dates: readonly SeasonDateView[], intl: IntlShape): string {
  if (dates.length === 0) return intl.formatMessage({ id: 'search.season-undated' });
  return dates
    .map(({ from, to, country, source: { host, seen } }) =>
      [
        to === undefined ? from : `${from} – ${to}`,
        ...(country === undefined ? [] : [country]),
        intl.formatMessage({ id: 'season.source' }, { host, date: seen }),
      ].join(' · '),
    )
    .join('; ');
}

export function seasonTexts({ live, stores, dates }: SeasonHit, intl: IntlShape): readonly string[] {
  const count = intl.formatMessage({ id: 'store.active-offers' }, { count: live });
  return [[count, ...stores.slice(0, 3)].join(' · '), seasonDates(dates, intl)];
}

export function codeState(hit: CodeHit, now: Instant, intl: IntlShape): string {
  const { store, startsAt, startsOn, endsOn } = hit;
  if (offerStatus(hit, now) === 'expired')
    return endsOn === undefined
      ? intl.formatMessage({ id: 'search.code-over' }, { store })
      : intl.formatMessage({ id: 'search.code-ended' }, { store, date: endsOn });
  if (startsAt !== undefined && startsAt > now)
    return intl.formatMessage({ id: 'search.code-begins' }, { store, date: startsOn ?? '' });
  return endsOn === undefined
    ? intl.formatMessage({ id: 'search.code-active' }, { store })
    : intl.formatMessage({ id: 'search.code-until' }, { store, date: endsOn });
}

export function codeTexts(hit: CodeHit, trust: TrustContext, intl: IntlShape): readonly string[] {
  const state = codeState(hit, trust.now, intl);
  if (offerStatus(hit, trust.now) === 'expired') return [state];
  const gain = hit.benefit && benefitLine(benefitText(hit.benefit, intl));
  return [
    [state, ...(gain === undefined ? [] : [gain])].join(' · '),
    trustText(trustOf(hit, trust), 'code', { ...trust, intl }).label,
  ];
}

/** Whether an offer is valid in the chosen country; undefined if no country is chosen. */
export function answerWords(
  offer: Pick<OfferView, 'kind' | 'where'> & ValidityPeriod,
  { now, country, intl }: { readonly now: Instant; readonly country: Country | undefined; readonly intl: IntlShape },
): string | undefined {
  return country === undefined || offerStatus(offer, now) === 'expired'
    ? undefined
    : countryAnswer(offer, country, intl);
}

export function countWords(
  { count, valid = 0, nearest, ...hit }: OffersHit,
  country: Country | undefined,
  intl: IntlShape,
): string | undefined {
  if (count === undefined) return undefined;
  if (count > 0)
    return activeOffersText({ valid, unknown: count - valid, invalid: 0 }, hit.filters.country ?? country, intl);
  if (!nearest) return intl.formatMessage({ id: 'search.none-known' });
  return intl.formatMessage(
    { id: 'search.nearest-offers' },
    { filters: filterWords(hit, nearest.filters), count: nearest.count },
  );
}
