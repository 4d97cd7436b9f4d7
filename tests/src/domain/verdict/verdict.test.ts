import { describe, expect, it } from 'vitest';
import type { OfferView } from '../../../../src/domain/offers/offer-view';
import type { MinorMoney } from '../../../../src/domain/money/money';
import {
  choicesOf,
  nextStep,
  verdict,
  verdicts,
  type Basket,
  type Reason,
  type ReasonKind,
  type Verdict,
  type VerdictContext,
  type VerdictStore,
} from '../../../../src/domain/verdict/verdict';
import { exampleMoney as money } from '../support/example-money';

const day = (text: string): number => Date.parse(`${text}T00:00:00Z`);
const context: VerdictContext = { now: day('2025-09-15'), timeZone: 'Asia/Riyadh', money };

/** The spend-and-save codes of AliExpress: discount and minimum in dollars. */
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
    endsAt: day('2025-09-22'),
    endsOn: '21 September 2025',
  }),
);

const dollars = (amount: number): Basket => ({ amount: Math.round(amount * 100), currency: 'USD' });
const riyals = (amount: number): Basket => ({ amount: Math.round(amount * 100), currency: 'SAR' });

describe('verdicts at the thresholds of a code ladder', () => {
  it.each([
    [dollars(14.99), undefined, undefined],
    [dollars(15), 'AFS2', 1300],
    [dollars(28.99), 'AFS2', 2699],
    [dollars(29), 'AFS4', 2500],
    [riyals(300), 'AFS10', 26250],
    [riyals(296), 'AFS6', 27350],
  ])('choose the best code for %o', (basket, code, total) => {
    const [best] = verdicts(offers, {}, basket, context);
    expect(best?.verdict.state === 'saves' ? best.offer.code : undefined).toBe(code);
    if (total !== undefined) expect(best?.verdict).toMatchObject({ total: { minor: total } });
  });

  it('include the missing amount below the first threshold', () => {
    const [best] = verdicts(offers, {}, dollars(14.99), context);
    expect(best?.verdict).toEqual({
      state: 'blocked',
      reasons: [{ kind: 'minimum', needed: { minor: 1500, currency: 'USD' }, missing: { minor: 1, currency: 'USD' } }],
    });
  });

  it('suggest adding 0.25 SAR to 296 SAR, which saves 4 dollars more', () => {
    const basket = riyals(296);
    const more = nextStep(verdicts(offers, {}, basket, context), {}, basket, context);
    expect(more?.offer.code).toBe('AFS10');
    expect(more?.add).toEqual({ minor: 25, currency: 'SAR' });
    expect(more?.total).toEqual({ minor: 25875, currency: 'SAR' });
    expect(more?.before).toEqual({ minor: 27350, currency: 'SAR' });
  });

  it('are all blocked with the last day after the end of the offers', () => {
    const answers = verdicts(offers, {}, dollars(300), { ...context, now: day('2026-11-23') });
    for (const answer of answers)
      expect(answer.verdict).toEqual({ state: 'blocked', reasons: [{ kind: 'ended', on: '21 September 2025' }] });
  });
});

const deal: OfferView = { id: 'deal', kind: 'deal', title: '', benefit: { kind: 'percent', percent: 10 } };
const code: OfferView = { ...deal, id: 'code', kind: 'code', code: 'TEN' };
const gold = { id: 'gold', name: 'Gold' };
const cash = { id: 'cash-on-delivery', name: 'Cash on delivery' };
const usd = (minor: number): MinorMoney => ({ minor, currency: 'USD' });

type Rule = NonNullable<VerdictStore['rules']>[number];

/**
 * For each reason the fields of a code and of a purchase of 50 dollars that has only this reason, the fact behind it, an
 * answer that removes it, and the rule of the store that it comes from.
 */
type ReasonCase = readonly [
  offer: Partial<OfferView>,
  basket: Basket,
  reason: Omit<Reason, 'kind'>,
  resolved?: Basket,
  rule?: Rule,
];

