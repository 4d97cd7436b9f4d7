import { describe, expect, test } from 'vitest';
import { isoDay } from '../../../../src/domain/calendar';
import { check } from '../../../../generator/catalogue/check/check';
import { dayOfCheck } from '../../../../generator/catalogue/load/site-day';
import { loadSchemas } from '../../../../generator/catalogue/load/schemas';
import { projectSystem } from '../../../support/catalogue';
import { filesOf, patched, sampleFiles, type Contents } from '../../support/sample-catalogue';

const schemas = loadSchemas(projectSystem());

/** The files of a catalogue, with the same build and real clock. */
const at = (instant: string, contents: Contents = sampleFiles) => {
  const now = Date.parse(instant);
  return { ...filesOf(contents), now, present: now };
};

describe('the day of a check', () => {
  test('begins at midnight in the time zone of the site', () => {
    expect(isoDay(dayOfCheck(at('2026-03-15T20:59:59Z')))).toBe('2026-03-15');
    expect(isoDay(dayOfCheck(at('2026-03-15T21:00:00Z')))).toBe('2026-03-16');
  });

  test('is the real one for a build as of an earlier instant', () => {
    const system = { ...at('2026-03-15T12:00:00Z'), now: Date.UTC(2025, 0, 1) };
    expect(isoDay(dayOfCheck(system))).toBe('2026-03-15');
  });

  test('is that of UTC while the time zone cannot be read', () => {
    const unreadable = { ...sampleFiles, 'data/site.yaml': 'timeZone: [' };
    expect(isoDay(dayOfCheck(at('2026-03-15T21:00:00Z', unreadable)))).toBe('2026-03-15');
  });

  test('decides whether a month is in the future', () => {
    const april = patched('data/stores/luban.yaml', 'checked: 2026-04\n');
    const codes = (instant: string) => check(at(instant, april), schemas).diagnostics.map(({ code }) => code);
    expect(codes('2026-03-31T20:59:00Z')).toContain('future-date');
    expect(codes('2026-03-31T21:00:00Z')).not.toContain('future-date');
  });
});
