import { dayAt, daysBetween, isoDay, parseDay, startOfDay, type Instant } from '../../../src/domain/dates/calendar';
import type {
  AgedLabel,
  FeedFreshness,
  FilePlace,
  Freshness,
  OfferLife,
  OfferToTest,
} from '../../../src/domain/trust/freshness';
import { offerStatus } from '../../../src/domain/offers/offer-status';
import { grouped } from '../../../src/domain/language/grouped';
import { isPublished } from '../../../src/domain/pages/publication';
import { lastTestedOf } from '../../../src/domain/trust/test-log';
import { defaultCheckEvery, trustOf, type TrustEvidence } from '../../../src/domain/trust/trust';
import type { ContentLanguage, Home, Page, Site, Store } from '../../../src/generated/data-types';
import { evidenceOf } from '../../catalogue/claims/evidence';
import { claimStatesOf, type ClaimState } from '../../catalogue/claims/states';
import { lastDayBefore, monthsBetween } from '../../../src/domain/dates/moments';
import { dayOf } from '../../../src/domain/dates/moments';
import type { StoreDates } from '../../site/derive/stores/store-dates';
import type { SourceDocument } from '../../catalogue/load/document';
import { publicationOf } from '../../catalogue/load/fields';
import type { Catalogue, FeedEntry, FeedRows } from '../../catalogue/validate/catalogue';
import { openAdvertisers } from '../../catalogue/validate/stores/advertisers';
import { correctionsWithoutRow, type PlacedCorrection } from '../../catalogue/validate/feeds/feed-corrections';
import { offerOfFile, type CatalogueOffer } from '../../catalogue/offers/offer';
import { feedOfStore, foldCell, offerSourceOf } from '../../catalogue/offers/store-offers';
import { licencesToRenew, licenceStates, type LicenceState } from './licences';
import { unpublishedOf } from './drafts';
import { noLine, withLine, type Key } from './place';
import { compareTexts } from '../../site/derive/pages/lists';

interface FeedState extends FeedFreshness {
  /** The slugs of the stores that use it. */
  readonly stores: readonly string[];
  /** The number of active offers that end soon. */
  readonly endingSoon: number;
  readonly endsAt?: Instant;
  /** Tests in its settings whose offer is in no valid row: index and id. */
  readonly lostTests: readonly { readonly index: number; readonly offer: string }[];
  /** The corrections without a row in the table. */
  readonly lostCorrections: readonly PlacedCorrection[];
}

/** What has ended, ends soon or is outdated, and what to test next. */
export interface FreshnessReport extends Freshness {
  readonly version: 1;
  readonly feeds: readonly FeedState[];
  readonly licences: readonly LicenceState[];
  readonly claims: readonly ClaimState[];
}

export interface FreshnessCounts {
  readonly ending: number;
  readonly ended: number;
  /** The number of ended offers that are featured. */
  readonly endedFeatured: number;
  /** The number of offers that should be tested again. */
  readonly due: number;
  /** In months. */
  readonly oldestLabel: number;
  readonly feedsWithoutLiveRows: readonly string[];
  /** The number of tests whose offer is in no valid row of its feed. */
  readonly lostTests: number;
  /** The number of corrections without a row in their feed's table. */
  readonly lostCorrections: number;
  /** The number of licences that end within 60 days or have ended. */
  readonly licences: number;
}

interface ReportSettings {
  readonly now: Instant;
  readonly within: number;
}

/** The default number of days that count as soon. */
export const soonDays = 14;

/** An offer, and the key that determines its line if it is in the store's own file. */
interface ReportedOffer {
  readonly offer: CatalogueOffer;
  readonly life: OfferLife;
  readonly key?: Key;
}

function isDue(daysSince: number | undefined, every: number): boolean {
  return daysSince === undefined || daysSince > every;
}

/** The tests of a feed whose offer is in no valid row. */
function lostTestsOf({ config, rows }: Pick<FeedEntry, 'config' | 'rows'>): FeedState['lostTests'] {
  const { checks = [] } = config;
  if (checks.length === 0) return [];
  const ids = new Set(rows.map(({ offer }) => offer.id));
  return checks.flatMap(({ offer }, index) => (ids.has(offer) ? [] : [{ index, offer }]));
}

