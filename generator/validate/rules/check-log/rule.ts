import type { Check, CodeOffer, Countries, DealOffer } from '../../../../src/generated/data-types';
import { quote } from '../../../diagnostics/visible';
import type { Path, SourceDocument } from '../../../load/document';
import { parseMoment } from '../../../load/moments';
import type { Report, Rule } from '../../draft';

/** What a check has to agree with. */
interface CheckContext {
  readonly offer: CodeOffer | DealOffer;
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
function checkDate({ date }: Check, path: Path, { offer, document, timeZone, report }: CheckContext): void {
  if (offer.starts === undefined && offer.expires === undefined) return;
  const day = parseMoment(date, timeZone);
  const start = offer.starts === undefined ? undefined : parseMoment(offer.starts, timeZone);
  const end = offer.expires === undefined ? undefined : parseMoment(offer.expires, timeZone);
  if (!day) return;
  const [field, limit] =
    start && day.last < start.first
      ? (['starts', `starts on ${String(offer.starts)}`] as const)
      : end && day.first > end.last
        ? (['expires', `ended on ${String(offer.expires)}`] as const)
        : [];
  if (field === undefined) return;
  report('check-outside-offer', document, document.span([...path, 'date']), {
    message: `this test is of ${date}, but the offer ${limit}`,
    fix: `correct the date of the test, or \`${field}\` of the offer`,
    related: [
      { message: `\`${field}\` of the offer`, file: document.file.path, span: document.span(spanPath(path, field)) },
    ],
  });
}

/** The path of a field of the offer to which a check belongs. */
function spanPath(checkPath: Path, field: string): Path {
  return [...checkPath.slice(0, 2), field];
}

/** Two tests of one day in the same place cannot both be right about the offer. */
function checkContradictions(checks: readonly Check[], path: Path, { document, report }: CheckContext): void {
  const seen = new Map<string, { readonly index: number; readonly result: Check['result'] }>();
  checks.forEach(({ date, country, channel, customer, by = 'team', result }, index) => {
    const place = [date, country, channel, customer, by].join(' ');
    const other = seen.get(place);
    if (other === undefined) seen.set(place, { index, result });
    if (by !== 'team' || other === undefined || other.result === result) return;
    report('checks-contradict', document, document.span([...path, index, 'result']), {
      message: `two tests of ${date} in the same country and channel contradict each other: one worked, one failed`,
      fix: 'keep the right one; if both are right, write what differs: `country`, `channel` or `customer`',
      related: [
        { message: 'the other test', file: document.file.path, span: document.span([...path, other.index, 'result']) },
      ],
    });
  });
}

/** The entries of the test log of an offer agree with each other and with the offer. */
export const checkLog: Rule = {
  name: 'check-log',
  codes: ['check-basket-grew', 'check-currency', 'check-reason', 'check-outside-offer', 'checks-contradict'],
  check(draft, _context, report) {
    // While the file of countries is invalid, no currency is expected.
    const countries = draft.countries?.value.countries ?? {};
    for (const { value, document } of draft.stores) {
      (value.offers ?? []).forEach((offer, at) => {
        const { checks = [] } = offer;
        const path: Path = ['offers', at, 'checks'];
        const context = { offer, document, timeZone: draft.timeZone, countries, report };
        checks.forEach((check, index) => {
          const own: Path = [...path, index];
          checkBasket(check, own, context);
          checkReason(check, own, context);
          checkDate(check, own, context);
        });
        checkContradictions(checks, path, context);
      });
    }
  },
};
