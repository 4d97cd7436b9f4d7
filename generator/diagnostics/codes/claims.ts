import { inClaims, inHome, type CodeEntry } from './entry';

/** What is found out about claims when all texts are known. */
export const claimCodes = {
  'claim-unused': {
    severity: 'warning',
    title: 'Every claim covers words of a text',
    explanation:
      'A claim, or one of its words, that covers nothing is left over from a text that has changed, or is misspelled.',
    fix: 'remove it, or correct the words',
    wrong: inClaims`
      claims:
        - id: tested
          says: [مجرّبة]
          ratings: [luban]
          source: { kind: document, seen: 2025-10 }
        - id: shops
          says: [300 shops]
          source: { kind: document, seen: 2025-10 }
    `,
    right: inClaims`
      claims:
        - id: tested
          says: [مجرّبة]
          ratings: [luban]
          source: { kind: document, seen: 2025-10 }
    `,
  },
  'claim-contradicted': {
    severity: 'warning',
    title: 'The data does not contradict what a text claims',
    explanation:
      'The number of stores is compared with the files of stores, "up to 80%" of the home page with the title and the offers of the store, and "daily" with the newest test. A claim that stays all the same says `contradicts: accepted` and why: then `npm run report` lists it.',
    fix: 'correct the words, or accept the contradiction with a reason',
    wrong: inHome`
      banner:
        - store: luban
          description:
            en: Up to 60% off incense
            ar: بخور بخصم حتى 60%
        - store: luban
          description: { en: Incense, ar: بخور }
        - store: luban
          description: { en: Incense, ar: بخور }
        - store: luban
          description: { en: Incense, ar: بخور }
        - store: luban
          description: { en: Incense, ar: بخور }
        - store: luban
          description: { en: Incense, ar: بخور }
        - store: luban
          description: { en: Incense, ar: بخور }
    `,
    right: inHome`
      banner:
        - store: luban
          description:
            en: Up to 10% off incense
            ar: بخور بخصم حتى 10%
        - store: luban
          description: { en: Incense, ar: بخور }
        - store: luban
          description: { en: Incense, ar: بخور }
        - store: luban
          description: { en: Incense, ar: بخور }
        - store: luban
          description: { en: Incense, ar: بخور }
        - store: luban
          description: { en: Incense, ar: بخور }
        - store: luban
          description: { en: Incense, ar: بخور }
    `,
  },
  'claim-ended': {
    severity: 'warning',
    asOf: '2025-09-20',
    title: 'A claim holds today',
    explanation:
      'After the day in `until`, its source has to be asked again. This is never an error: only time has passed.',
    fix: 'ask the source again, or remove the words and the claim',
    wrong: inClaims`
      claims:
        - id: tested
          says: [مجرّبة]
          ratings: [luban]
          source: { kind: document, seen: 2025-03 }
          until: 2025-04-30
    `,
    right: inClaims`
      claims:
        - id: tested
          says: [مجرّبة]
          ratings: [luban]
          source: { kind: document, seen: 2025-09 }
          until: 2025-12-31
    `,
  },
  'claim-of-owner': {
    severity: 'error',
    launch: true,
    title: 'Before a launch, others than the owner vouch for a claim',
    explanation:
      'Only `npm run check -- --live` reports this: a site that goes live shows no figure that its owner alone vouches for.',
    fix: 'name a shop, a network or a document as the source, or remove the words',
    wrong: inClaims`
      claims:
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
          source: { kind: document, seen: 2025-10 }
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
