import { dayAt, isoDay, type CalendarDay, type Instant } from '../../../../../src/domain/dates/calendar';
import { beginOf, endOf, lastDayBefore } from '../../../../../src/domain/dates/moments';
import type { Check, Countries, Store } from '../../../../../src/generated/data-types';
import type { Span } from '../../../diagnostics/diagnostic';
import type { Phrase } from '../../../diagnostics/phrases';
import { inFull, quote } from '../../../diagnostics/visible';
import type { Path, SourceDocument } from '../../../load/document';
import { parseMoment } from '../../../load/moments';
import type { Entry, FeedEntry } from '../../catalogue';
import type { Report, Rule } from '../../engine/draft';
import type { FileFacts } from '../../engine/facts';
import { FieldReader } from '../../../load/feed-columns';
import { relatedAt } from '../../engine/related';

/** The first or the last day of an offer. */
interface Limit {
  /** The first instant of the first day, or the first one after the last day. */
  readonly at: Instant;
  /** The day, as messages name it. */
  readonly text: string;
  /** Describes its position in a message. */
  readonly place: Phrase;
  /** Its span, if it is in the same file as the test. */
  readonly span?: Span;
}

/** What a test must agree with. */
interface CheckContext {
  readonly starts?: Limit | undefined;
  readonly expires?: Limit | undefined;
  readonly document: SourceDocument;
  readonly timeZone: string;
  readonly countries: Countries['countries'];
  readonly report: Report;
}

function checkBasket({ basket, country }: Check, path: Path, { document, countries, report }: CheckContext): void {
  if (!basket) return;
  const { before, after, currency } = basket;
  if (after > before)
    report('check-basket-grew', document, document.span([...path, 'basket', 'after']), {
      id: 'check-basket-grew',
      values: { before, after, currency },
    });
  const expected = country && countries[country]?.currency;
  if (country && expected !== undefined && expected !== currency)
    report('check-currency', document, document.span([...path, 'basket', 'currency']), {
      id: 'check-currency',
      values: { currency, country, expected },
    });
}

function checkReason({ result, reason }: Check, path: Path, { document, report }: CheckContext): void {
  if (result !== 'worked' || reason === undefined) return;
  report('check-reason', document, document.span([...path, 'reason']), {
    id: 'check-reason',
    values: { reason: quote(reason) },
  });
}

/** A test outside the offer's days has a wrong date or belongs to another offer. */
function checkDate({ date }: Check, path: Path, { starts, expires, document, timeZone, report }: CheckContext): void {
  if (!starts && !expires) return;
  const day = parseMoment(date, timeZone);
  if (!day) return;
  const isEarly = starts !== undefined && day.last < starts.at;
  const limit = isEarly ? starts : expires && day.first >= expires.at ? expires : undefined;
  if (!limit) return;
  const { text, place, span } = limit;
  report('check-outside-offer', document, document.span([...path, 'date']), {
    id: 'check-outside-offer',
    values: { date, early: isEarly, day: text, place },
    related: span && [{ message: place, file: document.file.path, span }],
  });
}

/** A test with its path. */
interface PlacedCheck {
  readonly check: Check;
  readonly path: Path;
}

/** Two tests by the team with the same day, country, channel and customer cannot have different results. */
function checkContradictions(checks: readonly PlacedCheck[], { document, report }: CheckContext): void {
  const seen = new Map<string, PlacedCheck>();
  for (const placed of checks) {
    const { date, country, channel, customer, by = 'team', result } = placed.check;
    const place = [date, country, channel, customer, by].join(' ');
    const other = seen.get(place);
    if (other === undefined) seen.set(place, placed);
    if (by !== 'team' || other === undefined || other.check.result === result) continue;
    report('checks-contradict', document, document.span([...placed.path, 'result']), {
      id: 'checks-contradict',
      values: { date },
      related: relatedAt({ id: 'checks-contradict.related' }, document, [...other.path, 'result']),
    });
  }
}

