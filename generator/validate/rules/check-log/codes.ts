import { inStore, type CodeEntry } from '../../../diagnostics/codes/entry';

export const checkLogCodes = {
  'check-basket-grew': {
    severity: 'error',
    title: 'A basket costs no more with the offer than without it',
    explanation: 'An offer never raises the price, so the two totals are exchanged.',
    fix: 'exchange `before` and `after`',
    wrong: inStore`
      offers:
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: A gift
            ar: هدية
          checks:
            - date: 2026-01-20
              country: SA
              result: worked
              basket:
                before: 225
                after: 250
                currency: SAR
    `,
    right: inStore`
      offers:
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: A gift
            ar: هدية
          checks:
            - date: 2026-01-20
              country: SA
              result: worked
              basket:
                before: 250
                after: 225
                currency: SAR
    `,
  },
  'check-currency': {
    severity: 'warning',
    title: 'A basket is in the currency of its country',
    explanation: 'Shops show prices in the currency of the country in which the offer was tested.',
    fix: 'correct the currency or the country',
    wrong: inStore`
      offers:
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: A gift
            ar: هدية
          checks:
            - date: 2026-01-20
              country: SA
              result: worked
              basket:
                before: 250
                after: 225
                currency: AED
    `,
    right: inStore`
      offers:
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: A gift
            ar: هدية
          checks:
            - date: 2026-01-20
              country: SA
              result: worked
              basket:
                before: 250
                after: 225
                currency: SAR
    `,
  },
  'check-reason': {
    severity: 'error',
    title: 'Only a failed test has a reason',
    explanation: '`reason` says why the offer was refused.',
    fix: 'remove `reason`, or correct `result`',
    wrong: inStore`
      offers:
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: A gift
            ar: هدية
          checks:
            - date: 2026-01-20
              result: worked
              reason: minimum
    `,
    right: inStore`
      offers:
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: A gift
            ar: هدية
          checks:
            - date: 2026-01-20
              result: failed
              reason: minimum
    `,
  },
  'check-outside-offer': {
    severity: 'warning',
    title: 'A test is dated within the life of its offer',
    explanation:
      'A test before the first or after the last day of an offer has a wrong date, or was a test of another offer.',
    fix: 'correct the date of the test or of the offer',
    wrong: inStore`
      offers:
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: A gift
            ar: هدية
          starts: 2026-01-15
          checks:
            - date: 2026-01-10
              result: worked
    `,
    right: inStore`
      offers:
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: A gift
            ar: هدية
          starts: 2026-01-05
          checks:
            - date: 2026-01-10
              result: worked
    `,
  },
  'checks-contradict': {
    severity: 'warning',
    title: 'Two tests of one day in one place have one result',
    explanation: 'If both results are right, something differs that the log does not say yet.',
    fix: 'remove the wrong one, or add what differs',
    wrong: inStore`
      offers:
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: A gift
            ar: هدية
          checks:
            - date: 2026-01-20
              country: SA
              result: worked
            - date: 2026-01-20
              country: SA
              result: failed
    `,
    right: inStore`
      offers:
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: A gift
            ar: هدية
          checks:
            - date: 2026-01-20
              country: SA
              channel: app
              result: worked
            - date: 2026-01-20
              country: SA
              channel: site
              result: failed
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
