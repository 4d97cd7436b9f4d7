import { inStore, type CodeEntry } from '../../../diagnostics/codes/entry';

export const textEndsCodes = {
  'cut-off-text': {
    severity: 'warning',
    title: 'A text ends where a sentence ends',
    explanation:
      'A text that ends with a comma, an open bracket or a word such as "the", or without the full stop that its translation has, mostly lost its end when it was copied.',
    fix: 'write the rest of the sentence',
    wrong: inStore`
      subtitle:
        en: Save on incense and
        ar: وفّر على البخور والعود
    `,
    right: inStore`
      subtitle:
        en: Save on incense and oud
        ar: وفّر على البخور والعود
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
