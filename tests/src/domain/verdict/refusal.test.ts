import { describe, expect, it } from 'vitest';
import { isComplete } from '../../../support/extent';
import type { StoreRuleView } from '../../../../src/domain/offers/limits';
import type { OfferView } from '../../../../src/domain/offers/offer-view';
import {
  answersTo,
  maxQuestions,
  noAnswers,
  purchaseWith,
  refusal,
  withAnswer,
  type Refusal,
  type RefusalAnswer,
  type RefusalCase,
  type RefusalKind,
} from '../../../../src/domain/verdict/refusal';
import { choicesOf, verdict, type Question } from '../../../../src/domain/verdict/verdict';
import { randomOf } from '../../../support/random';
import { exampleMoney as money } from '../support/example-money';

const day = (text: string): number => Date.parse(`${text}T00:00:00Z`);
const context = { now: day('2025-09-15'), timeZone: 'Asia/Riyadh', money };
const percent = { kind: 'percent', percent: 10 } as const;
const gold = { id: 'gold', name: 'Gold' };
const cash = { id: 'cash-on-delivery', name: 'Cash on delivery' };

function offerWith(limits: Partial<OfferView>, id = 'first'): OfferView {
  return { id, kind: 'code', code: id.toUpperCase(), title: '', benefit: percent, ...limits };
}

/** An offer without a limit. */
const plain = offerWith({}, 'plain');

function caseOf(limits: Partial<OfferView>, more: Partial<RefusalCase> = {}): RefusalCase {
  const offer = offerWith(limits);
  return { offer, offers: [offer, plain], store: {}, answers: noAnswers, failed: [], context, ...more };
}

/** Answers the open question. */
function answered(subject: RefusalCase, answer: RefusalAnswer): RefusalCase {
  const { questions, result } = refusal(subject);
  const question = questions.at(-1);
  if (result || !question) throw new Error('No question is open.');
  return { ...subject, answers: withAnswer(subject.answers, { offer: subject.offer.id, question, answer }) };
}

const kindsOf = ({ result }: Refusal): readonly RefusalKind[] | undefined => result?.facts.map(({ kind }) => kind);

describe('the explanation of a refused code, for known facts', () => {
  it.each<[RefusalKind, Partial<OfferView>, string | undefined]>([
    ['ended', { endsAt: day('2025-09-10'), minimumSpend: { amount: 200, currency: 'SAR' } }, 'PLAIN'],
    ['not-begun', { startsAt: day('2025-10-01'), startsOn: '1 October' }, 'PLAIN'],
    ['failed-test', { checks: [{ date: '2025-09-12', result: 'failed' }], who: 'members' }, 'PLAIN'],
    ['cashback', { benefit: { kind: 'cashback', percent: 5 } }, 'PLAIN'],
  ])('needs no question for the reason %s', (kind, limits, next) => {
    const found = refusal(caseOf(limits));
    expect(found.questions).toEqual([]);
    expect(kindsOf(found)).toEqual([kind]);
    expect(found.result?.next?.code).toBe(next);
  });

  it('needs no question for the country when the address names it', () => {
    const found = refusal(caseOf({ where: ['SA'] }, { country: 'AE' }));
    expect([found.questions, kindsOf(found)]).toEqual([[], ['country']]);
  });

  it('suggests no other cashback code after a cashback code', () => {
    const benefit = { kind: 'cashback', percent: 5 } as const;
    const offer = offerWith({ benefit });
    const found = refusal({ ...caseOf({}), offer, offers: [offer, offerWith({ benefit }, 'other')] });
    expect(found.result?.next).toBeUndefined();
  });
});

const own: readonly [RefusalKind, Partial<OfferView>, Question, RefusalAnswer][] = [
  ['minimum', { minimumSpend: { amount: 200, currency: 'SAR' } }, 'amount', { amount: 18800, currency: 'SAR' }],
  ['maximum', { maximumSpend: { amount: 100, currency: 'SAR' } }, 'amount', { amount: 18800, currency: 'SAR' }],
  ['item-price', { perItem: { minimum: 300, currency: 'SAR' } }, 'itemPrice', { itemPrice: 100, currency: 'SAR' }],
  ['country', { where: ['SA'] }, 'country', { country: 'KW' }],
  ['channel', { channel: 'app' }, 'channel', { channel: 'site' }],
  ['customer', { who: 'new-customers' }, 'customer', { customer: 'returning' }],
  ['member', { who: 'members' }, 'member', { member: false }],
  ['payment', { payment: { except: [cash] } }, 'payment', { payment: cash.id }],
  ['goods', { applies: { except: [gold] } }, 'goods', { goods: gold.id }],
  ['brand', { applies: { exceptBrands: ['Apple'] } }, 'brand', { brand: 'Apple' }],
  ['sale-items', { saleItems: 'excluded' }, 'prices', { prices: 'sale' }],
  ['used-once', { oncePerCustomer: true }, 'usedBefore', { usedBefore: true }],
  ['other-code', { combines: [] }, 'combined', { combined: true }],
];

