import { inStore, type CodeEntry } from '../../../diagnostics/codes/entry';

export const doubleSpacesCodes = {
  'double-space': {
    severity: 'warning',
    title: 'There is one space between two words',
    explanation: 'Two spaces mostly are what is left of a word that was deleted, or of a copy from a document.',
    fix: 'leave one space',
    wrong: inStore`
      subtitle:
        en: Save  on incense
        ar: وفّر على البخور
    `,
    right: inStore`
      subtitle:
        en: Save on incense
        ar: وفّر على البخور
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
