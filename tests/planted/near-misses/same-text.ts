import { withOffer, words } from '../offers';
import type { NearMiss, NearMisses } from './near-misses';

/** Deals with the terms of another offer in different words. */
function termsOf(...cases: readonly (readonly [slip: string, en: string, ar: string])[]): readonly NearMiss[] {
  return cases.map(([slip, en, ar], index) => ({
    slip,
    change: withOffer('stores/temu.yaml', {
      id: `same-${index}`,
      url: `https://www.temu.com/same/${index}`,
      en: `Deal of group ${index + 11}`,
      ar: `عرض المجموعة ${index + 11}`,
      more: words('terms', en, ar),
    }),
  }));
}

const one = 'Usually one code per order.';

/** The same text in two places, with translations that have the same meaning in different words. */
export const sameText: NearMisses = {
  name: 'The same text with another translation',
  cases: termsOf(
    ['puts the words of a translation into another order', one, 'كود واحد يُقبل عادةً لكل طلب.'],
    ['leaves a word out of a translation', one, 'يُقبل كود واحد لكل طلب.'],
    ['translates with another verb', one, 'يُسمح عادةً بكود واحد لكل طلب.'],
    ['writes a translation without vowel signs', one, 'يقبل عادة كود واحد لكل طلب.'],
    ['joins a particle to a word of a translation', one, 'ويُقبل كود واحد للطلب عادةً.'],
    ['translates back with another verb', 'One code is usually accepted per order.', 'يُقبل عادةً كود واحد لكل طلب.'],
    ['has the same short text with another word', 'No code needed.', 'لا حاجة إلى كود.'],
    ['has the same short text in a second form', 'No code needed.', 'من دون كود.'],
    ['names first orders for new customers', 'For new customers, seeds and pots.', 'بذور وأصص لأول طلب لك.'],
    ['says in words of its own who is new', 'Pots for new customers.', 'أصص لمن لم يسبق له أن اشترى من هذا المتجر.'],
    ['names the one channel or denies the other', 'Bulbs, in the app only.', 'أبصال، ولا يسري على الموقع.'],
    ['names the last day of February in words', 'Roses from 28 February 2027.', 'ورود ابتداءً من نهاية فبراير 2027.'],
    ['names the capital of Jordan without its country', 'Valid in Amman only.', 'يسري في عمّان فقط.'],
    ['names the Gulf by its six countries', 'Valid in all six Gulf countries.', 'يسري في كل دول الخليج.'],
    ['names a currency without its country', 'From 45 QAR the pots are yours.', 'الأصص لك ابتداءً من 45 ريالًا.'],
    ['names a condition in another text of the offer', 'Palms, in the app only.', 'نخيل، عبر التطبيق فقط.'],
    ['has a text that begins like another', 'Usually one code per order, on the app.', 'كود واحد في التطبيق.'],
  ),
};
