import { money, percentOff, withOffer, words } from '../offers';
import type { NearMisses } from './near-misses';

const temu = 'stores/temu.yaml';
const iherb = 'stores/iherb.yaml';
const west = 'stores/west-elm.yaml';
const ali = 'stores/aliexpress.yaml';
const bashara = 'stores/basharacare.yaml';

/** Offers that resemble another offer of the same store but differ from it. */
export const twice: NearMisses = {
  name: 'The same twice',
  cases: [
    {
      slip: 'adds the next code of a family',
      change: withOffer(ali, { id: 'afs8', code: 'AFS8', en: 'A code for a big basket', ar: 'كود لسلة كبيرة' }),
    },
    {
      slip: 'adds a code that differs in one figure',
      change: withOffer(temu, { id: 'alb121109', code: 'alb121109', en: 'A code for later', ar: 'كود لوقت لاحق' }),
    },
    {
      slip: 'adds a code that another one begins with',
      change: withOffer(iherb, { id: 'lwn650', code: 'LWN650', en: 'A code for later', ar: 'كود لوقت لاحق' }),
    },
    {
      slip: 'adds a deal with the same title for another country',
      change: withOffer(west, {
        id: 'sale-kuwait',
        url: 'https://www.westelm.com.sa/',
        en: 'Clearance of rugs',
        ar: 'تصفية السجاد',
        more: ['    where:', '      - KW'],
      }),
    },
    {
      slip: 'adds the same deal for a second country',
      change: withOffer(west, {
        id: 'sale-riyadh',
        url: 'https://www.westelm.com.sa/',
        en: 'Clearance of rugs',
        ar: 'تصفية السجاد',
        more: ['    where:', '      - SA'],
      }),
    },
    {
      slip: 'adds a deal with the same title for another minimum',
      change: withOffer(bashara, {
        id: 'gift-300',
        url: 'https://www.basharacare.com/gift',
        en: 'A gift with your order',
        ar: 'هدية مع طلبك',
        more: money('minimumSpend', 300, 'AED'),
      }),
    },
    {
      slip: 'adds the same deal with a larger minimum',
      change: withOffer(bashara, {
        id: 'gift-600',
        url: 'https://www.basharacare.com/gift',
        en: 'A gift with your order',
        ar: 'هدية مع طلبك',
        more: money('minimumSpend', 600, 'AED'),
      }),
    },
    {
      slip: 'adds a deal with the same title that leads to another page',
      change: withOffer(iherb, {
        id: 'weekly-brands-2',
        url: 'https://www.iherb.com/c/sports',
        en: 'Up to 50% off the brands of the week',
        ar: 'خصم حتى 50% على علامات الأسبوع',
        more: [...percentOff(50, 'upTo: true')],
      }),
    },
    {
      slip: 'adds the deal of the first week of a sale',
      change: withOffer(temu, {
        id: 'week-one',
        url: 'https://www.temu.com/week',
        en: 'The deal of the week',
        ar: 'عرض الأسبوع',
        more: ['    starts: 2026-12-01', '    expires: 2026-12-07'],
      }),
    },
    {
      slip: 'adds the same deal for the second week of a sale',
      change: withOffer(temu, {
        id: 'week-two',
        url: 'https://www.temu.com/week',
        en: 'The deal of the week',
        ar: 'عرض الأسبوع',
        more: ['    starts: 2026-12-08', '    expires: 2026-12-14'],
      }),
    },
    {
      slip: 'adds a deal with the same title and another description',
      change: withOffer(ali, {
        id: 'fall-sale-home',
        url: 'https://www.aliexpress.com/',
        en: 'AliExpress Fall Sale',
        ar: 'تخفيضات الخريف في علي إكسبريس',
        more: words('description', 'Lamps, rugs and everything for the garden.', 'مصابيح وسجاد وكل ما يلزم الحديقة.'),
      }),
    },
    {
      slip: 'adds a code with the title of another code',
      change: withOffer(temu, {
        id: 'tm221',
        code: 'tm221',
        en: 'Temu code for your next order',
        ar: 'كود تيمو لطلبك التالي',
      }),
    },
  ],
};
