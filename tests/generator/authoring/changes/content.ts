import type { SiteContent } from '../../../../generator/authoring/changes/content';
import type { Language } from '../../../../src/domain/language/language';
import type { PageData, PageOf, SiteView } from '../../../../src/domain/pages/page-data';
import type { OfferView, StoreSummary } from '../../../../src/domain/offers/offer-view';

export const luban: StoreSummary = {
  slug: 'luban',
  name: 'Luban',
  path: '/store/luban',
  url: 'https://www.example.com/luban',
  logo: '/images/luban.svg',
  initials: 'LU',
  hue: 3,
  icon: 'bag',
  category: 'Incense',
};

export const firstOffer: OfferView = {
  id: 'first',
  kind: 'code',
  code: 'FIRST10',
  title: '10% off',
  benefit: { kind: 'percent', percent: 10 },
  startsAt: Date.UTC(2026, 0, 1),
  startsOn: '1 January 2026',
  endsAt: Date.UTC(2027, 0, 1),
  endsOn: '31 December 2026',
};

/** The path and language of a page. */
export function addressOf(language: Language, path: string) {
  const switchTo = `/${language === 'en' ? 'ar' : 'en'}${path}`;
  return { language, path, canonical: `/${language}${path}`, alternates: [], switchTo, indexed: true };
}

/** A store page with one offer and one section. */
export function storePage(language: Language, more: Partial<PageOf<'store'>> = {}): PageOf<'store'> {
  return {
    kind: 'store',
    ...addressOf(language, '/store/luban'),
    title: 'Luban codes',
    description: 'Codes of Luban.',
    heading: 'Luban',
    subtitle: 'Incense for less',
    store: luban,
    offers: [firstOffer],
    sections: [{ kind: 'prose', body: 'Burn it slowly.' }],
    ...more,
  };
}

/** A list of all offers. */
export function couponsPage(language: Language, more: Partial<PageOf<'coupons'>> = {}): PageOf<'coupons'> {
  return {
    kind: 'coupons',
    ...addressOf(language, '/all-coupons'),
    title: 'All coupons',
    description: 'Every coupon.',
    heading: 'Coupons',
    stores: { luban },
    offers: [{ ...firstOffer, store: 'luban', category: 'perfume' }],
    ...more,
  };
}

export const site: SiteView = {
  name: 'Qaseema',
  tagline: 'Codes that work',
  promo: 'Save today',
  promoTo: '/all-coupons',
  disclosureLine: 'Links may pay us',
  disclosure: 'We earn from links.',
  navigation: [
    { label: 'Stores', to: '/stores' },
    { label: 'Blog', to: '/blog' },
  ],
  footer: { about: 'About us', quickLinks: [], legal: [], social: [], countries: [] },
};

/** A site of these pages. */
export function contentOf(pages: readonly PageData[], more: Partial<SiteContent> = {}): SiteContent {
  return {
    pages,
    sites: { en: site, ar: site },
    messages: new Map([['offer.copy', { en: 'Copy Code', ar: 'انسخ الكود' }]]),
    redirects: [{ from: '/old', to: '/en/stores' }],
    images: new Map([['luban.svg', 'a']]),
    aliases: new Map([['store luban', ['Frankincense']]]),
    settings: {
      origin: 'https://www.example.com',
      basePath: '',
      timeZone: 'Asia/Riyadh',
      languages: ['en', 'ar'],
      money: { minorUnits: { SAR: 2 }, rates: {}, currencyOf: { SA: 'SAR' } },
    },
    sentence: ({ benefit, code, endsOn }, language) =>
      `${language}: ${benefit?.kind === 'percent' ? benefit.percent : benefit?.kind} with ${code} until ${endsOn}`,
    ...more,
  };
}
