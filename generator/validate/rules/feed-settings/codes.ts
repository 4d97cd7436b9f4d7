import { inFeed, wholeFile, type CodeEntry } from '../../../diagnostics/codes/entry';

const inSouk = wholeFile('data/stores/souk.yaml');

export const feedSettingsCodes = {
  'feed-setting': {
    severity: 'error',
    title: 'The settings of a feed agree with each other',
    explanation:
      'Rows without an end date are left out unless `openEnded` says something else, days are counted from `fetched`, and an id is made of fields that `columns` has.',
    fix: 'write the setting that is missing; the message names it',
    wrong: inFeed`
      openEnded:
        days: 60
    `,
    right: inFeed`
      fetched: 2025-09-01
      openEnded:
        days: 60
    `,
  },
  'unknown-filter': {
    severity: 'error',
    title: 'A store chooses rows by columns that the feed offers for it',
    explanation:
      'Stores choose their rows by the advertiser and by the columns that the feed lists in `filters`. Other columns are not kept.',
    fix: 'add the column to `filters` of the feed, or correct its name',
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
      offersFrom:
        feed: souk
        where:
          campaign: Souk
      sections:
        - kind: offers
          heading:
            en: Codes
            ar: الأكواد
          show: codes
    `,
    right: inFeed`
      filters: [species]
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
