import type { ContentLanguage, Text } from '../../generated/data-types';
import type { Instant } from '../dates/calendar';
import type { ValidityPeriod } from '../offers/offer-status';
import type { Trust } from './trust';

export interface FilePlace {
  readonly file: string;
  readonly line: number;
}

export interface OfferLife extends FilePlace, ValidityPeriod {
  readonly store: string;
  readonly storeName: Text;
  readonly offer: string;
  readonly code?: string;
  /** Its title in both languages, or in the one language of its feed. */
  readonly title: Text | { readonly language: ContentLanguage; readonly text: string };
  readonly featured: boolean;
  /** The last day on which it is active, YYYY-MM-DD in the site's time zone. */
  readonly lastDay?: string;
  /** Whether it ends before the end of `lastDay`. */
  readonly endsWithin?: true;
  /** The number of days from today to `lastDay`; negative if it is in the past. */
  readonly daysLeft?: number;
  /** The day or month of the team's last test, as written in the file. */
  readonly lastTested?: string;
}

/** An active offer of a store's own file, or one of a feed that the team has tested. */
export interface OfferToTest extends OfferLife {
  /** The state of its label for a visitor without a chosen country (product rule R72). */
  readonly state: Trust['state'];
  /** The number of days after which it should be tested again. */
  readonly every: number;
  /** Days since the last test, from the first day if only the month is known; absent if it was never tested. */
  readonly daysSince?: number;
  /** Whether it should be tested again: it never was, or not within the last `every` days. */
  readonly due: boolean;
}

/** A month label of a page with a month other than the current one. */
export interface AgedLabel extends FilePlace {
  readonly field: 'checked' | 'titleMonth';
  readonly month: string;
  readonly months: number;
}

export interface FeedFreshness extends FilePlace {
  readonly feed: string;
  readonly rows: number;
  readonly live: number;
  /** The last day of the row that ends last; absent for a feed without rows. */
  readonly lastDay?: string;
}

export interface EndingLicence extends FilePlace {
  readonly kind: Text;
  readonly number: string;
  readonly until: string;
  /** The number of days from today to its last day; negative if that is in the past. */
  readonly daysLeft: number;
}

export interface AgedClaim extends FilePlace {
  readonly id: string;
  readonly source: { readonly kind: 'owner' | 'shop' | 'network' | 'document'; readonly seen: string };
  readonly words: string;
  /** The age of its source in months. */
  readonly months: number;
  /** Its last day, if that has passed. */
  readonly ended?: string;
  readonly contradiction?: string;
  readonly reason?: Text | undefined;
}

export interface UnpublishedPart extends FilePlace {
  readonly kind: 'store' | 'offer' | 'page' | 'post';
  readonly name: Text;
  readonly publish?: string;
  /** The number of days from today to that day. */
  readonly daysLeft?: number;
}

export interface Freshness {
  readonly now: Instant;
  /** The current day in the site's time zone. */
  readonly today: string;
  readonly timeZone: string;
  /** Offers that end within this number of days end soon. */
  readonly within: number;
  /** Soonest first. Neither this list nor `ended` contains offers of feeds, which are removed automatically. */
  readonly ending: readonly OfferLife[];
  /** The offers that have ended, latest first. */
  readonly ended: readonly OfferLife[];
  /**
   * Every active offer of the stores' own files, and those of feeds that the team has tested: featured ones first, then
   * those that were never tested, then by the oldest test.
   */
  readonly toTest: readonly OfferToTest[];
  readonly labels: readonly AgedLabel[];
  readonly feeds: readonly FeedFreshness[];
  readonly advertisers: readonly {
    readonly feed: string;
    /** As the table writes it. */
    readonly advertiser: string;
    readonly rows: number;
    /** The slug of a store with a similar name. */
    readonly near?: string;
  }[];
  /** The licences that end within 60 days or have ended, soonest first. */
  readonly licences: readonly EndingLicence[];
  /** The claims by kind of source, then oldest first. */
  readonly claims: readonly AgedClaim[];
  /** Everything unpublished that is in none of the other lists. */
  readonly unpublished: readonly UnpublishedPart[];
  /** Every published offer, store by store, for the timeline. */
  readonly lives: readonly OfferLife[];
}
