import type { ContentLanguage, Text } from '../generated/data-types';
import type { Instant } from './calendar';
import type { Trust } from './trust';

/** A line of the data. */
export interface FilePlace {
  readonly file: string;
  readonly line: number;
}

/** The known dates of one offer. */
export interface OfferLife extends FilePlace {
  readonly store: string;
  readonly storeName: Text;
  readonly offer: string;
  readonly code?: string;
  /** Its title in both languages, or in the one language of its feed. */
  readonly title: Text | { readonly language: ContentLanguage; readonly text: string };
  /** Whether it is the featured offer of its store. */
  readonly featured: boolean;
  readonly startsAt?: Instant;
  /** The first instant at which it is no longer active. */
  readonly endsAt?: Instant;
  /** The last day on which it is active, YYYY-MM-DD in the site's time zone. */
  readonly lastDay?: string;
  /** Whether it ends before the end of that day. */
  readonly endsWithin?: true;
  /** Days from today to that day; negative if it is in the past. */
  readonly daysLeft?: number;
  /** The day or month in which the team last tested it, as written in the file. */
  readonly lastTested?: string;
}

/** An active offer of a store's own file, or one of a feed that the team has tested. */
export interface OfferToTest extends OfferLife {
  /** The state of its label, for a visitor who has chosen no country (product rule R72). */
  readonly state: Trust['state'];
  /** It should be tested every so many days. */
  readonly every: number;
  /** How many days ago it was tested, for a month from its first day; absent if never. */
  readonly daysSince?: number;
  /** Whether it should be tested again: it never was, or longer ago than `every` days. */
  readonly due: boolean;
}

/** A month label of a page that is not the current month. */
export interface AgedLabel extends FilePlace {
  readonly field: 'checked' | 'titleMonth';
  readonly month: string;
  /** The age in months. */
  readonly months: number;
}

/** How much of a feed is still active. */
export interface FeedFreshness extends FilePlace {
  readonly feed: string;
  readonly rows: number;
  readonly live: number;
  /** The last day of the row that ends last; absent for a feed without rows. */
  readonly lastDay?: string;
}

/** An advertiser of a feed whose active offers no store has. */
export interface AdvertiserWithoutStore {
  readonly feed: string;
  /** As the table writes it. */
  readonly advertiser: string;
  /** How many of its rows are active. */
  readonly rows: number;
  /** The slug of a store with a similar name. */
  readonly near?: string;
}

/** A licence that ends soon or has ended. */
export interface EndingLicence extends FilePlace {
  readonly kind: Text;
  readonly number: string;
  readonly until: string;
  /** Days from today to its last day; negative if that is past. */
  readonly daysLeft: number;
}

/** A registered claim: its source, its age, and whether the data contradicts it. */
export interface AgedClaim extends FilePlace {
  readonly id: string;
  readonly source: { readonly kind: 'owner' | 'shop' | 'network' | 'document'; readonly seen: string };
  /** The first of its words. */
  readonly words: string;
  /** The age of its source in months. */
  readonly months: number;
  /** Its last day, if it has passed. */
  readonly ended?: string;
  /** What the data says against it. */
  readonly contradiction?: string;
  /** Why it stays all the same. */
  readonly reason?: Text | undefined;
}

/** Something that is not published yet. */
export interface UnpublishedPart extends FilePlace {
  readonly kind: 'store' | 'offer' | 'page' | 'post';
  readonly name: Text;
  /** The day on which it is published, if that is known. */
  readonly publish?: string;
  /** Days from today to that day. */
  readonly daysLeft?: number;
}

/** What the page of the report shows: what has ended, ends soon or is out of date, and what to test next. */
export interface Freshness {
  readonly now: Instant;
  /** The current day in the site's time zone. */
  readonly today: string;
  readonly timeZone: string;
  /** How many days count as soon. */
  readonly within: number;
  /** Soonest first. Neither this list nor `ended` has offers of feeds, which are removed from pages automatically. */
  readonly ending: readonly OfferLife[];
  /** Latest first. */
  readonly ended: readonly OfferLife[];
  /** Every active offer of the stores' own files, and those of feeds that the team has tested: featured ones first, then those that were never tested, then the oldest test. */
  readonly toTest: readonly OfferToTest[];
  readonly labels: readonly AgedLabel[];
  readonly feeds: readonly FeedFreshness[];
  /** The advertisers of feeds whose active offers no store has. */
  readonly advertisers: readonly AdvertiserWithoutStore[];
  /** The licences that end within 60 days or have ended, the first end first. */
  readonly licences: readonly EndingLicence[];
  /** By source, then the oldest first. */
  readonly claims: readonly AgedClaim[];
  /** What is not published yet, which none of the other lists has. */
  readonly unpublished: readonly UnpublishedPart[];
  /** Every published offer, store by store, for the timeline. */
  readonly lives: readonly OfferLife[];
}
