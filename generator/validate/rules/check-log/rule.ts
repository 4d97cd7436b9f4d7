import type { Check, Countries } from '../../../../src/generated/data-types';
import type { Span } from '../../../diagnostics/diagnostic';
import { quote } from '../../../diagnostics/visible';
import type { Path, SourceDocument } from '../../../load/document';
import { parseMoment } from '../../../load/moments';
import type { FeedEntry } from '../../catalogue';
import type { Draft, Report, Rule } from '../../draft';
import { FieldReader } from '../../../load/feed-columns';

/** The first or the last day of an offer. */
interface Limit {
  /** As it is written. */
  readonly text: string;
  /** Where it is, in the words of a fix. */
  readonly name: string;
  /** Its place, if it is in the same file as the test. */
  readonly span?: Span;
}

/** What a check has to agree with. */
interface CheckContext {
  readonly starts?: Limit | undefined;
  readonly expires?: Limit | undefined;
  readonly document: SourceDocument;
  readonly timeZone: string;
  /** The time zone of the offer's days. */
  readonly offerTimeZone: string;
  readonly countries: Countries['countries'];
  readonly report: Report;
}

function checkBasket({ basket, country }: Check, path: Path, { document, countries, report }: CheckContext): void {
  if (!basket) return;
  const { before, after, currency } = basket;
  if (after > before)
    report('check-basket-grew', document, document.span([...path, 'basket', 'after']), {
      message: `the basket costs ${after} ${currency} with the offer and ${before} ${currency} without it`,
      fix: 'write the total without the offer in `before` and the total with the offer in `after`',
    });
  const expected = country && countries[country]?.currency;
  if (expected !== undefined && expected !== currency)
    report('check-currency', document, document.span([...path, 'basket', 'currency']), {
      message: `the basket is in ${currency}, but shops in ${String(country)} show ${expected}`,
      fix: `write ${expected}, or correct the country`,
    });
}

function checkReason({ result, reason }: Check, path: Path, { document, report }: CheckContext): void {
  if (result !== 'worked' || reason === undefined) return;
  report('check-reason', document, document.span([...path, 'reason']), {
    message: `the test worked, but has the reason ${quote(reason)}, which is that of a failure`,
    fix: 'remove the line `reason:`, or write `result: failed`',
  });
}

/** A test before the first or after the last day of the offer is a wrong date, or the test of another offer. */
function checkDate(
  { date }: Check,
  path: Path,
  { starts, expires, document, timeZone, offerTimeZone, report }: CheckContext,
): void {
  if (!starts && !expires) return;
  const day = parseMoment(date, timeZone);
  const start = starts && parseMoment(starts.text, offerTimeZone);
  const end = expires && parseMoment(expires.text, offerTimeZone);
  if (!day) return;
  const isEarly = start !== undefined && day.last < start.first;
  const limit = isEarly ? starts : end !== undefined && day.first > end.last ? expires : undefined;
  if (!limit) return;
  const { text, name, span } = limit;
  report('check-outside-offer', document, document.span([...path, 'date']), {
    message: `this test is of ${date}, but the offer ${isEarly ? 'starts' : 'ended'} on ${text}`,
    fix: `correct the date of the test, or ${name}`,
    ...(span && { related: [{ message: name, file: document.file.path, span }] }),
  });
}

/** A check with its place in the data. */
interface PlacedCheck {
  readonly check: Check;
  readonly path: Path;
}

/** Two tests of one day in the same place cannot both be right about the offer. */
function checkContradictions(checks: readonly PlacedCheck[], { document, report }: CheckContext): void {
  const seen = new Map<string, PlacedCheck>();
  for (const placed of checks) {
    const { date, country, channel, customer, by = 'team', result } = placed.check;
    const place = [date, country, channel, customer, by].join(' ');
    const other = seen.get(place);
    if (other === undefined) seen.set(place, placed);
    if (by !== 'team' || other === undefined || other.check.result === result) continue;
    report('checks-contradict', document, document.span([...placed.path, 'result']), {
      message: `two tests of ${date} in the same country and channel contradict each other: one worked, one failed`,
      fix: 'keep the right one; if both are right, write what differs: `country`, `channel` or `customer`',
      related: [
        { message: 'the other test', file: document.file.path, span: document.span([...other.path, 'result']) },
      ],
    });
  }
}

