import { feedTable, inFeed, inHome, inSite, inStore, wholeFile, type CodeEntry } from './entry';

/** The day on which the examples of this file are judged. */
const asOf = '2025-09-20';

const corrections = wholeFile('data/feeds/souk.corrections.yaml');

/** What time alone has changed: nothing was wrong when it was written. `npm run check -- --warnings` shows these. */
export const freshnessCodes = {
  'offer-expired': {
    severity: 'warning',
    asOf,
    title: 'An offer that has ended is reviewed',
    explanation:
      'Pages show an ended offer last, say that it has ended, and do not count it as active. It may stay in the file or be deleted.',
    fix: 'write the new end if the offer is active again; otherwise keep or delete the offer',
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
    title: 'An offer that ends within 14 days is reviewed',
    explanation:
      'No change is required: pages show by themselves that an offer has ended. This warning is a reminder to check whether the store extends the offer.',
    fix: 'check with the store, and write the new end or the next offer',
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
    title: 'An active offer was tested recently',
    explanation:
      '`lastVerified` and `checks` say when the team tested an offer. `checkEvery` in site.yaml or in the file of a store sets how many days ago that may be (default: 30).',
    fix: 'test the offer at checkout, and write the day in `lastVerified` or `checks`',
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
      'Readers see the month of `checked` (and of `titleMonth`) on the page. It says when a person last checked the page, so only a person can write a newer month.',
    fix: 'check the page, then write this month',
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
    title: 'A feed has active rows',
    explanation:
      'When every row of a feed has ended, the page of its store says that there are no coupons. A newer file from the network adds active offers again.',
    fix: 'replace the file with a newer one from the network; `npm run feed` shows what would change',
    wrong: feedTable`
      id;name;species;promocode;gotolink;date_start;date_end;rating
      1;5% off;promocode;SOUK5;https://www.example.com/1;2025-08-01 00:00:00;2025-08-31 23:59:59;8.5
    `,
    right: feedTable`
      id;name;species;promocode;gotolink;date_start;date_end;rating
      1;5% off;promocode;SOUK5;https://www.example.com/1;2025-09-01 00:00:00;2025-09-30 23:59:59;8.5
    `,
  },
  'feed-test-without-row': {
    severity: 'warning',
    asOf,
    title: 'A test of a feed is of an offer in its table',
    explanation:
      'An entry in `checks` of a feed names its offer by the id in the table. When the network no longer sends the row, the test is shown nowhere. It may stay in the file: the row may come back.',
    fix: 'correct the id; if the row has left the table, keep or remove the test',
    wrong: inFeed`
      checks:
        - offer: "7"
          date: 2025-09-18
          result: worked
    `,
    right: inFeed`
      checks:
        - offer: "1"
          date: 2025-09-18
          result: worked
    `,
  },
  'correction-without-row': {
    severity: 'warning',
    asOf,
    title: 'A correction of a feed is of a row in its table',
    explanation:
      'An entry of the corrections names its row by the id in the table. When the network no longer sends the row, the entry has no effect. It may stay in the file: the row may come back.',
    fix: 'correct the id; if the row has left the table, keep or remove the correction',
    wrong: corrections`
      rows:
        - row: "11"
          hide: true
    `,
    right: corrections`
      rows:
        - row: "1"
          who: new-customers
    `,
  },
  'licence-ending': {
    severity: 'warning',
    asOf,
    title: 'A licence is renewed before it ends',
    explanation:
      'The pages of the site show the number of each licence with its last day. To renew one takes time, so that the warning comes 60 days before.',
    fix: 'renew the licence, and write the new end',
    wrong: inSite`
      licences:
        - country: AE
          kind:
            en: Advertiser permit
            ar: تصريح معلن
          number: "000000"
          until: 2025-11-19
    `,
    right: inSite`
      licences:
        - country: AE
          kind:
            en: Advertiser permit
            ar: تصريح معلن
          number: "000000"
          until: 2025-11-20
    `,
  },
  'licence-ended': {
    severity: 'warning',
    asOf,
    title: 'A licence that the pages show has not ended',
    explanation:
      'Every page still shows the number of the licence with its last day. Some countries ask for a valid licence where there is advertising.',
    fix: 'write the new number and end, or remove the licence',
    wrong: inSite`
      licences:
        - country: AE
          kind:
            en: Advertiser permit
            ar: تصريح معلن
          number: "000000"
          until: 2025-09-19
    `,
    right: inSite`
      licences:
        - country: AE
          kind:
            en: Advertiser permit
            ar: تصريح معلن
          number: "000000"
          until: 2026-09-19
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