/** In both languages, or in one with its language. */
function titleOf({ title, code, id }: CatalogueOffer): OfferLife['title'] {
  const { en, ar } = title;
  if (en !== undefined && ar !== undefined) return { en, ar };
  // The keys of titles are languages.
  const [first] = Object.entries(title) as [ContentLanguage, string][];
  return first ? { language: first[0], text: first[1] } : { language: 'en', text: code ?? id };
}

type Ending = Pick<OfferLife, 'endsAt' | 'lastDay' | 'endsWithin' | 'daysLeft'>;

class Reporter {
  readonly #now: Instant;
  readonly #within: number;
  readonly #timeZone: string;
  readonly today: string;
  /** Cached, because many offers share a day and time zone calculations are slow. */
  readonly #ages = new Map<string, number>();
  readonly #endings = new Map<Instant, Ending>();

  constructor({ now, within }: ReportSettings, timeZone: string) {
    this.#now = now;
    this.#within = within;
    this.#timeZone = timeZone;
    this.today = isoDay(dayAt(now, timeZone));
  }

  isSoon = ({ daysLeft, endsAt }: Ending): boolean =>
    daysLeft !== undefined && daysLeft <= this.#within && this.isLive({ endsAt });

  isLive = ({ endsAt }: { readonly endsAt?: Instant | undefined }): boolean =>
    offerStatus({ endsAt }, this.#now) === 'active';

  #ending(endsAt: Instant): Ending {
    const known = this.#endings.get(endsAt);
    if (known) return known;
    const last = lastDayBefore(endsAt, this.#timeZone);
    const midnight = startOfDay(dayAt(endsAt, this.#timeZone), this.#timeZone) === endsAt;
    const ending: Ending = {
      endsAt,
      lastDay: isoDay(last),
      endsWithin: midnight ? undefined : true,
      daysLeft: daysBetween(this.#now, endsAt - 1, this.#timeZone),
    };
    this.#endings.set(endsAt, ending);
    return ending;
  }

  /** The published offers of a store, those of its own file first. */
  offersOf(
    { value: store, document }: Catalogue['stores'][number],
    feeds: Catalogue['feeds'],
  ): readonly ReportedOffer[] {
    const used = feedOfStore(store, feeds);
    const own = (store.offers ?? []).flatMap((written, index): ReportedOffer[] => {
      if (!isPublished(written, this.today)) return [];
      const offer = offerOfFile(written, this.#timeZone);
      const life = this.#lifeOf(store, offer, { file: document.file.path, line: noLine });
      return [{ offer, life, key: { document, path: ['offers', index, 'id'] } }];
    });
    if (!used) return own;
    const file = `data/feeds/${used.feed.config.file}`;
    return [
      ...own,
      ...used.rows.map(({ offer, line }) => ({ offer, life: this.#lifeOf(store, offer, { file, line }) })),
    ];
  }

  #lifeOf(store: Store, offer: CatalogueOffer, place: FilePlace): OfferLife {
    return {
      store: store.slug,
      storeName: store.name,
      offer: offer.id,
      code: offer.code,
      title: titleOf(offer),
      featured: offer.id === store.featured,
      startsAt: offer.startsAt,
      ...(offer.endsAt !== undefined && this.#ending(offer.endsAt)),
      lastTested: lastTestedOf(offer),
      ...place,
    };
  }

  #toTest(life: OfferLife, tests: TrustEvidence, checkEvery: number): OfferToTest {
    const daysSince = this.#daysSince(life.lastTested);
    const { state } = trustOf({ ...tests, checkEvery }, { now: this.#now, timeZone: this.#timeZone });
    return {
      ...life,
      state,
      every: checkEvery,
      daysSince,
      due: isDue(daysSince, checkEvery),
    };
  }

  /** Of a feed only those that the team has already tested: a network's table has more offers than a team can test. */
  toTest(offers: readonly ReportedOffer[], checkEvery: number): readonly OfferToTest[] {
    return offers.flatMap(({ offer, life, key }) => {
      if (!this.isLive(life) || (!key && life.lastTested === undefined)) return [];
      const test = this.#toTest(life, offer, checkEvery);
      return [key ? withLine(test, key) : test];
    });
  }

  /** Counts offers that end soon, have ended or should be tested again, and finds the oldest label. */
  count(
    stores: Iterable<StoreDates>,
    siteEvery: number,
  ): Pick<FreshnessCounts, 'ending' | 'ended' | 'endedFeatured' | 'due' | 'oldestLabel'> {
    const counts = { ending: 0, ended: 0, endedFeatured: 0, due: 0, oldestLabel: 0 };
    for (const { checked, titleMonth = checked, checkEvery = siteEvery, offers } of stores) {
      counts.oldestLabel = Math.max(
        counts.oldestLabel,
        monthsBetween(checked, this.today),
        monthsBetween(titleMonth, this.today),
      );
      for (const { endsAt, tested, featured = false, ofFeed = false } of offers) {
        const ending: Ending = endsAt === undefined ? {} : this.#ending(endsAt);
        if (this.isLive(ending)) {
          if (isDue(this.#daysSince(tested), checkEvery)) counts.due += 1;
        } else if (!ofFeed) {
          counts.ended += 1;
          counts.endedFeatured += Number(featured);
        }
        if (!ofFeed && this.isSoon(ending)) counts.ending += 1;
      }
    }
    return counts;
  }

  #daysSince(dayOrMonth: string | undefined): number | undefined {
    if (dayOrMonth === undefined) return undefined;
    const known = this.#ages.get(dayOrMonth);
    if (known !== undefined) return known;
    const days = daysBetween(startOfDay(parseDay(dayOf(dayOrMonth)), this.#timeZone), this.#now, this.#timeZone);
    this.#ages.set(dayOrMonth, days);
    return days;
  }

  labels(
    document: SourceDocument,
    fields: Partial<Record<AgedLabel['field'], string | undefined>>,
  ): readonly AgedLabel[] {
    return (['checked', 'titleMonth'] as const).flatMap((field) => {
      const month = fields[field];
      const months = month === undefined ? 0 : monthsBetween(month, this.today);
      return month === undefined || months < 1
        ? []
        : [withLine({ field, month, months, file: document.file.path, line: noLine }, { document, path: [field] })];
    });
  }

  /** Drafts count as stores. */
  advertisersWithoutStore({ name, rows }: FeedEntry, stores: Catalogue['stores']): FreshnessReport['advertisers'] {
    const active = new Map(grouped(rows, ({ advertiser = '' }) => foldCell(advertiser)));
    const advertisers = [...active.values()].flatMap((own) => {
      const advertiser = own[0]?.advertiser;
      const live = own.filter(({ offer }) => this.isLive(offer)).length;
      return advertiser === undefined || live === 0 ? [] : [{ advertiser, rows: live }];
    });
    const named = stores.map(({ value: { slug, name: names, aliases = [], offersFrom } }) => ({
      slug,
      names: [names.en, names.ar, ...aliases],
      offersFrom,
    }));
    return openAdvertisers(advertisers, named, name).map((each) => ({ ...each, feed: name }));
  }

  feed(entry: FeedEntry, stores: readonly string[]): FeedState {
    const ends = entry.rows.flatMap(({ offer }) => offer.endsAt ?? []);
    const live = ends.filter((endsAt) => this.isLive({ endsAt }));
    const endless = entry.rows.length - ends.length;
    const last = ends.length === 0 ? undefined : ends.reduce((a, b) => Math.max(a, b));
    const soon = live.filter((endsAt) => daysBetween(this.#now, endsAt - 1, this.#timeZone) <= this.#within);
    const state = {
      feed: entry.name,
      stores,
      rows: entry.rows.length,
      live: live.length + endless,
      endingSoon: soon.length,
      endsAt: last,
      lastDay: last === undefined ? undefined : isoDay(lastDayBefore(last, this.#timeZone)),
      lostTests: lostTestsOf(entry),
      lostCorrections: correctionsWithoutRow(entry),
      file: entry.document.file.path,
      line: noLine,
    };
    return withLine(state, { document: entry.document, path: ['file'] });
  }
}

export function freshnessOf(catalogue: Catalogue, settings: ReportSettings): FreshnessReport {
  const { site, home, feeds } = catalogue;
  const { timeZone, checkEvery: siteEvery = defaultCheckEvery } = site.value;
  const reporter = new Reporter(settings, timeZone);
  const stores = catalogue.stores.filter(({ value }) => isPublished(value, reporter.today));
  const pages = catalogue.pages.filter(({ value }) => isPublished(publicationOf(value), reporter.today));

  const ofStores = stores.map((entry) => {
    const offers = reporter.offersOf(entry, feeds);
    return { offers, toTest: reporter.toTest(offers, entry.value.checkEvery ?? siteEvery) };
  });
  const offers = ofStores.flatMap((store) => store.offers);
  const livesOf = (some: readonly ReportedOffer[]): readonly OfferLife[] =>
    some.map(({ life, key }) => (key ? withLine({ ...life }, key) : life));
  const own = livesOf(offers.filter(({ key }) => key));
  const toTest = ofStores.flatMap((store) => store.toTest);
  const labels = [
    ...reporter.labels(home.document, { checked: home.value.checked }),
    ...pages.flatMap(({ value, document }) =>
      reporter.labels(document, { checked: 'checked' in value ? value.checked : undefined }),
    ),
    ...stores.flatMap(({ value, document }) =>
      reporter.labels(document, { checked: value.checked, titleMonth: value.titleMonth }),
    ),
  ];
  const ageOf = ({ daysSince = Number.MAX_VALUE }: OfferToTest): number => daysSince;
  const bySoonest = (a: OfferLife, b: OfferLife): number =>
    (a.endsAt ?? 0) - (b.endsAt ?? 0) || compareTexts(a.file, b.file) || a.line - b.line;
  return {
    version: 1,
    now: settings.now,
    today: reporter.today,
    timeZone,
    within: settings.within,
    ending: own.filter(reporter.isSoon).sort(bySoonest),
    ended: own
      .filter((offer) => !reporter.isLive(offer))
      .sort((a, b) => (b.endsAt ?? 0) - (a.endsAt ?? 0) || compareTexts(a.file, b.file) || a.line - b.line),
    // Featured offers first, then untested ones, then by age of the last test.
    toTest: toTest.sort((a, b) => Number(b.featured) - Number(a.featured) || ageOf(b) - ageOf(a)),
    labels: labels.toSorted((a, b) => b.months - a.months || compareTexts(a.file, b.file) || a.line - b.line),
    feeds: [...feeds.values()].map((feed) =>
      reporter.feed(
        feed,
        stores.flatMap(({ value }) => (offerSourceOf(value.offersFrom)?.feed === feed.name ? [value.slug] : [])),
      ),
    ),
    advertisers: [...feeds.values()].flatMap((feed) => reporter.advertisersWithoutStore(feed, catalogue.stores)),
    licences: licenceStates(site, settings.now),
    claims: claimStatesOf(evidenceOf(catalogue), settings.now),
    unpublished: unpublishedOf(catalogue, settings.now, reporter.today),
    lives: livesOf(offers),
  };
}

export function countsOf({ ending, ended, toTest, labels, feeds, licences }: FreshnessReport): FreshnessCounts {
  return {
    ending: ending.length,
    ended: ended.length,
    endedFeatured: ended.filter(({ featured }) => featured).length,
    due: toTest.filter(({ due }) => due).length,
    oldestLabel: labels[0]?.months ?? 0,
    feedsWithoutLiveRows: feeds.filter(({ live }) => live === 0).map(({ feed }) => feed),
    lostTests: feeds.reduce((sum, { lostTests }) => sum + lostTests.length, 0),
    lostCorrections: feeds.reduce((sum, { lostCorrections }) => sum + lostCorrections.length, 0),
    licences: licences.length,
  };
}

/** A catalogue in which stores have only their dates, from the cache of an earlier check. */
interface DatedCatalogue {
  readonly site: Site;
  readonly home: Home;
  readonly pages: readonly Page[];
  readonly feeds: ReadonlyMap<string, FeedRows>;
  readonly stores: readonly StoreDates[];
}

/** Equals `countsOf(freshnessOf(…))`, but does not read the stores. */
export function freshnessCounts(
  { site, home, pages, feeds, stores }: DatedCatalogue,
  settings: ReportSettings,
): FreshnessCounts {
  const reporter = new Reporter(settings, site.timeZone);
  const labelled = [home, ...pages].flatMap((page) =>
    'checked' in page && page.checked !== undefined ? [{ checked: page.checked, offers: [] }] : [],
  );
  return {
    ...reporter.count([...labelled, ...stores], site.checkEvery ?? defaultCheckEvery),
    lostTests: [...feeds.values()].reduce((sum, feed) => sum + lostTestsOf(feed).length, 0),
    lostCorrections: [...feeds.values()].reduce((sum, feed) => sum + correctionsWithoutRow(feed).length, 0),
    licences: licencesToRenew(site, settings.now).length,
    feedsWithoutLiveRows: [...feeds].flatMap(([name, { rows }]) =>
      rows.some(({ offer }) => reporter.isLive(offer)) ? [] : [name],
    ),
  };
}
