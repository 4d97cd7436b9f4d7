import { inStore, type CodeEntry } from '../../../diagnostics/codes/entry';

export const uniqueNamesCodes = {
  'duplicate-name': {
    severity: 'error',
    title: 'No two stores have the same name',
    explanation: 'Readers could not tell them apart in the search and in the lists.',
    fix: 'add to one name what distinguishes the store, or delete the file of the store that is there twice',
    wrong: inStore`
      name:
        en: Souk
        ar: لبان
    `,
    right: inStore`
      name:
        en: Luban
        ar: لبان
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
