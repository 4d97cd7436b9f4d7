import { describe, expect, it } from 'vitest';
import type { OfferView } from '../../../src/domain/page-data';
import { topUp, verdicts, type Basket, type VerdictContext } from '../../../src/domain/verdict';
import { exampleMoney as money } from './support/example-money';

const day = (text: string): number => Date.parse(`${text}T00:00:00Z`);
const context: VerdictContext = { now: day('2025-09-15'), timeZone: 'Asia/Riyadh', money };

/** The spend-and-save codes of AliExpress: what is taken off from which minimum on, in dollars. */
const ladder = [
  [2, 15],
  [4, 29],
  [6, 49],
  [10, 79],
  [13, 109],
] as const;

const offers = ladder.map(
  ([off, from]): OfferView => ({
    id: `afs${off}`,
    kind: 'code',
    code: `AFS${off}`,
    title: '',
    benefit: { kind: 'amount', amount: off, currency: 'USD' },
    minimumSpend: { amount: from, currency: 'USD' },
    expiresAt: day('2025-09-22'),
    expiresOn: '21 September 2025',
  }),
);

const dollars = (amount: number): Basket => ({ amount: Math.round(amount * 100), currency: 'USD' });
const riyals = (amount: number): Basket => ({ amount: Math.round(amount * 100), currency: 'SAR' });

describe('thresholds are answered exactly at their limits', () => {
  it.each([
    [dollars(14.99), undefined, undefined],
    [dollars(15), 'AFS2', 1300],
    [dollars(28.99), 'AFS2', 2699],
    [dollars(29), 'AFS4', 2500],
    [riyals(300), 'AFS10', 26250],
    [riyals(296), 'AFS6', 27350],
  ])('%o', (basket, code, total) => {
    const [best] = verdicts(offers, {}, basket, context);
    expect(best?.verdict.state === 'saves' ? best.offer.code : undefined).toBe(code);
    if (best?.verdict.state === 'saves') expect(best.verdict.total?.minor).toBe(total);
  });

  it('below the first threshold, what is missing is said', () => {
    const [best] = verdicts(offers, {}, dollars(14.99), context);
    expect(best?.verdict).toEqual({
      state: 'blocked',
      reasons: [{ kind: 'minimum', needed: { minor: 1500, currency: 'USD' }, missing: { minor: 1, currency: 'USD' } }],
    });
  });

  it('0.25 SAR more than 296 saves 4 dollars more', () => {
    const basket = riyals(296);
    const more = topUp(verdicts(offers, {}, basket, context), {}, basket, context);
    expect(more?.offer.code).toBe('AFS10');
    expect(more?.add).toEqual({ minor: 25, currency: 'SAR' });
    expect(more?.total).toEqual({ minor: 25875, currency: 'SAR' });
    expect(more?.before).toEqual({ minor: 27350, currency: 'SAR' });
  });

  it('after their end, all are refused with the last day', () => {
    const answers = verdicts(offers, {}, dollars(300), { ...context, now: day('2026-11-23') });
    for (const { verdict } of answers)
      expect(verdict).toEqual({ state: 'blocked', reasons: [{ kind: 'ended', on: '21 September 2025' }] });
  });
});
