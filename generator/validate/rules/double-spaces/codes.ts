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
  'non-breaking-space': {
    severity: 'warning',
    title: 'Lines may end between words',
    explanation:
      'Text that is copied from a web page often has non-breaking spaces, at which no line ends. Between a number and its unit they are right.',
    fix: 'type spaces between the words',
    wrong: inStore`
      subtitle:
        en: Save on incense
        ar: وفّر على البخور
    `,
    right: inStore`
      subtitle:
        en: Save 5 SAR on incense
        ar: وفّر على البخور
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
