import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeFirst, offerStatus } from '../../../src/domain/offer-status';

const end = Date.parse('2026-12-31T21:00:00Z');

describe('the status of an offer', () => {
  it('is active if there is no expiry', () => {
    expect(offerStatus({}, end)).toBe('active');
  });

  it('is active one second before its end, and expired at its end and one second after', () => {
    expect(offerStatus({ expiresAt: end }, end - 1000)).toBe('active');
    expect(offerStatus({ expiresAt: end }, end)).toBe('expired');
    expect(offerStatus({ expiresAt: end }, end + 1000)).toBe('expired');
  });

  it('is not changed by a start: the specification asks only for the end', () => {
    expect(offerStatus({ startsAt: end }, end - 1000)).toBe('active');
  });
});

describe('a list of offers', () => {
  const instant = fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined });
  const spans = fc.array(fc.record({ startsAt: instant, expiresAt: instant }));

  it('keeps every offer: those that are valid now, then those that have not begun, then the expired ones', () => {
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
