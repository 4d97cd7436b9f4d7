import { describe, expect, it } from 'vitest';
import type { OfferView } from '../../../../src/domain/offers/offer-view';
import type { Saves, Verdict } from '../../../../src/domain/verdict/verdict';
import {
  answerSentence,
  figureTexts,
  gainTexts,
  nextSentence,
  openTexts,
} from '../../../../src/offers/purchase/verdict-text';
import { siteIntl } from '../../../support/words';
import { exampleMoney as money } from '../../domain/support/example-money';

const wording = { intl: siteIntl.en, money };
const basket = { amount: 20_000, currency: 'SAR' } as const;
const sar = (minor: number) => ({ minor, currency: 'SAR' }) as const;

function sentence(...verdicts: readonly Verdict[]): string {
  const offer: OfferView = { id: 'a', kind: 'code', code: 'ABC', title: 'A code' };
  return answerSentence(
    verdicts.map((verdict) => ({ offer, verdict })),
    basket,
    wording,
  );
}

const now: Saves = { state: 'saves', group: 'now', saving: sar(2000), total: sar(18_000) };
const back: Saves = { state: 'saves', group: 'cashback', most: sar(2000) };
const upTo: Saves = { state: 'saves', group: 'up-to', most: sar(2000) };
const ended: Verdict = { state: 'blocked', reasons: [{ kind: 'ended' }] };
const tooSmall: Verdict = { state: 'blocked', reasons: [{ kind: 'minimum', needed: sar(25_000), missing: sar(5000) }] };

describe('answerSentence', () => {
  it.each([
    [[now, tooSmall], '200 SAR: ABC, you pay 180 SAR.'],
    [[upTo], "ABC takes up to 20 SAR off. You'll see the exact amount at checkout."],
    [
      [{ state: 'saves', group: 'unknown' }],
      "The store doesn't say how much this offer saves. You'll see the saving at checkout.",
    ],
    [
      [
        { state: 'saves', group: 'unknown' },
        { state: 'depends', questions: ['channel'], best: now },
      ],
      'It depends on what is not answered yet.',
    ],
    [[{ state: 'saves', group: 'gift' }], 'ABC leaves the price as it is and adds free delivery or a gift.'],
    [[{ state: 'saves', group: 'cashback' }], 'Your total stays the same: ABC pays you back later.'],
    [[{ state: 'depends', questions: ['channel'], best: now }], 'It depends on what is not answered yet.'],
    [
      [{ state: 'saves', group: 'unknown' }, tooSmall],
      "No offer whose figures we know applies to this order. For the others, you'll see the saving at checkout.",
    ],
    [[back], 'ABC: Up to 20 SAR back later. Your total at checkout stays the same.'],
    [
      [{ state: 'depends', questions: ['amount'], limits: [{ kind: 'minimum', amount: sar(1) }], best: now }],
      "There is no fixed rate between your currency and the store's, so we can't convert. Choose another currency.",
    ],
    [
      [{ state: 'saves', group: 'unknown', stated: true }, ended],
      "The store doesn't say which offer saves most. You'll see the saving at checkout.",
    ],
    [[tooSmall, ended], 'No offer whose figures we know applies to this order.'],
    [[], 'No offer whose figures we know applies to this order.'],
  ] as const satisfies readonly (readonly [readonly Verdict[], string])[])('summarizes %o', (verdicts, expected) => {
    expect(sentence(...verdicts)).toBe(expected);
  });
});

describe('nextSentence', () => {
  const offer: OfferView = { id: 'a', kind: 'code', code: 'ABC', title: 'A code' };
  const step = { offer, add: sar(5000), saving: sar(3000), saved: sar(2000), before: sar(18_000), total: sar(22_000) };

  it.each([
    [step, '50 SAR more: ABC saves 10 SAR more.'],
    [{ ...step, saved: sar(0), before: sar(20_000) }, '50 SAR more: ABC saves 30 SAR.'],
    [
      { ...step, saving: sar(8000), total: sar(17_000) },
      'Add 50 SAR and save 80 SAR with ABC: you pay 170 SAR instead of 180 SAR.',
    ],
    [{ offer, add: sar(5000), saved: sar(2000), before: sar(18_000) }, '50 SAR more and delivery is free.'],
  ])('says what %o gives', (next, expected) => {
    expect(nextSentence(next, wording)).toBe(expected);
  });
});

describe('gainTexts', () => {
  it('states the total to pay only for a certain saving', () => {
    expect(gainTexts(now, wording)).toEqual(['You pay 180 SAR', '20 SAR off']);
    expect(gainTexts(upTo, wording)).toEqual(['Up to 20 SAR off']);
  });

  it('states that cashback comes later', () => {
    const back: Saves = { state: 'saves', group: 'cashback' };
    expect(gainTexts({ ...back, saving: sar(2000) }, wording)).toEqual(['20 SAR back later']);
    expect(gainTexts({ ...back, most: sar(2000) }, wording)).toEqual(['Up to 20 SAR back later']);
  });
});

describe('figureTexts', () => {
  it('states what depends on something at most, and the benefit where no figure is known for the order', () => {
    expect(figureTexts({}, { state: 'depends', questions: ['channel'], best: now }, wording)).toEqual([
      'Up to 20 SAR off',
    ]);
    expect(figureTexts({ benefit: { kind: 'free-shipping' } }, { state: 'saves', group: 'delivery' }, wording)).toEqual(
      ['Free shipping'],
    );
    expect(figureTexts({}, { state: 'saves', group: 'unknown' }, wording)).toEqual([]);
  });
});

it('openTexts names limits without an exchange rate and the open questions by their labels', () => {
  expect(
    openTexts(
      ['amount', 'channel', 'payment'],
      [{ kind: 'minimum', amount: { minor: 1500, currency: 'USD' } }],
      wording,
    ),
  ).toEqual(["The minimum is $15, which we can't compare with your currency.", 'Still to answer: I order, I pay by']);
});
