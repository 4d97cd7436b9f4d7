import { amountOff, money, percentOff, withOffer, withQuestion, words, type Lines } from '../offers';
import type { NearMiss, NearMisses } from './near-misses';

const bashara = 'stores/basharacare.yaml';
const noon = 'stores/noon.yaml';
const ali = 'stores/aliexpress.yaml';
const temu = 'stores/temu.yaml';
const voga = 'stores/vogacloset.yaml';
const iherb = 'stores/iherb.yaml';

/** Correct offers of one store, each with its own code and link. */
function offersOf(
  ...offers: readonly (readonly [slip: string, offer: readonly [code: string, en: string, ar: string], more: Lines])[]
): readonly NearMiss[] {
  return offers.map(([slip, [code, en, ar], more], index) => ({
    slip,
    change: withOffer(bashara, {
      id: `skin-${code.toLowerCase().replace(/-$/, '')}-${index}`,
      url: `https://www.basharacare.com/${index}`,
      code: `${code}${index}`,
      en,
      ar,
      more,
    }),
  }));
}

/** A correct question of a store and its answer. */
function asked(
  slip: string,
  store: string,
  [en, ar]: readonly [en: string, ar: string],
  [answer, arabicAnswer]: readonly [en: string, ar: string],
): NearMiss {
  return { slip, change: withQuestion(store, { en, ar }, { en: answer, ar: arabicAnswer }) };
}

const minimum = money('minimumSpend', 200, 'AED');

