import { dayAt, isoDay, type Instant } from '../../../src/domain/calendar';
import { defaultLanguage, type Language } from '../../../src/domain/language';
import type { OfferView, StoreSummary } from '../../../src/domain/page-data';
import { postPath, sitePath } from '../../../src/domain/paths';
import { laterDay } from '../../../src/domain/publication';
import { testsOf } from '../../../src/domain/test-log';
import { isByTeam, type OfferTest, type TrustEvidence } from '../../../src/domain/trust';
import type { ContentLanguage, Post } from '../../../src/generated/data-types';
import type { Wording } from './dates';
import { dayOf } from '../../../src/domain/moments';
import { appearedOn } from './published';
import { rowSpanOf, spanOf, type OfferSpan } from './offers';
import type { OfferFeed } from '../../catalogue/validate/store-feed';
import type { StoreOffers } from './store-parts';

/** Something new on the site, for its feed. */
export interface Update {
  /** Never changes: the feed derives its identifier from it. */
  readonly key: string;
  readonly title: string;
  readonly summary: string;
  readonly language: ContentLanguage;
  /** Its path, from the site's root. */
  readonly path: string;
  /** The days, `YYYY-MM-DD`, on which it was new and last changed. */
  readonly published: string;
  readonly updated: string;
  /** The instant from which it is no longer in the feed. */
  readonly expiresAt?: Instant;
}

/** A store with its offers in one language. */
interface StoreEdition {
  readonly store: StoreOffers;
  readonly summary: Pick<StoreSummary, 'name'>;
  readonly offers: readonly OfferView[];
}

/** In which language, with which words, and where a day begins. */
interface UpdatesContext {
  readonly language: Language;
  readonly wording: Pick<Wording, 'dayOrMonth' | 'message'>;
  readonly timeZone: string;
}

/** The days, `YYYY-MM-DD`, on which an offer was new and last changed. */
interface UpdateDays {
  readonly published: string;
  readonly updated: string;
}

/** The tests of an offer, by which its updates are dated. */
type Tests = Pick<TrustEvidence, 'checks' | 'lastVerified'>;

/** Since when an offer is known: its beginning, else its first test. */
function knownSince(
  { startsAt }: OfferSpan,
  { checks = [], lastVerified }: Tests,
  timeZone: string,
): string | undefined {
  if (startsAt !== undefined) return isoDay(dayAt(startsAt, timeZone));
  const dates = [...checks.map(({ date }) => date), ...(lastVerified === undefined ? [] : [lastVerified])];
  return dates.map(dayOf).sort()[0];
}

/** The last day on which a test by the team worked; empty if none did. */
function lastWorkedOn({ checks = [], lastVerified }: Tests): string {
  const worked = checks.filter((test) => isByTeam(test) && test.result === 'worked').map(({ date }) => date);
  return [...worked, ...(lastVerified === undefined ? [] : [dayOf(lastVerified)])].sort().at(-1) ?? '';
}

/**
 * When an offer was new: since it is known, but not before it was published. An offer without either day is in no feed. It
 * is updated by a test that worked; one that failed is an update of its own.
 */
function updateDaysOf(
  span: OfferSpan,
  tests: Tests,
  appeared: string | undefined,
  timeZone: string,
): UpdateDays | undefined {
  const since = knownSince(span, tests, timeZone);
  if (since === undefined && appeared === undefined) return undefined;
  const published = laterDay(since ?? '', appeared ?? '');
  return { published, updated: laterDay(published, lastWorkedOn(tests)) };
}

/**
 * The test with which an offer began to fail: the first one that failed after the last day on which one worked. Undefined
 * if it works, as far as the team knows. A test that worked on the same day in another place makes it no failure.
 */
export function firstFailureOf(tests: Tests): OfferTest | undefined {
  const lastWorked = lastWorkedOn(tests);
  return (tests.checks ?? [])
    .filter((test) => isByTeam(test) && test.result === 'failed' && test.date > lastWorked)
    .sort((a, b) => compare(a.date, b.date))[0];
}

/** The day on which readers of the site could first see that an offer fails. */
function failureDayOf({ date }: OfferTest, appeared = ''): string {
  return laterDay(date, appeared);
}

/** How many updates are of a day, and the instant at which they end, if they do. */
export type UpdateDates = readonly [updated: string, count: number, expiresAt?: Instant];

