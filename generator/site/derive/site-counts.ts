import { dayAt, daysBetween, isoDay, parseDay, startOfDay, type Instant } from '../../../src/domain/dates/calendar';
import { offerStatus } from '../../../src/domain/offers/offer-status';
import { hasFigure } from '../../../src/domain/offers/benefit-figure';
import type { OfferTests } from '../../../src/domain/trust/test-log';
import type { Store } from '../../../src/generated/data-types';
import type { OfferEnds } from './collections';
import { endOf } from '../../../src/domain/dates/moments';
import { dayOf } from '../../../src/domain/dates/moments';
import type { OfferFeed } from '../../catalogue/validate/store-feed';
import type { Placeholders } from './placeholders';

/** The countable facts of a store: its offers, their ends, and the team's tests. */
export interface StoreCounts extends OfferEnds {
  /** Those of the offers that have a benefit with a figure; absent if there are none. */
  readonly figures?: OfferEnds;
  /** The days of the team's tests. */
  readonly tests: readonly string[];
}

/** Derives the countable facts of a store. */
export function storeCountsOf(
  { offers = [] }: Pick<Store, 'offers'>,
  rows: OfferFeed['rows'],
  tested: readonly OfferTests[],
  timeZone: string,
): StoreCounts {
  const endsOf = (ownOffers: typeof offers, ownRows: typeof rows): OfferEnds => {
    const ends = [
      ...ownOffers.flatMap(({ expires }) => (expires === undefined ? [] : [endOf(expires, timeZone)])),
      ...ownRows.flatMap(({ endsAt }) => endsAt ?? []),
    ];
    return { endless: ownOffers.length + ownRows.length - ends.length, ends };
  };
  const figures = [
    offers.filter(({ benefit }) => hasFigure(benefit)),
    rows.filter(({ benefit }) => hasFigure(benefit)),
  ] as const;
  return {
    ...endsOf(offers, rows),
    figures: figures.some((each) => each.length > 0) ? endsOf(...figures) : undefined,
    tests: tested.flatMap(({ checks = [], lastVerified }) => {
      const tests = checks.flatMap(({ by = 'team', date }) => (by === 'team' ? [date] : []));
      // `lastVerified` is a test by the team, too (product rule R72), unless the log already contains it.
      return lastVerified === undefined || tests.some((day) => day.startsWith(lastVerified))
        ? tests
        : [...tests, dayOf(lastVerified)];
    }),
  };
}

/** The counted placeholders, which texts may use without a claim: {stores}, {active} and {checks90}. */
export interface SiteCounts {
  readonly stores: number;
  /** The number of active offers. */
  readonly active: number;
  /** The number of tests by the team in the last 90 days. */
  readonly checks90: number;
}

/** The part of a store that is counted. */
interface CountedStore {
  readonly counts: StoreCounts;
}

const testDays = 90;

/** Counts at an instant. */
export function siteCountsOf(
  stores: readonly CountedStore[],
  { now, timeZone }: { readonly now: Instant; readonly timeZone: string },
): SiteCounts {
  const today = isoDay(dayAt(now, timeZone));
  const ages = new Map<string, number>();
  const ageOf = (day: string): number => {
    const age = ages.get(day) ?? daysBetween(startOfDay(parseDay(day), timeZone), now, timeZone);
    ages.set(day, age);
    return age;
  };
  let active = 0;
  let checks90 = 0;
  for (const { counts } of stores) {
    active += counts.endless + counts.ends.filter((expiresAt) => offerStatus({ expiresAt }, now) === 'active').length;
    checks90 += counts.tests.filter((day) => day <= today && ageOf(day) <= testDays).length;
  }
  return { stores: stores.length, active, checks90 };
}

/** The values of the counted placeholders, with the same digits and separators in every language. */
export function countPlaceholders(counts: SiteCounts): Placeholders {
  return Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')]),
  );
}

const counted = /\{(?:stores|active|checks90)\}/;

/** Whether texts use a counted placeholder. Only then does a changed number rebuild the site. */
export function namesCounts(texts: unknown): boolean {
  return counted.test(JSON.stringify(texts));
}