const reasonCases: { readonly [Kind in ReasonKind]: ReasonCase } = {
  ended: [{ endsAt: day('2025-09-15'), endsOn: '14 September 2025' }, {}, { on: '14 September 2025' }],
  'not-begun': [{ startsAt: day('2025-09-16'), startsOn: '16 September 2025' }, {}, { on: '16 September 2025' }],
  minimum: [
    { minimumSpend: { amount: 60, currency: 'USD' } },
    {},
    { needed: usd(6000), missing: usd(1000) },
    dollars(60),
  ],
  maximum: [{ maximumSpend: { amount: 40, currency: 'USD' } }, {}, { most: usd(4000) }, dollars(40)],
  country: [{ where: ['AE', 'BH'] }, { country: 'SA' }, { countries: ['AE', 'BH'] }, { country: 'BH' }],
  channel: [{ channel: 'app' }, { channel: 'site' }, { needed: 'app' }, { channel: 'app' }],
  customer: [{ who: 'new-customers' }, { customer: 'returning' }, {}, { customer: 'new' }],
  member: [{ who: 'members' }, { member: false }, {}, { member: true }],
  payment: [{ payment: { except: [cash] } }, { payment: cash.id }, { except: [cash] }, { payment: 'other' }],
  goods: [{ applies: { except: [gold] } }, { goods: 'gold' }, { except: [gold] }, { goods: 'other' }],
  brand: [{ applies: { exceptBrands: ['Dyson'] } }, { brand: 'Dyson' }, { brands: ['Dyson'] }, { brand: 'other' }],
  'sale-items': [{ saleItems: 'excluded' }, { prices: 'sale' }, {}, { prices: 'full' }],
  'used-once': [{ oncePerCustomer: true }, { usedBefore: true }, {}, { usedBefore: false }],
  'item-price': [
    { perItem: { minimum: 30, currency: 'USD' } },
    { itemPrice: 2000 },
    { needed: usd(3000) },
    { itemPrice: 3000 },
  ],
  'other-code': [{}, { combined: true }, {}, { combined: false }, { kind: 'one-code-per-order' }],
  'store-minimum': [
    {},
    { country: 'SA' },
    { needed: usd(6000), missing: usd(1000) },
    { country: 'AE' },
    { kind: 'minimum', amount: 60, currency: 'USD', countries: ['SA'] },
  ],
  'store-payment': [
    {},
    { payment: cash.id },
    { except: [cash] },
    { payment: 'other' },
    { kind: 'payment', except: [cash] },
  ],
  'store-goods': [{}, { goods: 'gold' }, { except: [gold] }, { goods: 'other' }, { kind: 'goods', except: [gold] }],
  'store-sale-items': [{}, { prices: 'sale' }, {}, { prices: 'full' }, { kind: 'sale-items' }],
  'store-seller': [{}, { fromSeller: true }, {}, { fromSeller: false }, { kind: 'sellers' }],
};

const storeOf = (rule: Rule | undefined): VerdictStore => (rule ? { rules: [rule] } : {});

describe('the reasons of a blocked offer', () => {
  it.each(Object.entries(reasonCases))(
    'include %s with the fact behind it',
    (kind, [offer, more, reason, resolved, rule]) => {
      const basket = { ...dollars(50), ...more };
      const answer = (own: Basket): Verdict => verdict({ ...code, ...offer }, storeOf(rule), own, context);
      expect(answer(basket)).toEqual({ state: 'blocked', reasons: [{ kind, ...reason }] });
      if (resolved) expect(answer({ ...basket, ...resolved }).state).toBe('saves');
    },
  );

  it('are sorted from the easiest to resolve to those that only time resolves', () => {
    const answer = verdict(
      { ...code, ...reasonCases.ended[0], ...reasonCases.minimum[0], channel: 'app' },
      { rules: [{ kind: 'one-code-per-order' }] },
      { ...dollars(50), channel: 'site', combined: true },
      context,
    );
    expect(answer.state === 'blocked' && answer.reasons.map(({ kind }) => kind)).toEqual([
      'other-code',
      'minimum',
      'channel',
      'ended',
    ]);
  });

  it('include rules of the store for codes, but not for deals', () => {
    const store: VerdictStore = { rules: [{ kind: 'sale-items' }] };
    expect(verdict(deal, store, { ...dollars(50), prices: 'sale' }, context).state).toBe('saves');
  });
});

