import { amountOff, money, percentOff, withOffer, withQuestion, words, type AddedOffer } from '../offers';
import type { NearMiss, NearMisses } from './near-misses';

const bashara = 'stores/basharacare.yaml';
const noon = 'stores/noon.yaml';
const ali = 'stores/aliexpress.yaml';
const temu = 'stores/temu.yaml';
const voga = 'stores/vogacloset.yaml';
const iherb = 'stores/iherb.yaml';

/** Correct offers of one store, each with its own code and link. */
function offersOf(
  ...offers: readonly (Omit<AddedOffer, 'id' | 'url'> & { readonly slip: string })[]
): readonly NearMiss[] {
  return offers.map(({ slip, ...offer }, index) => ({
    slip,
    change: withOffer(bashara, {
      id: `skin-${(offer.code ?? 'deal').toLowerCase().replace(/-$/, '')}-${index}`,
      url: `https://www.basharacare.com/${index}`,
      ...(offer.code !== undefined && { code: `${offer.code}${index}` }),
      ...offer,
    }),
  }));
}

const minimum = money('minimumSpend', 200, 'AED');

/** Texts whose figures differ from the fields of an offer for a good reason. */
export const offerTexts: NearMisses = {
  name: 'Texts against fields',
  cases: [
    ...offersOf(
      {
        slip: 'names the minimum in words as the field has it',
        code: 'AA-',
        en: '15% off orders over 200 AED',
        ar: 'خصم 15% للطلبات فوق 200 درهم',
        more: [...percentOff(15), ...minimum],
      },
      {
        slip: 'names two dirhams in one Arabic word',
        code: 'DUO-',
        en: '2 AED off orders of 200 AED or more',
        ar: 'خصم درهمين على الطلبات بقيمة 200 درهم فأكثر',
        more: [...amountOff(2, 'AED'), ...minimum],
      },
      {
        slip: 'names a minimum where no field has one',
        code: 'AB-',
        en: '15% off orders over 300 AED',
        ar: 'خصم 15% للطلبات فوق 300 درهم',
        more: percentOff(15),
      },
      {
        slip: 'says "its utmost" in Arabic for a benefit with an upper bound',
        code: 'UTM-',
        en: 'As much as 35% off serums',
        ar: 'خصم أقصاه 35% على السيروم',
        more: [...percentOff(35), '      upTo: true'],
      },
      {
        slip: 'names instalments at 0%',
        code: 'TAB-',
        en: '10% off with Mada cards',
        ar: 'خصم 10% ببطاقات مدى',
        more: [
          ...percentOff(10),
          ...words(
            'terms',
            'With a Mada card, or pay later with Tabby at 0%.',
            'ببطاقة مدى، أو بالدفع لاحقًا عبر تابي بنسبة 0%.',
          ),
        ],
      },
      {
        slip: 'names what comes short of the minimum',
        code: 'LESS-',
        en: '15% off orders over 200 AED',
        ar: 'خصم 15% للطلبات فوق 200 درهم',
        more: [
          ...percentOff(15),
          ...minimum,
          ...words(
            'terms',
            'Spend 199.99 AED and it is refused; from 200 AED on it holds.',
            'إن كان طلبك بقيمة 199.99 درهم رُفض، ومن 200 درهم يُقبل.',
          ),
        ],
      },
      {
        slip: 'names the last day of a month in Arabic words',
        code: 'DEC-',
        en: '12% off masks',
        ar: 'خصم 12% على الأقنعة',
        more: [
          ...percentOff(12),
          '    expires: 2026-12-31',
          ...words('terms', 'Valid through Dec 31.', 'يسري حتى آخر يوم من ديسمبر.'),
        ],
      },
      {
        slip: 'names the amount from which delivery is free, too',
        code: 'AC-',
        en: '15% off masks',
        ar: 'خصم 15% على الأقنعة',
        more: [
          ...percentOff(15),
          ...minimum,
          ...words('terms', 'Delivery is free for orders over 500 AED.', 'التوصيل مجاني للطلبات فوق 500 درهم.'),
        ],
      },
      {
        slip: 'says how much one saves above the minimum',
        code: 'AD-',
        en: '15% off creams',
        ar: 'خصم 15% على الكريمات',
        more: [
          ...percentOff(15),
          ...minimum,
          ...words('description', 'A basket of 400 gives back 60 AED.', 'سلة من 400 تعيد إليك 60 درهمًا.'),
        ],
      },
      {
        slip: 'says for whom there is no minimum',
        code: 'AE-',
        en: '15% off toners',
        ar: 'خصم 15% على التونر',
        more: [
          ...percentOff(15),
          ...words('terms', 'No minimum spend for new customers.', 'بدون حد أدنى للعملاء الجدد.'),
        ],
      },
      {
        slip: 'names the minimum in two currencies',
        code: 'AF-',
        en: '15% off scrubs',
        ar: 'خصم 15% على المقشّرات',
        more: [
          ...percentOff(15),
          ...minimum,
          ...words('terms', 'For orders over 200 AED (200 SAR).', 'للطلبات فوق 200 درهم (200 ريال).'),
        ],
      },
      {
        slip: 'writes the sign of the currency before the amount',
        code: 'AG-',
        en: 'AED 40 off your first order',
        ar: 'خصم 40 د.إ على أول طلب',
        more: amountOff(40, 'AED'),
      },
      {
        slip: 'writes the dirham with the word that Morocco has, too',
        code: 'AH-',
        en: '45 dirhams off your first order',
        ar: 'خصم 45 درهمًا على أول طلب',
        more: amountOff(45, 'AED'),
      },
      {
        slip: 'names a number of items that is also the amount',
        code: 'AI-',
        en: '30 AED off 30 products',
        ar: 'خصم 30 درهمًا على 30 منتجًا',
        more: amountOff(30, 'AED'),
      },
      {
        slip: 'says "up to" of a benefit that goes up to the figure',
        code: 'AJ-',
        en: 'Up to 35% off lotions',
        ar: 'خصم يصل إلى 35% على اللوشن',
        more: percentOff(35, 'upTo: true'),
      },
      {
        slip: 'says "up to" of another figure than the benefit',
        code: 'AK-',
        en: '15% off, on top of prices cut by up to 60%',
        ar: 'خصم 15% فوق أسعار مخفّضة حتى 60%',
        more: percentOff(15),
      },
      {
        slip: 'says the range of a benefit that goes up to the figure',
        code: 'AL-',
        en: '10% to 25% off balms',
        ar: 'خصم من 10% إلى 25% على المراهم',
        more: percentOff(25, 'upTo: true'),
      },
      {
        slip: 'names a flat benefit up to a day',
        code: 'AM-',
        en: '25% off up to the 5th item',
        ar: 'خصم 25% حتى القطعة الخامسة',
        more: percentOff(25),
      },
      {
        slip: 'names the reduction of a sale in the description',
        code: 'AN-',
        en: '15% off oils',
        ar: 'خصم 15% على الزيوت',
        more: [
          ...percentOff(15),
          ...words('description', 'Sale prices are already 40% off.', 'أسعار التخفيضات مخفّضة أصلًا بنسبة 40%.'),
        ],
      },
      {
        slip: 'names what a second offer gives in the description',
        code: 'AO-',
        en: '15% off gels',
        ar: 'خصم 15% على الجل',
        more: [
          ...percentOff(15),
          ...words('description', 'Members get an extra 5% off.', 'يحصل الأعضاء على خصم إضافي 5%.'),
        ],
      },
      {
        slip: 'names the share of an ingredient in the description',
        code: 'AP-',
        en: '15% off retinol',
        ar: 'خصم 15% على الريتينول',
        more: [...percentOff(15), ...words('description', 'Serums with 2% retinol.', 'سيروم بتركيز 2% من الريتينول.')],
      },
      {
        slip: 'names the most that is taken off as the field has it',
        code: 'AQ-',
        en: '15% off, up to 60 AED',
        ar: 'خصم 15% بحد أقصى 60 درهمًا',
        more: [...percentOff(15), ...money('maximumDiscount', 60, 'AED')],
      },
      {
        slip: 'names the savings in an amount where the benefit is a percentage',
        code: 'AR-',
        en: '15% off sets',
        ar: 'خصم 15% على الأطقم',
        more: [...percentOff(15), ...words('savings', 'About 90 AED', 'نحو 90 درهمًا')],
      },
      {
        slip: 'names countries of the field in another order',
        code: 'AS-',
        en: '15% off in Kuwait and the UAE',
        ar: 'خصم 15% في الكويت والإمارات',
        more: [...percentOff(15), '    where: [AE, KW]'],
      },
      {
        slip: 'names a country in which it does not hold',
        code: 'AT-',
        en: '15% off kits',
        ar: 'خصم 15% على الحقائب',
        more: [
          ...percentOff(15),
          '    where: [SA, AE]',
          ...words('terms', 'Not valid in Kuwait.', 'لا يسري في الكويت.'),
        ],
      },
      {
        slip: 'names a country to which the store ships',
        code: 'AU-',
        en: '15% off brushes',
        ar: 'خصم 15% على الفرش',
        more: [
          ...percentOff(15),
          '    where: [SA, AE]',
          ...words('description', 'Orders ship to Oman within a week.', 'تُشحن الطلبات إلى عُمان خلال أسبوع.'),
        ],
      },
      {
        slip: 'names a bank that is called after a country',
        code: 'AV-',
        en: '15% off with Emirates NBD cards',
        ar: 'خصم 15% ببطاقات بنك الإمارات دبي الوطني',
        more: [...percentOff(15), '    where: [SA]'],
      },
      {
        slip: 'names one of the countries of the field without excluding the others',
        code: 'AW-',
        en: '15% off for shoppers in Saudi Arabia',
        ar: 'خصم 15% للمتسوقين في السعودية',
        more: [...percentOff(15), '    where: [SA, AE, KW]'],
      },
      {
        slip: 'says only of the app and names a country',
        code: 'AX-',
        en: '15% off mirrors',
        ar: 'خصم 15% على المرايا',
        more: [
          ...percentOff(15),
          '    where: [AE]',
          ...words('terms', 'Only in the app, for orders in the UAE.', 'في التطبيق فقط، للطلبات في الإمارات.'),
        ],
      },
      {
        slip: 'names the end as the field has it, without the year',
        code: 'AY-',
        en: '15% off until 31 December',
        ar: 'خصم 15% حتى 31 ديسمبر',
        more: [...percentOff(15), '    expires: 2026-12-31'],
      },
      {
        slip: 'names the end in figures as the field has it',
        code: 'AZ-',
        en: '15% off powders',
        ar: 'خصم 15% على البودرة',
        more: [
          ...percentOff(15),
          '    expires: 2026-12-10',
          ...words('terms', 'Valid until 10/12/2026.', 'صالح حتى 10/12/2026.'),
        ],
      },
      {
        slip: 'names the day on which the offer begins',
        code: 'BA-',
        en: '15% off from 1 December',
        ar: 'خصم 15% ابتداءً من 1 ديسمبر',
        more: [...percentOff(15), '    starts: 2026-12-01', '    expires: 2026-12-31'],
      },
      {
        slip: 'names the day of a delivery',
        code: 'BB-',
        en: '15% off gift cards',
        ar: 'خصم 15% على بطاقات الهدايا',
        more: [
          ...percentOff(15),
          '    expires: 2026-12-31',
          ...words('description', 'Delivered before 25 December.', 'تصل قبل 25 ديسمبر.'),
        ],
      },
      {
        slip: 'says "up to" of a number of items',
        code: 'BC-',
        en: '20% off up to 20 items',
        ar: 'خصم 20% على ما يصل إلى 20 قطعة',
        more: percentOff(20),
      },
      {
        slip: 'ends at an hour of the day that the text names',
        code: 'BD-',
        en: '15% off until 20 December',
        ar: 'خصم 15% حتى 20 ديسمبر',
        more: [...percentOff(15), '    expires: "2026-12-20T18:00:00+03:00"'],
      },
    ),
    {
      slip: 'names the sale of the store beside the code in an answer',
      change: withQuestion(
        noon,
        { en: 'When does the code help most?', ar: 'متى يفيد الكود أكثر؟' },
        {
          en: 'Use `{code}` in the sale, where prices are cut by up to 80%.',
          ar: 'استخدم `{code}` في التخفيضات التي تصل إلى 80%.',
        },
      ),
    },
    {
      slip: 'names two codes with their figures in one answer',
      change: withQuestion(
        iherb,
        { en: 'Which code is better?', ar: 'أي الكودين أفضل؟' },
        {
          en: '`LWN6505` takes 20% off and `25HNM20` takes 25% off one brand.',
          ar: 'يخصم `LWN6505` نسبة 20%، ويخصم `25HNM20` نسبة 25% من علامة واحدة.',
        },
      ),
    },
    {
      slip: 'names the minimum of a code in an answer as the field has it',
      change: withQuestion(
        ali,
        { en: 'What do I have to spend?', ar: 'كم يجب أن أنفق؟' },
        {
          en: '`AFS13` holds for orders of at least $109.',
          ar: 'يسري `AFS13` على الطلبات التي لا تقل عن 109 دولارات.',
        },
      ),
    },
    {
      slip: 'names the end of a code in an answer as the field has it',
      change: withQuestion(
        temu,
        { en: 'How long does the first code last?', ar: 'إلى متى يسري الكود الأول؟' },
        { en: '`alb121108` is valid until 31 December 2026.', ar: 'يسري `alb121108` حتى 31 ديسمبر 2026.' },
      ),
    },
    {
      slip: 'says in an answer that the code does not hold in a country',
      change: withQuestion(
        voga,
        { en: 'Does it work in Egypt?', ar: 'هل يعمل في مصر؟' },
        { en: 'No, `{code}` is not valid in Egypt.', ar: 'لا، `{code}` لا يعمل في مصر.' },
      ),
    },
    {
      slip: 'says until when a sale of the store runs',
      change: withQuestion(
        noon,
        { en: 'How long does the sale run?', ar: 'إلى متى تستمر التخفيضات؟' },
        { en: 'The sale ends on 30 November 2026.', ar: 'تنتهي التخفيضات في 30 نوفمبر 2026.' },
      ),
    },
    {
      slip: 'says which countries the store serves besides those of the code',
      change: withQuestion(
        'stores/ubuy.yaml',
        { en: 'Where does Ubuy deliver?', ar: 'إلى أين يوصّل يوباي؟' },
        { en: 'Also to customers in Jordan and Egypt.', ar: 'وإلى العملاء في مصر أيضًا.' },
      ),
    },
    {
      slip: 'says when the code was tested last',
      change: withQuestion(
        noon,
        { en: 'When did you try it?', ar: 'متى جرّبتموه؟' },
        { en: 'We tried the code on 12 October 2025.', ar: 'جرّبنا الكود في 12 أكتوبر 2025.' },
      ),
    },
    {
      slip: 'names another figure of the shop beside a code on the home page',
      change: withQuestion(
        noon,
        { en: 'Is there a code for 20%?', ar: 'هل يوجد كود بنسبة 20%؟' },
        {
          en: 'Not that we know of: `{code}` gives up to 15%.',
          ar: 'لا نعلم بوجوده، فالكود `{code}` يعيد إليك حتى 15%.',
        },
      ),
    },
    {
      slip: 'says from which amount delivery by courier is free beside that of the offer',
      change: withQuestion(
        bashara,
        { en: 'Is express delivery free?', ar: 'هل التوصيل السريع مجاني؟' },
        {
          en: 'Express delivery is free for orders over 900 AED.',
          ar: 'التوصيل السريع مجاني للطلبات التي تتجاوز 900 درهم.',
        },
      ),
    },
    {
      slip: 'says from which amount delivery is free abroad',
      change: withQuestion(
        bashara,
        { en: 'Is delivery to Oman free?', ar: 'هل التوصيل إلى عُمان مجاني؟' },
        { en: 'Delivery to Oman is free over 700 AED.', ar: 'التوصيل إلى عُمان مجاني فوق 700 درهم.' },
      ),
    },
    {
      slip: 'names an amount in another currency beside free delivery',
      change: withQuestion(
        bashara,
        { en: 'Is free delivery worth it?', ar: 'هل يستحق التوصيل المجاني العناء؟' },
        { en: 'Yes, orders over 140 USD have it.', ar: 'نعم، فالطلبات فوق 140 دولارًا توصَّل مجانًا.' },
      ),
    },
    {
      slip: 'names the countries of the Gulf for an offer that holds in all of them',
      change: withQuestion(
        voga,
        { en: 'Where does the code work?', ar: 'أين يعمل الكود؟' },
        { en: 'The code works in all Gulf countries.', ar: 'يعمل الكود في جميع دول الخليج.' },
      ),
    },
    {
      slip: 'lists countries as examples',
      change: withQuestion(
        'stores/ubuy.yaml',
        { en: 'Where does it hold?', ar: 'أين يسري؟' },
        {
          en: 'Valid in countries such as Saudi Arabia, Kuwait, Qatar and Oman.',
          ar: 'يسري في دول مثل السعودية والكويت وقطر وعُمان.',
        },
      ),
    },
    {
      slip: 'says where something is made that a code is for',
      change: withQuestion(
        voga,
        { en: 'What is the code for?', ar: 'ما الذي يشمله الكود؟' },
        { en: 'For abayas made in Egypt, too.', ar: 'يشمل الكود عباءات صُنعت في مصر أيضًا.' },
      ),
    },
    ...offersOf(
      {
        slip: 'says that an offer for all holds on the first order and on later ones',
        code: 'FIRST-',
        en: '15% off your first order and every other one',
        ar: 'خصم 15% على أول طلب وكل طلب بعده',
        more: [...percentOff(15), '    who: all'],
      },
      {
        slip: 'says that an offer for all is for new and existing customers',
        code: 'BOTH-',
        en: '15% off for new and existing customers',
        ar: 'خصم 15% للعملاء الجدد والحاليين',
        more: [...percentOff(15), '    who: all'],
      },
      {
        slip: 'says that an offer for all is not for new customers alone',
        code: 'NOTNEW-',
        en: '15% off masks',
        ar: 'خصم 15% على الأقنعة',
        more: [
          ...percentOff(15),
          '    who: all',
          ...words('terms', 'It is not for new customers alone.', 'ليس للعملاء الجدد وحدهم.'),
        ],
      },
      {
        slip: 'names the first order in the title of an offer for new customers',
        code: 'NEW-',
        en: '15% off your first order',
        ar: 'خصم 15% على طلبك الأول',
        more: [...percentOff(15), '    who: new-customers'],
      },
      {
        slip: 'says what existing customers get elsewhere',
        code: 'ELSE-',
        en: '15% off for new customers',
        ar: 'خصم 15% للعملاء الجدد',
        more: [
          ...percentOff(15),
          '    who: new-customers',
          ...words('terms', 'Another code is for all customers.', 'كود آخر لجميع العملاء.'),
        ],
      },
      {
        slip: 'names the first order where no field says for whom an offer is',
        code: 'WHO-',
        en: '15% off your first order',
        ar: 'خصم 15% على طلبك الأول',
        more: percentOff(15),
      },
      {
        slip: 'names a month of the Hijri calendar that is no end',
        code: 'RAJAB-',
        en: '15% off gifts',
        ar: 'خصم 15% على الهدايا',
        more: [
          ...percentOff(15),
          ...words('terms', 'Sales come again in Ramadan.', 'تعود التخفيضات من شعبان حتى رمضان كل عام.'),
        ],
      },
      {
        slip: 'names an end by the moon beside the day of the field',
        code: 'MOON-',
        en: '15% off dates',
        ar: 'خصم 15% على التمور',
        more: [
          ...percentOff(15),
          '    expires: 2027-02-08',
          ...words('terms', 'Until Ramadan.', 'يسري حتى أول رمضان.'),
        ],
      },
    ),
  ],
};
