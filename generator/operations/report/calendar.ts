import { dayPlus, type Instant } from '../../../src/domain/dates/calendar';
import { calendarInstant, calendarLines, calendarText } from '../../../src/domain/dates/icalendar';
import type { FreshnessReport } from './report';

function date(day: string): string {
  return day.replaceAll('-', '');
}

interface Ending {
  readonly uid: string;
  readonly lastDay: string;
  /** Set if the event is within the day. */
  readonly at?: Instant;
  readonly summary: string;
  readonly description: string;
}

function eventOf({ uid, lastDay, at, summary, description }: Ending, stamp: string): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    ...(at === undefined
      ? [`DTSTART;VALUE=DATE:${date(lastDay)}`, `DTEND;VALUE=DATE:${date(dayPlus(lastDay, 1))}`]
      : [`DTSTART:${calendarInstant(at)}`, `DTEND:${calendarInstant(at)}`]),
    `SUMMARY:${calendarText(summary)}`,
    `DESCRIPTION:${calendarText(description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

interface CalendarSettings {
  readonly name: string;
  /** Makes event ids globally unique. */
  readonly host: string;
}

/**
 * A calendar of future end dates (RFC 5545) for calendar programs. An event keeps its id when its date changes, so that
 * the program moves it. A feed has one event, at the end of its last row.
 */
export function calendarOf(report: FreshnessReport, { name, host }: CalendarSettings): string {
  const feedStores = new Set(report.feeds.flatMap(({ stores }) => stores));
  const offers = report.lives.filter(
    ({ store, endsAt }) => !feedStores.has(store) && endsAt !== undefined && endsAt > report.now,
  );
  const endings: readonly Ending[] = [
    ...offers.map((offer) => ({
      uid: `${offer.store}.${offer.offer}@${host}`,
      lastDay: offer.lastDay ?? '',
      at: offer.endsWithin ? offer.endsAt : undefined,
      summary: `${offer.storeName.en} · ${offer.storeName.ar}: ${offer.code ?? offer.offer} ends`,
      description: `${'en' in offer.title ? `${offer.title.en}\n${offer.title.ar}` : offer.title.text}\n${offer.file}:${offer.line}`,
    })),
    ...report.feeds.flatMap(({ feed, live, lastDay, file, line }) =>
      live === 0 || lastDay === undefined
        ? []
        : [
            {
              uid: `feed.${feed}@${host}`,
              lastDay,
              summary: `Feed ${feed}: the last row ends`,
              description: `${file}:${line}`,
            },
          ],
    ),
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${calendarText(name)}//Endings//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${calendarText(name)}`,
    `X-WR-CALNAME:${calendarText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...endings
      .toSorted((a, b) => (a.lastDay < b.lastDay ? -1 : a.lastDay > b.lastDay ? 1 : a.uid < b.uid ? -1 : 1))
      .flatMap((ending) => eventOf(ending, calendarInstant(report.now))),
    'END:VCALENDAR',
  ];
  return calendarLines(lines);
}