describe('the open questions of a verdict', () => {
  it.each(Object.entries(reasonCases).filter(([, [, , , resolved]]) => resolved))(
    'are asked for the undecided reason %s',
    (kind, [offer, , , , rule]) => {
      const answer = verdict({ ...code, ...offer }, storeOf(rule), {}, context);
      const expected: Partial<Record<string, readonly string[]>> = {
        minimum: ['amount'],
        maximum: ['amount'],
        'store-minimum': ['amount', 'country'],
        'item-price': ['itemPrice'],
        'sale-items': ['prices'],
        'store-sale-items': ['prices'],
        'store-payment': ['payment'],
        'store-goods': ['goods'],
        'store-seller': ['fromSeller'],
        'other-code': ['combined'],
        'used-once': ['usedBefore'],
      };
      expect(answer.state === 'depends' && answer.questions).toEqual(expected[kind] ?? [kind]);
    },
  );

  it('exclude questions whose answer cannot change the verdict', () => {
    const [, , , , rule] = reasonCases['store-minimum'];
    expect(verdict(code, storeOf(rule), dollars(60), context).state).toBe('saves');
    expect(verdict({ ...code, oncePerCustomer: true }, {}, { ...dollars(60), customer: 'new' }, context).state).toBe(
      'saves',
    );
    expect(verdict({ ...code, perItem: { minimum: 70, currency: 'USD' } }, {}, dollars(60), context).state).toBe(
      'blocked',
    );
  });

  it('offer each possible choice once', () => {
    const offers: readonly OfferView[] = [
      { ...code, payment: { except: [cash] }, applies: { only: [gold], exceptBrands: ['Dyson'] }, where: ['AE'] },
      {
        ...code,
        payment: { only: [cash] },
        benefits: [{ on: 'gold', name: 'Gold', benefit: { kind: 'free-shipping' } }],
      },
    ];
    const store: VerdictStore = { rules: [{ kind: 'goods', except: [{ id: 'phones', name: 'Phones' }] }] };
    expect(choicesOf(offers, store)).toEqual({
      payment: [cash],
      goods: [gold, { id: 'phones', name: 'Phones' }],
      brand: ['Dyson'],
      country: ['AE'],
    });
  });
});

describe('the saving of a verdict', () => {
  const gain = (offer: Partial<OfferView>, basket: Basket = dollars(50)): Verdict =>
    verdict({ ...code, ...offer }, {}, basket, context);

  it('is a percentage, rounded to the smallest unit of the currency', () => {
    expect(gain({}, { amount: 12_345, currency: 'KWD' })).toMatchObject({
      saving: { minor: 1235 },
      total: { minor: 11_110 },
    });
    expect(gain({ benefit: { kind: 'percent', percent: 33.3 } })).toMatchObject({ saving: usd(1665) });
  });

  it('is limited by the maximum discount', () => {
    expect(gain({ maximumDiscount: { amount: 4, currency: 'USD' } })).toMatchObject({ group: 'now', saving: usd(400) });
    expect(gain({ maximumDiscount: { amount: 15, currency: 'SAR' } })).toMatchObject({
      saving: usd(400),
      converted: { currency: 'SAR' },
    });
  });

  it('never exceeds the basket', () => {
    expect(gain({ benefit: { kind: 'amount', amount: 80, currency: 'USD' } })).toMatchObject({
      saving: usd(5000),
      total: usd(0),
    });
  });

  it.each([{ upTo: true }, { from: 10 }, { from: 10, upTo: true }])(
    'is an upper bound without a lower end or a total for %o',
    (more) => {
      expect(gain({ benefit: { kind: 'amount', amount: 20, currency: 'USD', ...more } })).toEqual({
        state: 'saves',
        group: 'up-to',
        most: usd(2000),
      });
    },
  );

  it.each(['KWD', 'EGP', 'EUR'] as const)('is unknown for a figure in another currency without a rate to %s', (own) => {
    const stated = { state: 'saves', group: 'unknown', stated: true };
    const basket: Basket = { amount: 5000, currency: own };
    expect(gain({ benefit: { kind: 'amount', from: 100, amount: 200, currency: 'USD', upTo: true } }, basket)).toEqual(
      stated,
    );
    expect(gain({ benefit: { kind: 'amount', amount: 5, currency: 'USD' } }, basket)).toEqual(stated);
    expect(gain({ maximumDiscount: { amount: 5, currency: 'USD' } }, basket)).toEqual(stated);
    expect(gain({ perItem: { maximumDiscount: 5, currency: 'USD' } }, basket)).toEqual(stated);
  });

  it('is unknown for a part of the goods, such as one brand', () => {
    for (const benefit of [code.benefit, { kind: 'cashback', percent: 10 }, { kind: 'free-shipping' }] as const)
      expect(gain({ ...(benefit && { benefit }), applies: { part: true } })).toEqual({
        state: 'saves',
        group: 'unknown',
        stated: true,
      });
  });

  it('is unknown for "up to" an amount that reaches the total', () => {
    expect(gain({ benefit: { kind: 'amount', amount: 50, currency: 'USD', upTo: true } })).toEqual({
      state: 'saves',
      group: 'unknown',
      stated: true,
    });
  });

  it('has no total for cashback, delivery and gifts', () => {
    const back = { state: 'saves', group: 'cashback' };
    expect(gain({ benefit: { kind: 'cashback', percent: 10 } })).toEqual({ ...back, saving: usd(500) });
    expect(gain({ benefit: { kind: 'cashback', percent: 10, upTo: true } })).toEqual({ ...back, most: usd(500) });
    expect(gain({ benefit: { kind: 'cashback' } })).toEqual(back);
    expect(gain({ benefit: { kind: 'free-shipping' } })).toEqual({ state: 'saves', group: 'delivery' });
    expect(gain({ benefit: { kind: 'gift', gift: 'A bag' } })).toEqual({ state: 'saves', group: 'gift' });
  });

  it('is unknown when the store gives no figure', () => {
    const { benefit: _benefit, ...nothing } = code;
    expect(verdict(nothing, {}, dollars(50), context)).toEqual({ state: 'saves', group: 'unknown' });
  });
});

