import type { Instant } from './calendar';

/** The maximum length of a line in bytes of UTF-8 (RFC 5545, section 3.1). */
const maxLineBytes = 75;

function bytesOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
}

/** Folds a line: each continuation line begins with a space. Characters are never split. */
function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character);
    // The space that begins a continuation line counts too.
    if (bytes + size > maxLineBytes - (parts.length === 0 ? 0 : 1)) {
      parts.push(part);
      part = '';
      bytes = 0;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}

export function calendarText(value: string): string {
  return value.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n');
}

export function calendarInstant(instant: Instant): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

export function calendarLines(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** A calendar (RFC 5545) with the ends of offers, each with an alarm. */
export function offerEnds(
  name: string,
  ends: readonly {
    /** The same in every file about the offer, so that a calendar program moves the event when the end changes. */
    readonly uid: string;
    readonly at: Instant;
    readonly summary: string;
    readonly description: string;
    readonly url: string;
    /** How long before the end the alarm sounds, in whole hours. */
    readonly alarm: number;
  }[],
  stamp: Instant,
): string {
  return calendarLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${calendarText(name)}//Offers//EN`,
    'CALSCALE:GREGORIAN',
    ...ends.flatMap(({ uid, at, summary, description, url, alarm }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${calendarInstant(stamp)}`,
      `DTSTART:${calendarInstant(at)}`,
      `SUMMARY:${calendarText(summary)}`,
      `DESCRIPTION:${calendarText(description)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${calendarText(summary)}`,
      `TRIGGER:-PT${alarm}H`,
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]);
}

const hour = 3_600_000;

/** How many hours before the end the alarm sounds: 24, else 2; undefined if the offer ends sooner. */
export function alarmHours(end: Instant, now: Instant): number | undefined {
  return [24, 2].find((hours) => end - hours * hour > now);
}
