import { inClaims, inStore, type CodeEntry } from '../../../diagnostics/codes/entry';

export const claimsCodes = {
  'claim-without-source': {
    severity: 'error',
    title: 'What a text claims has a source',
    explanation:
      'Numbers of stores, people, uses and reviews, rates, ratings, "daily", "hand-tested" and "verified" are claims. Each is covered by an entry in data/claims.yaml that says who vouches for it. Prices, percentages of offers, dates and codes are none.',
    fix: 'add the words to a claim in data/claims.yaml with their source, or remove them',
    wrong: inStore`
      subtitle:
        en: Codes that thousands of shoppers have used
        ar: أكواد تعمل
    `,
    right: inStore`
      subtitle:
        en: Codes for orders over 2,000 AED
        ar: أكواد للطلبات فوق 2,000 درهم
    `,
  },
  'duplicate-claim': {
    severity: 'error',
    title: 'Each claim has an id of its own',
    explanation: 'Reports name a claim by its id.',
    fix: 'give each claim an id of its own',
    wrong: inClaims`
      claims:
        - id: tested
          says: [hand-tested]
          source: { kind: owner, seen: 2025-10 }
        - id: tested
          says: [مجرّبة]
          ratings: [luban]
          source: { kind: owner, seen: 2025-10 }
    `,
    right: inClaims`
      claims:
        - id: tested
          says: [مجرّبة]
          ratings: [luban]
          source: { kind: owner, seen: 2025-10 }
    `,
  },
  'incomplete-claim': {
    severity: 'error',
    title: 'A claim says what it covers, and why it stays where the data contradicts it',
    explanation:
      'A claim has words (`says`), ratings or both. `contradicts: accepted` comes with a `reason`, which `npm run report` shows.',
    fix: 'add the missing key',
    wrong: inClaims`
      claims:
        - id: tested
          says: [مجرّبة]
          ratings: [luban]
          source: { kind: document, seen: 2025-10 }
          contradicts: accepted
    `,
    right: inClaims`
      claims:
        - id: tested
          says: [مجرّبة]
          ratings: [luban]
          source: { kind: document, seen: 2025-10 }
          contradicts: accepted
          reason:
            en: It is a small catalogue.
            ar: هذه قائمة صغيرة.
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
