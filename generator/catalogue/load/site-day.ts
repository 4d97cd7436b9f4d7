import { dayAt, type CalendarDay } from '../../../src/domain/calendar';
import type { System } from '../../system/system';
import { decode } from './decode';
import { loadDocument } from './document';
import { textField } from './fields';

/** The time zone of the site; UTC if site.yaml cannot be read. */
export function siteTimeZone(system: Pick<System, 'read'>): string {
  const file = 'data/site.yaml';
  const value = loadDocument(decode(file, system.read(file) ?? new Uint8Array()).source).document?.value;
  const zone = textField(value, 'timeZone');
  return zone !== undefined && Intl.supportedValuesOf('timeZone').includes(zone) ? zone : 'UTC';
}

/**
 * The day by which dates are in the future, in the time zone of the site: a test that is written down there after
 * midnight has the new day. It follows the real clock, so that a build as of an earlier instant reports no errors.
 */
export function dayOfCheck(
  system: Pick<System, 'read' | 'now' | 'present'>,
  timeZone = siteTimeZone(system),
): CalendarDay {
  return dayAt(Math.max(system.now, system.present), timeZone);
}
