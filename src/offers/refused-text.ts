import type { CodeCharacter } from '../domain/code-characters';
import type { RefusalFact, RefusalKind, RefusalResult } from '../domain/refusal';
import { otherAnswer, type Basket, type Choices, type OpenLimit, type Question } from '../domain/verdict';
import type { Translate } from '../hooks/messages';
import { minorMoneyText, reasonText, type ReasonWording } from './reason-text';
import { trustText, type TrustWording } from './trust-text';

/** What the texts about a refused offer are written with. */
export interface RefusedWording extends ReasonWording, TrustWording {
  /** The name of the store. */
  readonly store: string;
}

/** Writes a question about a purchase. */
export function questionText(question: Question, { t, store }: Pick<RefusedWording, 't' | 'store'>): string {
  return question === 'customer' ? t('refused.ask-customer', { store }) : t(`refused.ask-${question}`);
}

function yesOrNo(answer: boolean, t: Translate): string {
  return t(answer ? 'feedback.yes' : 'feedback.no');
}

/** Writes one of the answers to a question. */
export function answerText(answer: Basket, choices: Choices, t: Translate): string {
  const { country, customer, channel, payment, prices, goods, brand } = answer;
  if (country) return choices.country.includes(country) ? t(`country-short.${country}`) : t('refused.other-country');
  if (customer) return yesOrNo(customer === 'returning', t);
  if (channel) return t(`refused.channel-${channel}`);
  if (prices) return yesOrNo(prices === 'sale', t);
  if (payment !== undefined)
    return choices.payment.find(({ id }) => id === payment)?.name ?? t('refused.other-payment');
  if (goods !== undefined) return choices.goods.find(({ id }) => id === goods)?.name ?? t('refused.other-goods');
  if (brand !== undefined) return brand === otherAnswer ? t('refused.other-brand') : brand;
  return yesOrNo(answer.member ?? answer.fromSeller ?? answer.combined ?? answer.usedBefore ?? false, t);
}

/** Writes why an offer did not work. */
export function factText(fact: RefusalFact, wording: RefusedWording): string {
  switch (fact.kind) {
    case 'cashback':
      return wording.t('refused.cashback');
    case 'failed-test':
      return trustText({ state: 'failed', test: fact.test }, 'code', wording).label;
    default:
      return reasonText(fact, wording);
  }
}

/** What to do about a reason. `channel` has a message of its own; for the others only another code helps. */
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

/** Writes what to do about a reason; undefined where only another code helps. */
export function stepText(fact: RefusalFact, t: Translate): string | undefined {
  if (fact.kind === 'channel') return t('refused.step-channel', { needed: fact.needed });
  return hasStep(fact.kind) ? t(steps[fact.kind]) : undefined;
}

/** Writes a limit that could not be compared with the amount that was entered. */
export function limitText({ amount }: OpenLimit, wording: RefusedWording): string {
  return wording.t('refused.not-compared', { amount: minorMoneyText(amount, wording) });
}

/** The result in one text, for screen readers: each reason with what to do about it. */
export function resultText({ facts, limits }: RefusalResult, wording: RefusedWording): string {
  const { t } = wording;
  const found = facts.flatMap((fact) => [factText(fact, wording), stepText(fact, t) ?? '']);
  const texts = found.length > 0 ? found : [t('refused.nothing'), ...limits.map((limit) => limitText(limit, wording))];
  return texts.filter(Boolean).join(' ');
}

/** Writes a character for reading aloud: its name, where it has one. */
export function characterText({ text, name }: CodeCharacter, t: Translate): string {
  return name ? t('refused.character', { name }) : text;
}
