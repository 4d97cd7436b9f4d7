import type { CodeOffer, DealOffer } from '../../../../../src/generated/data-types';
import { inFull, quote } from '../../../diagnostics/visible';
import type { Path, SourceDocument } from '../../../load/document';
import { parseMoment } from '../../../load/moments';
import type { Report, Rule } from '../../engine/draft';
import type { FileFacts } from '../../engine/facts';
import { figuresOf } from '../../texts/figures';
import { isNoCode } from '../../coupon-codes/no-code';
import { relatedAt } from '../../engine/related';

function checkDates(
  offer: CodeOffer | DealOffer,
  document: SourceDocument,
  path: Path,
  timeZone: string,
  report: Report,
): void {
  // Most offers lack one of the two, and time zone calculations are slow.
  if (offer.starts === undefined || offer.expires === undefined) return;
  const start = parseMoment(offer.starts, timeZone);
  const end = parseMoment(offer.expires, timeZone);
  if (!start || !end || start.first <= end.last) return;
  report('starts-after-end', document, document.span([...path, 'expires']), {
    id: 'starts-after-end',
    values: { end: quote(offer.expires), start: quote(offer.starts) },
    related: relatedAt({ id: 'starts-after-end.related' }, document, [...path, 'starts']),
  });
}

function checkRange(offer: CodeOffer | DealOffer, document: SourceDocument, path: Path, report: Report): void {
  const { benefit } = offer;
  if (benefit?.kind !== 'amount' || benefit.from === undefined || benefit.from < benefit.amount) return;
  report('range-reversed', document, document.span([...path, 'benefit', 'from']), {
    id: 'range-reversed',
    values: { from: benefit.from, amount: benefit.amount },
  });
}

/**
 * The numbers in a title must include that of the benefit; for a percentage, only percentages count. The first language
 * that violates this is reported.
 */
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
      id: 'title-differs',
      values: {
        figure: quote(title[language].slice(first.start, first.end)),
        benefit: `${figure}${isPercent ? '%' : ''}`,
        field: inFull(key),
      },
      related: relatedAt({ id: 'related.benefit' }, document, [...path, 'benefit', key]),
    });
    return;
  }
}

/** In years. Few codes are valid longer; a later end usually has a wrong digit. */
const longestLife = 5;

function checkEnd(
  { expires }: CodeOffer | DealOffer,
  document: SourceDocument,
  path: Path,
  facts: FileFacts,
  report: Report,
): void {
  if (expires === undefined || Number(expires.slice(0, 4)) <= facts.year() + longestLife) return;
  report('end-far-away', document, document.span([...path, 'expires']), {
    id: 'end-far-away',
    values: { date: quote(expires), years: longestLife },
  });
}

/** An app address of an offer has the scheme of the store's own app. */
function checkAppScheme(
  { deepLink = '' }: CodeOffer | DealOffer,
  appScheme: string | undefined,
  document: SourceDocument,
  path: Path,
  report: Report,
): void {
  const scheme = deepLink.slice(0, Math.max(0, deepLink.indexOf(':')));
  if (scheme === '' || scheme === 'https' || scheme === appScheme) return;
  report('invalid-link', document, document.span([...path, 'deepLink']), {
    id: appScheme === undefined ? 'app-scheme' : 'app-scheme.other',
    values: {
      value: quote(deepLink),
      line: inFull(`appScheme: ${scheme}`),
      own: appScheme === undefined ? undefined : inFull(`${appScheme}://`),
    },
  });
}

/** The fields of an offer agree with each other, and with the app of the store. */
export const offerFacts: Rule = {
  name: 'offer-facts',
  codes: [
    'not-a-code',
    'starts-after-end',
    'verified-without-source',
    'range-reversed',
    'title-differs',
    'end-far-away',
    'invalid-link',
  ],
  store({ value, document }, facts, report) {
    (value.offers ?? []).forEach((offer, index) => {
      const path: Path = ['offers', index];
      if (offer.kind === 'code' && isNoCode(offer.code)) {
        report('not-a-code', document, document.span([...path, 'code']), {
          id: 'not-a-code',
          // A code may use the address of its store; a deal needs its own.
          values: { code: quote(offer.code), address: offer.url !== undefined },
        });
      }
      if (offer.verified === true && offer.lastVerified === undefined && (offer.checks ?? []).length === 0) {
        report('verified-without-source', document, document.span([...path, 'verified'], 'key'), {
          id: 'verified-without-source',
        });
      }
      checkDates(offer, document, path, facts.timeZone(), report);
      checkRange(offer, document, path, report);
      checkTitle(offer, document, path, report);
      checkEnd(offer, document, path, facts, report);
      checkAppScheme(offer, value.appScheme, document, path, report);
    });
  },
};
