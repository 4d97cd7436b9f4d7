import { lastTestedIn } from '../../../../src/domain/trust/test-log';
import { testCountOf } from '../../../../src/domain/trust/test-log';
import type { Claims } from '../../../../src/generated/data-types';
import type { SourceDocument } from '../../../catalogue/load/document';
import { readClaims } from '../../../catalogue/validate/claims/file-claims';
import type { SiteStore } from '../../../catalogue/offers/store-offers';
import { taggedOffersOf } from '../collections';
import { storeChangedOn } from './last-modified';
import { testDaysOf } from './last-tests';
import { storeFactsOf } from '../offers/offer-facts';
import { offerPages } from '../offers/offer-pages';
import { searchedOffersOf } from '../files/search-offers';
import { storeCountsOf } from './site-counts';
import { storeDatesOf } from './store-dates';
import { hostsIn } from './store-links';
import { cardOf, frameOf, offersPartOf, outlineOf, type StoreOutline } from '../store-parts';
import { countedOffers } from './suggestions';
import { updateDatesOf } from '../files/updates';

/** The inputs of the table's values. */
export interface StoreSources {
  /** The store with all published offers; reported orders are among their tests. */
  readonly store: SiteStore;
  readonly document: SourceDocument;
  readonly claims: Claims;
  readonly timeZone: string;
}

/** The inputs of values that units derive. */
export type UnitSources = Pick<StoreSources, 'store'> & { readonly outline: StoreOutline };

type Column<Sources> = Readonly<Record<string, (sources: Sources) => unknown>>;

type ValuesOf<Functions extends Column<never>> = { readonly [Name in keyof Functions]: ReturnType<Functions[Name]> };

/**
 * All values that are derived from a store. The check of its file computes each value once, as JSON, and keeps a hash
 * of those that are not in the record. Units have these values as inputs, with the hashes as keys.
 */
export const storeTable = {
  /** In the record of the store, which every build reads. */
  recorded: {
    composed: ({ store }) => store.composed,
    outboundHosts: ({ store: { url: _url, offers: _offers, ...texts } }) => hostsIn(texts),
    claims: ({ document, claims }) => readClaims({ kind: 'store', document }, claims).file,
    /** The last day or month with a test of one of its offers. */
    tested: ({ store }) => lastTestedIn(store.offers),
    /** The number of tests of its offers, if any. */
    checks: ({ store }) => testCountOf(store.offers),
    changedOn: ({ store }) => storeChangedOn(store),
    counts: ({ store }) => storeCountsOf(store),
    tagged: ({ store }) => taggedOffersOf(store),
    tests: ({ store }) => testDaysOf(store.offers),
    updates: ({ store, timeZone }) => updateDatesOf(store, timeZone),
  },
  /** Stored beside the records, for units that list many stores. */
  details: {
    outline: ({ store }) => outlineOf(store),
    groups: ({ store }) => countedOffers(store.offers, store.featured),
    /** Its entries in the index of all offers. */
    facts: ({ store }) => storeFactsOf(store),
    searched: ({ store }) => searchedOffersOf(store),
    dates: ({ store }) => storeDatesOf(store),
  },
  /** Kept as hashes; units derive the values again. */
  compared: {
    card: ({ outline }) => cardOf(outline),
    offers: ({ store }) => offersPartOf(store),
    store: ({ store }) => store,
    /** For further offer pages, besides their offers: a store with only the featured offer, whose code texts may name. */
    frame: ({ store }) => frameOf(store),
  },
  /** Lists, with a hash of each element. */
  comparedEach: {
    furtherPages: ({ store }) => offerPages(store).slice(1),
  },
} satisfies {
  readonly recorded: Column<StoreSources>;
  readonly details: Column<Pick<StoreSources, 'store'>>;
  readonly compared: Column<UnitSources>;
  readonly comparedEach: Readonly<Record<string, (sources: UnitSources) => readonly unknown[]>>;
};

type Table = typeof storeTable;

export type RecordedValues = ValuesOf<Table['recorded']>;

export type StoreDetails = ValuesOf<Table['details']>;

/** The parts of a store that are inputs of units. */
export type StoreParts = StoreDetails & ValuesOf<Table['compared']>;
