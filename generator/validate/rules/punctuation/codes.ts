import { inStore, type CodeEntry } from '../../../diagnostics/codes/entry';

export const punctuationCodes = {
  'foreign-punctuation': {
    severity: 'warning',
    title: 'A text has the punctuation of its language',
    explanation: 'Arabic has a comma (،), a semicolon (؛) and a question mark (؟) of its own.',
    fix: 'write the sign of the language',
    wrong: inStore`
      subtitle:
        en: Incense, oud and more
        ar: بخور, عود والمزيد
    `,
    right: inStore`
      subtitle:
        en: Incense, oud and more
        ar: بخور، عود والمزيد
    `,
  },
  'straight-quotes': {
    severity: 'warning',
    title: 'Arabic words are quoted with «»',
    explanation:
      'Straight quotes look alike at both ends, and in lines of mixed direction they stand on the wrong side.',
    fix: 'write « before the words and » after them',
    wrong: inStore`
      subtitle:
        en: The "best" incense
        ar: 'أجود "بخور" في الخليج'
    `,
    right: inStore`
      subtitle:
        en: The "best" incense
        ar: أجود «بخور» في الخليج
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
