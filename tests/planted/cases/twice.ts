import { amountOff, percentOff, withOffer, words } from '../offers';
import { at, type Kind } from '../planted';

const temu = 'stores/temu.yaml';
const iherb = 'stores/iherb.yaml';
const west = 'stores/west-elm.yaml';
const ali = 'stores/aliexpress.yaml';
const bashara = 'stores/basharacare.yaml';
const ubuy = 'stores/ubuy.yaml';

/** Duplicates in one store, in different words or letters. */
export const twice: Kind = {
  id: 'twice',
  name: 'The same twice',
  cases: [
    {
      slip: 'added a code again in capitals',
      change: withOffer(temu, { id: 'again', code: 'ALC460086', en: 'A code for later', ar: 'كود لوقت لاحق' }),
      reported: [at('code: "ALC460086"', 'codes-alike', 'alc460086')],
    },
    {
      slip: 'added a code again in small letters',
      change: withOffer(iherb, { id: 'again', code: 'lwn6505', en: 'A code for later', ar: 'كود لوقت لاحق' }),
      reported: [at('code: "lwn6505"', 'codes-alike', 'LWN6505')],
    },
    {
      slip: 'added a code again with a hyphen',
      change: withOffer(ali, { id: 'again', code: 'AYA-16557', en: 'A code for later', ar: 'كود لوقت لاحق' }),
      reported: [at('code: "AYA-16557"', 'codes-alike', 'AYA16557')],
    },
    {
      slip: 'added a code again with the letter O in place of a figure',
      change: withOffer(iherb, { id: 'again', code: '25HNM2O', en: 'A code for later', ar: 'كود لوقت لاحق' }),
      reported: [at('code: "25HNM2O"', 'codes-alike', '25HNM20')],
    },
    {
      slip: 'added a deal again',
      change: withOffer(west, {
        id: 'sale-again',
        url: 'https://www.westelm.com.sa/',
        en: 'Up to 50% off in the seasonal sales',
        ar: 'خصم يصل إلى 50% في التخفيضات الموسمية',
        more: percentOff(50, 'upTo: true'),
      }),
      reported: [at('en: "Up to 50% off in the seasonal sales"', 'duplicate-deal')],
    },
    {
      slip: 'added a deal again with other capitals and spaces',
      change: withOffer(west, {
        id: 'sale-again',
        url: 'https://www.westelm.com.sa/',
        en: 'UP TO 50% off - in the Seasonal Sales!',
        ar: 'خصم يصل إلى 50% في التخفيضات الموسميه',
        more: percentOff(50, 'upTo: true'),
      }),
      reported: [at('en: "UP TO 50% off', 'duplicate-deal')],
    },
    {
      slip: 'added a deal again with another English title',
      change: withOffer(bashara, {
        id: 'delivery',
        url: 'https://www.basharacare.com/',
        en: 'From 500 AED nothing to pay for delivery',
        ar: 'شحن مجاني للطلبات فوق 500 درهم',
      }),
      reported: [at('en: "From 500 AED nothing to pay for delivery"', 'duplicate-deal')],
    },
    {
      slip: 'added a deal twice with its description',
      change: withOffer(ali, {
        id: 'three-items-2',
        url: 'https://www.aliexpress.com/',
        en: '3 items from $1.99',
        ar: '3 منتجات ابتداءً من 1.99 دولار',
        more: words(
          'description',
          'Pick three small things from the deal instead of one. It needs no code.',
          'اختر من هذا العرض ثلاثة منتجات صغيرة بدلًا من واحد، ومن دون أي كود.',
        ),
      }),
      reported: [at('en: "3 items from $1.99"', 'duplicate-deal')],
    },
    {
      slip: 'added a code again whose amount is in its title',
      change: withOffer(ubuy, {
        id: 'again',
        code: 'UBUDIX0D',
        en: '$5 off an import',
        ar: 'خصم 5 دولارات على المستوردات',
        more: amountOff(5, 'USD'),
      }),
      reported: [at('code: "UBUDIX0D"', 'codes-alike', 'UBUDIXOD')],
    },
    {
      slip: 'added a deal again with its currency before the amount',
      change: withOffer(bashara, {
        id: 'again',
        url: 'https://www.basharacare.com',
        en: 'Free shipping for orders over AED 500',
        ar: 'شحن مجاني للطلبات التي تتجاوز 500 درهم',
      }),
      reported: [at('en: "Free shipping for orders over AED 500"', 'duplicate-deal')],
    },
  ],
};
