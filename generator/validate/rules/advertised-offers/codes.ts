import { inHome, type CodeEntry } from '../../../diagnostics/codes/entry';

export const advertisedOffersCodes = {
  'code-without-offer': {
    severity: 'error',
    title: 'A text of the home page that quotes a code names its offer',
    explanation:
      'When the offer has ended, the second text is shown instead, so that the home page never advertises an ended offer.',
    fix: 'add `advertises:` with the id of the offer and the text for afterwards',
    wrong: inHome`
      featured:
        heading:
          en: Featured
          ar: مختارات
        stores:
          - store: luban
            offer:
              en: 10% off with LUBAN10
              ar: خصم 10% مع LUBAN10
          - { store: souk, offer: { en: 5% off, ar: خصم 5% } }
          - { store: souk, offer: { en: 5% off, ar: خصم 5% } }
          - { store: souk, offer: { en: 5% off, ar: خصم 5% } }
          - { store: souk, offer: { en: 5% off, ar: خصم 5% } }
          - { store: souk, offer: { en: 5% off, ar: خصم 5% } }
    `,
    right: inHome`
      featured:
        heading:
          en: Featured
          ar: مختارات
        stores:
          - store: luban
            offer:
              en: 10% off with LUBAN10
              ar: خصم 10% مع LUBAN10
            advertises:
              offer: ten-percent
              afterwards:
                en: Incense for every home
                ar: بخور لكل بيت
          - { store: souk, offer: { en: 5% off, ar: خصم 5% } }
          - { store: souk, offer: { en: 5% off, ar: خصم 5% } }
          - { store: souk, offer: { en: 5% off, ar: خصم 5% } }
          - { store: souk, offer: { en: 5% off, ar: خصم 5% } }
          - { store: souk, offer: { en: 5% off, ar: خصم 5% } }
    `,
  },
  'code-afterwards': {
    severity: 'error',
    title: 'The text for afterwards quotes no code',
    explanation: 'It is shown when the offer has ended, and stays as long as the entry does.',
    fix: 'write a text without a code',
    wrong: inHome`
      featured:
        heading:
          en: Featured
          ar: مختارات
        stores:
          - store: luban
            offer:
              en: 10% off with LUBAN10
              ar: خصم 10% مع LUBAN10
            advertises:
              offer: ten-percent
              afterwards:
                en: Incense, also with LUBAN10
                ar: بخور لكل بيت
          - { store: souk, offer: { en: 5% off, ar: خصم 5% } }
          - { store: souk, offer: { en: 5% off, ar: خصم 5% } }
          - { store: souk, offer: { en: 5% off, ar: خصم 5% } }
          - { store: souk, offer: { en: 5% off, ar: خصم 5% } }
          - { store: souk, offer: { en: 5% off, ar: خصم 5% } }
    `,
    right: inHome`
      featured:
        heading:
          en: Featured
          ar: مختارات
        stores:
          - store: luban
            offer:
              en: 10% off with LUBAN10
              ar: خصم 10% مع LUBAN10
            advertises:
              offer: ten-percent
              afterwards:
                en: Incense for every home
                ar: بخور لكل بيت
          - { store: souk, offer: { en: 5% off, ar: خصم 5% } }
          - { store: souk, offer: { en: 5% off, ar: خصم 5% } }
          - { store: souk, offer: { en: 5% off, ar: خصم 5% } }
          - { store: souk, offer: { en: 5% off, ar: خصم 5% } }
          - { store: souk, offer: { en: 5% off, ar: خصم 5% } }
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
