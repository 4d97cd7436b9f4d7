import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isComplete } from '../../../support/extent';
import { check } from '../../../../generator/catalogue/check/check';
import {
  couponList,
  enoughForHome,
  listingOf,
  offerList,
  withCandidates,
  type ListedStore,
} from '../../../../generator/site/derive/pages/lists';
import { namesFiles } from '../../../../generator/site/derive/files/search-index';
import { feedOffersOf, siteStoreOf, type SiteStore } from '../../../../generator/catalogue/offers/store-offers';
import { inEachLanguage } from '../../../../generator/site/derive/record-of';
import { listedStore, storePage } from '../../../../generator/site/derive/pages/store-page';
import { outlineOf } from '../../../../generator/site/derive/store-parts';
import { resultsOf, tableOfPage, type Wanted } from '../../../../src/coupons/results';
import { firstCoupons } from '../../../../src/domain/offers/first-coupons';
import { sorts } from '../../../../src/domain/facets/facets';
import { factsOfPage } from '../../../../src/domain/facets/offer-facts';
import { activeFirst } from '../../../../src/domain/offers/offer-status';
import { featuredOffer, offersOfSection } from '../../../../src/domain/offers/shown-offers';
import type { VerdictContext } from '../../../../src/domain/verdict/verdict';
import { exampleMoney } from '../../../src/domain/support/example-money';
import { projectSystem } from '../../../support/catalogue';
import { inputsOf } from '../../../support/site-of';

const now = Date.parse('2025-09-15T09:00:00Z');
const { catalogue } = check(projectSystem({}));
if (!catalogue) throw new Error('The catalogue under test has errors.');
const editions = inputsOf(projectSystem({}), catalogue).editions.read();
const featured = catalogue.home.value.featured.stores.map(({ store }) => store);
const stores = catalogue.stores.map(({ value }) =>
  siteStoreOf(value, feedOffersOf(value, catalogue.feeds), 'Asia/Riyadh'),
);

const context: VerdictContext = { now, timeZone: 'Asia/Riyadh', money: exampleMoney };
/** Every order that readers can choose for the list of all offers, also with the total of an order. */
const wanted: readonly Wanted[] = [
  { filters: {}, basket: {} },
  ...sorts.map((sort) => ({ filters: { sort }, basket: {} })),
  { filters: { country: 'KW' }, basket: { amount: 20_000, currency: 'USD' } },
];

/** Every order in which the site shows stores and offers. */
function ordersOf(sources: readonly SiteStore[]): unknown {
  const bySlug = new Map(sources.map((store) => [store.slug, store]));
  const outlines = sources.map(outlineOf);
  return inEachLanguage((language) => {
    const edition = editions[language];
    const listing = listingOf(outlines, featured, language);
    const listedOf = (slug: string): ListedStore => {
      const store = bySlug.get(slug);
      if (!store) throw new Error(`There is no store ${slug}.`);
      return listedStore(store, edition);
    };
    const coupons = [...couponList(listing.coupons.flat(), listedOf)];
    const candidates = enoughForHome(listing.coupons, listedOf);
    const home = firstCoupons(candidates, now).map(({ store, id }) => `${store} ${id}`);
    const listed = offerList(
      withCandidates(coupons, candidates, () => ''),
      listedOf,
    );
    const entries = tableOfPage(factsOfPage(listed, context));
    const filtered = wanted.map((each) =>
      resultsOf(entries, listed.stores, each, context).offers.map(({ store, id }) => `${store} ${id}`),
    );
    const pages = sources.map((store) => {
      const page = storePage(store, edition);
      const sections = page.sections.flatMap((section) =>
        section.kind === 'offers' ? [activeFirst(offersOfSection(section, page.offers), now).map(({ id }) => id)] : [],
      );
      return { slug: store.slug, first: featuredOffer(page, now)?.id, sections };
    });
    return {
      listing,
      search: namesFiles(outlines, listing.search, { codes: 1, titles: 1 }, language),
      home,
      filtered,
      coupons: activeFirst(coupons, now).map(({ store, id }) => `${store} ${id}`),
      pages,
    };
  });
}

/** Replaces the links and networks of stores and offers with values from `next`. */
function relinked(next: () => string): readonly SiteStore[] {
  return stores.map((store) => ({
    ...store,
    url: next(),
    from: { network: 'gulfclicks', programme: next() },
    ...(store.offersFrom !== undefined && { offersFrom: next() }),
    offers: store.offers.map((offer) => ({
      ...offer,
      url: next(),
      ...(offer.source.kind === 'store' && { deepLink: next(), from: { network: 'gulfclicks', programme: next() } }),
    })),
  }));
}

it('stores and offers keep their order regardless of their links and networks (product rules R57, R92)', () => {
  const usual = ordersOf(stores);
  fc.assert(
    fc.property(fc.infiniteStream(fc.webUrl({ withQueryParameters: true })), (links) => {
      const next = (): string => {
        const { value } = links.next();
        return String(value);
      };
      expect(ordersOf(relinked(next))).toEqual(usual);
    }),
    { numRuns: isComplete ? 20 : 4 },
  );
});