/** Checks the tests of one offer. */
function checkOffer(checks: readonly PlacedCheck[], context: CheckContext): void {
  for (const { check, path } of checks) {
    checkBasket(check, path, context);
    checkReason(check, path, context);
    checkDate(check, path, context);
  }
  checkContradictions(checks, context);
}

type SharedContext = Pick<CheckContext, 'timeZone' | 'countries' | 'report'>;

function checkStores({ stores, day }: Draft, shared: SharedContext): void {
  for (const { value, document } of stores) {
    (value.offers ?? []).forEach((offer, at) => {
      const { checks = [], lastVerified, expires } = offer;
      // Days and months in this form sort as text; an end is compared as exactly as the test is known.
      const isLate =
        lastVerified !== undefined && expires !== undefined && expires.slice(0, lastVerified.length) < lastVerified;
      // A test of the future has a diagnostic of its own.
      if (isLate && lastVerified <= day.slice(0, lastVerified.length))
        shared.report('check-outside-offer', document, document.span(['offers', at, 'lastVerified']), {
          message: `this offer was last tested in ${lastVerified}, but it ended on ${expires}`,
          fix: 'correct `lastVerified`, or `expires` of the offer',
        });
      // Most offers have none, and finding places is slow.
      if (checks.length === 0) return;
      const limitOf = (field: 'starts' | 'expires'): Limit | undefined => {
        const text = offer[field];
        const span = document.span(['offers', at, field]);
        return text === undefined ? undefined : { text, name: `\`${field}\` of the offer`, span };
      };
      checkOffer(
        checks.map((check, index) => ({ check, path: ['offers', at, 'checks', index] })),
        {
          ...shared,
          starts: limitOf('starts'),
          expires: limitOf('expires'),
          document,
          offerTimeZone: shared.timeZone,
        },
      );
    });
  }
}

/** Checks the tests of a feed: they are those of several offers, whose days are in its table. */
function checkFeed({ config, rows, document }: FeedEntry, shared: SharedContext): void {
  const byOffer = new Map<string, PlacedCheck[]>();
  const columns = new FieldReader(config);
  config.checks?.forEach(({ offer, ...check }, index) => {
    byOffer.set(offer, [...(byOffer.get(offer) ?? []), { check, path: ['checks', index] }]);
  });
  for (const { row, line } of byOffer.size === 0 ? [] : rows) {
    const checks = byOffer.get(row.id);
    if (!checks) continue;
    byOffer.delete(row.id);
    const limitOf = (field: 'starts' | 'ends'): Limit | undefined => {
      const text = row[field];
      const name = `${quote(columns.columnOf(field) ?? field)} on line ${line} of ${quote(config.file)}`;
      return text === undefined ? undefined : { text, name };
    };
    const offerTimeZone = config.timeZone ?? shared.timeZone;
    checkOffer(checks, { ...shared, starts: limitOf('starts'), expires: limitOf('ends'), document, offerTimeZone });
  }
  // Rows leave a table when they end; tests of such rows are still checked.
  for (const checks of byOffer.values()) checkOffer(checks, { ...shared, document, offerTimeZone: shared.timeZone });
}

/** The entries of the test log of an offer agree with each other and with the offer. */
export const checkLog: Rule = {
  name: 'check-log',
  codes: ['check-basket-grew', 'check-currency', 'check-reason', 'check-outside-offer', 'checks-contradict'],
  check(draft, _context, report) {
    // While the file of countries is invalid, no currency is expected.
    const countries = draft.countries?.value.countries ?? {};
    const shared = { timeZone: draft.timeZone, countries, report };
    checkStores(draft, shared);
    for (const feed of draft.feeds.values()) checkFeed(feed, shared);
  },
};
