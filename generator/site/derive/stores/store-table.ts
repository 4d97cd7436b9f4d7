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

/** What the values of the table are derived from. */
export interface StoreSources {
  /** The store with all its offers, reported orders among their tests, and without unpublished offers. */
  readonly store: SiteStore;
  readonly document: SourceDocument;
  readonly claims: Claims;
  readonly timeZone: string;
}

/** What units derive values of the table from. */
export type UnitSources = Pick<StoreSources, 'store'> & { readonly outline: StoreOutline };

type Column<Sources> = Readonly<Record<string, (sources: Sources) => unknown>>;

type ValuesOf<Functions extends Column<never>> = { readonly [Name in keyof Functions]: ReturnType<Functions[Name]> };

/**
 * All that is derived from a store. The check of its file computes each value once, as JSON, and keeps a hash of those
 * that are not in the record. Inputs of units are made of these values, so that their keys are the hashes.
 */
export const storeTable = {
  /** In the record of the store, which every build reads. */
  recorded: {
    composed: ({ store }) => store.composed,
    outboundHosts: ({ store: { url: _url, offers: _offers, ...texts } }) => hostsIn(texts),
    claims: ({ document, claims }) => readClaims({ kind: 'store', document }, claims).file,
    /** The last day or month in which one of its offers was tested. */
    tested: ({ store }) => lastTestedIn(store.offers),
    /** The number of tests of its offers, if any. */
    checks: ({ store }) => testCountOf(store.offers),
    changedOn: ({ store }) => storeChangedOn(store),
    counts: ({ store }) => storeCountsOf(store),
    /** The collections of its offers besides its category. */
    tagged: ({ store }) => taggedOffersOf(store),
    /** The last tests of its offers. */
    tests: ({ store }) => testDaysOf(store.offers),
    /** The updates and ends of its offers, for the feed of updates. */
    updates: ({ store, timeZone }) => updateDatesOf(store, timeZone),
  },
  /** Beside the records, for units that list many stores. */
  details: {
    outline: ({ store }) => outlineOf(store),
    /** The summary of its offers for other pages. */
    groups: ({ store }) => countedOffers(store.offers, store.featured),
    /** Its entries in the index of all offers. */
    facts: ({ store }) => storeFactsOf(store),
    /** The searchable part of its offers. */
    searched: ({ store }) => searchedOffersOf(store),
    /** The dates for the report on freshness. */
    dates: ({ store }) => storeDatesOf(store),
  },
  /** Only as hashes: units derive the values again. */
  compared: {
    card: ({ outline }) => cardOf(outline),
    offers: ({ store }) => offersPartOf(store),
    store: ({ store }) => store,
    /** What further pages of its offers need of it besides these: of its offers the one whose code its texts name. */
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

/** The values that are in the record of a store. */
export type RecordedValues = ValuesOf<Table['recorded']>;

/** The values that are kept beside the records. */
export type StoreDetails = ValuesOf<Table['details']>;

/** The parts of a store that units are given. */
export type StoreParts = StoreDetails & ValuesOf<Table['compared']>;
