import { describe, expect, it } from 'vitest';
import type { Reason } from '../../../../src/domain/verdict/verdict-limits';
import { reasonText } from '../../../../src/offers/purchase/reason-text';
import { siteIntl } from '../../../support/words';
import { exampleMoney as money } from '../../domain/support/example-money';

const beauty = { id: 'beauty', name: 'Beauty' };
const gold = { id: 'gold', name: 'Gold' };
const card = { id: 'card', name: 'Card' };

/** Every reason with its text. */
const cases: readonly (readonly [reason: Reason, en: string, ar: string])[] = [
  [{ kind: 'ended', on: '21 September 2025' }, 'It ended on 21 September 2025.', 'انتهى في 21 September 2025.'],
  [{ kind: 'ended' }, 'It has ended.', 'انتهى العرض.'],
  [{ kind: 'not-begun', on: '1 May 2026' }, 'It starts on 1 May 2026.', 'يبدأ في 1 May 2026.'],
  [{ kind: 'not-begun' }, 'It has not started yet.', 'لم يبدأ بعد.'],
  [
    { kind: 'minimum', needed: { minor: 1500, currency: 'USD' }, missing: { minor: 1, currency: 'USD' } },
    'It needs an order of at least $15: $0.01 to go.',
    'يشترط ألا يقل الطلب عن 15 دولارًا، وينقصه مبلغ 0.01 دولار.',
  ],
  [
    { kind: 'store-minimum', needed: { minor: 10_000, currency: 'SAR' }, missing: { minor: 200, currency: 'SAR' } },
    'The store takes codes on orders of at least 100 SAR: 2 SAR to go.',
    'لا يقبل المتجر أي كود على طلب يقل عن 100 ريال، وينقص طلبك مبلغ ريالين.',
  ],
  [
    { kind: 'maximum', most: { minor: 20_000, currency: 'AED' } },
    'It is for orders of at most 200 AED.',
    'يسري على الطلبات التي لا تزيد على 200 درهم.',
  ],
  [
    { kind: 'item-price', needed: { minor: 30_500, currency: 'KWD' } },
    'It is for items of at least 30.500 KWD each.',
    'يسري على المنتجات التي لا يقل سعر الواحد منها عن 30.500 دينارًا كويتيًا.',
  ],
  [
    { kind: 'country', countries: ['SA', 'AE'] },
    'It holds only in Saudi Arabia and the UAE.',
    'يسري في السعودية والإمارات فقط.',
  ],
  [{ kind: 'channel', needed: 'app' }, "It works only in the store's app.", 'يعمل في تطبيق المتجر فقط.'],
  [{ kind: 'channel', needed: 'site' }, "It works only on the store's website.", 'يعمل في موقع المتجر فقط.'],
  [{ kind: 'customer' }, "It is only for a new customer's first order.", 'يخص أول طلب للعميل الجديد فقط.'],
  [{ kind: 'member' }, "It is only for members of the store's programme.", 'يخص أعضاء برنامج المتجر فقط.'],
  [{ kind: 'used-once' }, 'Each customer can use it only once.', 'لا يمكن لكل عميل استخدامه إلا مرة واحدة.'],
  [{ kind: 'other-code' }, 'It cannot be used together with another code.', 'لا يمكن استخدامه مع كود آخر.'],
  [
    { kind: 'payment', only: [card], except: [{ id: 'mada', name: 'mada' }] },
    'It needs payment by: Card. It excludes payment by: mada.',
    'يشترط الدفع بإحدى هذه الطرق: Card. لا يسري عند الدفع بإحدى هذه الطرق: mada.',
  ],
  [
    { kind: 'store-payment', only: [card] },
    'The store takes codes only with payment by: Card.',
    'لا يقبل المتجر الأكواد إلا عند الدفع بإحدى هذه الطرق: Card.',
  ],
  [
    { kind: 'store-payment', except: [card] },
    'The store takes no codes with payment by: Card.',
    'لا يقبل المتجر أي كود عند الدفع بإحدى هذه الطرق: Card.',
  ],
  [{ kind: 'goods', only: [beauty, gold] }, 'It is only for: Beauty, Gold.', 'يقتصر على: Beauty، Gold.'],
  [{ kind: 'goods', except: [gold] }, 'It excludes: Gold.', 'لا يشمل: Gold.'],
  [{ kind: 'store-goods', except: [gold] }, 'The store takes no codes for: Gold.', 'لا يقبل المتجر أي كود على: Gold.'],
  [{ kind: 'brand', brands: ['Apple', 'Dyson'] }, 'It excludes: Apple, Dyson.', 'لا يشمل: Apple، Dyson.'],
  [{ kind: 'sale-items' }, 'It excludes reduced items.', 'لا يشمل المنتجات المخفَّضة.'],
  [
    { kind: 'store-sale-items' },
    'The store takes no codes for reduced items.',
    'لا يقبل المتجر أي كود على المنتجات المخفَّضة.',
  ],
  [
    { kind: 'store-seller' },
    'The store takes no codes for what other sellers sell on its site.',
    'لا يقبل المتجر أي كود على ما يبيعه بائعون آخرون في موقعه.',
  ],
];

describe.each(['en', 'ar'] as const)('reasonText in the language %s', (language) => {
  it.each(cases.map((each) => [each[0], each[language === 'en' ? 1 : 2]] as const))(
    'describes %o',
    (reason, expected) => {
      expect(reasonText(reason, { intl: siteIntl[language], money })).toBe(expected);
    },
  );
});
