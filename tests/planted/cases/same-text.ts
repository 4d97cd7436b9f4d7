import { withOffer, withQuestion, words } from '../offers';
import { at, replaced, type Kind } from '../planted';

const temu = 'stores/temu.yaml';
const noon = 'stores/noon.yaml';
const iherb = 'stores/iherb.yaml';
const terms = 'ar: يُقبل عادةً كود واحد لكل طلب.';

/** An offer with the terms of another offer in one of the languages. */
function withTerms(slip: string, en: string, ar: string, line: string): Kind['cases'][number] {
  return {
    slip,
    change: withOffer(temu, {
      id: 'more',
      url: 'https://www.temu.com/more',
      en: 'More for your garden',
      ar: 'المزيد لحديقتك',
      more: words('terms', en, ar),
    }),
    reported: [at(line, 'translations-disagree')],
  };
}

/** An offer whose terms say something else in each language. */
function withTexts(
  slip: string,
  [en, ar]: readonly [en: string, ar: string],
  line: string,
  ...says: readonly string[]
): Kind['cases'][number] {
  return { ...withTerms(slip, en, ar, line), reported: [at(line, 'translations-disagree', ...says)] };
}

/** The same text in two places, with translations of different meaning. */
export const sameText: Kind = {
  id: 'same-text',
  name: 'The same text with another translation',
  cases: [
    {
      slip: 'pasted the Arabic terms of another offer beside the same English ones',
      change: replaced(temu, terms, 'ar: للعملاء الجدد الذين يشترون من التطبيق.'),
      reported: [at(terms, 'translations-disagree')],
    },
    {
      slip: 'turned the meaning of the Arabic terms round',
      change: replaced(temu, terms, 'ar: لا يُقبل عادةً كود واحد لكل طلب.'),
      reported: [at(terms, 'translations-disagree')],
    },
    withTexts(
      'named another country in the Arabic terms',
      ['Valid in Kuwait only.', 'يسري في عُمان فقط.'],
      'en: "Valid in Kuwait only."',
      'Kuwait',
      'عُمان',
    ),
    withTexts(
      'named another way of payment in one language',
      ['Pay with Tabby at checkout.', 'ادفع بتمارا عند إتمام الطلب.'],
      'en: "Pay with Tabby at checkout."',
      'Tabby',
    ),
    withTexts(
      'wrote the amount with another currency in one language',
      ['From 45 AED the pots are yours.', 'الأصص لك ابتداءً من 45 دولارًا.'],
      'en: "From 45 AED the pots are yours."',
      '45 AED',
    ),
    withTexts(
      'wrote the same day of another month in one language',
      ['Valid until 5 March 2027.', 'يسري حتى 5 أبريل 2027.'],
      'en: "Valid until 5 March 2027."',
      '5 March',
    ),
    withTexts(
      'says in one language that reduced items are excluded',
      ['Also valid on sale items.', 'لا يسري على المنتجات المخفضة.'],
      'en: "Also valid on sale items."',
      'لا يسري',
    ),
    withTexts(
      'says in English alone that it is for new customers',
      ['For new customers, seeds and pots.', 'بذور وأصص.'],
      'en: "For new customers, seeds and pots."',
      'new customers',
      'Arabic',
    ),
    withTexts(
      'says in Arabic alone that it holds in the app',
      ['Seeds, bulbs and pots.', 'بذور وأبصال وأصص، في التطبيق فقط.'],
      'ar: "بذور وأبصال وأصص، في التطبيق فقط."',
      'في التطبيق',
      'English',
    ),
    {
      slip: 'named other customers in the Arabic answer of a page',
      change: withQuestion(
        iherb,
        { en: 'Who gets the free samples?', ar: 'من يحصل على العينات المجانية؟' },
        { en: 'They are for new customers.', ar: 'هي للعملاء الحاليين.' },
      ),
      reported: [at('en: "They are for new customers."', 'translations-disagree', 'للعملاء الحاليين')],
    },
    withTerms(
      'copied the English terms and wrote other Arabic ones',
      'Usually one code per order.',
      'التوصيل خلال ثلاثة أيام داخل المدينة.',
      'ar: "التوصيل خلال',
    ),
    withTerms(
      'wrote in the Arabic terms that two codes are accepted',
      'Usually one code per order.',
      'يُقبل كودان لكل طلب.',
      'ar: "يُقبل كودان',
    ),
    withTerms(
      'copied the Arabic terms and wrote other English ones',
      'For new customers of the app.',
      'يُقبل عادةً كود واحد لكل طلب.',
      'en: "For new customers of the app."',
    ),
    withTerms(
      'wrote the opposite into the English terms',
      'Not usually one code per order.',
      'يُقبل عادةً كود واحد لكل طلب.',
      'en: "Not usually one code per order."',
    ),
    {
      slip: 'copied a step and changed only its Arabic text',
      change: replaced(
        noon,
        '          en: Add what you need\n          ar: أضف ما تحتاج إليه\n',
        '          en: Go to Noon and sign in\n          ar: أضف ما تحتاج إليه\n',
      ),
      reported: [at('ar: أضف ما تحتاج إليه', 'translations-disagree')],
    },
    {
      slip: 'copied a question and changed only its English text',
      change: withQuestion(
        iherb,
        { en: 'Is there a shop in Dubai?', ar: 'هل يمكنني استخدام الكودين في طلب واحد؟' },
        { en: 'No shop is known to us.', ar: 'لا نعرف متجرًا له هناك.' },
      ),
      reported: [at('en: Can I use both codes on one order?', 'translations-disagree')],
    },
  ],
};
