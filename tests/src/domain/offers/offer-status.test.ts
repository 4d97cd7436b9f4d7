import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeFirst, offerStatus } from '../../../../src/domain/offers/offer-status';

const end = Date.parse('2026-12-31T21:00:00Z');

describe('offerStatus', () => {
  it('is active without an expiry', () => {
    expect(offerStatus({}, end)).toBe('active');
  });

  it('is active one second before the end, and expired from the end on', () => {
    expect(offerStatus({ endsAt: end }, end - 1000)).toBe('active');
    expect(offerStatus({ endsAt: end }, end)).toBe('expired');
    expect(offerStatus({ endsAt: end }, end + 1000)).toBe('expired');
  });

  it('is independent of the start', () => {
    expect(offerStatus({ startsAt: end }, end - 1000)).toBe('active');
  });
});

describe('activeFirst', () => {
  const instant = fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined });
  const spans = fc.array(fc.record({ startsAt: instant, endsAt: instant }));

  it('sorts valid offers before those that have not begun and before expired ones, and keeps all', () => {
    fc.assert(
      fc.property(spans, fc.integer({ min: 0, max: 100 }), (offers, now) => {
        const expired = offers.filter((offer) => offerStatus(offer, now) === 'expired');
        const active = offers.filter((offer) => offerStatus(offer, now) === 'active');
        const begun = active.filter(({ startsAt = 0 }) => startsAt <= now);
        const later = active.filter(({ startsAt = 0 }) => startsAt > now);
        expect(activeFirst(offers, now)).toEqual([...begun, ...later, ...expired]);
      }),
    );
  });
});
