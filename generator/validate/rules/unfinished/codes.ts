import { inPost, inStore, type CodeEntry } from '../../../diagnostics/codes/entry';

export const unfinishedCodes = {
  'unfinished-text': {
    severity: 'error',
    title: 'No text is still to be written',
    explanation:
      '`npm run new` writes TODO where only a person knows the words. On the page readers would see it. While `draft: true` is in the file, it is only a note; the preview (`npm run dev`) shows a placeholder.',
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
  'unfinished-draft': {
    severity: 'warning',
    note: true,
    title: 'A draft has texts that are still to be written',
    explanation:
      'A draft may wait for its words: it is not published, and the preview (`npm run dev`) shows a placeholder. Without `draft: true`, TODO is an error. This note never becomes an error.',
    fix: 'write the words in place of TODO before you remove `draft: true`',
    wrong: inPost`
      draft: true
      imageAlt: TODO
    `,
    right: inPost`
      draft: true
      imageAlt: A bowl of incense
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
