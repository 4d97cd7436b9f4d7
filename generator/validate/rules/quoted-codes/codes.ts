import { inStore, type CodeEntry } from '../../../diagnostics/codes/entry';

export const quotedCodesCodes = {
  'code-differs-from-title': {
    severity: 'error',
    title: 'Texts quote the code of the offer',
    explanation:
      'When a code changes, the texts that quote it must change too. An offer quotes its own code or none, a deal quotes none, and the texts of a page quote codes of its store. In the texts of the page {code} is always the code of the featured offer.',
    fix: 'write the right code in the text, or correct `code:`; in the texts of a page write {code}',
    wrong: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: 10% off with the code LUBAN15
            ar: خصم 10% بالكود LUBAN15
    `,
    right: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: 10% off with the code LUBAN10
            ar: خصم 10% بالكود LUBAN10
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
