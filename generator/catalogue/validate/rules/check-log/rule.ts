import { dayAt, isoDay, type Instant } from '../../../../../src/domain/dates/calendar';
import { beginOf, endOf, lastDayBefore } from '../../../../../src/domain/dates/moments';
import { grouped } from '../../../../../src/domain/language/grouped';
import type { Check, Countries, Offer } from '../../../../../src/generated/data-types';
import type { Phrase } from '../../../diagnostics/phrases';
import { inFull, quote } from '../../../diagnostics/visible';
import { FieldReader } from '../../../load/feed-columns';
import type { Path } from '../../../load/document';
import { parseMoment } from '../../../load/moments';
import type { FeedEntry } from '../../catalogue';
import type { Report, Rule } from '../../engine/draft';
import { reportMistakes, type Mistake } from '../../engine/reporting';

interface Limit {
  /** The first instant of the first day, or the first one after the last day. */
  readonly at: Instant;
  /** The day, as messages name it. */
  readonly day: string;
  /** Describes its position in a message. */
  readonly place: Phrase;
  /** Its field, if it is in the same file as the test. */
  readonly field?: 'starts' | 'expires';
}

interface Context {
  readonly starts?: Limit | undefined;
  readonly expires?: Limit | undefined;
  readonly timeZone: string;
  readonly countries: Countries['countries'];
}

/** A test with its index in the list of tests. */
type PlacedCheck = readonly [index: number, check: Check];

/** Contradictions within one test, and a date outside the offer's days: it is wrong, or the test of another offer. */
function* mistakesOf(
  [index, check]: PlacedCheck,
  { starts, expires, timeZone, countries }: Context,
): Iterable<Mistake> {
  const { basket, country, result, reason, date } = check;
  const at = (...keys: Path): Path => ['checks', index, ...keys];
  const expected = country && countries[country]?.currency;
  if (basket && basket.after > basket.before)
    yield { code: 'check-basket-grew', at: at('basket', 'after'), values: { ...basket } };
  if (basket && expected !== undefined && expected !== basket.currency)
    yield {
      code: 'check-currency',
      at: at('basket', 'currency'),
      values: { currency: basket.currency, country, expected },
    };
  if (result === 'worked' && reason !== undefined)
    yield { code: 'check-reason', at: at('reason'), values: { reason: quote(reason) } };
  const day = starts || expires ? parseMoment(date, timeZone) : undefined;
  const isEarly = day !== undefined && starts !== undefined && day.last < starts.at;
  const limit = isEarly ? starts : day && expires && day.first >= expires.at ? expires : undefined;
  if (limit)
    yield {
      code: 'check-outside-offer',
      at: at('date'),
      values: { date, early: isEarly, day: limit.day, place: limit.place },
      also: limit.field && [limit.place, [limit.field]],
    };
}

function* mistakesIn(checks: readonly PlacedCheck[], context: Context): Iterable<Mistake> {
  for (const check of checks) yield* mistakesOf(check, context);
  // Two tests by the team with the same day, country, channel and customer cannot have different results.
  const ofTeam = checks.filter(([, { by = 'team' }]) => by === 'team');
  const alike = grouped(ofTeam, ([, { date, country, channel, customer }]) =>
    [date, country, channel, customer].join(' '),
  );
  for (const [first, ...others] of alike.values())
    for (const [index, { date, result }] of others)
      if (first && result !== first[1].result)
        yield {
          code: 'checks-contradict',
          at: ['checks', index, 'result'],
          values: { date },
          also: [{ id: 'checks-contradict.related' }, ['checks', first[0], 'result']],
        };
}

function limitsOf(offer: Offer, timeZone: string): Pick<Context, 'starts' | 'expires'> {
  const limitOf = (field: 'starts' | 'expires', instantOf: typeof beginOf): Limit | undefined => {
    const day = offer[field];
    const place: Phrase = { id: 'check-outside-offer.field', values: { field: inFull(field) } };
    return day === undefined ? undefined : { at: instantOf(day, timeZone), day, place, field };
  };
  return { starts: limitOf('starts', beginOf), expires: limitOf('expires', endOf) };
}

/** Checks the tests in a feed's settings, grouped by offer; the offers' days are in the table. */
function checkFeed({ config, rows, document }: FeedEntry, shared: Context, report: Report): void {
  const byOffer = grouped((config.checks ?? []).entries(), ([, { offer }]) => offer);
  const columns = new FieldReader(config);
  const timeZone = config.timeZone ?? shared.timeZone;
  const rowOf = new Map(byOffer.size === 0 ? [] : rows.map((row) => [row.offer.id, row]));
  for (const [id, checks] of byOffer) {
    // Rows leave a table when they end; their tests are still checked.
    const { offer, line } = rowOf.get(id) ?? {};
    const limitOf = (field: 'starts' | 'ends', at: Instant, day: string): Limit => {
      const column = quote(columns.columnOf(field) ?? field);
      return { at, day, place: { id: 'check-outside-offer.cell', values: { column, line, file: quote(config.file) } } };
    };
    const { startsAt, endsAt, endAssumed } = offer ?? {};
    const starts = startsAt === undefined ? undefined : limitOf('starts', startsAt, isoDay(dayAt(startsAt, timeZone)));
    const expires =
      endsAt === undefined || endAssumed ? undefined : limitOf('ends', endsAt, isoDay(lastDayBefore(endsAt, timeZone)));
    reportMistakes(mistakesIn(checks, { ...shared, starts, expires }), document, [], report);
  }
}

/** The tests of an offer agree with each other and with the offer. */
export const checkLog: Rule = {
  name: 'check-log',
  codes: ['check-basket-grew', 'check-currency', 'check-reason', 'check-outside-offer', 'checks-contradict'],
  check(draft, _context, report) {
    // While the file of countries is invalid, no currency is expected.
    const countries = draft.countries?.value.countries ?? {};
    for (const feed of draft.feeds.values()) checkFeed(feed, { timeZone: draft.timeZone, countries }, report);
  },
  store({ value, document }, facts, report) {
    const countries = facts.list('countries')?.countries ?? {};
    const timeZone = facts.timeZone();
    for (const [at, offer] of (value.offers ?? []).entries()) {
      const { checks = [], lastVerified: tested, expires } = offer;
      // ISO days and months sort as text; the end is shortened to the precision of the test.
      const isLate = tested !== undefined && expires !== undefined && expires.slice(0, tested.length) < tested;
      // A test in the future has its own diagnostic.
      if (isLate && !facts.isAfterBuild(tested))
        report('check-outside-offer', document, document.span(['offers', at, 'lastVerified']), {
          id: 'check-outside-offer.late',
          values: { tested, expires },
        });
      // Most offers have none, and time zone calculations are slow.
      if (checks.length === 0) continue;
      const context = { ...limitsOf(offer, timeZone), timeZone, countries };
      reportMistakes(mistakesIn([...checks.entries()], context), document, ['offers', at], report);
    }
  },
};
