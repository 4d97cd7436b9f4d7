import type { Direction } from '../../src/domain/language';
import type { Instant } from '../../src/domain/calendar';
import { startOfDay, parseDay } from '../../src/domain/calendar';
import { dayOf } from '../derive/last-modified';
import { escapeMarkup } from '../render/markup';
import type { FreshnessReport, OfferLife } from './report';

/** The time range of a timeline, and its direction: right to left in Arabic. */
export interface Scale {
  readonly from: Instant;
  readonly to: Instant;
  readonly direction: Direction;
}

const day = 86_400_000;

/** A scale that contains all known instants of the offers. */
export function scaleOf({ lives, now, timeZone }: FreshnessReport, direction: Direction): Scale {
  const instants = lives.flatMap(({ startsAt, endsAt, lastTested }) => [
    startsAt,
    endsAt,
    lastTested === undefined ? undefined : testedAt(lastTested, timeZone),
  ]);
  const known = [...instants.filter((instant) => instant !== undefined), now];
  return { from: Math.min(...known) - 14 * day, to: Math.max(...known, now + 30 * day) + 14 * day, direction };
}

function testedAt(lastTested: string, timeZone: string): Instant {
  return startOfDay(parseDay(dayOf(lastTested)), timeZone);
}

/** The horizontal position of an instant, in per cent of the width. */
export function positionOf(instant: Instant, { from, to, direction }: Scale): number {
  const share = ((Math.min(Math.max(instant, from), to) - from) / (to - from)) * 100;
  return Number((direction === 'rtl' ? 100 - share : share).toFixed(2));
}

/** The first instants of the months of a scale; if there are more than `most`, every second or third and so on. */
export function monthsOf(
  { from, to }: Scale,
  timeZone: string,
  most: number,
): readonly { readonly month: string; readonly at: Instant }[] {
  const first = new Date(from);
  const all: { month: string; at: Instant }[] = [];
  for (let step = 1; all.length < 1200; step += 1) {
    const start = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + step, 1));
    const at = startOfDay({ year: start.getUTCFullYear(), month: start.getUTCMonth() + 1, day: 1 }, timeZone);
    if (at > to) break;
    all.push({ month: start.toISOString().slice(0, 7), at });
  }
  const every = Math.max(1, Math.ceil(all.length / most));
  return all.filter((_month, index) => index % every === 0);
}

const height = 26;

function gridLines(scale: Scale, report: FreshnessReport, tall: number): string {
  const lines = monthsOf(scale, report.timeZone, 8).map(({ at }) => {
    const x = positionOf(at, scale);
    return `<line class="grid" x1="${x}%" x2="${x}%" y1="0" y2="${tall}"/>`;
  });
  const x = positionOf(report.now, scale);
  return `${lines.join('')}<line class="today" x1="${x}%" x2="${x}%" y1="0" y2="${tall}"/>`;
}

/** The month labels above the timeline. */
export function timelineHead(scale: Scale, report: FreshnessReport): string {
  const labels = monthsOf(scale, report.timeZone, 8).map(
    ({ month, at }) =>
      `<text x="${positionOf(at, scale)}%" y="15" text-anchor="middle" direction="ltr">${month}</text>`,
  );
  return `<svg width="100%" height="20" aria-hidden="true">${labels.join('')}</svg>`;
}

/** One offer as a bar, which fades out at an unknown start or end. */
export function timelineRow(life: OfferLife, scale: Scale, report: FreshnessReport, label: string): string {
  const { startsAt, endsAt, lastTested } = life;
  const over = endsAt !== undefined && endsAt <= report.now;
  const soon = !over && life.daysLeft !== undefined && life.daysLeft <= report.within;
  const tested = lastTested === undefined ? undefined : testedAt(lastTested, report.timeZone);
  // An offer with an unknown start was active when it was tested.
  const begins = startsAt ?? (tested !== undefined && (endsAt === undefined || tested < endsAt) ? tested : scale.from);
  const edges = [positionOf(begins, scale), positionOf(endsAt ?? scale.to, scale)];
  const [x, right] = [Math.min(...edges), Math.max(...edges)];
  const rtl = scale.direction === 'rtl';
  const openStart = startsAt === undefined;
  const openEnd = endsAt === undefined;
  const fades = `${(rtl ? openEnd : openStart) ? ' open-left' : ''}${(rtl ? openStart : openEnd) ? ' open-right' : ''}`;
  const width = Number(Math.max(right - x, 0.4).toFixed(2));
  const dot = tested === undefined ? '' : `<circle class="tested" cx="${positionOf(tested, scale)}%" cy="13" r="4"/>`;
  const state = over ? 'over' : soon ? 'soon' : 'live';
  return (
    `<svg width="100%" height="${height}" role="img" aria-label="${escapeMarkup(label)}">` +
    `${gridLines(scale, report, height)}<rect class="bar ${state}${fades}" x="${x}%" y="8" width="${width}%" height="10" rx="5"/>${dot}</svg>`
  );
}
