import { inStore, type CodeEntry } from '../../../diagnostics/codes/entry';

export const translationsCodes = {
  'untranslated-text': {
    severity: 'error',
    title: 'The two languages of a text differ',
    explanation:
      'An Arabic text of several words without an Arabic letter has been forgotten. Names and labels may be the same; a message that rightly is the same in both languages says `same: true`.',
    fix: 'translate the text; a message that rightly is the same in both languages gets `same: true`',
    wrong: inStore`
      subtitle:
        en: Save on your first order
        ar: Save on your first order
    `,
    right: inStore`
      subtitle:
        en: Save on your first order
        ar: وفّر في أول طلب لك
    `,
  },
  'mixed-languages': {
    severity: 'warning',
    title: 'A text is in one language from beginning to end',
    explanation:
      'A sentence of another language inside a text mostly was left when the text was translated. Names of brands and single words are not reported.',
    fix: 'translate the rest',
    wrong: inStore`
      subtitle:
        en: Save on your first order
        ar: وفّر Save on your first order
    `,
    right: inStore`
      subtitle:
        en: Save on your first order
        ar: وفّر في أول طلب لك
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
