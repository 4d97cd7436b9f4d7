import { dayAt, type CalendarDay } from '../../../src/domain/dates/calendar';
import type { System } from '../../system/system';
import { textField } from './fields';
import { valueOfFile } from './value-of-file';

/** The time zone in the value of site.yaml; UTC if it has none. The value need not be valid. */
function timeZoneIn(site: unknown): string {
  const zone = textField(site, 'timeZone');
  return zone !== undefined && Intl.supportedValuesOf('timeZone').includes(zone) ? zone : 'UTC';
}

/**
 * The day after which a date is in the future, in the time zone of the site: a test that is recorded there after midnight
 * has the new day. It follows the real clock, so that a build as of an earlier instant reports no errors. `site` is the
 * value of site.yaml.
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
