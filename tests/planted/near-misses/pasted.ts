import { all, replaced } from '../planted';
import type { NearMiss, NearMisses } from './near-misses';

const file = 'stores/pottery-barn.yaml';
const terms =
  'en: Enter the code before you pay. The saving depends on the pieces you choose; usually one code per order.';
const termsAr = 'ar: أدخل الكود قبل الدفع. يختلف مقدار التوفير بحسب القطع التي تختارها، ويُقبل عادةً كود واحد لكل طلب.';

function english(slip: string, words: string): NearMiss {
  return { slip, change: replaced(file, terms, `en: ${JSON.stringify(words)}`) };
}

function arabic(slip: string, words: string): NearMiss {
  return { slip, change: replaced(file, termsAr, `ar: ${JSON.stringify(words)}`) };
}

function both(slip: string, en: string, ar: string): NearMiss {
  return {
    slip,
    change: all(
      replaced(file, terms, `en: ${JSON.stringify(en)}`),
      replaced(file, termsAr, `ar: ${JSON.stringify(ar)}`),
    ),
  };
}

/** Texts that seem to be pasted or in capitals. */
export const pasted: NearMisses = {
  name: 'Pasted text',
  cases: [
    english('wrote a title of five words for a text of several sentences', 'One code for each order you make.'),
    english('began a text with a time', '9:00 - 10:00: the shop is closed.'),
    english('wrote an hour with its half of the day', 'Open from 9:00 AM to 5:00 PM: order then.'),
    english('began a text with a word and a colon', 'Note: usually one code per order.'),
    english('wrote a word in brackets and a colon', '[New]: usually one code per order.'),
    english('named a phone', 'Order with your iPhone or Galaxy, in the app or on the website.'),
    english('named a program for mail', 'The code arrives by mail; look for it in Outlook as well.'),
    english('listed brands in capital letters', 'For ZARA, MANGO, LEGO, NIKE, IKEA and H&M as well.'),
    english('listed abbreviations', 'Pay by VISA, MADA, KNET, STC PAY or SADAD.'),
    english(
      'named a shop that is written in capital letters',
      'THE OUTNET takes no code, and neither does NET A PORTER.',
    ),
    english('wrote a code within a sentence', 'Enter D57Q before you pay.'),
    english('stressed one word', 'The code works ONCE, so choose well.'),
    english('stressed two words', 'The code works for NEW CUSTOMERS only.'),
    english('wrote one exclamation mark', 'Enter the code before you pay!'),
    english('wrote a question mark and an exclamation mark', 'Enter the code before you pay: done already?!'),
    english('wrote three points', 'Enter the code before you pay… or after it.'),
    english('named sizes', 'For sizes S, M, L, XL, XXL and XXXL.'),
    english('wrote a word with a letter three times', 'The brrr of winter and the hmmm of the tea.'),
    english('wrote that a picture was left out', 'Enter the code before you pay (image omitted).'),
    english('quoted what somebody wrote', 'Sara wrote: "one code per order".'),
    english('began an answer with "sure"', 'Sure, it is safe: you pay at the shop itself.'),
    english('showed what follows', "Here's how it works: enter the code before you pay."),
    english('said that something is polished', 'A polished table: usually one code per order.'),
    english('said the same of two things', 'One code per order in the app, and one code per order on the site.'),
    arabic('began an Arabic answer with "of course"', 'بالتأكيد، يُقبل الكود: أدخله قبل الدفع.'),
    arabic('wrote laughter', 'أدخل الكود قبل الدفع ههههه، ولا تنسه.'),
    arabic('wrote a question mark and an exclamation mark in Arabic', 'أدخلت الكود قبل الدفع؟!'),
    arabic('began an Arabic text with a word and a colon', 'ملاحظة: يُقبل كود واحد لكل طلب.'),
    arabic('wrote two letters that are alike', 'أدخل الكود قبل الدفع، وتمييز القطع ممكن، والأووّل أولى.'),
    arabic('wrote a time in Arabic', 'الساعة 3:00 م - 5:00 م: لا يُقبل الكود.'),
    {
      slip: 'wrote a heading that is longer than all others',
      change: replaced(
        file,
        'en: "{store} promo code {code}, checked in {month}"',
        'en: "{store} promo code {code}, checked in {month}, with links to three shops of the Gulf"',
      ),
    },
    {
      slip: 'wrote a long question',
      change: replaced(
        file,
        '      - question:\n          en: ',
        '      - question:\n          en: Before we begin, and since readers ask us often, ',
      ),
    },
    english('said when codes are tested', 'We test every code before publishing it, and again each month.'),
    both(
      'wrote a weekday with its date',
      'The showroom opens on Thursday, 31 December 2026.',
      'يفتح المعرض يوم الخميس 31 ديسمبر 2026.',
    ),
    both(
      'wrote a weekday with a date without a year',
      'The showroom opens on Monday, 31 December.',
      'يفتح المعرض يوم الاثنين 31 ديسمبر.',
    ),
    english('named the ending of a file', 'Show the voucher as PDF or JPG at the till.'),
    english('wrote what the shop keeps', 'No commission: the code costs you nothing.'),
    english('wrote two questions', 'Which code is new?? The one in the list.'),
    both(
      'wrote a number before the second noun of a name',
      'The list has 15 codes for furniture.',
      'في القائمة 15 كود خصم لمتاجر الأثاث.',
    ),
    both('wrote a price with its currency and country', 'For orders from SAR 45.', 'على الطلبات من 45 ريال سعودي.'),
    both(
      'wrote round numbers',
      'For orders from SAR 200 or AED 1000, within 100 days.',
      'على الطلبات من 200 ريال أو 1000 درهم، خلال 100 يوم.',
    ),
    both('wrote the accusative without its mark', 'Returns are possible within 14 days.', 'يمكن الإرجاع خلال 14 يوما.'),
    both(
      'wrote the number of a step',
      'After step 5 the code shows in the bag.',
      'بعد الخطوة رقم 5 كود القسيمة يظهر في السلة.',
    ),
    both(
      'wrote plurals after 3 to 10',
      'SAR 5 or AED 10 off within 7 days, for each 3 codes.',
      'خصم 5 ريالات أو 10 دراهم خلال 7 أيام لكل 3 أكواد.',
    ),
    arabic('named a person after a discount', 'كود خصم علي الغامدي، ويسري على كل طلب.'),
    arabic('named a shop with the name Ali', 'عروض علي بابا على الأثاث.'),
    arabic('wrote when a code is checked', 'نراجع الكود قبل النشر ثم كل شهر.'),
  ],
};