/** Texts whose figures differ from the fields of an offer for a good reason. */
export const offerTexts: NearMisses = {
  name: 'Texts against fields',
  cases: [
    ...offersOf(
      [
        'names the minimum in words as the field has it',
        ['AA-', '15% off orders over 200 AED', 'خصم 15% للطلبات فوق 200 درهم'],
        [percentOff(15), minimum],
      ],
      [
        'names two dirhams in one Arabic word',
        ['DUO-', '2 AED off orders of 200 AED or more', 'خصم درهمين على الطلبات بقيمة 200 درهم فأكثر'],
        [amountOff(2, 'AED'), minimum],
      ],
      [
        'names a minimum where no field has one',
        ['AB-', '15% off orders over 300 AED', 'خصم 15% للطلبات فوق 300 درهم'],
        [percentOff(15)],
      ],
      [
        'says "its utmost" in Arabic for a benefit with an upper bound',
        ['UTM-', 'As much as 35% off serums', 'خصم أقصاه 35% على السيروم'],
        [percentOff(35), '      upTo: true'],
      ],
      [
        'names instalments at 0%',
        ['TAB-', '10% off with Mada cards', 'خصم 10% ببطاقات مدى'],
        [
          percentOff(10),
          words(
            'terms',
            'With a Mada card, or pay later with Tabby at 0%.',
            'ببطاقة مدى، أو بالدفع لاحقًا عبر تابي بنسبة 0%.',
          ),
        ],
      ],
      [
        'names what comes short of the minimum',
        ['LESS-', '15% off orders over 200 AED', 'خصم 15% للطلبات فوق 200 درهم'],
        [
          percentOff(15),
          minimum,
          words(
            'terms',
            'Spend 199.99 AED and it is refused; from 200 AED on it holds.',
            'إن كان طلبك بقيمة 199.99 درهم رُفض، ومن 200 درهم يُقبل.',
          ),
        ],
      ],
      [
        'names the last day of a month in Arabic words',
        ['DEC-', '12% off masks', 'خصم 12% على الأقنعة'],
        [percentOff(12), 'expires: 2026-12-31', words('terms', 'Valid through Dec 31.', 'يسري حتى آخر يوم من ديسمبر.')],
      ],
      [
        'names the amount from which delivery is free, too',
        ['AC-', '15% off masks', 'خصم 15% على الأقنعة'],
        [
          percentOff(15),
          minimum,
          words('terms', 'Delivery is free for orders over 500 AED.', 'التوصيل مجاني للطلبات فوق 500 درهم.'),
        ],
      ],
      [
        'says how much one saves above the minimum',
        ['AD-', '15% off creams', 'خصم 15% على الكريمات'],
        [
          percentOff(15),
          minimum,
          words('description', 'A basket of 400 gives back 60 AED.', 'سلة من 400 تعيد إليك 60 درهمًا.'),
        ],
      ],
      [
        'says for whom there is no minimum',
        ['AE-', '15% off toners', 'خصم 15% على التونر'],
        [percentOff(15), words('terms', 'No minimum spend for new customers.', 'بدون حد أدنى للعملاء الجدد.')],
      ],
      [
        'names the minimum in two currencies',
        ['AF-', '15% off scrubs', 'خصم 15% على المقشّرات'],
        [
          percentOff(15),
          minimum,
          words('terms', 'For orders over 200 AED (200 SAR).', 'للطلبات فوق 200 درهم (200 ريال).'),
        ],
      ],
      [
        'writes the sign of the currency before the amount',
        ['AG-', 'AED 40 off your first order', 'خصم 40 د.إ على أول طلب'],
        [amountOff(40, 'AED')],
      ],
      [
        'writes the dirham with the word that Morocco has, too',
        ['AH-', '45 dirhams off your first order', 'خصم 45 درهمًا على أول طلب'],
        [amountOff(45, 'AED')],
      ],
      [
        'names a number of items that is also the amount',
        ['AI-', '30 AED off 30 products', 'خصم 30 درهمًا على 30 منتجًا'],
        [amountOff(30, 'AED')],
      ],
      [
        'says "up to" of a benefit that goes up to the figure',
        ['AJ-', 'Up to 35% off lotions', 'خصم يصل إلى 35% على اللوشن'],
        [percentOff(35, 'upTo: true')],
      ],
      [
        'says "up to" of another figure than the benefit',
        ['AK-', '15% off, on top of prices cut by up to 60%', 'خصم 15% فوق أسعار مخفّضة حتى 60%'],
        [percentOff(15)],
      ],
      [
        'says the range of a benefit that goes up to the figure',
        ['AL-', '10% to 25% off balms', 'خصم من 10% إلى 25% على المراهم'],
        [percentOff(25, 'upTo: true')],
      ],
      [
        'names a flat benefit up to a day',
        ['AM-', '25% off up to the 5th item', 'خصم 25% حتى القطعة الخامسة'],
        [percentOff(25)],
      ],
      [
        'names the reduction of a sale in the description',
        ['AN-', '15% off oils', 'خصم 15% على الزيوت'],
        [
          percentOff(15),
          words('description', 'Sale prices are already 40% off.', 'أسعار التخفيضات مخفّضة أصلًا بنسبة 40%.'),
        ],
      ],
      [
        'names what a second offer gives in the description',
        ['AO-', '15% off gels', 'خصم 15% على الجل'],
        [percentOff(15), words('description', 'Members get an extra 5% off.', 'يحصل الأعضاء على خصم إضافي 5%.')],
      ],
      [
        'names the share of an ingredient in the description',
        ['AP-', '15% off retinol', 'خصم 15% على الريتينول'],
        [percentOff(15), words('description', 'Serums with 2% retinol.', 'سيروم بتركيز 2% من الريتينول.')],
      ],
      [
        'names the most that is taken off as the field has it',
        ['AQ-', '15% off, up to 60 AED', 'خصم 15% بحد أقصى 60 درهمًا'],
        [percentOff(15), money('maximumDiscount', 60, 'AED')],
      ],
      [
        'names the savings in an amount where the benefit is a percentage',
        ['AR-', '15% off sets', 'خصم 15% على الأطقم'],
        [percentOff(15), words('savings', 'About 90 AED', 'نحو 90 درهمًا')],
      ],
      [
        'names countries of the field in another order',
        ['AS-', '15% off in Kuwait and the UAE', 'خصم 15% في الكويت والإمارات'],
        [percentOff(15), 'where: [AE, KW]'],
      ],
      [
        'names a country in which it does not hold',
        ['AT-', '15% off kits', 'خصم 15% على الحقائب'],
        [percentOff(15), 'where: [SA, AE]', words('terms', 'Not valid in Kuwait.', 'لا يسري في الكويت.')],
      ],
      [
        'names a country to which the store ships',
        ['AU-', '15% off brushes', 'خصم 15% على الفرش'],
        [
          percentOff(15),
          'where: [SA, AE]',
          words('description', 'Orders ship to Oman within a week.', 'تُشحن الطلبات إلى عُمان خلال أسبوع.'),
        ],
      ],
      [
        'names a bank that is called after a country',
        ['AV-', '15% off with Emirates NBD cards', 'خصم 15% ببطاقات بنك الإمارات دبي الوطني'],
        [percentOff(15), 'where: [SA]'],
      ],
      [
        'names one of the countries of the field without excluding the others',
        ['AW-', '15% off for shoppers in Saudi Arabia', 'خصم 15% للمتسوقين في السعودية'],
        [percentOff(15), 'where: [SA, AE, KW]'],
      ],
      [
        'says only of the app and names a country',
        ['AX-', '15% off mirrors', 'خصم 15% على المرايا'],
        [
          percentOff(15),
          'where: [AE]',
          words('terms', 'Only in the app, for orders in the UAE.', 'في التطبيق فقط، للطلبات في الإمارات.'),
        ],
      ],
      [
        'names the end as the field has it, without the year',
        ['AY-', '15% off until 31 December', 'خصم 15% حتى 31 ديسمبر'],
        [percentOff(15), 'expires: 2026-12-31'],
      ],
      [
        'names the end in figures as the field has it',
        ['AZ-', '15% off powders', 'خصم 15% على البودرة'],
        [percentOff(15), 'expires: 2026-12-10', words('terms', 'Valid until 10/12/2026.', 'صالح حتى 10/12/2026.')],
      ],
      [
        'names the day on which the offer begins',
        ['BA-', '15% off from 1 December', 'خصم 15% ابتداءً من 1 ديسمبر'],
        [percentOff(15), 'starts: 2026-12-01', 'expires: 2026-12-31'],
      ],
      [
        'names the day of a delivery',
        ['BB-', '15% off gift cards', 'خصم 15% على بطاقات الهدايا'],
        [
          percentOff(15),
          'expires: 2026-12-31',
          words('description', 'Delivered before 25 December.', 'تصل قبل 25 ديسمبر.'),
        ],
      ],
      [
        'says "up to" of a number of items',
        ['BC-', '20% off up to 20 items', 'خصم 20% على ما يصل إلى 20 قطعة'],
        [percentOff(20)],
      ],
      [
        'ends at an hour of the day that the text names',
        ['BD-', '15% off until 20 December', 'خصم 15% حتى 20 ديسمبر'],
        [percentOff(15), 'expires: "2026-12-20T18:00:00+03:00"'],
      ],
    ),
    asked(
      'names the sale of the store beside the code in an answer',
      noon,
      ['When does the code help most?', 'متى يفيد الكود أكثر؟'],
      [
        'Use `{code}` in the sale, where prices are cut by up to 80%.',
        'استخدم `{code}` في التخفيضات التي تصل إلى 80%.',
      ],
    ),
    asked(
      'names two codes with their figures in one answer',
      iherb,
      ['Which code is better?', 'أي الكودين أفضل؟'],
      [
        '`LWN6505` takes 20% off and `25HNM20` takes 25% off one brand.',
        'يخصم `LWN6505` نسبة 20%، ويخصم `25HNM20` نسبة 25% من علامة واحدة.',
      ],
    ),
    asked(
      'names the minimum of a code in an answer as the field has it',
      ali,
      ['What do I have to spend?', 'كم يجب أن أنفق؟'],
      ['`AFS13` holds for orders of at least $109.', 'يسري `AFS13` على الطلبات التي لا تقل عن 109 دولارات.'],
    ),
    asked(
      'names the end of a code in an answer as the field has it',
      temu,
      ['How long does the first code last?', 'إلى متى يسري الكود الأول؟'],
      ['`alb121108` is valid until 31 December 2026.', 'يسري `alb121108` حتى 31 ديسمبر 2026.'],
    ),
    asked(
      'says in an answer that the code does not hold in a country',
      voga,
      ['Does it work in Egypt?', 'هل يعمل في مصر؟'],
      ['No, `{code}` is not valid in Egypt.', 'لا، `{code}` لا يعمل في مصر.'],
    ),
    asked(
      'says until when a sale of the store runs',
      noon,
      ['How long does the sale run?', 'إلى متى تستمر التخفيضات؟'],
      ['The sale ends on 30 November 2026.', 'تنتهي التخفيضات في 30 نوفمبر 2026.'],
    ),
    asked(
      'says which countries the store serves besides those of the code',
      'stores/ubuy.yaml',
      ['Where does Ubuy deliver?', 'إلى أين يوصّل يوباي؟'],
      ['Also to customers in Jordan and Egypt.', 'وإلى العملاء في مصر أيضًا.'],
    ),
    asked(
      'says when the code was tested last',
      noon,
      ['When did you try it?', 'متى جرّبتموه؟'],
      ['We tried the code on 12 October 2025.', 'جرّبنا الكود في 12 أكتوبر 2025.'],
    ),
    asked(
      'names another figure of the shop beside a code on the home page',
      noon,
      ['Is there a code for 20%?', 'هل يوجد كود بنسبة 20%؟'],
      ['Not that we know of: `{code}` gives up to 15%.', 'لا نعلم بوجوده، فالكود `{code}` يعيد إليك حتى 15%.'],
    ),
    asked(
      'says from which amount delivery by courier is free beside that of the offer',
      bashara,
      ['Is express delivery free?', 'هل التوصيل السريع مجاني؟'],
      ['Express delivery is free for orders over 900 AED.', 'التوصيل السريع مجاني للطلبات التي تتجاوز 900 درهم.'],
    ),
    asked(
      'says from which amount delivery is free abroad',
      bashara,
      ['Is delivery to Oman free?', 'هل التوصيل إلى عُمان مجاني؟'],
      ['Delivery to Oman is free over 700 AED.', 'التوصيل إلى عُمان مجاني فوق 700 درهم.'],
    ),
    asked(
      'names an amount in another currency beside free delivery',
      bashara,
      ['Is free delivery worth it?', 'هل يستحق التوصيل المجاني العناء؟'],
      ['Yes, orders over 140 USD have it.', 'نعم، فالطلبات فوق 140 دولارًا توصَّل مجانًا.'],
    ),
    asked(
      'names the countries of the Gulf for an offer that holds in all of them',
      voga,
      ['Where does the code work?', 'أين يعمل الكود؟'],
      ['The code works in all Gulf countries.', 'يعمل الكود في جميع دول الخليج.'],
    ),
    asked(
      'lists countries as examples',
      'stores/ubuy.yaml',
      ['Where does it hold?', 'أين يسري؟'],
      [
        'Valid in countries such as Saudi Arabia, Kuwait, Qatar and Oman.',
        'يسري في دول مثل السعودية والكويت وقطر وعُمان.',
      ],
    ),
    asked(
      'says where something is made that a code is for',
      voga,
      ['What is the code for?', 'ما الذي يشمله الكود؟'],
      ['For abayas made in Egypt, too.', 'يشمل الكود عباءات صُنعت في مصر أيضًا.'],
    ),
    ...offersOf(
      [
        'says that an offer for all holds on the first order and on later ones',
        ['FIRST-', '15% off your first order and every other one', 'خصم 15% على أول طلب وكل طلب بعده'],
        [percentOff(15), 'who: all'],
      ],
      [
        'says that an offer for all is for new and existing customers',
        ['BOTH-', '15% off for new and existing customers', 'خصم 15% للعملاء الجدد والحاليين'],
        [percentOff(15), 'who: all'],
      ],
      [
        'says that an offer for all is not for new customers alone',
        ['NOTNEW-', '15% off masks', 'خصم 15% على الأقنعة'],
        [percentOff(15), 'who: all', words('terms', 'It is not for new customers alone.', 'ليس للعملاء الجدد وحدهم.')],
      ],
      [
        'names the first order in the title of an offer for new customers',
        ['NEW-', '15% off your first order', 'خصم 15% على طلبك الأول'],
        [percentOff(15), 'who: new-customers'],
      ],
      [
        'says what existing customers get elsewhere',
        ['ELSE-', '15% off for new customers', 'خصم 15% للعملاء الجدد'],
        [
          percentOff(15),
          'who: new-customers',
          words('terms', 'Another code is for all customers.', 'كود آخر لجميع العملاء.'),
        ],
      ],
      [
        'names the first order where no field says for whom an offer is',
        ['WHO-', '15% off your first order', 'خصم 15% على طلبك الأول'],
        [percentOff(15)],
      ],
      [
        'names a month of the Hijri calendar that is no end',
        ['RAJAB-', '15% off gifts', 'خصم 15% على الهدايا'],
        [percentOff(15), words('terms', 'Sales come again in Ramadan.', 'تعود التخفيضات من شعبان حتى رمضان كل عام.')],
      ],
      [
        'names an end by the moon beside the day of the field',
        ['MOON-', '15% off dates', 'خصم 15% على التمور'],
        [percentOff(15), 'expires: 2027-02-08', words('terms', 'Until Ramadan.', 'يسري حتى أول رمضان.')],
      ],
    ),
  ],
};
