import { describe, expect, it } from 'vitest';
import { basketAnswersIn, basketFragment, type BasketAnswers } from '../../../../src/domain/verdict/basket-fragment';
import type { Currency } from '../../../../src/generated/data-types';
import { randomOf } from '../../../support/random';
import { exampleMoney as money } from '../support/example-money';

const written = (answers: BasketAnswers): string => basketFragment(answers, money);
const read = (hash: string): BasketAnswers => basketAnswersIn(hash, money);

describe('the fragment of a basket', () => {
  it.each([
    [{}, ''],
    [{ currency: 'SAR' }, '#basket=SAR'],
    [{ amount: 25_000, currency: 'SAR', customer: 'new', channel: 'app' }, '#basket=250SAR.new.app'],
    [{ amount: 1499, currency: 'USD' }, '#basket=14.99USD'],
    [{ amount: 1, currency: 'KWD', itemPrice: 30_500 }, '#basket=0.001KWD.item-30.5'],
    [{ payment: 'cash-on-delivery', goods: 'other', prices: 'sale' }, '#basket=sale.pay-cash-on-delivery.goods-other'],
    [{ brand: 'e.l.f. & Dr. Jart+' }, '#basket=brand-e%2El%2Ef%2E%20%26%20Dr%2E%20Jart%2B'],
    [{ member: false, fromSeller: true, combined: false, usedBefore: true }, '#basket=no-member.seller.no-other.used'],
  ] as const satisfies readonly (readonly [BasketAnswers, string])[])(
    'writes %o as %s and reads it back',
    (answers, hash) => {
      expect(written(answers)).toBe(hash);
      expect(read(hash)).toEqual(answers);
    },
  );

  it('returns all answers that were written to it', () => {
    const random = randomOf(21);
    const one = <T>(choices: readonly T[]): T | undefined => choices[Math.floor(random() * (choices.length + 1))];
    const currencies = Object.keys(money.minorUnits) as Currency[];
    for (let count = 0; count < 2000; count += 1) {
      const currency = one(currencies);
      const amounts = currency && {
        amount: Math.floor(random() * 1e9),
        currency,
        itemPrice: Math.floor(random() * 1e6),
      };
      const given = {
        ...amounts,
        customer: one(['new', 'returning'] as const),
        member: one([true, false]),
        channel: one(['site', 'app'] as const),
        payment: one(['card', 'mada', 'other']),
        prices: one(['full', 'sale'] as const),
        goods: one(['beauty', 'new-arrivals', 'other']),
        brand: one(['7up', 'Apple', 'عطور', 'a/b?c#d.e', '%', '🌙']),
        fromSeller: one([true, false]),
        combined: one([true, false]),
        usedBefore: one([true, false]),
      };
      const answers: BasketAnswers = Object.fromEntries(
        Object.entries(given).filter(([, value]) => value !== undefined),
      );
      const hash = written(answers);
      expect(read(hash)).toEqual(answers);
      expect(new URL(hash || '#', 'https://example.com/').hash).toBe(hash);
    }
  });

  it.each([
    '',
    '#basket',
    '#codes',
    '#basket=',
    '#basket=.',
    '#basket=....',
    '#basket=250XYZ',
    '#basket=__proto__',
    '#basket=constructor.toString.hasOwnProperty',
    '#basket=-1SAR',
    '#basket=1e9SAR',
    '#basket=NaNSAR',
    '#basket=brand-%',
    '#basket=brand-%E0%A4%A',
    '#basket=brand-',
    '#basket=pay-',
    '#basket=pay-<script>',
    '#basket=goods-../../x',
    '#basket=item-5',
    `#basket=${'9'.repeat(100)}SAR`,
    `#basket=pay-${'a'.repeat(1000)}`,
  ])('contains no answer in %s', (hash) => {
    expect(read(hash)).toEqual({});
    expect(Object.getPrototypeOf(read(hash))).toBe(Object.prototype);
  });

  it('uses the first of several answers to a question and ignores unknown parts', () => {
    expect(read('#basket=250SAR.new.wat.returning.<img>.app')).toEqual({
      amount: 25_000,
      currency: 'SAR',
      customer: 'new',
      channel: 'app',
    });
  });

  it('keeps the currency when the amount has too many decimals', () => {
    expect(read('#basket=1.005USD')).toEqual({ currency: 'USD' });
  });

  it('contains only valid answers in a thousand random hostile texts, and returns them when they are written', () => {
    const isWhole = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
    /** The possible compositions of the parts below. */
    const valid: Readonly<Record<string, (value: unknown) => boolean>> = {
      amount: isWhole,
      currency: (value) => value === 'SAR',
      customer: (value) => value === 'new',
      payment: (value) => /^[a-z0-9-]{1,60}$/.test(String(value)),
      brand: (value) => typeof value === 'string' && value !== '',
      itemPrice: isWhole,
    };
    const seen = new Set<string>();
    const random = randomOf(22);
    const parts = [
      '250',
      'SAR',
      '.',
      '%',
      '\u0000',
      'brand-',
      'item-',
      '٢',
      '#',
      '=',
      'new',
      '\ud800',
      'pay-',
      ' ',
      '&',
    ];
    for (let count = 0; count < 1000; count += 1) {
      const text = Array.from({ length: 12 }, () => parts[Math.floor(random() * parts.length)]).join('');
      // Encoded by a browser, and unencoded.
      for (const hash of [new URL(`#basket=${text}`, 'https://example.com/').hash, `#basket=${text}`]) {
        const answers = read(hash);
        const invalid = Object.entries(answers).filter(
          ([field, value]) => value !== undefined && !valid[field]?.(value),
        );
        expect(invalid, hash).toEqual([]);
        for (const field of Object.keys(answers)) seen.add(field);
        if (!/\p{Surrogate}/u.test(hash)) expect(read(written(answers)), hash).toEqual(answers);
      }
    }
    expect([...seen].sort()).toEqual(['amount', 'brand', 'currency', 'customer', 'payment']);
  });
});
