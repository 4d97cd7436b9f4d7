import { describe, expect, inject, it } from 'vitest';
import { ask } from '../support/http';
import { bothLanguages } from '../support/words';

type Figure = RegExp | string;

interface Figures {
  readonly path: string;
  /** It is on the page in both languages. */
  readonly both?: readonly Figure[];
  readonly en?: readonly Figure[];
  readonly ar?: readonly Figure[];
}

/** The figures of each page in section 9 of the specification. */
const figures: readonly Figures[] = [
  { path: '/', both: ['200', '80%'], en: ['200+ stores', /hand-tested, verified and checked daily/], ar: [/يدويًا/] },
  {
    path: '/store/temu',
    both: ['alb121108', 'alc460086', 'ali460086', 'acs729490', '90%'],
    en: [/up to \$100[–-]\$200/i, '31 December 2026', '30 November 2026', '15 December 2026'],
    ar: [/100 و200 دولار/, '31 ديسمبر 2026', '30 نوفمبر 2026', '15 ديسمبر 2026'],
  },
  { path: '/store/noon', both: ['NDX143', '80%', '15%'], en: [/up to 15% cashback/i], ar: [/استرداد نقدي حتى 15%/] },
  {
    path: '/namshi-coupon',
    both: ['NM175', '80%', '20%'],
    en: [/up to 20% cashback/i, /within 14 days/i],
    ar: [/استرداد نقدي حتى 20%/, /14 يوم/],
  },
  {
    path: '/store/aliexpress',
    both: ['AYA16557', 'AFS2', 'AFS4', 'AFS6', 'AFS10', 'AFS13', '1.99', '70%', '90%'],
    en: [
      'US $2 off $15',
      '$4 off $29',
      '$6 off $49',
      '$10 off $79',
      '$13 off $109',
      /3 items from \$1\.99/i,
      '21 September 2025',
    ],
    ar: [
      /2 دولار على 15/,
      /4 دولارات على 29/,
      /6 دولارات على 49/,
      /10 دولارات على 79/,
      /13 دولارًا على 109/,
      /3 منتجات ابتداءً من 1\.99/,
      '21 سبتمبر 2025',
    ],
  },
  {
    path: '/aliexpress-promo-code-2025',
    both: [
      'AYA16557',
      'AFS2',
      'AFS4',
      'AFS6',
      'AFS10',
      'AFS13',
      'US $2 off $15',
      '$4 off $29',
      '$6 off $49',
      '$10 off $79',
      '$13 off $109',
      /3 items from \$1\.99/i,
      '70%',
      /free shipping/i,
    ],
  },
  {
    path: '/store/ubuy',
    both: ['UBUDIXOD', '70%', '4.5', '1,200+'],
    en: [
      /cashback only/i,
      /not an instant discount/i,
      ...['UAE', 'Saudi Arabia', 'Kuwait', 'Qatar', 'Oman', 'Bahrain', 'Egypt'],
      /new and returning customers/i,
      /website and (in the )?app/i,
      /tagging the store on social media to promote the code is prohibited/i,
    ],
    ar: [
      /استرداد نقدي فقط/,
      /ليس خصمًا فوريًا/,
      ...['الإمارات', 'السعودية', 'الكويت', 'قطر', 'عُمان', 'البحرين', 'مصر'],
      /الجدد والحاليين/,
      /الموقع والتطبيق/,
      /يُحظر وسم/,
    ],
  },
  {
    path: '/store/iherb',
    both: ['LWN6505', '25HNM20', '20%', '25%', '50%', '30%', '60%', '185', 'App Store', 'Google Play'],
    en: [
      /20% off/i,
      /25% off one brand/i,
      /up to 50% off/i,
      /up to 30% off Korean beauty/i,
      /60 days/i,
      /over 185 countries/i,
    ],
    ar: [/خصم 20%/, /25% على علامة/, /حتى 50%/, /الجمال الكورية/, /60 يوم/, /185 دولة/],
  },
  { path: '/store/west-elm', both: ['DR13', '70%', '50%', 'westelm.com.sa'], en: [/up to 50% off/i], ar: [/حتى 50%/] },
  { path: '/store/pottery-barn', both: ['D57Q', '70%', '4.9', '2,500+'] },
  {
    path: '/store/dhgate',
    both: ['80%', '$5-$3', '$850-$40', '4.5'],
    en: [/\(1 rating\)/, 'September 2025'],
    ar: [/تقييم واحد/, 'سبتمبر 2025'],
  },
  {
    path: '/store/basharacare',
    both: ['BH18', '5%', '500'],
    en: [
      /5% off sitewide/i,
      /free shipping/i,
      /500 AED/,
      /express/i,
      /2-4 days/,
      /next-day/i,
      /standard/i,
      /5-9 days/,
      /7 days|7-day/,
      /unopened/i,
      /Dubai/,
    ],
    ar: [
      /5% على الموقع كله/,
      /شحن مجاني/,
      /500 درهم/,
      /السريع: من 2 إلى 4 أيام/,
      /اليوم التالي/,
      /العادي: من 5 إلى 9 أيام/,
      /غير المفتوحة خلال 7 أيام/,
      /دبي/,
    ],
  },
  {
    path: '/store/vogacloset',
    both: ['WBC'],
    en: ['Saudi Arabia', 'UAE', 'Kuwait', 'Qatar', 'Oman', 'Bahrain', /exclusive code/i, /wide range/i],
    ar: ['السعودية', 'الإمارات', 'الكويت', 'قطر', 'عُمان', 'البحرين'],
  },
];

/** The text in the HTML of a page, before any script has run. */
function wordsOfMain(html: string): string {
  return html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<[^>]+>/g, (tag) => (/^<\/?(?:bdi|b|strong|em|code|a|span)\b/.test(tag) ? '' : ' '))
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
}

describe.each(bothLanguages)(
  'the figures, codes and dates of the specified stores (product rules R44 and R73) in %s',
  (language) => {
    it.each(figures)('are all on $path', async ({ path, both = [], [language]: own = [] }) => {
      const { body } = await ask(inject('siteUrl'), `/${language}${path}`);
      const words = wordsOfMain(body) + (path === '/' ? body : '');
      const missing = [...both, ...own].filter((figure) =>
        typeof figure === 'string' ? !words.includes(figure) : !figure.test(words),
      );
      expect(missing).toEqual([]);
    });

    it.each(figures.filter(({ path }) => path.startsWith('/store/') || path.startsWith('/namshi')))(
      'are labelled with their month on $path',
      async ({ path }) => {
        const { body } = await ask(inject('siteUrl'), `/${language}${path}`);
        expect(wordsOfMain(body)).toContain({ en: 'October 2025', ar: 'أكتوبر 2025' }[language]);
        const title = /<title>([^<]*)/.exec(body)?.[1] ?? '';
        const [month, dhgate] = { en: ['October 2025', 'September 2025'], ar: ['أكتوبر 2025', 'سبتمبر 2025'] }[
          language
        ];
        expect(title).toContain(path === '/store/dhgate' ? dhgate : month);
      },
    );
  },
);
