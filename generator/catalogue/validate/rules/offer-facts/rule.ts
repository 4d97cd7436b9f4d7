import type { Offer } from '../../../../../src/generated/data-types';
import { inFull, quote } from '../../../diagnostics/visible';
import { parseMoment } from '../../../load/moments';
import { isNoCode } from '../../coupon-codes/no-code';
import type { Rule } from '../../engine/draft';
import type { FileFacts } from '../../engine/facts';
import { reportMistakes, type Mistake } from '../../engine/reporting';
import { figuresOf } from '../../texts/figures';

/** In years. Few codes are valid longer; a later end usually has a wrong digit. */
const longestLife = 5;

function* dateMistakes({ starts, expires }: Offer, facts: FileFacts): Iterable<Mistake> {
  if (expires === undefined) return;
  // Most offers have no start, and time zone calculations are slow.
  const start = starts === undefined ? undefined : parseMoment(starts, facts.timeZone());
  const end = start && parseMoment(expires, facts.timeZone());
  if (starts !== undefined && start && end && start.first > end.last)
    yield {
      code: 'starts-after-end',
      at: ['expires'],
      values: { end: quote(expires), start: quote(starts) },
      also: [{ id: 'starts-after-end.related' }, ['starts']],
    };
  if (Number(expires.slice(0, 4)) > facts.year() + longestLife)
    yield {
      code: 'end-far-away',
      at: ['expires'],
      values: { date: quote(expires), years: longestLife },
    };
}

/** The numbers of a title must include that of the benefit; for a percentage, only percentages count. */
function* titleMistakes({ title, benefit }: Offer): Iterable<Mistake> {
  const isPercent = benefit?.kind !== 'amount';
  const figure =
    benefit?.kind === 'amount' ? benefit.amount : benefit && 'percent' in benefit ? benefit.percent : undefined;
  if (figure === undefined) return;
  for (const language of ['en', 'ar'] as const) {
    const figures = figuresOf(title[language]).filter((each) => each.isPercent === isPercent);
    const [first] = figures;
    if (!first || figures.some(({ value }) => value === figure)) continue;
    const key = isPercent ? 'percent' : 'amount';
    yield {
      code: 'title-differs',
      at: ['title', language],
      range: first,
      values: {
        figure: quote(title[language].slice(first.start, first.end)),
        benefit: `${figure}${isPercent ? '%' : ''}`,
        field: inFull(key),
      },
      also: [{ id: 'related.benefit' }, ['benefit', key]],
    };
    return;
  }
}

/** Contradictions between the other fields, and an app address without the scheme of the store's own app. */
function* fieldMistakes(offer: Offer, appScheme: string | undefined): Iterable<Mistake> {
  const { benefit, deepLink = '' } = offer;
  if (offer.kind === 'code' && isNoCode(offer.code))
    yield {
      code: 'not-a-code',
      at: ['code'],
      // A code may use the address of its store; a deal needs its own.
      values: { code: quote(offer.code), address: offer.url !== undefined },
    };
  if (offer.verified === true && offer.lastVerified === undefined && (offer.checks ?? []).length === 0)
    yield { code: 'verified-without-source', at: ['verified'], target: 'key' };
  if (benefit?.kind === 'amount' && benefit.from !== undefined && benefit.from >= benefit.amount)
    yield {
      code: 'range-reversed',
      at: ['benefit', 'from'],
      values: { from: benefit.from, amount: benefit.amount },
    };
  const scheme = deepLink.slice(0, Math.max(0, deepLink.indexOf(':')));
  if (scheme !== '' && scheme !== 'https' && scheme !== appScheme)
    yield {
      code: 'invalid-link',
      at: ['deepLink'],
      id: appScheme === undefined ? 'app-scheme' : 'app-scheme.other',
      values: {
        value: quote(deepLink),
        line: inFull(`appScheme: ${scheme}`),
        own: appScheme === undefined ? undefined : inFull(`${appScheme}://`),
      },
    };
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
    for (const [index, offer] of (value.offers ?? []).entries())
      for (const mistakes of [fieldMistakes(offer, value.appScheme), dateMistakes(offer, facts), titleMistakes(offer)])
        reportMistakes(mistakes, document, ['offers', index], report);
  },
};
