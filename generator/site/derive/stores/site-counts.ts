import { dayAt, daysBetween, isoDay, parseDay, startOfDay, type Instant } from '../../../../src/domain/dates/calendar';
import { offerStatus } from '../../../../src/domain/offers/offer-status';
import { hasFigure } from '../../../../src/domain/offers/benefit-figure';
import { dayOf } from '../../../../src/domain/dates/moments';
import type { CatalogueOffer } from '../../../catalogue/offers/offer';
import type { SiteStore } from '../../../catalogue/offers/store-offers';
import type { Placeholders } from '../texts/placeholders';

export interface OfferEnds {
  /** The number of offers without an end. */
  readonly endless: number;
  readonly ends: readonly Instant[];
}

/** The facts of a store that counts are made from. */
export interface StoreCounts extends OfferEnds {
  /** The ends of the offers whose benefit has a figure; undefined if there are none. */
  readonly figures?: OfferEnds | undefined;
  /** The days of tests by the team. */
  readonly tests: readonly string[];
}

export function endsOf(offers: readonly CatalogueOffer[]): OfferEnds {
  const ends = offers.flatMap(({ endsAt }) => endsAt ?? []);
  return { endless: offers.length - ends.length, ends };
}

export function activeAmong({ endless, ends }: OfferEnds, now: Instant): number {
  return endless + ends.filter((end) => offerStatus({ endsAt: end }, now) === 'active').length;
}

export function storeCountsOf({ offers }: Pick<SiteStore, 'offers'>): StoreCounts {
  const figures = offers.filter(({ benefit }) => hasFigure(benefit));
  return {
    ...endsOf(offers),
    figures: figures.length > 0 ? endsOf(figures) : undefined,
    tests: offers.flatMap(({ checks = [], lastVerified }) => {
      const tests = checks.flatMap(({ by = 'team', date }) => (by === 'team' ? [date] : []));
      // `lastVerified` is a test by the team (product rule R72), unless the log already contains it.
      return lastVerified === undefined || tests.some((day) => day.startsWith(lastVerified))
        ? tests
        : [...tests, dayOf(lastVerified)];
    }),
  };
}

/** The values of {stores}, {active} and {checks90}, which texts may use without a claim. */
export interface SiteCounts {
  readonly stores: number;
  readonly active: number;
  /** The number of tests by the team in the last 90 days. */
  readonly checks90: number;
}

const testDays = 90;

export function siteCountsOf(
  stores: readonly { readonly counts: StoreCounts }[],
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
    active += activeAmong(counts, now);
    checks90 += counts.tests.filter((day) => day <= today && ageOf(day) <= testDays).length;
  }
  return { stores: stores.length, active, checks90 };
}

/** Digits and separators are the same in every language. */
export function countPlaceholders(counts: SiteCounts): Placeholders {
  return Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')]),
  );
}

const counted = /\{(?:stores|active|checks90)\}/;

/** Only then does a changed number rebuild the site. */
export function namesCounts(texts: unknown): boolean {
  return counted.test(JSON.stringify(texts));
}
