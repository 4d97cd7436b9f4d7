import { inStore, type CodeEntry } from '../../../diagnostics/codes/entry';

export const repeatedWordsCodes = {
  'repeated-word': {
    severity: 'warning',
    title: 'No small word is written twice',
    explanation: 'A word such as "and" or "the" twice in a row is left from an edit.',
    fix: 'remove one of the two',
    wrong: inStore`
      subtitle:
        en: Save on incense and and oud
        ar: وفّر على البخور والعود
    `,
    right: inStore`
      subtitle:
        en: Save on incense and oud
        ar: وفّر على البخور والعود
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
