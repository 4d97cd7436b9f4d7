import { describe, expect, it } from 'vitest';
import type { TrustEvidence } from '../../../../src/domain/trust/trust';
import { sharedTrustOf } from '../../../../src/offers/facts/shared-trust';

const context = { now: Date.UTC(2026, 10, 27), timeZone: 'Asia/Riyadh' };
const old: TrustEvidence = { lastVerified: '2025-10' };
const untested: TrustEvidence = {};
const failed: TrustEvidence = { checks: [{ date: '2026-11-20', result: 'failed' }] };

describe('the label that the offers of a list share (product rule R72)', () => {
  it.each([
    ['all have it', [old, old], { state: 'old', some: 2, count: 2 }],
    ['half of them have it', [untested, old, failed, old], { state: 'old', some: 2, count: 4 }],
    ['there is one offer', [untested], { state: 'unchecked', some: 1, count: 1 }],
  ] as const)('is found where %s', (_name, offers, { state, some, count }) => {
    expect(sharedTrustOf(offers, context)).toMatchObject({ trust: { state }, some, count });
  });

  it.each([
    ['fewer than half have the same', [old, untested, failed, failed, failed]],
    ['all failed, which each row says', [failed, failed]],
    ['there is no offer', []],
  ] as const)('is missing where %s', (_name, offers) => {
    expect(sharedTrustOf(offers, context)).toBeUndefined();
  });

  it('is the same for tests of different places once they are old', () => {
    const here = { checks: [{ date: '2026-01-05', result: 'worked', country: 'SA' }] } as const;
    const there = { checks: [{ date: '2026-01-05', result: 'worked', country: 'AE' }] } as const;
    expect(sharedTrustOf([here, there], context)).toMatchObject({ trust: { state: 'old' }, some: 2 });
  });
});
