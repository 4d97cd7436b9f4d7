import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerStatus } from '../../../../src/domain/offers/offer-status';
import { unchangedPeriod } from '../../../../src/domain/offers/unchanged-period';

const midnight = Date.parse('2026-12-30T21:00:00Z');
const hour = 3_600_000;
const at = (hours: number): number => midnight + hours * hour;
const inRiyadh = (offers: Parameters<typeof unchangedPeriod>[0], now: number) =>
  unchangedPeriod(offers, now, 'Asia/Riyadh');

describe('unchangedPeriod', () => {
  it('returns the day in the time zone of the site when no offer starts or ends in it', () => {
    expect(inRiyadh([], at(10))).toEqual({ since: at(0), until: at(24) });
    expect(inRiyadh([{ startsAt: at(-5), endsAt: at(30) }, {}], at(0))).toEqual({ since: at(0), until: at(24) });
    expect(inRiyadh([], at(0) - 1)).toEqual({ since: at(-24), until: at(0) });
  });

  it('returns the time between the last start or end and the next one', () => {
    const offers = [{ startsAt: at(3), endsAt: at(20) }, { endsAt: at(2) }, { startsAt: at(12) }];
    expect(inRiyadh(offers, at(10))).toEqual({ since: at(3), until: at(12) });
    expect(inRiyadh(offers, at(12))).toEqual({ since: at(12), until: at(20) });
  });

  it('returns a period in which no offer changes its status, up to the next change', () => {
    const offers = fc.array(fc.record({ endsAt: fc.option(fc.integer({ min: 0, max: 23 }), { nil: undefined }) }));
    fc.assert(
      fc.property(offers, fc.integer({ min: 0, max: 23 }), (ends, now) => {
        const page = ends.map(({ endsAt }) => ({ endsAt: endsAt === undefined ? undefined : at(endsAt) }));
        const statuses = (instant: number) => page.map((offer) => offerStatus(offer, instant));
        const { since, until } = inRiyadh(page, at(now));
        expect(statuses(since)).toEqual(statuses(at(now)));
        expect(statuses(until - 1)).toEqual(statuses(at(now)));
        if (until !== at(24)) expect(statuses(until)).not.toEqual(statuses(at(now)));
      }),
    );
  });
});
