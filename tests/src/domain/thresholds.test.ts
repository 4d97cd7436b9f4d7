import { describe, expect, it } from 'vitest';
import type { OfferView } from '../../../src/domain/page-data';
import { thresholdsOf } from '../../../src/domain/thresholds';

const offer = (id: string, more: Partial<OfferView> = {}): OfferView => ({
  id,
  kind: 'code',
  code: id,
  title: id,
  ...more,
});
const dollars = (amount: number) => ({ amount, currency: 'USD' }) as const;

describe('thresholdsOf', () => {
  it('returns the offers with a minimum or a known saving, lowest minimum first', () => {
    const all = [
      offer('unknown'),
      offer('shipping', { benefit: { kind: 'free-shipping' } }),
      offer('second', { minimumSpend: dollars(29) }),
      offer('first', { minimumSpend: dollars(15), benefit: { kind: 'amount', ...dollars(2) } }),
      offer('percent', { benefit: { kind: 'percent', percent: 10 } }),
      offer('cashback', { benefit: { kind: 'cashback' } }),
    ];
    const { offers, ended } = thresholdsOf(all, 0);
    expect(offers.map(({ id }) => id)).toEqual(['percent', 'first', 'second']);
    expect(ended).toBe(0);
  });

  it('counts ended offers without returning them', () => {
    const all = [offer('over', { minimumSpend: dollars(15), expiresAt: 10 }), offer('unknown')];
    expect(thresholdsOf(all, 10)).toEqual({ offers: [], ended: 1 });
  });
});
