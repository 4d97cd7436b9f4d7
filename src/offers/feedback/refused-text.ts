import type { IntlShape } from 'react-intl';
import type { CodeCharacter } from '../../domain/verdict/code-characters';
import type { RefusalFact, RefusalKind, RefusalResult } from '../../domain/verdict/refusal';
import { otherAnswer, type Basket, type Choices, type OpenLimit, type Question } from '../../domain/verdict/verdict';
import { minorMoneyText, type MoneyWording } from '../facts/money-text';
import { reasonText } from '../purchase/reason-text';
import { trustText, type TrustWording } from '../facts/trust-text';

export interface RefusedWording extends MoneyWording, TrustWording {
  readonly store: string;
}

export function questionText(question: Question, { intl, store }: Pick<RefusedWording, 'intl' | 'store'>): string {
  return question === 'customer'
    ? intl.formatMessage({ id: 'refused.ask-customer' }, { store })
    : intl.formatMessage({ id: `refused.ask-${question}` });
}

function yesOrNo(answer: boolean, intl: IntlShape): string {
  return intl.formatMessage({ id: answer ? 'feedback.yes' : 'feedback.no' });
}

export function answerText(answer: Basket, choices: Choices, intl: IntlShape): string {
  const { country, customer, channel, payment, prices, goods, brand } = answer;
  if (country)
    return choices.country.includes(country)
      ? intl.formatMessage({ id: `country-short.${country}` })
      : intl.formatMessage({ id: 'refused.other-country' });
  if (customer) return yesOrNo(customer === 'returning', intl);
  if (channel) return intl.formatMessage({ id: `refused.channel-${channel}` });
  if (prices) return yesOrNo(prices === 'sale', intl);
  if (payment !== undefined)
    return (
      choices.payment.find(({ id }) => id === payment)?.name ?? intl.formatMessage({ id: 'refused.other-payment' })
    );
  if (goods !== undefined)
    return choices.goods.find(({ id }) => id === goods)?.name ?? intl.formatMessage({ id: 'refused.other-goods' });
  if (brand !== undefined) return brand === otherAnswer ? intl.formatMessage({ id: 'refused.other-brand' }) : brand;
  return yesOrNo(answer.member ?? answer.fromSeller ?? answer.combined ?? answer.usedBefore ?? false, intl);
}

export function factText(fact: RefusalFact, wording: RefusedWording): string {
  switch (fact.kind) {
    case 'cashback':
      return wording.intl.formatMessage({ id: 'refused.cashback' });
    case 'failed-test':
      return trustText({ state: 'failed', test: fact.test }, 'code', wording).label;
    default:
      return reasonText(fact, wording);
  }
}

/** `channel` has a separate message; for the reasons without one only another code helps. */
const steps = {
  'other-code': 'refused.step-other-code',
  minimum: 'refused.step-minimum',
  'store-minimum': 'refused.step-minimum',
  maximum: 'refused.step-maximum',
  'item-price': 'refused.step-item-price',
  country: 'refused.step-country',
  payment: 'refused.step-payment',
  'store-payment': 'refused.step-payment',
  goods: 'refused.step-goods',
  'store-goods': 'refused.step-goods',
  brand: 'refused.step-goods',
  'sale-items': 'refused.step-sale-items',
  'store-sale-items': 'refused.step-sale-items',
  'store-seller': 'refused.step-seller',
  member: 'refused.step-member',
  'not-begun': 'refused.step-not-begun',
  cashback: 'refused.step-cashback',
} as const satisfies Partial<Record<RefusalKind, string>>;

function hasStep(kind: RefusalKind): kind is keyof typeof steps {
  return Object.hasOwn(steps, kind);
}

/** Describes what to do about a reason; undefined if only another code helps. */
export function stepText(fact: RefusalFact, intl: IntlShape): string | undefined {
  if (fact.kind === 'channel') return intl.formatMessage({ id: 'refused.step-channel' }, { needed: fact.needed });
  return hasStep(fact.kind) ? intl.formatMessage({ id: steps[fact.kind] }) : undefined;
}

export function limitText({ amount }: OpenLimit, wording: RefusedWording): string {
  return wording.intl.formatMessage({ id: 'refused.not-compared' }, { amount: minorMoneyText(amount, wording) });
}

export function resultText({ facts, limits }: RefusalResult, wording: RefusedWording): string {
  const { intl } = wording;
  const found = facts.flatMap((fact) => [factText(fact, wording), stepText(fact, intl) ?? '']);
  const texts =
    found.length > 0
      ? found
      : [intl.formatMessage({ id: 'refused.nothing' }), ...limits.map((limit) => limitText(limit, wording))];
  return texts.filter(Boolean).join(' ');
}

export function characterText({ text, name }: CodeCharacter, intl: IntlShape): string {
  return name ? intl.formatMessage({ id: 'refused.character' }, { name }) : text;
}
