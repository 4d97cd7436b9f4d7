import { inStore, type CodeEntry } from '../../../diagnostics/codes/entry';

export const offerFactsCodes = {
  'starts-after-end': {
    severity: 'error',
    title: 'An offer starts before it ends',
    explanation: 'Otherwise one of the two dates is wrong.',
    fix: 'correct `starts` or `expires`',
    wrong: inStore`
      offers:
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: A gift
            ar: هدية
          starts: 2026-12-31
          expires: 2026-01-01
    `,
    right: inStore`
      offers:
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: A gift
            ar: هدية
          starts: 2026-01-01
          expires: 2026-12-31
    `,
  },
  'title-differs': {
    severity: 'warning',
    title: 'The title of an offer names the figure of its benefit',
    explanation: 'The title is what shoppers read; the benefit decides where the offer is listed.',
    fix: 'write the same figure in the title and in `benefit`',
    wrong: inStore`
      offers:
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: 20% off
            ar: خصم 20%
          benefit:
            kind: percent
            percent: 25
    `,
    right: inStore`
      offers:
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: 25% off
            ar: خصم 25%
          benefit:
            kind: percent
            percent: 25
    `,
  },
  'end-far-away': {
    severity: 'warning',
    title: 'An offer ends within five years',
    explanation: 'An end that is farther away is usually a wrong digit. An offer without a known end has no `expires`.',
    fix: 'correct the year, or remove `expires`',
    wrong: inStore`
      offers:
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: A gift
            ar: هدية
          expires: 2062-12-31
    `,
    right: inStore`
      offers:
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: A gift
            ar: هدية
          expires: 2026-12-31
    `,
  },
  'range-reversed': {
    severity: 'error',
    title: 'The lower end of a range is below its upper end',
    explanation: '`from` is the lower end of a range of amounts and `amount` its upper end.',
    fix: 'write the smaller amount in `from` and the larger in `amount`',
    wrong: inStore`
      offers:
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: $100 to $200 off
            ar: خصم من 100 إلى 200 دولار
          benefit:
            kind: amount
            from: 200
            amount: 100
            currency: USD
    `,
    right: inStore`
      offers:
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: $100 to $200 off
            ar: خصم من 100 إلى 200 دولار
          benefit:
            kind: amount
            from: 100
            amount: 200
            currency: USD
    `,
  },
  'verified-without-source': {
    severity: 'error',
    title: 'A verified offer says when it was verified',
    explanation:
      'Verified means that a person tested the offer and it worked. `lastVerified` or an entry in `checks` says when.',
    fix: 'add `lastVerified` with the day or month, or remove `verified`',
    wrong: inStore`
      offers:
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: A gift
            ar: هدية
          verified: true
    `,
    right: inStore`
      offers:
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: A gift
            ar: هدية
          verified: true
          lastVerified: 2025-10
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
