import { dayAt, type CalendarDay } from '../../../src/domain/calendar';
import type { System } from '../../system/system';
import { textField } from './fields';

/** The time zone in the value of site.yaml; UTC if it has none. The value need not be valid. */
export function timeZoneIn(site: unknown): string {
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
