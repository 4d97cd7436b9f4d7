import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { offersOf } from '../../../../generator/site/derive/offers/offers';
import type { OfferView } from '../../../../src/domain/offers/offer-view';
import { questionsOf, verdict, type Basket, type Verdict } from '../../../../src/domain/verdict/verdict';
import { check, patched } from '../../../generator/support/sample-catalogue';
import { catalogueFolder, projectRoot } from '../../../support/catalogue';
import { exampleMoney as money } from '../support/example-money';
import { offersOfFile } from '../../../support/offers';

const context = { now: Date.parse('2026-03-15T09:00:00Z'), timeZone: 'Asia/Riyadh', money };

function read(...names: readonly string[]): string {
  return readFileSync(path.join(projectRoot, ...names), 'utf8');
}

/** The offer of a campaign as in the data of its page. */
function campaign(name: string): OfferView {
  const { catalogue, report } = check({
    ...patched('data/stores/luban.yaml', read('tests/fixtures/campaigns', `${name}.yaml`)),
    'data/countries.yaml': read(catalogueFolder, 'countries.yaml'),
    'data/currencies.yaml': read(catalogueFolder, 'currencies.yaml'),
    'data/goods.yaml': read(catalogueFolder, 'goods.yaml'),
    'data/payments.yaml': read('tests/fixtures/campaigns/payments.yaml'),
  });
  expect(report).not.toContain('error');
  if (!catalogue) throw new Error('The campaign is not valid data.');
  const { goods, payments, stores } = catalogue;
  const store = stores.find(({ value }) => value.slug === 'luban');
  const views = offersOf(
    { offers: offersOfFile(store?.value.offers ?? []) },
    {},
    {
      language: 'en',
      wording: { day: () => '', month: () => '', dayOrMonth: () => '', has: () => true, message: () => '' },
      timeZone: context.timeZone,
      checkEvery: 30,
      paymentName: (id) => payments.value.payments[id]?.name ?? {},
      goodsName: (id) => goods.value.goods[id]?.name ?? {},
      networks: {},
    },
  );
  const [offer] = views;
  if (!offer) throw new Error('The campaign has no offer.');
  return offer;
}

function riyals(amount: number): Pick<Basket, 'amount' | 'currency'> {
  return { amount: amount * 100, currency: 'SAR' };
}

function reasonsOf(answer: Verdict): readonly string[] {
  return answer.state === 'blocked' ? answer.reasons.map(({ kind }) => kind) : [];
}

describe('a bank campaign with seven limits', () => {
  const offer = campaign('bank-card');
  const right: Basket = {
    ...riyals(2000),
    itemPrice: 200_000,
    payment: 'bank-credit-card',
    goods: 'electronics',
    brand: 'other',
    usedBefore: false,
  };
  const judge = (basket: Basket): Verdict => verdict(offer, {}, basket, context);

  it('takes 10% off one item of 2,000 SAR', () => {
    expect(judge(right)).toEqual({
      state: 'saves',
      group: 'now',
      saving: { minor: 20_000, currency: 'SAR' },
      total: { minor: 180_000, currency: 'SAR' },
    });
  });

  it('takes at most 300 SAR off an item', () => {
    expect(judge({ ...right, ...riyals(5000), itemPrice: 500_000 })).toMatchObject({
      group: 'now',
      saving: { minor: 30_000 },
    });
  });

  it('reports only the maximum saving when the order has several items', () => {
    expect(judge({ ...right, ...riyals(5000), itemPrice: 400_000 })).toMatchObject({
      group: 'up-to',
      most: { minor: 50_000 },
    });
  });

  it.each<[Basket, string]>([
    [{ payment: 'mada' }, 'payment'],
    [{ payment: 'apple-pay' }, 'payment'],
    [{ payment: 'other' }, 'payment'],
    [{ itemPrice: 29_999 }, 'item-price'],
    [{ usedBefore: true }, 'used-once'],
    [{ goods: 'phones' }, 'goods'],
    [{ brand: 'Apple' }, 'brand'],
  ])('is blocked for %o because of %s', (answer, reason) => {
    expect(reasonsOf(judge({ ...right, ...answer }))).toEqual([reason]);
  });

  it('reports all reasons, the easiest to resolve first', () => {
    const wrong = { ...riyals(250), payment: 'mada', goods: 'phones', brand: 'Apple', usedBefore: true };
    expect(reasonsOf(judge(wrong))).toEqual(['payment', 'item-price', 'goods', 'brand', 'used-once']);
  });

  it('asks only the questions that decide it', () => {
    expect(questionsOf([offer], {}, context)).toEqual(['goods', 'brand', 'payment', 'itemPrice', 'usedBefore']);
  });
});

describe('a campaign with 15% on full price, 5% on sale items and nothing on new arrivals', () => {
  const offer = campaign('prices');
  const right: Basket = { ...riyals(400), country: 'SA', goods: 'fashion', prices: 'full' };
  const judge = (basket: Basket): Verdict => verdict(offer, {}, basket, context);

  it('takes 15% off items at full price', () => {
    expect(judge(right)).toMatchObject({ group: 'now', saving: { minor: 6000 }, total: { minor: 34_000 } });
  });

  it('takes 5% off sale items', () => {
    expect(judge({ ...right, prices: 'sale' })).toMatchObject({ saving: { minor: 2000 }, total: { minor: 38_000 } });
  });

  it('takes nothing off new arrivals', () => {
    expect(judge({ ...right, goods: 'new-arrivals' })).toEqual({
      state: 'blocked',
      reasons: [{ kind: 'goods', except: [{ id: 'new-arrivals', name: 'New arrivals' }] }],
    });
  });

  it.each(['SA', 'AE', 'KW', 'QA', 'OM', 'BH'] as const)('is valid in %s', (country) => {
    expect(judge({ ...right, country }).state).toBe('saves');
  });

  it('is not valid in Egypt', () => {
    expect(reasonsOf(judge({ ...right, country: 'EG' }))).toEqual(['country']);
  });

  it('reports the open questions and the best possible saving when answers are missing', () => {
    expect(judge(riyals(400))).toMatchObject({
      state: 'depends',
      questions: ['country', 'prices', 'goods'],
      best: { saving: { minor: 6000 } },
    });
  });

  it('has a summary benefit of up to 15%', () => {
    expect(offer.benefit).toEqual({ kind: 'percent', percent: 15, upTo: true });
  });
});
