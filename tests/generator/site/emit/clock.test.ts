import { describe, expect, it } from 'vitest';
import { clockModule, clockStamp } from '../../../../generator/site/emit/emit';

const now = Date.parse('2026-11-21T10:00:00Z');

describe('clockModule', () => {
  it('writes the offset of the zone from five years before to ten years after', () => {
    expect(clockModule('Asia/Riyadh', now)).toMatchInlineSnapshot(`
      "// Made by the generator from data/. Do not edit.
      // Asia/Riyadh, 2026
      import type { FixedOffset } from '../domain/dates/calendar';

      export const clock: FixedOffset | undefined = {
        "ahead": 10800000,
        "from": 1609459200000,
        "until": 2082758400000
      };
      "
    `);
  });

  it('writes undefined for a zone whose clocks change', () => {
    expect(clockModule('Europe/Berlin', now)).toContain('export const clock: FixedOffset | undefined = undefined;');
  });

  it('has a stamp that is the same all year and differs for another year or zone', () => {
    expect(clockModule('Asia/Riyadh', now).startsWith(clockStamp('Asia/Riyadh', now))).toBe(true);
    expect(clockStamp('Asia/Riyadh', Date.UTC(2026))).toBe(clockStamp('Asia/Riyadh', now));
    expect(clockModule('Asia/Riyadh', Date.UTC(2026))).toBe(clockModule('Asia/Riyadh', now));
    expect(clockStamp('Asia/Riyadh', Date.UTC(2027))).not.toBe(clockStamp('Asia/Riyadh', now));
    expect(clockStamp('Asia/Dubai', now)).not.toBe(clockStamp('Asia/Riyadh', now));
    // A module that names a type of a former version is not the one for this year.
    const former = clockModule('Asia/Riyadh', now).replace(/FixedOffset/g, 'SteadyClock');
    expect(former.startsWith(clockStamp('Asia/Riyadh', now))).toBe(false);
  });
});
