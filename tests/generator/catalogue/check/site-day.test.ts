import { describe, expect, test } from 'vitest';
import { isoDay } from '../../../../src/domain/dates/calendar';
import { check } from '../../../../generator/catalogue/check/check';
import { dayOfCheck } from '../../../../generator/catalogue/load/site-day';
import { loadSchemas } from '../../../../generator/catalogue/load/schemas';
import { projectSystem } from '../../../support/catalogue';
import { filesOf, patched, type Contents } from '../../support/sample-catalogue';

const schemas = loadSchemas(projectSystem());

const site = { timeZone: 'Asia/Riyadh' };

/** The clock of a build and of the machine at an instant. */
const clockAt = (instant: string) => ({ now: Date.parse(instant), present: Date.parse(instant) });
const dayAt = (instant: string, value: unknown = site): string => isoDay(dayOfCheck(clockAt(instant), value));

describe('the day of a check', () => {
  test('begins at midnight in the time zone of the site', () => {
    expect(dayAt('2026-03-15T20:59:59Z')).toBe('2026-03-15');
    expect(dayAt('2026-03-15T21:00:00Z')).toBe('2026-03-16');
  });

  test('is the real one for a build as of an earlier instant', () => {
    const clock = { now: Date.UTC(2025, 0, 1), present: Date.UTC(2026, 2, 15, 12) };
    expect(isoDay(dayOfCheck(clock, site))).toBe('2026-03-15');
  });

  test('is that of UTC while the time zone cannot be read', () => {
    for (const unreadable of [null, {}, { timeZone: 'Riyadh' }])
      expect(dayAt('2026-03-15T21:00:00Z', unreadable)).toBe('2026-03-15');
  });

  test('decides whether a month is in the future', () => {
    const april = patched('data/stores/luban.yaml', 'checked: 2026-04\n');
    const codes = (instant: string, files: Contents = april) =>
      check({ ...filesOf(files), ...clockAt(instant) }, schemas).diagnostics.map(({ code }) => code);
    expect(codes('2026-03-31T20:59:00Z')).toContain('future-date');
    expect(codes('2026-03-31T21:00:00Z')).not.toContain('future-date');
    const unreadable = { ...april, 'data/site.yaml': 'timeZone: [' };
    expect(codes('2026-03-31T21:00:00Z', unreadable)).toContain('future-date');
  });
});
