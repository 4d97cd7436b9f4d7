import { amountOff, money, percentOff, withOffer, withQuestion, words, type Lines } from '../offers';
import { all, at, edited, replaced, replacedAll, type Kind } from '../planted';

const ali = 'stores/aliexpress.yaml';
const noon = 'stores/noon.yaml';
const namshi = 'stores/namshi.yaml';
const iherb = 'stores/iherb.yaml';
const bashara = 'stores/basharacare.yaml';
const voga = 'stores/vogacloset.yaml';
const temu = 'stores/temu.yaml';
const ubuy = 'stores/ubuy.yaml';
const code = 'text-differs';

const serums = ['SKIN15', '15% off serums', 'خصم 15% على السيروم'] as const;

/** A mistake in an added offer. */
function added(
  slip: string,
  [own, en, ar]: readonly [code: string | undefined, en: string, ar: string],
  more: Lines,
  line: string,
  ...says: readonly string[]
): Kind['cases'][number] {
  const offer = { id: 'added', ...(own !== undefined && { code: own }), url: 'https://www.basharacare.com/', en, ar };
  return {
    slip,
    change: withOffer(bashara, { ...offer, more }),
    reported: [at(line, code, ...says)],
  };
}

/** Texts that contradict the fields of their offer. */
export const offerTexts: Kind = {
  id: 'offer-texts',
  name: 'Texts against fields',
  cases: [
    added(
      'wrote another minimum into the title than into the field',
      ['SKIN15', '15% off orders over 300 AED', 'خصم 15% للطلبات فوق 300 درهم'],
      [percentOff(15), money('minimumSpend', 200, 'AED')],
      'en: "15% off orders over 300 AED"',
      '300 AED',
      '200 AED',
    ),
    added(
      'wrote another minimum into the terms than into the field',
      serums,
      [
        percentOff(15),
        money('minimumSpend', 150, 'AED'),
        words('terms', 'Minimum order 250 AED.', 'الحد الأدنى للطلب 250 درهمًا.'),
      ],
      'en: "Minimum order 250 AED."',
      '150 AED',
    ),
    added(
      'wrote another minimum into the Arabic terms, where it is not written in English',
      ['SKIN15', '15% off for 250 bottles and more', 'خصم 15% على 250 عبوة فأكثر'],
      [
        percentOff(15),
        money('minimumSpend', 150, 'AED'),
        words('terms', 'The shop wants 250 AED at least.', 'بحد أدنى 250 درهمًا.'),
      ],
      'ar: "بحد أدنى 250 درهمًا."',
      '150 AED',
    ),
    added(
      'wrote in the description that there is no minimum',
      serums,
      [
        percentOff(15),
        money('minimumSpend', 150, 'AED'),
        words('description', 'No minimum spend, no waiting.', 'بدون حد أدنى وبلا انتظار.'),
      ],
      'No minimum spend',
      '150 AED',
    ),
    added(
      'wrote the minimum of a free delivery with another amount',
      [undefined, 'Free shipping over 300 AED for all', 'شحن مجاني فوق 300 درهم للجميع'],
      ['benefit:', '      kind: free-shipping', money('minimumSpend', 250, 'AED')],
      'en: "Free shipping over 300 AED for all"',
      '250 AED',
    ),
    added(
      'wrote the amount with the sign of another currency',
      ['SKIN50', '$50 off your first order', 'خصم 50 دولارًا على أول طلب'],
      [amountOff(50, 'AED')],
      'en: "$50 off your first order"',
      '$50',
      'AED',
    ),
    added(
      'wrote the amount with the word of another currency in Arabic',
      ['SKIN50', '50 AED off your first order', 'خصم 50 ريالًا على أول طلب'],
      [amountOff(50, 'AED')],
      'ar: "خصم 50 ريالًا على أول طلب"',
      'AED',
    ),
    added(
      'wrote the minimum in another currency than the field',
      ['SKIN15', '15% off orders of 200 SAR or more', 'خصم 15% على الطلبات من 200 ريال'],
      [percentOff(15), money('minimumSpend', 200, 'AED')],
      'en: "15% off orders of 200 SAR',
      '200 SAR',
      'AED',
    ),
    added(
      'wrote "up to" in the title and a flat benefit',
      ['SKIN15', 'Up to 15% off serums', 'خصم حتى 15% على السيروم'],
      [percentOff(15)],
      'en: "Up to 15% off serums"',
      'Up to',
      'upTo: true',
    ),
    added(
      'wrote "up to" in the Arabic title alone',
      ['SKIN15', '15% off serums', 'خصم يصل إلى 15% على السيروم'],
      [percentOff(15)],
      'ar: "خصم يصل إلى 15% على السيروم"',
      'upTo: true',
    ),
    added(
      'wrote a flat title and a benefit that goes up to the figure',
      serums,
      [percentOff(15, 'upTo: true')],
      'en: "15% off serums"',
      '15%',
      'upTo: true',
    ),
    added(
      'wrote "up to" before an amount of a flat benefit',
      ['SKIN50', 'Up to 50 AED off', 'خصم حتى 50 درهمًا'],
      [amountOff(50, 'AED')],
      'en: "Up to 50 AED off"',
      'Up to',
    ),
    added(
      'wrote "up to" in the savings alone',
      serums,
      [percentOff(15), words('savings', 'Up to 15%', 'حتى 15%')],
      'en: "Up to 15%"',
      'Up to',
    ),
    added(
      'wrote another figure into the savings than into the benefit',
      serums,
      [percentOff(15), words('savings', '20% off', 'خصم 20%')],
      'en: "20% off"',
      '20%',
      '15%',
    ),
    added(
      'left the old figure in the description',
      serums,
      [
        percentOff(15),
        words('description', 'Enter the code and get 10% off serums.', 'أدخل الكود واحصل على خصم 10% على السيروم.'),
      ],
      'get 10% off serums',
      '10%',
      '15%',
    ),
    added(
      'wrote another maximum into the terms than into the field',
      serums,
      [
        percentOff(15),
        money('maximumDiscount', 60, 'AED'),
        words('terms', 'Maximum discount 80 AED.', 'بحد أقصى 80 درهمًا.'),
      ],
      'en: "Maximum discount 80 AED."',
      '80 AED',
      '60 AED',
    ),
    added(
      'named a country in the title that the field does not have',
      ['SKIN15', '15% off for shoppers in Kuwait', 'خصم 15% للمتسوقين في الكويت'],
      [percentOff(15), 'where: [SA, AE]'],
      'en: "15% off for shoppers in Kuwait"',
      'Kuwait',
      'UAE',
    ),
    added(
      'named a country in the terms that the field does not have',
      serums,
      [
        percentOff(15),
        'where: [SA, AE]',
        words('terms', 'Valid in the UAE, Saudi Arabia and Oman.', 'يسري في الإمارات والسعودية وعُمان.'),
      ],
      'Valid in the UAE, Saudi Arabia and Oman.',
      'Oman',
    ),
    added(
      'wrote that the offer holds in one country only, and three in the field',
      serums,
      [
        percentOff(15),
        'where: [SA, AE, KW]',
        words('terms', 'Only for orders in the UAE.', 'للطلبات في الإمارات فقط.'),
      ],
      'Only for orders in the UAE.',
      'Kuwait',
    ),
    added(
      'wrote another end into the title than into the field',
      ['SKIN15', '15% off until 30 November', 'خصم 15% حتى 30 نوفمبر'],
      [percentOff(15), 'expires: 2026-12-31'],
      'en: "15% off until 30 November"',
      '30 November',
      '2026-12-31',
    ),
    added(
      'wrote another end into the terms than into the field',
      serums,
      [
        percentOff(15),
        'expires: 2026-12-31',
        words('terms', 'Expires on December 15, 2026.', 'ينتهي في 15 ديسمبر 2026.'),
      ],
      'Expires on December 15, 2026.',
      '2026-12-31',
    ),
    added(
      'left an end in figures in the terms',
      serums,
      [percentOff(15), 'expires: 2027-01-31', words('terms', 'Valid until 31/12/2026.', 'صالح حتى 31/12/2026.')],
      'Valid until 31/12/2026.',
      '2027-01-31',
    ),
    added(
      'left a date that has passed in an offer that runs on',
      serums,
      [percentOff(15), words('terms', 'Valid until 30 September 2025.', 'صالح حتى 30 سبتمبر 2025.')],
      'Valid until 30 September 2025.',
      'expires: 2025-09-30',
    ),
    added(
      'wrote a percentage into the title and an amount into the benefit',
      ['SKIN10', '10% off serums', 'خصم 10% على السيروم'],
      [amountOff(10, 'AED')],
      'en: "10% off serums"',
      '10%',
      'kind: amount',
    ),
    added(
      'wrote in the terms that a way of payment is refused, and required it in the field',
      serums,
      [percentOff(15), 'payment:', '      only: [tabby]', words('terms', 'Not valid with Tabby.', 'لا يسري مع تابي.')],
      'en: "Not valid with Tabby."',
      'Tabby',
      'payment: only tabby',
    ),
    added(
      'wrote in the terms that sale items are included, and excluded them in the field',
      serums,
      [
        percentOff(15),
        'saleItems: excluded',
        words('terms', 'Valid on sale items too.', 'يسري أيضًا على المنتجات المخفضة.'),
      ],
      'en: "Valid on sale items too."',
      'saleItems: excluded',
    ),
    {
      slip: 'moved the end of an offer and left it in the answer that names its code',
      change: withQuestion(
        temu,
        { en: 'How long does the second code last?', ar: 'إلى متى يسري الكود الثاني؟' },
        {
          en: 'The code `alc460086` is valid until 31 October 2026.',
          ar: 'يسري الكود `alc460086` حتى 31 أكتوبر 2026.',
        },
      ),
      reported: [at('The code `alc460086` is valid until', code, '2026-11-30')],
    },
    {
      slip: 'raised the cashback of a code and left it in the texts of the page',
      change: all(
        replaced(noon, 'percent: 15', 'percent: 12'),
        replaced(noon, 'en: Up to 15% cashback at Noon', 'en: Up to 12% cashback at Noon'),
        replaced(noon, 'ar: استرداد نقدي حتى 15% من نون', 'ar: استرداد نقدي حتى 12% من نون'),
        replaced(noon, 'en: Up to 15% cashback\n', 'en: Up to 12% cashback\n'),
        replaced(noon, 'ar: استرداد نقدي حتى 15%\n', 'ar: استرداد نقدي حتى 12%\n'),
      ),
      reported: [
        { ...at('with up to 15% cashback', code, '15%', '12%', 'ndx143'), file: 'home.yaml' },
        at('Noon code {code}: up to 15% cashback', code, '15%', '12%'),
      ],
      fix: all(replacedAll(noon, '15%', '12%'), replacedAll('home.yaml', '15%', '12%')),
    },
    {
      slip: 'named a minimum in an answer that the offer does not have so',
      change: withQuestion(
        ali,
        { en: 'What do I have to spend?', ar: 'كم يجب أن أنفق؟' },
        {
          en: '`AFS13` holds for orders of at least $99.',
          ar: 'يسري `AFS13` على الطلبات التي لا تقل عن 99 دولارًا.',
        },
      ),
      reported: [at('`AFS13` holds for orders of at least $99.', code, '109 USD')],
    },
    {
      slip: 'named a country in an answer in which the code does not hold',
      change: withQuestion(
        voga,
        { en: 'Does it work in Egypt?', ar: 'هل يعمل في مصر؟' },
        { en: 'Yes, `{code}` works in Egypt.', ar: 'نعم، الكود `{code}` يعمل في مصر.' },
      ),
      reported: [at('works in Egypt.', code, 'Egypt')],
    },
    {
      slip: 'named another percentage of a code in an answer',
      change: withQuestion(
        iherb,
        { en: 'Which code is for one brand?', ar: 'أي كود لعلامة واحدة؟' },
        { en: '`25HNM20` takes 30% off one brand.', ar: 'الكود `25HNM20` يخصم 30% من علامة واحدة.' },
      ),
      reported: [at('`25HNM20` takes 30% off', code, '30%', '25%')],
    },
    {
      slip: 'wrote the savings of a deal with another figure than its benefit',
      change: withOffer(namshi, {
        id: 'shoes',
        url: 'https://www.namshi.com/shoes',
        en: 'Shoes for less',
        ar: 'أحذية بسعر أقل',
        more: [...percentOff(40, 'upTo: true'), ...words('savings', 'Up to 60%', 'حتى 60%')],
      }),
      reported: [at('en: "Up to 60%"', code, '60%', '40%')],
    },
    {
      slip: 'left a minimum in dollars in the terms after the field was changed to dirhams',
      change: withOffer(ubuy, {
        id: 'import',
        code: 'UBIMPORT',
        en: 'Ten percent off imports',
        ar: 'خصم عشرة بالمئة على المستوردات',
        more: [
          ...percentOff(10),
          ...money('minimumSpend', 100, 'AED'),
          ...words('terms', 'For orders over $100.', 'للطلبات فوق 100 دولار.'),
        ],
      }),
      reported: [at('For orders over $100.', code, '$100', 'AED')],
    },
    {
      slip: 'took a country from the field and left it in the list of the page',
      change: replaced(ubuy, '      - BH\n      - EG\n', '      - BH\n'),
      reported: [at('six Gulf countries and Egypt', code, 'Egypt')],
    },
    {
      slip: 'left a date that has passed in an answer about the only code of a store',
      change: withQuestion(
        noon,
        { en: 'How long does it last?', ar: 'إلى متى؟' },
        { en: 'The code is valid until 31 October 2025.', ar: 'الكود صالح حتى 31 أكتوبر 2025.' },
      ),
      reported: [at('The code is valid until 31 October 2025.', code, 'expires: 2025-10-31')],
    },
    {
      slip: 'named a minimum in an answer about the only code of a store that its offer does not have so',
      change: all(
        edited(noon, (text) =>
          text.replace('    verified: true\n', `${money('minimumSpend', 100, 'SAR').join('\n')}\n    verified: true\n`),
        ),
        withQuestion(
          noon,
          { en: 'Is there a minimum?', ar: 'هل يوجد حد أدنى؟' },
          { en: 'The code needs orders of at least 200 SAR.', ar: 'يتطلب الكود طلبات لا تقل عن 200 ريال.' },
        ),
      ),
      reported: [at('The code needs orders of at least 200 SAR.', code, '100 SAR')],
      fix: edited(noon, (text) => text.replaceAll('200 SAR', '100 SAR').replaceAll('200 ريال', '100 ريال')),
    },
    {
      slip: 'wrote another percentage of a code on the home page',
      change: all(
        replaced('home.yaml', 'en: 20% off with code LWN6505', 'en: 25% off with code LWN6505'),
        replaced('home.yaml', 'ar: خصم 20% مع الكود LWN6505', 'ar: خصم 25% مع الكود LWN6505'),
      ),
      reported: [at('en: 25% off with code LWN6505', code, '25%', '20%', 'data/stores/iherb.yaml')],
    },
    {
      slip: 'wrote another percentage of the offer that the banner advertises',
      change: all(
        replaced(
          'home.yaml',
          'en: 20% off vitamins and supplements with a code',
          'en: 30% off vitamins and supplements with a code',
        ),
        replaced('home.yaml', 'ar: خصم 20% بالكود على', 'ar: خصم 30% بالكود على'),
      ),
      reported: [at('en: 30% off vitamins', code, '30%', '20%', 'lwn6505')],
    },
    {
      slip: 'wrote another cashback of the offer that the banner advertises',
      change: all(
        replaced('home.yaml', 'with up to 15% cashback', 'with up to 20% cashback'),
        replaced('home.yaml', 'واسترداد نقدي حتى 15%', 'واسترداد نقدي حتى 20%'),
      ),
      reported: [at('with up to 20% cashback', code, '20%', '15%', 'data/stores/noon.yaml')],
    },
    {
      slip: 'wrote in a post that a code gives another percentage',
      change: replaced(
        'posts/what-is-noon-complete-guide.yaml',
        'Our code is `NDX143`, a **cashback** code.',
        'Our code is `NDX143`, which gives up to 25% cashback.',
      ),
      reported: [at('which gives up to 25% cashback', code, '25%', '15%', 'ndx143')],
    },
    {
      slip: 'lowered the minimum of a free delivery in the answer alone',
      change: all(
        replaced(bashara, 'en: Yes, on orders over 500 AED.', 'en: Yes, on orders over 300 AED.'),
        replaced(bashara, 'ar: نعم، للطلبات التي تتجاوز 500', 'ar: نعم، للطلبات التي تتجاوز 300'),
      ),
      reported: [at('en: Yes, on orders over 300 AED.', code, '300 AED', '500 AED')],
    },
    {
      slip: 'took a country of the Gulf from the field, and left "all six Gulf countries" in the texts',
      change: replaced(voga, '      - BH\n', ''),
      reported: [at('valid in all six Gulf countries', code, 'all six Gulf countries', 'Oman')],
    },
    {
      slip: 'took a country out of the list of the page',
      change: all(
        replaced(ubuy, 'Kuwait, Qatar, Oman, Bahrain and Egypt.', 'Kuwait, Qatar, Oman and Egypt.'),
        replaced(ubuy, 'وعُمان والبحرين ومصر.', 'وعُمان ومصر.'),
      ),
      reported: [at('en: Valid in the UAE, Saudi Arabia, Kuwait, Qatar, Oman and Egypt.', code, 'Bahrain')],
    },
    added(
      'wrote "your first order" into the title of an offer for all customers',
      ['SKIN15', '15% off your first order', 'خصم 15% على أول طلب'],
      [percentOff(15), 'who: all'],
      'en: "15% off your first order"',
      'first order',
      'who: all',
    ),
    added(
      'wrote in the terms that an offer for all is for new customers',
      serums,
      [percentOff(15), 'who: all', words('terms', 'Only for new customers.', 'للعملاء الجدد فقط.')],
      'en: "Only for new customers."',
      'write `who: new-customers`',
    ),
    added(
      'wrote in the terms that an offer for new customers is for all',
      serums,
      [
        percentOff(15),
        'who: new-customers',
        words('terms', 'For new and existing customers.', 'للعملاء الجدد والحاليين.'),
      ],
      'en: "For new and existing customers."',
      'write `who: all`',
    ),
    added(
      'wrote an end by the moon into the Arabic terms of an offer without an end',
      serums,
      [percentOff(15), words('terms', 'One code for each order.', 'كود واحد لكل طلب، ويسري حتى منتصف شعبان.')],
      'ar: "كود واحد لكل طلب، ويسري حتى منتصف شعبان."',
      'منتصف شعبان',
      'expires',
    ),
    added(
      'wrote an end without its year into the terms of an offer without an end',
      serums,
      [percentOff(15), words('terms', 'Valid until 5 December.', 'يسري حتى 5 ديسمبر.')],
      'en: "Valid until 5 December."',
      '5 December',
      'expires',
    ),
    {
      slip: 'wrote another percentage into the description in one language alone',
      change: withOffer(bashara, {
        id: 'added',
        url: 'https://www.basharacare.com/',
        code: 'SKIN15',
        en: '15% off serums',
        ar: 'خصم 15% على السيروم',
        more: [...percentOff(15), ...words('description', 'See 15% of the price go.', 'شاهد السعر ينخفض بنسبة 25%.')],
      }),
      reported: [at('ar: "شاهد السعر ينخفض بنسبة 25%."', 'figures-differ', 'write `15` in place of `25`')],
      fix: replaced(bashara, 'ينخفض بنسبة 25%', 'ينخفض بنسبة 15%'),
    },
    {
      slip: 'wrote another percentage into the title in one language alone',
      change: replaced(iherb, '      ar: خصم 20% على طلبك', '      ar: خصم 25% على طلبك'),
      reported: [at('ar: خصم 25% على طلبك', 'title-differs', '20%')],
    },
  ],
};
