import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeFirst, nextStatusChange, offerStatus } from '../../../src/domain/offer-status';

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
  const lifetimes = fc.array(fc.record({ expiresAt: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }) }));

  it('keeps every offer and puts the expired ones at the end, each group in its order', () => {
    fc.assert(
      fc.property(lifetimes, fc.integer({ min: 0, max: 100 }), (offers, now) => {
        const arranged = activeFirst(offers, now);
        const statuses = arranged.map((offer) => offerStatus(offer, now));
        expect([...arranged].sort(byIndexIn(offers))).toEqual(offers);
        expect(statuses.lastIndexOf('active')).toBe(statuses.filter((status) => status === 'active').length - 1);
        for (const status of ['active', 'expired'] as const) {
          const group = arranged.filter((offer) => offerStatus(offer, now) === status);
          expect(group).toEqual(offers.filter((offer) => offerStatus(offer, now) === status));
        }
      }),
    );
  });

  it('next changes at the first end that lies ahead', () => {
    fc.assert(
      fc.property(lifetimes, fc.integer({ min: 0, max: 100 }), (offers, now) => {
        const next = nextStatusChange(offers, now);
        const before = offers.map((offer) => offerStatus(offer, now));
        const until = next ?? 1000;
        expect(offers.map((offer) => offerStatus(offer, until - 1))).toEqual(before);
        if (next !== undefined) expect(offers.map((offer) => offerStatus(offer, next))).not.toEqual(before);
      }),
    );
  });
});

function byIndexIn<T>(items: readonly T[]): (a: T, b: T) => number {
  return (a, b) => items.indexOf(a) - items.indexOf(b);
}