function checkOffer(checks: readonly PlacedCheck[], context: CheckContext): void {
  for (const { check, path } of checks) {
    checkBasket(check, path, context);
    checkReason(check, path, context);
    checkDate(check, path, context);
  }
  checkContradictions(checks, context);
}

type SharedContext = Pick<CheckContext, 'timeZone' | 'countries' | 'report'>;

function checkStore({ value, document }: Entry<Store>, facts: FileFacts, shared: SharedContext): void {
  (value.offers ?? []).forEach((offer, at) => {
    const { checks = [], lastVerified, expires } = offer;
    // ISO days and months sort as text; the end is shortened to the precision of the test.
    const isLate =
      lastVerified !== undefined && expires !== undefined && expires.slice(0, lastVerified.length) < lastVerified;
    // A test in the future has its own diagnostic.
    if (isLate && !facts.isAfterBuild(lastVerified))
      shared.report('check-outside-offer', document, document.span(['offers', at, 'lastVerified']), {
        id: 'check-outside-offer.late',
        values: { tested: lastVerified, expires },
      });
    // Most offers have none, and computing spans is slow.
    if (checks.length === 0) return;
    const limitOf = (field: 'starts' | 'expires', instantOf: typeof beginOf): Limit | undefined => {
      const text = offer[field];
      const span = document.span(['offers', at, field]);
      const place: Phrase = { id: 'check-outside-offer.field', values: { field: inFull(field) } };
      return text === undefined ? undefined : { at: instantOf(text, shared.timeZone), text, place, span };
    };
    checkOffer(
      checks.map((check, index) => ({ check, path: ['offers', at, 'checks', index] })),
      {
        ...shared,
        starts: limitOf('starts', beginOf),
        expires: limitOf('expires', endOf),
        document,
      },
    );
  });
}

/** Checks the tests in a feed's settings, grouped by offer; the offers' days are in the table. */
function checkFeed({ config, rows, document }: FeedEntry, shared: SharedContext): void {
  const byOffer = new Map<string, PlacedCheck[]>();
  const columns = new FieldReader(config);
  config.checks?.forEach(({ offer, ...check }, index) => {
    byOffer.set(offer, [...(byOffer.get(offer) ?? []), { check, path: ['checks', index] }]);
  });
  const timeZone = config.timeZone ?? shared.timeZone;
  for (const { offer, line } of byOffer.size === 0 ? [] : rows) {
    const checks = byOffer.get(offer.id);
    if (!checks) continue;
    byOffer.delete(offer.id);
    const { startsAt, endsAt, endAssumed } = offer;
    const limitOf = (field: 'starts' | 'ends', at: Instant, day: CalendarDay): Limit => {
      const column = quote(columns.columnOf(field) ?? field);
      const place: Phrase = { id: 'check-outside-offer.cell', values: { column, line, file: quote(config.file) } };
      return { at, text: isoDay(day), place };
    };
    checkOffer(checks, {
      ...shared,
      starts: startsAt === undefined ? undefined : limitOf('starts', startsAt, dayAt(startsAt, timeZone)),
      expires:
        endsAt === undefined || endAssumed ? undefined : limitOf('ends', endsAt, lastDayBefore(endsAt, timeZone)),
      document,
    });
  }
  // Rows leave a table when they end; their tests are still checked.
  for (const checks of byOffer.values()) checkOffer(checks, { ...shared, document });
}

/** The tests of an offer agree with each other and with the offer. */
export const checkLog: Rule = {
  name: 'check-log',
  codes: ['check-basket-grew', 'check-currency', 'check-reason', 'check-outside-offer', 'checks-contradict'],
  check(draft, _context, report) {
    // While the file of countries is invalid, no currency is expected.
    const countries = draft.countries?.value.countries ?? {};
    const shared = { timeZone: draft.timeZone, countries, report };
    for (const feed of draft.feeds.values()) checkFeed(feed, shared);
  },
  store(entry, facts, report) {
    const countries = facts.list('countries')?.countries ?? {};
    checkStore(entry, facts, { timeZone: facts.timeZone(), countries, report });
  },
};
