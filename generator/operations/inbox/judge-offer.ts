import { dayAt, isoDay, type Instant } from '../../../src/domain/dates/calendar';
import type { Report } from '../../../src/domain/trust/report';
import { dayNumber, differInPlace, reportDays, type OfferTest } from '../../../src/domain/trust/trust';
import { parseMoment } from '../../catalogue/load/moments';
import type { KnownOffer } from '../../catalogue/validate/stores/offer-book';
import type { ShopperCheck, Verdict } from './verdicts';

/** The instant of judging, and the site's time zone. */
export interface JudgeClock {
  readonly now: Instant;
  readonly timeZone: string;
}

export type OfferReport = Extract<Report, { readonly kind: 'yes' | 'no' }>;

/** Reports about one offer. More are no better evidence, and may be from one sender. */
export const mostOfOffer = 10;

/** Drops the basket, because a test needs the total both with and without the offer. */
function checkOf({ kind, day, answers: { country, channel, customer } }: OfferReport): ShopperCheck {
  return {
    date: day,
    country,
    channel,
    customer,
    result: kind === 'yes' ? 'worked' : 'failed',
    by: 'shopper',
  };
}

/** Whether a known test already contains another one. Of several successes in one place only the newest counts. */
function alreadySays(known: OfferTest, check: OfferTest): boolean {
  const { result, country, channel } = check;
  if (known.result !== result || known.country !== country || known.channel !== channel) return false;
  return result === 'worked' ? known.date >= check.date : known.date === check.date;
}

/** The newest later test by the team or a network with the opposite result, in possibly the same place. */
function contradictionOf(check: OfferTest, { checks, lastVerified }: KnownOffer): OfferTest | undefined {
  const verified: readonly OfferTest[] = lastVerified === undefined ? [] : [{ date: lastVerified, result: 'worked' }];
  return [...checks, ...verified]
    .filter(
      (test) =>
        test.by !== 'shopper' &&
        test.result !== check.result &&
        dayNumber(test.date) > dayNumber(check.date) &&
        !differInPlace(test, check),
    )
    .sort((a, b) => dayNumber(b.date) - dayNumber(a.date))[0];
}

/** The verdict on an offer that was not valid on the day of a report or has ended; undefined if it is valid. */
function verdictOutside(
  { startsAt = -Infinity, endsAt = Infinity }: KnownOffer,
  day: string,
  { now, timeZone }: JudgeClock,
): Verdict | undefined {
  const reported = parseMoment(day, timeZone);
  const dayOf = (instant: Instant): string => isoDay(dayAt(instant, timeZone));
  if (endsAt <= now || (reported && reported.first >= endsAt)) return { kind: 'ended', on: dayOf(endsAt - 1) };
  return reported && reported.last < startsAt ? { kind: 'not-begun', starts: dayOf(startsAt) } : undefined;
}

/** The reports are about one offer, newest first. */
export function judgeOffer(
  offer: KnownOffer,
  reports: readonly OfferReport[],
  clock: JudgeClock,
): readonly (readonly [OfferReport, Verdict])[] {
  const verdicts = new Map<OfferReport, Verdict>();
  const distinct: { readonly report: OfferReport; readonly check: ShopperCheck }[] = [];
  for (const report of reports) {
    const check = checkOf(report);
    const place = verdictOutside(offer, report.day, clock);
    if (place) verdicts.set(report, place);
    else if (distinct.some((other) => alreadySays(other.check, check))) verdicts.set(report, { kind: 'duplicate' });
    // Applied before recorded reports are excluded, so that a later run judges the same reports.
    else if (distinct.length === mostOfOffer) verdicts.set(report, { kind: 'too-many' });
    else distinct.push({ report, check });
  }
  const valid = distinct.filter(({ report, check }) => {
    const by = contradictionOf(check, offer);
    const known = offer.checks.some((other) => alreadySays(other, check));
    if (known || by) verdicts.set(report, known || !by ? { kind: 'duplicate' } : { kind: 'contradicted', by });
    return !known && !by;
  });
  const shoppers = offer.checks.filter(({ by }) => by === 'shopper');
  const failures = [...shoppers, ...valid.map(({ check }) => check)].filter(({ result }) => result === 'failed');
  for (const { report, check } of valid) {
    const isSupported = failures.some(
      (other) => other !== check && Math.abs(dayNumber(other.date) - dayNumber(check.date)) <= reportDays,
    );
    verdicts.set(report, check.result === 'worked' || isSupported ? { kind: 'check', check } : { kind: 'alone' });
  }
  return [...verdicts];
}
