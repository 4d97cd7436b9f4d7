import { describe, expect, it } from 'vitest';
import { answeringOffers, stepsOf } from '../../../../src/domain/offers/ladder';
import type { OfferView } from '../../../../src/domain/offers/offer-view';

const offer = (id: string, more: Partial<OfferView> = {}): OfferView => ({
  id,
  kind: 'code',
  code: id,
  title: id,
  ...more,
});
const dollars = (amount: number) => ({ amount, currency: 'USD' }) as const;

const off = (amount: number) => ({ benefit: { kind: 'amount', ...dollars(amount) } }) as const;
const upTo200: OfferView['benefit'] = { kind: 'amount', ...dollars(200), from: 100, upTo: true };
const now = 5;
const inRiyals = ({ amount, currency }: { readonly amount: number; readonly currency: string }): number =>
  currency === 'USD' ? amount * 3.75 : amount;
const idsOf = (offers: readonly OfferView[]): readonly string[] =>
  stepsOf(offers, now, undefined, inRiyals).map((step) => step.offer.id);

describe('answeringOffers', () => {
  it('leaves out what says nothing about the amount of an order: no figure, up to an amount, a part of the goods', () => {
    const all = [
      offer('unknown'),
      offer('shipping', { benefit: { kind: 'free-shipping' } }),
      offer('cashback', { benefit: { kind: 'cashback' } }),
      offer('up-to', { benefit: upTo200 }),
      offer('part', { benefit: { kind: 'percent', percent: 25 }, applies: { part: true } }),
      offer('minimum', { minimumSpend: dollars(15) }),
      offer('ended', { ...off(2), endsAt: now }),
      offer('later', { ...off(2), startsAt: now + 1 }),
      offer('percent', { benefit: { kind: 'percent', percent: 10, upTo: true } }),
      offer('by-price', { benefits: [{ on: 'sale', benefit: { kind: 'percent', percent: 10 } }] }),
      offer('up-to-from', { benefit: upTo200, minimumSpend: dollars(15) }),
      offer('delivery-from', { benefit: { kind: 'free-shipping' }, minimumSpend: dollars(15) }),
    ];
    expect(answeringOffers(all, now).map(({ id }) => id)).toEqual([
      'percent',
      'by-price',
      'up-to-from',
      'delivery-from',
    ]);
  });
});

describe('stepsOf', () => {
  it('sorts by threshold in one currency and keeps the order of equal ones', () => {
    const all = [
      offer('29', { ...off(4), minimumSpend: dollars(29) }),
      offer('15', { ...off(2), minimumSpend: dollars(15) }),
      offer('15-again', { ...off(3), minimumSpend: dollars(15) }),
      offer('60-riyals', { ...off(2), minimumSpend: { amount: 60, currency: 'SAR' } }),
      offer('any', { benefit: { kind: 'percent', percent: 5 } }),
    ];
    expect(idsOf(all)).toEqual(['any', '15', '15-again', '60-riyals', '29']);
  });

  it('has no step without an offer that has a threshold and a figure, and none for an upper bound of any order', () => {
    const percent = offer('percent', { benefit: { kind: 'percent', percent: 5 } });
    const delivery = offer('delivery', { benefit: { kind: 'free-shipping' }, minimumSpend: dollars(15) });
    expect(idsOf([percent, delivery])).toEqual([]);
    const upTo = offer('up-to', { benefit: { kind: 'percent', percent: 80, upTo: true } });
    expect(idsOf([upTo, offer('15', { ...off(2), minimumSpend: dollars(15) })])).toEqual(['15']);
  });

  it('takes the threshold of the chosen country, and all of them without one', () => {
    const gulf = offer('gulf', {
      ...off(20),
      minimumSpend: [
        { amount: 200, currency: 'SAR', countries: ['SA'] },
        { amount: 180, currency: 'AED', countries: ['AE', 'QA'] },
      ],
    });
    const amounts = (country: 'SA' | 'KW' | undefined): readonly number[] =>
      stepsOf([gulf], now, country).flatMap(({ minimums }) => minimums.map(({ amount }) => amount));
    expect(amounts(undefined)).toEqual([180, 200]);
    expect(amounts('SA')).toEqual([200]);
    expect(amounts('KW')).toEqual([]);
  });
});
