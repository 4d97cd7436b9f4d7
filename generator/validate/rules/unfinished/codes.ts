import { inStore, type CodeEntry } from '../../../diagnostics/codes/entry';

export const unfinishedCodes = {
  'unfinished-text': {
    severity: 'error',
    title: 'No text is still to be written',
    explanation: '`npm run new` writes TODO where only a person knows the words. On the page readers would see it.',
    fix: 'write the words in place of TODO, or delete the key if the text is optional',
    wrong: inStore`
      subtitle:
        en: Save on your first order
        ar: TODO
    `,
    right: inStore`
      subtitle:
        en: Save on your first order
        ar: وفّر في أول طلب لك
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
