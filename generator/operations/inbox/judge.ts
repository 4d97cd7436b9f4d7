import { dayAt, isoDay } from '../../../src/domain/dates/calendar';
import { grouped } from '../../../src/domain/language/grouped';
import { reportLine, unknownStore, type Report } from '../../../src/domain/trust/report';
import { nearest } from '../../catalogue/diagnostics/suggest';
import { realDay } from '../../catalogue/load/moments';
import { judgeCodes, judgeStoreless, type CodeReport } from './judge-code';
import { judgeOffer, type JudgeClock, type OfferReport } from './judge-offer';
import {
  offerCalled,
  type KnownOffer,
  type KnownStore,
  type OfferBook,
} from '../../catalogue/validate/stores/offer-book';
import type { Judged } from './verdicts';

/** Newest first. */
export const mostReports = 1000;

/** In days. Older reports are irrelevant. */
const oldestDays = 365;

/** Reports of one day are in an order that does not depend on the files. */
function newestFirst(reports: readonly Report[]): readonly Report[] {
  return reports
    .map((report) => ({ report, line: reportLine(report) }))
    .sort((a, b) => (a.report.day > b.report.day ? -1 : a.report.day < b.report.day ? 1 : a.line < b.line ? -1 : 1))
    .map(({ report }) => report);
}

function judgeOffers(store: KnownStore, reports: readonly OfferReport[], clock: JudgeClock): readonly Judged[] {
  const unknown: Judged[] = [];
  const byOffer = new Map<KnownOffer, OfferReport[]>();
  for (const report of reports) {
    const offer = offerCalled(store, report.offer);
    if (offer) byOffer.set(offer, [...(byOffer.get(offer) ?? []), report]);
    else {
      const near = nearest(
        report.offer,
        store.offers.map(({ id }) => id),
      );
      unknown.push({ report, store, verdict: { kind: 'unknown-offer', near } });
    }
  }
  return [
    ...[...byOffer].flatMap(([offer, own]) =>
      judgeOffer(offer, own, clock).map(([report, verdict]) => ({ report, store, offer, verdict })),
    ),
    ...unknown,
  ];
}

function judgeStore(store: KnownStore, reports: readonly Report[], clock: JudgeClock): readonly Judged[] {
  const codes = reports.filter((report): report is CodeReport => report.kind === 'new');
  const others = reports.filter((report): report is OfferReport => report.kind !== 'new');
  return [
    ...judgeOffers(store, others, clock),
    ...judgeCodes(store, codes).map(([report, verdict, offer]) => ({ report, store, offer, verdict })),
  ];
}

/** The reports are distinct. Their order does not matter. */
export function judge(reports: readonly Report[], book: OfferBook, clock: JudgeClock): readonly Judged[] {
  // The page writes the day in the time zone of the site.
  const dayOf = (instant: number): string => isoDay(dayAt(instant, clock.timeZone));
  const [first, today] = [dayOf(clock.now - oldestDays * 86_400_000), dayOf(clock.now)];
  const isPossible = ({ day, answers: { country } }: Report): boolean =>
    day >= first && day <= today && realDay(day) !== undefined && (country === undefined || book.hasCountry(country));
  const possible = newestFirst(reports.filter(isPossible));
  const byStore = grouped(possible.slice(0, mostReports), ({ store }) => store);
  return [
    ...[...byStore].flatMap(([slug, own]) => {
      const store = book.storeOf(slug);
      if (store) return judgeStore(store, own, clock);
      // Reports of codes without a known store.
      if (slug === unknownStore)
        return own.map(
          (report): Judged => ({
            report,
            verdict: report.kind === 'new' ? judgeStoreless(report) : { kind: 'unknown-store' },
          }),
        );
      const near = nearest(slug, book.slugs);
      return own.map((report): Judged => ({ report, verdict: { kind: 'unknown-store', near } }));
    }),
    ...possible.slice(mostReports).map((report): Judged => ({ report, verdict: { kind: 'too-many' } })),
    ...reports
      .filter((report) => !isPossible(report))
      .map((report): Judged => ({ report, verdict: { kind: 'impossible' } })),
  ];
}