/** The dates of all updates of a store, whatever the language. Most offers of a store share theirs. */
export function updateDatesOf(
  store: Pick<StoreOffers, 'offers' | 'publish'>,
  feed: OfferFeed | undefined,
  timeZone: string,
): readonly UpdateDates[] {
  const spans = [
    ...(store.offers ?? []).map((offer) => ({ span: spanOf(offer, timeZone), offer })),
    ...(feed?.rows ?? []).map((row) => ({ span: rowSpanOf(row), offer: undefined })),
  ];
  const tests = testsOf(store, feed);
  const dates = new Map<string, UpdateDates>();
  const add = (day: string | undefined, { expiresAt }: OfferSpan): void => {
    if (day === undefined) return;
    const key = `${day} ${expiresAt ?? ''}`;
    const [, count] = dates.get(key) ?? ['', 0];
    dates.set(key, expiresAt === undefined ? [day, count + 1] : [day, count + 1, expiresAt]);
  };
  spans.forEach(({ span, offer }, index) => {
    // Both lists have the offers in the same order.
    const own = tests[index] ?? {};
    const appeared = appearedOn(store, offer);
    add(updateDaysOf(span, own, appeared, timeZone)?.updated, span);
    const failure = firstFailureOf(own);
    if (failure) add(failureDayOf(failure, appeared), span);
  });
  return [...dates.values()];
}

function joined(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(' · ');
}

/** What the feed says when an offer begins to fail, in the words of its label: when and where it did not work. */
function failureTexts(
  { date, country, channel }: OfferTest,
  view: OfferView,
  store: string,
  { message, dayOrMonth }: UpdatesContext['wording'],
): Pick<Update, 'title' | 'summary'> {
  return {
    title: message('updates.failed', { store, offer: view.title }),
    summary: joined([
      view.code,
      message('trust.failed', { date: dayOrMonth(date) }),
      country && message(`country-short.${country}`),
      channel && message(`trust.channel-${channel}`),
    ]),
  };
}

/** What is new of a store: its offers, and those that have begun to fail. */
function offerUpdates(
  { store, summary, offers }: StoreEdition,
  { language, wording, timeZone }: UpdatesContext,
): readonly Update[] {
  return offers.flatMap((view): Update[] => {
    const appeared = appearedOn(
      store,
      store.offers?.find(({ id }) => id === view.id),
    );
    const days = updateDaysOf(view, view, appeared, timeZone);
    const failure = firstFailureOf(view);
    const key = `${language}/store/${store.slug}/${view.id}`;
    const common = {
      language,
      path: sitePath(language, store.path),
      ...(view.expiresAt !== undefined && { expiresAt: view.expiresAt }),
    };
    const updates: Update[] = [];
    if (days)
      updates.push({
        key,
        title: `${summary.name}: ${view.title}`,
        summary: joined([view.code, view.description ?? view.title]),
        ...common,
        ...days,
      });
    if (failure) {
      const day = failureDayOf(failure, appeared);
      updates.push({
        key: `${key}/failed/${failure.date}`,
        ...failureTexts(failure, view, summary.name, wording),
        ...common,
        published: day,
        updated: day,
      });
    }
    return updates;
  });
}

function postUpdate({ slug, title, metaDescription, language, date, updated, publish = '' }: Post): Update {
  const published = laterDay(dayOf(date), publish);
  return {
    key: `blog/${slug}`,
    title,
    summary: metaDescription,
    language,
    path: sitePath(defaultLanguage, postPath(slug)),
    published,
    updated: updated === undefined ? published : laterDay(dayOf(updated), publish),
  };
}

/** What is new on the blog, newest first. */
export function postUpdates(posts: readonly Post[]): readonly Update[] {
  return posts.map(postUpdate).sort(newestFirst);
}

function newestFirst(a: Update, b: Update): number {
  return a.updated === b.updated ? compare(a.key, b.key) : compare(b.updated, a.updated);
}

/** What is new in one language, newest first: posts, offers whose data says since when, and offers that have begun to fail. */
export function updatesOf(
  stores: readonly StoreEdition[],
  posts: readonly Post[],
  context: UpdatesContext,
): readonly Update[] {
  const all = [...posts.map(postUpdate), ...stores.flatMap((store) => offerUpdates(store, context))];
  return all.sort(newestFirst);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
