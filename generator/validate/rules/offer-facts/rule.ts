import type { CalendarDay } from '../../../../src/domain/calendar';
import type { CodeOffer, DealOffer } from '../../../../src/generated/data-types';
import { quote } from '../../../diagnostics/visible';
import type { Path, SourceDocument } from '../../../load/document';
import { parseMoment } from '../../../load/moments';
import type { Report, Rule } from '../../draft';
import { figuresOf } from '../../figures';
import { isNoCode } from '../../no-code';

function checkDates(
  offer: CodeOffer | DealOffer,
  document: SourceDocument,
  path: Path,
  timeZone: string,
  report: Report,
): void {
  // Most offers lack one of the two, and asking the calendar of a time zone is slow.
  if (offer.starts === undefined || offer.expires === undefined) return;
  const start = parseMoment(offer.starts, timeZone);
  const end = parseMoment(offer.expires, timeZone);
  if (!start || !end || start.first <= end.last) return;
  report('starts-after-end', document, document.span([...path, 'expires']), {
    message: `this offer ends on ${quote(offer.expires)}, before it starts on ${quote(offer.starts)}`,
    fix: 'correct one of the two dates',
    related: [{ message: 'the start', file: document.file.path, span: document.span([...path, 'starts']) }],
  });
}

function checkRange(offer: CodeOffer | DealOffer, document: SourceDocument, path: Path, report: Report): void {
  const { benefit } = offer;
  if (benefit?.kind !== 'amount' || benefit.from === undefined || benefit.from < benefit.amount) return;
  report('range-reversed', document, document.span([...path, 'benefit', 'from']), {
    message: `the lower end of the range, ${benefit.from}, is not below its upper end, ${benefit.amount}`,
    fix: 'write the lower end in `from` and the upper end in `amount`; if there is no range, remove `from`',
  });
}

/** The figures of a title must contain that of the benefit, percentages that of a percentage. The first language that does not is reported. */
function checkTitle(
  { title, benefit }: CodeOffer | DealOffer,
  document: SourceDocument,
  path: Path,
  report: Report,
): void {
  const figure =
    benefit?.kind === 'amount' ? benefit.amount : benefit && 'percent' in benefit ? benefit.percent : undefined;
  if (!benefit || figure === undefined) return;
  const isPercent = benefit.kind !== 'amount';
  for (const language of ['en', 'ar'] as const) {
    const figures = figuresOf(title[language]).filter((each) => each.isPercent === isPercent);
    const [first] = figures;
    if (!first || figures.some(({ value }) => value === figure)) continue;
    const key = isPercent ? 'percent' : 'amount';
    report('title-differs', document, document.spanWithin([...path, 'title', language], first.start, first.end), {
      message: `the title says ${quote(title[language].slice(first.start, first.end))}, but the benefit is ${figure}${isPercent ? '%' : ''}`,
      fix: `correct the title, or \`${key}\` of the benefit`,
      related: [{ message: 'the benefit', file: document.file.path, span: document.span([...path, 'benefit', key]) }],
    });
    return;
  }
}

/** In years. A code that runs longer is rare; an end that is farther away is usually a wrong digit. */
const longestLife = 5;

function checkEnd(
  { expires }: CodeOffer | DealOffer,
  document: SourceDocument,
  path: Path,
  today: CalendarDay,
  report: Report,
): void {
  if (expires === undefined || Number(expires.slice(0, 4)) <= today.year + longestLife) return;
  report('end-far-away', document, document.span([...path, 'expires']), {
    message: `this offer ends on ${quote(expires)}, more than ${longestLife} years from now`,
    fix: 'correct the year; if no end is known, remove the line `expires:`',
  });
}

/** The fields of an offer agree with each other. */
export const offerFacts: Rule = {
  name: 'offer-facts',
  codes: [
    'not-a-code',
    'starts-after-end',
    'verified-without-source',
    'range-reversed',
    'title-differs',
    'end-far-away',
  ],
  check(draft, { today }, report) {
    for (const { value, document } of draft.stores) {
      (value.offers ?? []).forEach((offer, index) => {
        const path: Path = ['offers', index];
        if (offer.kind === 'code' && isNoCode(offer.code)) {
          report('not-a-code', document, document.span([...path, 'code']), {
            message: `${quote(offer.code)} is not a code: it says that there is none`,
            fix: 'write `kind: deal` and remove the line `code:`',
          });
        }
        if (offer.verified === true && offer.lastVerified === undefined && (offer.checks ?? []).length === 0) {
          report('verified-without-source', document, document.span([...path, 'verified'], 'key'), {
            message: 'this offer is verified, but has no date of the check',
            why: 'verified means that a person tested the offer on a certain day',
            fix: 'add `lastVerified:` with the day or month, or an entry in `checks`; if the offer was not tested, remove `verified`',
          });
        }
        checkDates(offer, document, path, draft.timeZone, report);
        checkRange(offer, document, path, report);
        checkTitle(offer, document, path, report);
        checkEnd(offer, document, path, today, report);
      });
    }
  },
};
