import { dayAt, type CalendarDay } from '../../../src/domain/dates/calendar';
import type { System } from '../../system/system';
import { textField } from './fields';
import { valueOfFile } from './value-of-file';

/** UTC if the value of site.yaml, which need not be valid, has no time zone. */
function timeZoneIn(site: unknown): string {
  const zone = textField(site, 'timeZone');
  return zone !== undefined && Intl.supportedValuesOf('timeZone').includes(zone) ? zone : 'UTC';
}

/**
 * The day after which a date is in the future, in the time zone of the site, whose site.yaml has the value `site`. It
 * follows the real clock, so that a build as of an earlier instant reports no errors.
 */
export function dayOfCheck({ now, present }: Pick<System, 'now' | 'present'>, site: unknown): CalendarDay {
  return dayAt(Math.max(now, present), timeZoneIn(site));
}

/** The time zone of the site; UTC if site.yaml cannot be read. */
export function siteTimeZone(system: Pick<System, 'read'>): string {
  return timeZoneIn(valueOfFile(system, 'data/site.yaml'));
}

/** The day in the time zone of the site on which a command runs: the date of what it creates. */
export function siteToday(system: Pick<System, 'now' | 'read'>): CalendarDay {
  return dayAt(system.now, siteTimeZone(system));
}
