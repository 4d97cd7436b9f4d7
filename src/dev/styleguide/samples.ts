import type { PageOf } from '../../domain/pages/page-data';
import type { OfferView, StoreSummary } from '../../domain/offers/offer-view';
import type { Instant } from '../../domain/dates/calendar';
import type { Language } from '../../domain/language/language';

const day = 86_400_000;

export function samplePage(language: Language): PageOf<'static'> {
  const path = '/styleguide';
  return {
    kind: 'static',
    language,
    path,
    title: path,
    description: path,
    heading: path,
    canonical: path,
    alternates: [],
    switchTo: path,
    indexed: false,
    sections: [],
  };
}

const names = {
  en: ['Muster', 'Donaudampfschifffahrtsgesellschaftskapitänsmützenversand'],
  ar: ['متجر المثال', 'المؤسسة العربية المتحدة للمستلزمات المنزلية والإلكترونيات والأزياء العصرية'],
} as const;

export function sampleStores(language: Language): readonly StoreSummary[] {
  return names[language].map((name, index) => ({
    slug: `sample-${index}`,
    name,
    path: '/styleguide',
    url: 'https://shop.example.com/',
    logo: '/images/none.svg',
    initials: [...name][0] ?? '',
    hue: index === 0 ? 19 : 5,
    icon: 'store',
    category: language === 'en' ? 'Everything for the home' : 'كل ما يلزم البيت',
    rating: { score: 4.5, count: 1200, atLeast: true },
  }));
}

const texts = {
  en: {
    code: '20% off your first order',
    deal: 'Free delivery on everything',
    range: 'Up to $100-$200 off',
    expired: 'Five days of kitchen things',
    bare: 'A code that does not say what it saves',
    feed: 'Take $3 off when you spend $8 or more',
    long: 'Zwanzig Prozent auf Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzbücher und Straßenbahnhaltestellenüberdachungen',
    instructions: 'Enter it before you pay, and check that the total has gone down.',
  },
  ar: {
    code: 'خصم 20% على طلبك الأول',
    deal: 'توصيل مجاني على كل المنتجات',
    range: 'خصم يصل إلى ما بين 100$ و200$',
    expired: 'خمسة أيام من عروض المطبخ',
    bare: 'كود لا يُعرف مقدار توفيره',
    feed: 'Take $3 off when you spend $8 or more',
    long: 'خصم عشرين بالمئة على مستلزمات الضيافة العربية الأصيلة وأطقم القهوة والتمور الفاخرة المغلّفة للمناسبات والأعياد في جميع الفروع',
    instructions: 'أدخله قبل الدفع، وتأكّد من أن المبلغ الإجمالي قد انخفض.',
  },
} as const;

type SampleTexts = (typeof texts)[Language];

const url = 'https://shop.example.com/';

function activeOffers(text: SampleTexts, now: Instant): readonly OfferView[] {
  return [
    {
      id: 'code',
      kind: 'code',
      code: 'WELCOME20',
      url,
      title: text.code,
      description: text.instructions,
      benefit: { kind: 'percent', percent: 20 },
      verified: true,
      who: 'new-customers',
      channel: 'app',
      where: ['SA', 'AE', 'KW'],
      minimumSpend: { amount: 250, currency: 'SAR' },
      deepLink: url,
    },
    { id: 'deal', kind: 'deal', url, title: text.deal, benefit: { kind: 'free-shipping' } },
    {
      id: 'range',
      kind: 'code',
      code: 'alb121108',
      url,
      title: text.range,
      benefit: { kind: 'amount', from: 100, amount: 200, currency: 'USD', upTo: true },
      endsAt: now + 9 * day,
    },
  ];
}

function unusualOffers(text: SampleTexts, language: Language, now: Instant): readonly OfferView[] {
  return [
    {
      id: 'expired',
      kind: 'code',
      code: 'KITCHEN5',
      url,
      title: text.expired,
      benefit: { kind: 'percent', percent: 5 },
      endsAt: now - day,
    },
    { id: 'bare', kind: 'code', code: 'LWN6505', url, title: text.bare, verified: true },
    { id: 'bare-deal', kind: 'deal', url, title: text.deal },
    {
      id: 'feed',
      kind: 'code',
      code: 'DHSEP8',
      url,
      title: text.feed,
      language: language === 'ar' ? ('en' as const) : undefined,
      rating: 9,
      endsAt: now + 3 * day,
    },
    {
      id: 'long',
      kind: 'code',
      code: 'SUPERLONGCODE-2025-EVERYTHING',
      url,
      title: text.long,
      description: text.long,
      benefit: { kind: 'gift', gift: text.long },
    },
  ];
}

export function sampleOffers(language: Language, now: Instant): readonly OfferView[] {
  const text = texts[language];
  return [...activeOffers(text, now), ...unusualOffers(text, language, now)];
}
