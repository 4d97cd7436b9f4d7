import { parseDay, startOfDay, type Instant } from '../../domain/dates/calendar';
import type { Freshness, OfferLife } from '../../domain/trust/freshness';
import type { Direction } from '../../domain/language/language';

/** The time range of a timeline, and its direction: right to left in Arabic. */
export interface Scale {
  readonly from: Instant;
  readonly to: Instant;
  readonly direction: Direction;
}

const day = 86_400_000;

/** The instant of a test; for a month, its first day. */
function testedAt(lastTested: string, timeZone: string): Instant {
  return startOfDay(parseDay(lastTested.length === 7 ? `${lastTested}-01` : lastTested), timeZone);
}

export function scaleOf({ lives, now, timeZone }: Freshness, direction: Direction): Scale {
  const instants = lives.flatMap(({ startsAt, endsAt, lastTested }) => [
    startsAt,
    endsAt,
    lastTested === undefined ? undefined : testedAt(lastTested, timeZone),
  ]);
  const points = [...instants.filter((instant) => instant !== undefined), now];
  return { from: Math.min(...points) - 14 * day, to: Math.max(...points, now + 30 * day) + 14 * day, direction };
}

/** The horizontal position of an instant, in per cent of the width. */
export function positionOf(instant: Instant, { from, to, direction }: Scale): number {
  const share = ((Math.min(Math.max(instant, from), to) - from) / (to - from)) * 100;
  return Number((direction === 'rtl' ? 100 - share : share).toFixed(2));
}

/** The first instants of the months; if more than `most`, only every second or third month, and so on. */
export function monthsOf(
  { from, to }: Scale,
  timeZone: string,
  maximum: number,
): readonly { readonly month: string; readonly at: Instant }[] {
  const first = new Date(from);
  const all: { month: string; at: Instant }[] = [];
  for (let step = 1; all.length < 1200; step += 1) {
    const start = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + step, 1));
    const at = startOfDay({ year: start.getUTCFullYear(), month: start.getUTCMonth() + 1, day: 1 }, timeZone);
    if (at > to) break;
    all.push({ month: start.toISOString().slice(0, 7), at });
  }
  const every = Math.max(1, Math.ceil(all.length / maximum));
  return all.filter((_month, index) => index % every === 0);
}

/** The ends at which the time of the offer is unknown; the bar fades out. `low` is the end with the lower position. */
export type OpenEnds = 'none' | 'low' | 'high' | 'both';

/** An offer on a timeline, in per cent of the width. */
export interface Bar {
  readonly at: number;
  readonly width: number;
  readonly state: 'live' | 'soon' | 'over';
  readonly open: OpenEnds;
  /** The position of its last test. */
  readonly tested?: number;
}

function openEnds(low: boolean, high: boolean): OpenEnds {
  if (low && high) return 'both';
  return low ? 'low' : high ? 'high' : 'none';
}

export function barOf({ startsAt, endsAt, lastTested, daysLeft }: OfferLife, scale: Scale, report: Freshness): Bar {
  const over = endsAt !== undefined && endsAt <= report.now;
  const soon = !over && daysLeft !== undefined && daysLeft <= report.within;
  const tested = lastTested === undefined ? undefined : testedAt(lastTested, report.timeZone);
  // An offer with an unknown start was active when it was tested.
  const begins = startsAt ?? (tested !== undefined && (endsAt === undefined || tested < endsAt) ? tested : scale.from);
  const edges = [positionOf(begins, scale), positionOf(endsAt ?? scale.to, scale)];
  const [at, end] = [Math.min(...edges), Math.max(...edges)];
  const [first, last] = [startsAt === undefined, endsAt === undefined];
  return {
    at,
    width: Number(Math.max(end - at, 0.4).toFixed(2)),
    state: over ? 'over' : soon ? 'soon' : 'live',
    open: scale.direction === 'rtl' ? openEnds(last, first) : openEnds(first, last),
    tested: tested === undefined ? undefined : positionOf(tested, scale),
  };
}
