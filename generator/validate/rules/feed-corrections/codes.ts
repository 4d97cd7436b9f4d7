import { inSouk, wholeFile, type CodeEntry } from '../../../diagnostics/codes/entry';

const corrections = wholeFile('data/feeds/souk.corrections.yaml');

const ownOffer = inSouk`
  offers:
    - id: welcome
      kind: code
      code: "SOUKNEW"
      title:
        en: 10% off your first order
        ar: خصم 10% على أول طلب
`;

export const feedCorrectionsCodes = {
  'repeated-correction': {
    severity: 'error',
    title: 'A row of a feed is corrected in one entry',
    explanation:
      'An entry of the corrections says everything that is different in its row. Of two entries of one row only one would hold, so they are joined.',
    fix: 'write what is different into one of the two entries, and remove the other',
    wrong: corrections`
      rows:
        - row: "1"
          code: SOUK6
        - row: "1"
          who: new-customers
    `,
    right: corrections`
      rows:
        - row: "1"
          code: SOUK6
          who: new-customers
    `,
  },
  'correction-of-own-offer': {
    severity: 'error',
    title: 'Corrections are about rows of the table, not about offers in the file of a store',
    explanation:
      'A store may have offers of its own beside those of a feed. They are changed in the file of the store; the corrections of the feed name rows of its table.',
    fix: 'change the offer in the file of the store, and remove the entry from the corrections',
    wrong: {
      ...corrections`
        rows:
          - row: welcome
            who: new-customers
      `,
      beside: ownOffer,
    },
    right: inSouk`
      offers:
        - id: welcome
          kind: code
          code: "SOUKNEW"
          title:
            en: 10% off your first order
            ar: خصم 10% على أول طلب
          who: new-customers
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
