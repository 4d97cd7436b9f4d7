import { inAbout, inSouk, inStore, type CodeEntry } from '../../../diagnostics/codes/entry';

export const uniqueInStoreCodes = {
  'duplicate-offer-id': {
    severity: 'error',
    title: 'Each offer of a store has an id of its own',
    explanation: 'Sections name offers by id.',
    fix: 'give one of the two offers another id',
    wrong: inStore`
      offers:
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: A gift
            ar: هدية
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: Free shipping
            ar: شحن مجاني
    `,
    right: inStore`
      offers:
        - id: gift
          kind: deal
          url: https://www.example.com/luban
          title:
            en: A gift
            ar: هدية
        - id: shipping
          kind: deal
          url: https://www.example.com/luban
          title:
            en: Free shipping
            ar: شحن مجاني
    `,
  },
  'duplicate-code': {
    severity: 'error',
    title: 'A code is used once in a store',
    explanation: 'Two offers with the same code are the same offer, or one of the codes is wrong.',
    fix: 'join the two offers, or correct the code of one of them',
    wrong: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: 10% off
            ar: خصم 10%
        - id: twenty-percent
          kind: code
          code: "LUBAN10"
          title:
            en: 20% off
            ar: خصم 20%
    `,
    right: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: 10% off
            ar: خصم 10%
        - id: twenty-percent
          kind: code
          code: "LUBAN20"
          title:
            en: 20% off
            ar: خصم 20%
    `,
  },
  'code-in-feed': {
    severity: 'warning',
    title: 'A code of a store is not also in its feed',
    explanation: 'Readers would see the code twice, perhaps with two ends.',
    fix: 'remove the offer of the store, or hide the row in the corrections of the feed',
    wrong: inSouk`
      offers:
        - id: five-percent
          kind: code
          code: "SOUK5"
          title:
            en: 5% off
            ar: خصم 5%
    `,
    right: inSouk`
      offers:
        - id: seven-percent
          kind: code
          code: "SOUK7"
          title:
            en: 7% off
            ar: خصم 7%
    `,
  },
  'duplicate-anchor': {
    severity: 'error',
    title: 'Each section with an id has one of its own',
    explanation: 'A link such as #guide can lead to one place only.',
    fix: 'give one of the two sections another id, or none',
    wrong: inAbout`
      sections:
        - kind: prose
          id: guide
          body:
            en: We try every code.
            ar: نجرّب كل كود.
        - kind: prose
          id: guide
          body:
            en: Write to us.
            ar: راسلنا.
    `,
    right: inAbout`
      sections:
        - kind: prose
          id: guide
          body:
            en: We try every code.
            ar: نجرّب كل كود.
        - kind: prose
          id: contact
          body:
            en: Write to us.
            ar: راسلنا.
    `,
  },
  'duplicate-section': {
    severity: 'error',
    title: 'A page lists the last tests once, and the claims once',
    explanation: 'Links lead to the rows of these lists, so that each row can be on a page only once.',
    fix: 'remove one of the two sections',
    wrong: inAbout`
      sections:
        - kind: tests
          heading:
            en: The last tests
            ar: آخر التجارب
        - kind: tests
          heading:
            en: All tests
            ar: كل التجارب
    `,
    right: inAbout`
      sections:
        - kind: tests
          heading:
            en: The last tests
            ar: آخر التجارب
        - kind: prose
          body:
            en: We test every code.
            ar: نجرّب كل كود.
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