describe('the conversion of amounts', () => {
  const offer: OfferView = {
    ...code,
    benefit: { kind: 'amount', amount: 5, currency: 'USD' },
    minimumSpend: { amount: 15, currency: 'USD' },
  };

  it('rounds a minimum up: 15 dollars are 55.09 dirhams', () => {
    expect(verdict(offer, {}, { amount: 5508, currency: 'AED' }, context)).toMatchObject({
      state: 'blocked',
      reasons: [{ missing: { minor: 1, currency: 'AED' }, needed: usd(1500), converted: { currency: 'AED' } }],
    });
    expect(verdict(offer, {}, { amount: 5509, currency: 'AED' }, context)).toMatchObject({
      saving: { minor: 1836, currency: 'AED' },
      converted: { currency: 'AED' },
    });
  });

  it('asks for the amount in dollars in currencies without a fixed rate', () => {
    for (const currency of ['KWD', 'EGP', 'EUR'] as const)
      expect(verdict(offer, {}, { amount: 1_000_000, currency }, context)).toEqual({
        state: 'depends',
        questions: ['amount'],
        limits: [{ kind: 'minimum', amount: usd(1500) }],
        best: { state: 'saves', group: 'unknown', stated: true },
      });
  });

  it('does not convert riyals and dirhams into each other', () => {
    const inDirhams: OfferView = { ...code, minimumSpend: { amount: 50, currency: 'AED' } };
    expect(verdict(inDirhams, {}, riyals(500), context)).toMatchObject({ state: 'depends', questions: ['amount'] });
  });
});

describe('the order of verdicts', () => {
  it('is by group, amount, team tests and soonest end, then as given', () => {
    const percent = (id: string, offer: Partial<OfferView> = {}): OfferView => ({ ...code, id, ...offer });
    const { benefit: _benefit, ...unknown } = code;
    const given: readonly OfferView[] = [
      percent('ended', { endsAt: day('2025-09-01') }),
      percent('minimum', { minimumSpend: { amount: 60, currency: 'USD' } }),
      percent('depends', { channel: 'app' }),
      { ...unknown, id: 'unknown' },
      percent('cashback', { benefit: { kind: 'cashback', percent: 50 } }),
      percent('gift', { benefit: { kind: 'gift', gift: 'A bag' } }),
      percent('delivery', { benefit: { kind: 'free-shipping' } }),
      percent('up-to', { benefit: { kind: 'percent', percent: 90, upTo: true } }),
      percent('plain'),
      percent('plain-too'),
      percent('ends', { endsAt: day('2025-10-01') }),
      percent('ends-sooner', { endsAt: day('2025-09-20') }),
      percent('tested', { lastVerified: '2025-09-10' }),
      percent('more', { benefit: { kind: 'percent', percent: 20 } }),
    ];
    expect(verdicts(given, {}, dollars(50), context).map(({ offer: { id } }) => id)).toEqual([
      'more',
      'tested',
      'ends-sooner',
      'ends',
      'plain',
      'plain-too',
      'up-to',
      'delivery',
      'gift',
      'cashback',
      'unknown',
      'depends',
      'minimum',
      'ended',
    ]);
  });
});