const ofStore: readonly [RefusalKind, StoreRuleView, Question, RefusalAnswer][] = [
  ['other-code', { kind: 'one-code-per-order' }, 'combined', { combined: true }],
  ['store-minimum', { kind: 'minimum', amount: 100, currency: 'SAR' }, 'amount', { amount: 9900, currency: 'SAR' }],
  ['store-payment', { kind: 'payment', except: [cash] }, 'payment', { payment: cash.id }],
  ['store-goods', { kind: 'goods', except: [gold] }, 'goods', { goods: gold.id }],
  ['store-sale-items', { kind: 'sale-items' }, 'prices', { prices: 'sale' }],
  ['store-seller', { kind: 'sellers' }, 'fromSeller', { fromSeller: true }],
];

describe('the explanation of a refused code, after one question', () => {
  it.each(own)('finds the reason %s and suggests a code without that limit', (kind, limits, question, answer) => {
    const asking = caseOf(limits);
    expect(refusal(asking)).toEqual({ questions: [question] });
    const found = refusal(answered(asking, answer));
    expect(kindsOf(found)).toEqual([kind]);
    expect(found.result).toMatchObject({ isStoreWide: false, next: { code: 'PLAIN' } });
  });

  it.each(ofStore)('finds the store-wide reason %s and suggests no other code', (kind, rule, question, answer) => {
    const asking = caseOf({}, { store: { rules: [rule] } });
    expect(refusal(asking)).toEqual({ questions: [question] });
    const found = refusal(answered(asking, answer));
    expect(kindsOf(found)).toEqual([kind]);
    expect(found.result).toMatchObject({ isStoreWide: true });
    expect(found.result?.next).toBeUndefined();
  });

  it.each([...own.map(([, limits, question]) => [question, caseOf(limits)] as const)])(
    'gives no reason and suggests the next code after "I don\'t know" to the question %s',
    (_question, asking) => {
      const found = refusal(answered(asking, undefined));
      expect(kindsOf(found)).toEqual([]);
      expect(found.result?.next?.code).toBe('PLAIN');
    },
  );

  it('asks nothing and gives no reason for an offer without limits', () => {
    expect(refusal(caseOf({}))).toEqual({
      questions: [],
      result: { facts: [], limits: [], isStoreWide: false, next: plain },
    });
  });
});

describe('the questions about a refused code', () => {
  it('are not asked when no answer can refuse the offer', () => {
    const benefits = [
      { on: 'full-price', benefit: percent },
      { on: 'sale', benefit: percent },
    ];
    expect(refusal(caseOf({ benefits })).questions).toEqual([]);
  });

  it('are asked in the order that narrows down the reasons fastest', () => {
    const names = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id }));
    const limits = { payment: { only: names.slice(0, 1), except: names.slice(1) }, channel: 'app' } as const;
    const first = caseOf(limits);
    expect(refusal(first).questions).toEqual(['channel']);
    expect(refusal(answered(first, { channel: 'app' })).questions).toEqual(['channel', 'payment']);
  });

  it('are at most three, regardless of the number of limits', () => {
    let subject = caseOf({
      channel: 'app',
      who: 'members',
      saleItems: 'excluded',
      oncePerCustomer: true,
      minimumSpend: { amount: 200, currency: 'SAR' },
    });
    for (let asked = 1; asked <= maxQuestions; asked += 1) {
      expect(refusal(subject).questions).toHaveLength(asked);
      subject = answered(subject, undefined);
    }
    expect(kindsOf(refusal(subject))).toEqual([]);
  });

  it('keep their answers for the other offers, except whether the code was used before', () => {
    const first = caseOf({ channel: 'app', oncePerCustomer: true });
    const { answers } = answered(answered(first, { channel: 'app' }), { usedBefore: false });
    expect(refusal({ ...first, answers }).questions).toEqual(['channel', 'usedBefore']);
    const second = offerWith({ channel: 'app', oncePerCustomer: true }, 'second');
    expect(refusal({ ...first, offer: second, answers })).toEqual({ questions: ['channel', 'usedBefore'] });
  });

  it('drop an amount in another currency', () => {
    const asking = caseOf({ minimumSpend: { amount: 1, currency: 'USD' }, perItem: { minimum: 1, currency: 'SAR' } });
    const both = answered(answered(asking, { amount: 500, currency: 'USD' }), { itemPrice: 400, currency: 'SAR' });
    expect(both.answers.basket).toEqual({ itemPrice: 400, currency: 'SAR' });
  });

  it('can be answered again', () => {
    const asking = caseOf({ channel: 'app' });
    const site = answered(asking, { channel: 'site' });
    const change = { offer: 'first', question: 'channel', answer: { channel: 'app' } } as const;
    expect(kindsOf(refusal(site))).toEqual(['channel']);
    expect(kindsOf(refusal({ ...site, answers: withAnswer(site.answers, change) }))).toEqual([]);
  });
});

