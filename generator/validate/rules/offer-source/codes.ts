import { untouched, wholeFile, type CodeEntry } from '../../../diagnostics/codes/entry';

const inSouk = wholeFile('data/stores/souk.yaml');

export const offerSourceCodes = {
  'offers-or-feed': {
    severity: 'error',
    title: 'A store has offers of its own or takes them from a feed',
    explanation: 'A store may also have both: its own offers are listed before those of the feed.',
    fix: 'add `offers:` with at least one offer, or `offersFrom:` with the name of a feed',
    wrong: inSouk`
      slug: souk
      path: /store/souk
      name:
        en: Souk
        ar: سوق
      url: https://www.example.com/souk
      logo: https://www.example.com/souk.png
      brand: "#884411"
      icon: basket
      category: marketplace
      checked: 2025-09
      title:
        en: Souk codes
        ar: أكواد سوق
      description:
        en: Codes for everything.
        ar: أكواد لكل شيء.
      heading:
        en: Souk offers
        ar: عروض سوق
      subtitle:
        en: Every day
        ar: كل يوم
      sections:
        - kind: offers
          heading:
            en: Codes
            ar: الأكواد
          show: codes
    `,
    right: untouched,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
