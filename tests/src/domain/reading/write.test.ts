import { describe, expect, test } from 'vitest';
import type { Language } from '../../../../src/domain/language/language';
import { sentenceOf, type SentenceOffer } from '../../../../src/domain/reading/write';
import { wordingOf } from '../../../../generator/site/derive/texts/dates';
import { siteUnderTest } from '../../../support/site-under-test';

const { messages, toolMessages } = siteUnderTest();
const all = new Map([...messages, ...toolMessages]);
const wordings = { en: wordingOf('en', all), ar: wordingOf('ar', all) };
const written = (language: Language, offer: SentenceOffer): string =>
  sentenceOf(offer, language, wordings[language].message);

const sar = (amount: number) => ({ amount, currency: 'SAR' }) as const;
const percent = (value: number) => ({ kind: 'percent', percent: value }) as const;
const end = { en: '31 December 2026', ar: '31 ديسمبر 2026' };

/** Offers, with their texts in a language where they have some. */
const offers: readonly (readonly [
  offer: Omit<SentenceOffer, 'kind'>,
  texts: Readonly<Record<Language, Partial<SentenceOffer>>> | undefined,
  english: string,
  arabic: string,
])[] = [
  [
    { benefit: percent(10), who: 'new-customers', where: ['SA', 'AE'], minimumSpend: sar(200) },
    { en: { endsOn: end.en }, ar: { endsOn: end.ar } },
    '10% off for new customers in Saudi Arabia and the UAE, from 200 SAR, until 31 December 2026',
    'خصم 10% للعملاء الجدد في السعودية والإمارات، للطلبات من 200 ريال، حتى 31 ديسمبر 2026',
  ],
  [
    { code: 'SILK20', benefit: { ...percent(20), upTo: true }, maximumDiscount: sar(75), channel: 'app' },
    undefined,
    'Up to 20% off with code SILK20 in the app only, maximum discount 75 SAR',
    'خصم حتى 20% بالكود SILK20 في التطبيق فقط، بحد أقصى للخصم 75 ريالًا',
  ],
  [
    { benefit: { kind: 'amount', ...sar(3) }, minimumSpend: sar(11), oncePerCustomer: true },
    undefined,
    '3 SAR off, from 11 SAR, once per customer',
    'خصم 3 ريالات، للطلبات من 11 ريالًا، مرة واحدة لكل عميل',
  ],
  [
    { benefit: { kind: 'amount', ...sar(2) }, minimumSpend: sar(1), maximumSpend: sar(2) },
    undefined,
    '2 SAR off, from 1 SAR, for orders of at most 2 SAR',
    'خصم ريالين، للطلبات من ريال واحد، للطلبات التي لا تزيد على ريالين',
  ],
  [
    { benefit: { kind: 'amount', amount: 200, from: 100, currency: 'USD', upTo: true } },
    { en: { startsOn: '1 December 2026' }, ar: { startsOn: '1 ديسمبر 2026' } },
    'Up to $100–$200 off, from 1 December 2026',
    'خصم حتى 100 دولار–200 دولار، ابتداءً من 1 ديسمبر 2026',
  ],
  [
    { benefit: { kind: 'cashback', percent: 15 }, maximumDiscount: sar(50), who: 'members', channel: 'both' },
    undefined,
    "15% cashback for members of the store's programme on the website and in the app, maximum cashback 50 SAR",
    'استرداد نقدي 15% لأعضاء برنامج المتجر في الموقع والتطبيق، بحد أقصى للاسترداد 50 ريالًا',
  ],
  [
    {
      benefit: { kind: 'free-shipping' },
      minimumSpend: [
        { ...sar(100), countries: ['SA'] },
        { amount: 10, currency: 'KWD', countries: ['KW', 'AE'] },
      ],
      saleItems: 'included',
    },
    undefined,
    'Free shipping, from 100 SAR in Saudi Arabia and 10 KWD in Kuwait and the UAE, sale items included',
    'شحن مجاني، للطلبات من 100 ريال في السعودية و10 دنانير كويتية في الكويت والإمارات، ويشمل المنتجات المخفَّضة',
  ],
  [
    { code: 'BAG', who: 'all' },
    {
      en: { benefit: { kind: 'gift', gift: 'a linen bag' } },
      ar: { benefit: { kind: 'gift', gift: 'حقيبة كتان' } },
    },
    'Gift: a linen bag, with code BAG for new and returning customers',
    'هدية: حقيبة كتان، بالكود BAG للعملاء الجدد والحاليين',
  ],
  [
    { code: 'TAB10', benefit: percent(10), saleItems: 'excluded', combines: [] },
    {
      en: {
        payment: { only: [{ id: 'mada', name: 'mada card' }], except: [{ id: 'tabby', name: 'Tabby' }] },
        applies: { except: [{ id: 'gold', name: 'gold' }], exceptBrands: ['Nike'] },
        startsOn: '1 December 2026',
        endsOn: end.en,
      },
      ar: {
        payment: { only: [{ id: 'mada', name: 'بطاقة مدى' }], except: [{ id: 'tabby', name: 'تابي' }] },
        applies: { except: [{ id: 'gold', name: 'ذهب' }], exceptBrands: ['Nike'] },
        startsOn: '1 ديسمبر 2026',
        endsOn: end.ar,
      },
    },
    '10% off with code TAB10, excluding gold and Nike, not on sale items, when paying by mada card, not when paying by Tabby, not with other offers, from 1 December 2026 until 31 December 2026',
    'خصم 10% بالكود TAB10، باستثناء ذهب وNike، ولا يشمل المنتجات المخفَّضة، عند الدفع عبر بطاقة مدى، ولا يسري عند الدفع عبر تابي، ولا يُجمع مع عروض أخرى، من 1 ديسمبر 2026 حتى 31 ديسمبر 2026',
  ],
  [
    {
      benefits: [
        { on: 'full-price', benefit: percent(15) },
        { on: 'sale', benefit: percent(5) },
      ],
      perItem: { minimum: 20, maximumDiscount: 12, currency: 'SAR' },
    },
    {
      en: { applies: { only: [{ id: 'perfumes', name: 'perfumes' }], part: true } },
      ar: { applies: { only: [{ id: 'perfumes', name: 'العطور' }], part: true } },
    },
    '15% off on full-price items and 5% off on sale items, maximum discount 12 SAR for each item, for items of at least 20 SAR each, only on perfumes, on selected items',
    'خصم 15% على المنتجات غير المخفَّضة وخصم 5% على المنتجات المخفَّضة، بحد أقصى للخصم 12 ريالًا لكل منتج، للمنتجات التي لا يقل سعر الواحد منها عن 20 ريالًا، على العطور فقط، على منتجات مختارة',
  ],
  [{ code: 'LATER' }, undefined, 'Code LATER', 'كود LATER'],
];

describe('sentenceOf says what the fields of an offer say', () => {
  test.each(offers)('writes all facts of %j %j', (facts, texts, english, arabic) => {
    const offer = { kind: facts.code === undefined ? 'deal' : 'code', ...facts } as const;
    expect(written('en', { ...offer, ...texts?.en })).toBe(english);
    expect(written('ar', { ...offer, ...texts?.ar })).toBe(arabic);
  });

  test('names an offer without a benefit by its kind', () => {
    expect(written('en', { kind: 'deal', where: ['AE'] })).toBe('Deal in the UAE');
    expect(written('ar', { kind: 'deal', where: ['AE'] })).toBe('عرض في الإمارات');
  });
});