describe('nextStep', () => {
  const from200: Partial<OfferView> = { minimumSpend: { amount: 200, currency: 'SAR' } };
  const off = (amount: number, more: Partial<OfferView> = {}): OfferView => ({
    ...code,
    ...from200,
    benefit: { kind: 'amount', amount, currency: 'SAR' },
    ...more,
  });
  const next = (all: readonly OfferView[], basket: Basket) =>
    nextStep(verdicts(all, {}, basket, context), {}, basket, context);

  it('prefers the addition with the lowest total price, where it is lower than without', () => {
    const step = next([off(37), off(40, { minimumSpend: { amount: 210, currency: 'SAR' } })], riyals(188));
    expect(step?.add.minor).toBe(1200);
    expect(step?.total?.minor).toBe(16_300);
  });

  it('takes the nearest addition that saves more where none lowers the price', () => {
    const far = off(30, { minimumSpend: { amount: 400, currency: 'SAR' } });
    const step = next([far, off(5, { minimumSpend: { amount: 100, currency: 'SAR' } }), off(12)], riyals(150));
    expect([step?.add.minor, step?.saving?.minor, step?.saved.minor]).toEqual([5000, 1200, 500]);
  });

  it('names free delivery, unless the order has it', () => {
    const delivery: OfferView = { ...code, ...from200, benefit: { kind: 'free-shipping' } };
    expect(next([delivery], riyals(188))).toMatchObject({ add: { minor: 1200 } });
    expect(
      next([delivery, { ...delivery, minimumSpend: { amount: 100, currency: 'SAR' } }], riyals(188)),
    ).toBeUndefined();
  });

  it('names nothing that the best offer of the order gives as well then', () => {
    expect(next([{ ...code, benefit: { kind: 'percent', percent: 10 } }, off(20)], riyals(188))).toBeUndefined();
  });

  it('names nothing for cashback, uncertain savings or offers that are blocked otherwise', () => {
    const basket = riyals(188);
    expect(next([{ ...code, ...from200, benefit: { kind: 'cashback', percent: 50 } }], basket)).toBeUndefined();
    expect(
      next([{ ...code, ...from200, benefit: { kind: 'percent', percent: 50, upTo: true } }], basket),
    ).toBeUndefined();
    expect(next([off(37, { channel: 'app' })], { ...basket, channel: 'site' })).toBeUndefined();
  });
});

describe('a minimum for each country', () => {
  const gulf: OfferView = {
    ...code,
    benefit: { kind: 'percent', percent: 10 },
    minimumSpend: [
      { amount: 200, currency: 'SAR', countries: ['SA'] },
      { amount: 200, currency: 'AED', countries: ['AE'] },
    ],
  };
  const answer = (basket: Basket): Verdict => verdict(gulf, {}, basket, context);

  it('is that of the chosen country, and none elsewhere', () => {
    expect(answer({ ...dollars(54), country: 'SA' }).state).toBe('saves');
    expect(answer({ ...dollars(54), country: 'AE' })).toMatchObject({ reasons: [{ kind: 'minimum' }] });
    expect(answer({ ...dollars(10), country: 'KW' }).state).toBe('saves');
  });

  it('asks for the country only if it decides', () => {
    expect(answer(dollars(54))).toMatchObject({ state: 'depends', questions: ['country'] });
    expect(answer(riyals(300))).toMatchObject({ state: 'depends', questions: ['country'] });
    expect(answer(dollars(60)).state).toBe('saves');
    const needed = { minor: 20_000, currency: 'SAR' };
    expect(answer(dollars(40))).toMatchObject({ state: 'blocked', reasons: [{ kind: 'minimum', needed }] });
  });
});
