import { dayAt, daysBetween, isoDay, parseDay, startOfDay, type Instant } from '../../../src/domain/calendar';
import { offerStatus } from '../../../src/domain/offer-status';
import { hasFigure } from '../../../src/domain/thresholds';
import type { OfferTests } from '../../../src/domain/test-log';
import type { Store } from '../../../src/generated/data-types';
import type { OfferEnds } from './collections';
import { endOf } from '../../../src/domain/moments';
import { dayOf } from '../../../src/domain/moments';
import type { OfferFeed } from '../../catalogue/validate/store-feed';
import type { Placeholders } from './placeholders';

/** What is counted of a store: its offers, when they end, and when the team tested them. */
export interface StoreCounts extends OfferEnds {
  /** Of those offers, the ones that give something with a figure; absent without one. */
  readonly figures?: OfferEnds;
  /** The days on which the team tested an offer. */
  readonly tests: readonly string[];
}

/** What is counted of a store. */
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
    ...(figures.some((each) => each.length > 0) && { figures: endsOf(...figures) }),
    tests: tested.flatMap(({ checks = [], lastVerified }) => {
      const tests = checks.flatMap(({ by = 'team', date }) => (by === 'team' ? [date] : []));
      // It is a test by the team as well (product rule R72), unless the log has it already.
      return lastVerified === undefined || tests.some((day) => day.startsWith(lastVerified))
        ? tests
        : [...tests, dayOf(lastVerified)];
    }),
  };
}

/** The numbers that texts may name without a claim: {stores}, {active} and {checks90}. */
export interface SiteCounts {
  readonly stores: number;
  /** The active offers. */
  readonly active: number;
  /** The tests by the team in the last 90 days. */
  readonly checks90: number;
}

/** A store as it is counted. */
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

/** The values of the counted placeholders: the same digits and separators in every language. */
export function countPlaceholders(counts: SiteCounts): Placeholders {
  return Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')]),
  );
}

const counted = /\{(?:stores|active|checks90)\}/;

/** Whether texts name one of the counted placeholders: only then is the site made again when a number changes. */
export function namesCounts(texts: unknown): boolean {
  return counted.test(JSON.stringify(texts));
}