it('limits in a currency without a fixed exchange rate are listed without a comparison', () => {
  const asking = caseOf({ minimumSpend: { amount: 200, currency: 'SAR' } });
  expect(refusal(answered(asking, { amount: 5000, currency: 'KWD' })).result).toMatchObject({
    facts: [],
    limits: [{ kind: 'minimum', amount: { minor: 20000, currency: 'SAR' } }],
  });
});

it('the next suggested code avoids codes that failed in a test or for the visitor', () => {
  const failing = offerWith(
    { benefit: { kind: 'percent', percent: 50 }, checks: [{ date: '2025-09-12', result: 'failed' }] },
    'failing',
  );
  const subject = caseOf({});
  const offers = [...subject.offers, failing];
  expect(refusal({ ...subject, offers }).result?.next?.code).toBe('PLAIN');
  expect(refusal({ ...subject, offers, failed: ['plain'] }).result?.next?.code).toBe('FAILING');
  expect(refusal({ ...subject, offers, failed: ['plain', 'failing'] }).result?.next).toBeUndefined();
});

describe('the explanation of a refused code, for random stores and visitors', () => {
  const random = randomOf(21);
  const oneOf = <T>(all: readonly T[]): T => {
    const chosen = all[Math.floor(random() * all.length)];
    if (chosen === undefined) throw new Error('There is nothing to choose from.');
    return chosen;
  };
  const someOf = <T>(all: readonly T[]): readonly T[] => all.filter(() => random() < 0.25);
  const randomAnswer = (question: Question, subject: RefusalCase): RefusalAnswer => {
    if (random() < 0.15) return undefined;
    const minor = Math.floor(random() * 40_000);
    if (question === 'amount') return { amount: minor, currency: oneOf(['SAR', 'USD', 'KWD']) };
    if (question === 'itemPrice') return { itemPrice: minor, currency: subject.answers.basket.currency ?? 'SAR' };
    return oneOf(answersTo(question, choicesOf(subject.offers, subject.store), money));
  };

  it('asks at most three questions and suggests only codes that fit the same answers', () => {
    const ends = { known: 0, explained: 0, open: 0, next: 0 };
    for (let round = 0; round < (isComplete ? 2000 : 400); round += 1) {
      const limits = own.map(([, each]) => each);
      const offers = ['a', 'b', 'c', 'd'].map((id) => offerWith(Object.assign({}, ...someOf(limits)), id));
      const rules = someOf(ofStore.map(([, rule]) => rule)).filter(() => random() < 0.3);
      let subject = caseOf({}, { offer: oneOf(offers), offers, store: { rules } });
      let found = refusal(subject);
      if (found.result) ends.known += 1;
      for (let asked = 0; !found.result; asked += 1) {
        expect(asked).toBeLessThan(maxQuestions);
        const question = found.questions.at(-1);
        if (!question) throw new Error('Nothing is asked, and nothing is said.');
        subject = answered(subject, randomAnswer(question, subject));
        found = refusal(subject);
      }
      const { facts, next } = found.result;
      ends[facts.length > 0 ? 'explained' : 'open'] += 1;
      if (!next) continue;
      ends.next += 1;
      expect(next.code).not.toBe(subject.offer.code);
      const basket = purchaseWith(subject.answers, next.id);
      expect(['saves', 'depends']).toContain(verdict(next, subject.store, basket, context).state);
      expect(facts.filter(({ kind }) => kind.startsWith('store-'))).toEqual([]);
    }
    // Both ways are tested.
    for (const count of Object.values(ends)) expect(count).toBeGreaterThan(5);
  });
});
