import { dayAt, isoDay, type Instant } from '../../../../src/domain/dates/calendar';
import type { Language, LanguageOrder } from '../../../../src/domain/language/language';
import type { OfferView, StoreSummary } from '../../../../src/domain/offers/offer-view';
import { postPath, sitePath } from '../../../../src/domain/pages/paths';
import { laterDay } from '../../../../src/domain/pages/publication';
import { isByTeam, type OfferTest, type TrustEvidence } from '../../../../src/domain/trust/trust';
import type { ContentLanguage, Post } from '../../../../src/generated/data-types';
import type { Wording } from '../texts/dates';
import { dayOf } from '../../../../src/domain/dates/moments';
import { appearedOn } from '../pages/published';
import type { StoreOffers } from '../store-parts';
import { compareTexts } from '../pages/lists';

export interface Update {
  /** A permanent key, from which the feed derives the identifier. */
  readonly key: string;
  readonly title: string;
  readonly summary: string;
  readonly language: ContentLanguage;
  /** The path of its page from the site's root. */
  readonly path: string;
  /** The days of publication and last change, `YYYY-MM-DD`. */
  readonly published: string;
  readonly updated: string;
  /** The instant at which it is removed from the feed. */
  readonly endsAt?: Instant;
}

interface StoreEdition {
  readonly store: StoreOffers;
  readonly summary: Pick<StoreSummary, 'name'>;
  readonly offers: readonly OfferView[];
}

interface UpdatesContext {
  readonly language: Language;
  readonly languages: LanguageOrder;
  readonly wording: Pick<Wording, 'dayOrMonth' | 'message'>;
  readonly timeZone: string;
}

interface UpdateDays {
  readonly published: string;
  readonly updated: string;
}

type Tests = Pick<TrustEvidence, 'checks' | 'lastVerified'>;

type Dated = Tests & Pick<OfferView, 'startsAt'>;

/** The day on which an offer started, else the day of its first test. */
function knownSince({ startsAt, checks = [], lastVerified }: Dated, timeZone: string): string | undefined {
  if (startsAt !== undefined) return isoDay(dayAt(startsAt, timeZone));
  const dates = [...checks.map(({ date }) => date), ...(lastVerified === undefined ? [] : [lastVerified])];
  return dates.map(dayOf).sort()[0];
}

/** The last day with a successful test by the team; empty if there is none. */
function lastWorkedOn({ checks = [], lastVerified }: Tests): string {
  const worked = checks.filter((test) => isByTeam(test) && test.result === 'worked').map(({ date }) => date);
  return [...worked, ...(lastVerified === undefined ? [] : [dayOf(lastVerified)])].sort().at(-1) ?? '';
}

/**
 * An offer is published on its first known day, but not before its publication on the site. Undefined if neither day is
 * known: such an offer is not in the feed. A successful test updates the entry; a failed one is a separate entry.
 */
function updateDaysOf(offer: Dated, appeared: string | undefined, timeZone: string): UpdateDays | undefined {
  const since = knownSince(offer, timeZone);
  if (since === undefined && appeared === undefined) return undefined;
  const published = laterDay(since ?? '', appeared ?? '');
  return { published, updated: laterDay(published, lastWorkedOn(offer)) };
}

/** After the last day with a success. A success on the same day in another country outweighs a failure. */
export function firstFailureOf(tests: Tests): OfferTest | undefined {
  const lastWorked = lastWorkedOn(tests);
  return (tests.checks ?? [])
    .filter((test) => isByTeam(test) && test.result === 'failed' && test.date > lastWorked)
    .sort((a, b) => compareTexts(a.date, b.date))[0];
}

/** The day on which the site first shows the failure. */
function failureDayOf({ date }: OfferTest, appeared = ''): string {
  return laterDay(date, appeared);
}

/** The number of updates of a day, and the end of their offers, if any. */
type UpdateDates = readonly [updated: string, count: number, endsAt?: Instant];

/** The dates of all updates of a store, which are equal in all languages. Most offers of a store share their dates. */
export function updateDatesOf(
  store: Pick<StoreOffers, 'offers' | 'publish'>,
  timeZone: string,
): readonly UpdateDates[] {
  const dates = new Map<string, UpdateDates>();
  const add = (day: string | undefined, endsAt: Instant | undefined): void => {
    if (day === undefined) return;
    const key = `${day} ${endsAt ?? ''}`;
    const [, count] = dates.get(key) ?? ['', 0];
    dates.set(key, endsAt === undefined ? [day, count + 1] : [day, count + 1, endsAt]);
  };
  for (const offer of store.offers) {
    const appeared = appearedOn(store, offer);
    add(updateDaysOf(offer, appeared, timeZone)?.updated, offer.endsAt);
    const failure = firstFailureOf(offer);
    if (failure) add(failureDayOf(failure, appeared), offer.endsAt);
  }
  return [...dates.values()];
}

function joined(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(' · ');
}

function offerUpdates(
  { store, summary, offers }: StoreEdition,
  { language, wording: { message, dayOrMonth }, timeZone }: UpdatesContext,
): readonly Update[] {
  return offers.flatMap((view): Update[] => {
    const appeared = appearedOn(
      store,
      store.offers.find(({ id }) => id === view.id),
    );
    const days = updateDaysOf(view, appeared, timeZone);
    const failure = firstFailureOf(view);
    const key = `${language}/store/${store.slug}/${view.id}`;
    const common = {
      language,
      path: sitePath(language, store.path),
      endsAt: view.endsAt,
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
      const { date, country, channel } = failure;
      updates.push({
        key: `${key}/failed/${date}`,
        title: message('updates.failed', { store: summary.name, offer: view.title }),
        // When and where it failed.
        summary: joined([
          view.code,
          message('trust.failed', { date: dayOrMonth(date) }),
          country && message(`country-short.${country}`),
          channel && message(`trust.channel-${channel}`),
        ]),
        ...common,
        published: day,
        updated: day,
      });
    }
    return updates;
  });
}

export function postUpdates(posts: readonly Post[], [defaultLanguage]: LanguageOrder): readonly Update[] {
  return posts
    .map(({ slug, title, metaDescription, language, date, updated, publish = '' }): Update => {
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
    })
    .sort(newestFirst);
}

function newestFirst(a: Update, b: Update): number {
  return a.updated === b.updated ? compareTexts(a.key, b.key) : compareTexts(b.updated, a.updated);
}

/** Newest first. */
export function updatesOf(
  stores: readonly StoreEdition[],
  posts: readonly Post[],
  context: UpdatesContext,
): readonly Update[] {
  const all = [...postUpdates(posts, context.languages), ...stores.flatMap((store) => offerUpdates(store, context))];
  return all.sort(newestFirst);
}
