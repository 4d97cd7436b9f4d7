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
  'other-digits': {
    severity: 'warning',
    title: 'Figures in texts are written with 0 to 9',
    explanation: 'The site writes all its figures so in both languages, and shoppers compare them.',
    fix: 'write the figures with the digits 0 to 9',
    wrong: inStore`
      subtitle:
        en: Save up to 70%
        ar: وفّر حتى ٧٠٪
    `,
    right: inStore`
      subtitle:
        en: Save up to 70%
        ar: وفّر حتى 70%
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
