import { inStore, type CodeEntry } from '../../../diagnostics/codes/entry';

export const draftsCodes = {
  'draft-reference': {
    severity: 'error',
    title: 'What is published refers to nothing that is not',
    explanation:
      'A draft, and what has a later day in `publish`, is not in the site. What refers to it must not be published earlier: a link, the featured offer, a store or an offer that the home page names, a redirect, the store of an article, a code in a text. A list of offers in a section may name drafts beside published offers, and shows each when it is published.',
    fix: 'remove `draft: true` there, or make this a draft as well; the message says which of the two is published later',
    wrong: inStore`
      featured: ten-percent
      offers:
        - id: ten-percent
          draft: true
          kind: code
          code: "LUBAN10"
          title:
            en: 10% off
            ar: خصم 10%
    `,
    right: inStore`
      featured: ten-percent
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: 10% off
            ar: خصم 10%
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
