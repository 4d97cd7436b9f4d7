import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { approvalPercentage } from '../../../../src/domain/offers/votes';

describe('approvalPercentage', () => {
  it('returns 0 without votes', () => {
    expect(approvalPercentage({ up: 0, down: 0 })).toBe(0);
  });

  it('returns the rounded share of thumbs up among all votes', () => {
    expect(approvalPercentage({ up: 1, down: 0 })).toBe(100);
    expect(approvalPercentage({ up: 2, down: 1 })).toBe(67);
    expect(approvalPercentage({ up: 1, down: 2 })).toBe(33);
    expect(approvalPercentage({ up: 1, down: 7 })).toBe(13);
  });

  it('stays between 0 and 100 and never falls with another thumb up', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(10_000), (up, down) => {
        const share = approvalPercentage({ up, down });
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(100);
        expect(approvalPercentage({ up: up + 1, down })).toBeGreaterThanOrEqual(share);
      }),
    );
  });
});
