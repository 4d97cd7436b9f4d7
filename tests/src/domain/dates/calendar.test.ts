import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayAt,
  daysBetween,
  endOfDay,
  instantOf,
  isoDay,
  parseDay,
  presetOffset,
  startOfDay,
  fixedOffset,
} from '../../../../src/domain/dates/calendar';

const riyadh = 'Asia/Riyadh';

describe('endOfDay', () => {
  it('returns the end of a day in Riyadh', () => {
    expect(new Date(endOfDay({ year: 2026, month: 12, day: 31 }, riyadh)).toISOString()).toBe(
      '2026-12-31T21:00:00.000Z',
    );
    expect(new Date(endOfDay({ year: 2026, month: 11, day: 30 }, riyadh)).toISOString()).toBe(
      '2026-11-30T21:00:00.000Z',
    );
  });

  it('returns an instant of 29 February for 28 February in a leap year', () => {
    expect(dayAt(endOfDay({ year: 2028, month: 2, day: 28 }, riyadh), riyadh)).toEqual({
      year: 2028,
      month: 2,
      day: 29,
    });
  });
});

describe('instantOf', () => {
  it('converts a wall-clock time in its zone, across a clock change', () => {
    expect(new Date(instantOf({ year: 2026, month: 3, day: 29, hour: 3 }, 'Europe/Berlin')).toISOString()).toBe(
      '2026-03-29T01:00:00.000Z',
    );
    expect(new Date(instantOf({ year: 2026, month: 10, day: 26, hour: 0 }, 'Europe/Berlin')).toISOString()).toBe(
      '2026-10-25T23:00:00.000Z',
    );
  });

  it('agrees with the start and end of each day in any zone', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1975-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        fc.constantFrom('Asia/Riyadh', 'America/Los_Angeles', 'Pacific/Auckland', 'Asia/Kolkata', 'UTC'),
        (date, zone) => {
          const day = dayAt(date.getTime(), zone);
          const start = startOfDay(day, zone);
          expect(start).toBeLessThanOrEqual(date.getTime());
          expect(endOfDay(day, zone)).toBeGreaterThan(date.getTime());
          expect(dayAt(start, zone)).toEqual(day);
        },
      ),
    );
  });
});

it('isoDay writes a day as parseDay reads it', () => {
  expect(isoDay({ year: 2026, month: 3, day: 5 })).toBe('2026-03-05');
  expect(parseDay(isoDay({ year: 2026, month: 12, day: 31 }))).toEqual({ year: 2026, month: 12, day: 31 });
});

describe('daysBetween', () => {
  const noon = Date.parse('2026-11-21T09:00:00Z');

  it('counts the midnights of Riyadh, regardless of the hour', () => {
    expect(daysBetween(noon, Date.parse('2026-11-21T20:59:59Z'), riyadh)).toBe(0);
    expect(daysBetween(noon, Date.parse('2026-11-21T21:00:00Z'), riyadh)).toBe(1);
    expect(daysBetween(noon, Date.parse('2026-11-30T20:59:59Z'), riyadh)).toBe(9);
  });
});

describe('fixedOffset', () => {
  const from = Date.UTC(2025);
  const until = Date.UTC(2028);

  it('returns the UTC offset of a zone', () => {
    expect(fixedOffset(riyadh, from, until)).toEqual({ ahead: 10_800_000, from, until });
    expect(fixedOffset('Asia/Kathmandu', from, until)?.ahead).toBe(20_700_000);
    expect(fixedOffset('America/Caracas', from, until)?.ahead).toBe(-14_400_000);
  });

  it('returns undefined for a zone with clock changes in the period', () => {
    expect(fixedOffset('Europe/Berlin', from, until)).toBeUndefined();
    expect(fixedOffset('Africa/Casablanca', from, until)).toBeUndefined();
    expect(fixedOffset('Europe/Berlin', Date.UTC(2026, 4), Date.UTC(2026, 8))?.ahead).toBe(7_200_000);
  });

  it('gives the same days as Intl, inside and outside the known period', () => {
    const zone = 'Asia/Almaty';
    // Its clocks went back by an hour on 1 March 2024.
    const instants = [
      Date.UTC(2024, 1, 29, 18, 30),
      Date.UTC(2024, 2, 1, 18, 59, 59, 999),
      from - 1,
      from,
      Date.UTC(2026, 5, 1, 18, 59, 59, 999),
      Date.UTC(2026, 5, 1, 19),
      until - 1,
      until,
    ];
    const days = (): unknown =>
      instants.map((instant) => [dayAt(instant, zone), startOfDay(dayAt(instant, zone), zone)]);
    const asked = days();
    const clock = fixedOffset(zone, from, until);
    if (!clock) throw new Error('The clocks of Almaty were changed.');
    presetOffset(zone, clock);
    expect(days()).toEqual(asked);
  });
});
