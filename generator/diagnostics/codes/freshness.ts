import { feedTable, inHome, inStore, type CodeEntry } from './entry';

/** The day on which the examples of this file are judged. */
const asOf = '2025-09-20';

/** What time alone has changed: nothing was wrong when it was written. `npm run check -- --warnings` shows these. */
export const freshnessCodes = {
  'offer-expired': {
    severity: 'warning',
    asOf,
    title: 'An offer whose end has passed is looked at again',
    explanation:
      'Pages show an ended offer last, say in words that it has ended, and count it nowhere as active. It may stay for those who look for it, or go.',
    fix: 'write its new end if it runs again; otherwise leave or delete it',
    wrong: inStore`
      offers:
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: A gift
            ar: هدية
          expires: 2025-09-15
          lastVerified: 2025-09-10
    `,
    right: inStore`
      offers:
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: A gift
            ar: هدية
          expires: 2025-12-31
          lastVerified: 2025-09-18
    `,
  },
  'offer-ending-soon': {
    severity: 'warning',
    asOf,
    title: 'An offer that ends within 14 days is looked after',
    explanation:
      'Nothing has to be done: when its day has passed, pages say so by themselves. But now is the time to ask the store whether it goes on.',
    fix: 'ask the store, and write the new end or the next offer',
    wrong: inStore`
      offers:
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: A gift
            ar: هدية
          expires: 2025-09-30
          lastVerified: 2025-09-18
    `,
    right: inStore`
      offers:
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: A gift
            ar: هدية
          expires: 2025-12-31
          lastVerified: 2025-09-18
    `,
  },
  'check-stale': {
    severity: 'warning',
    asOf,
    title: 'A running offer was tried lately',
    explanation:
      '`lastVerified` and `checks` say when somebody tried an offer. `checkEvery` in site.yaml or in the file of a store says how many days that may be ago; without it, 30.',
    fix: 'try the offer at checkout, and write the day in `lastVerified` or `checks`',
    wrong: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: 10% off
            ar: خصم 10%
          lastVerified: 2025-06-02
    `,
    right: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: 10% off
            ar: خصم 10%
          lastVerified: 2025-09-18
    `,
  },
  'label-aged': {
    severity: 'warning',
    asOf,
    title: 'The month on a page is this month',
    explanation:
      'Readers see the month of `checked` (and of `titleMonth`) on the page. It says when a person last looked over it, so only a person can write a newer one.',
    fix: 'look over the page, and then write this month',
    wrong: inHome`
      checked: 2025-06
    `,
    right: inHome`
      checked: 2025-09
    `,
  },
  'feed-without-live-rows': {
    severity: 'warning',
    asOf,
    title: 'A feed has rows that are running now',
    explanation:
      'When every row of a feed has ended, the page of its store says that there are no coupons. A newer file from the network brings it back to life.',
    fix: 'fetch the newer feed and put it in place of the old one; `npm run feed` shows first what would change',
    wrong: feedTable`
      id;name;species;promocode;gotolink;date_start;date_end;rating
      1;5% off;promocode;SOUK5;https://www.example.com/1;2025-08-01 00:00:00;2025-08-31 23:59:59;8.5
    `,
    right: feedTable`
      id;name;species;promocode;gotolink;date_start;date_end;rating
      1;5% off;promocode;SOUK5;https://www.example.com/1;2025-09-01 00:00:00;2025-09-30 23:59:59;8.5
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
