import { inStore, type CodeEntry } from '../../../diagnostics/codes/entry';

export const textPlaceholdersCodes = {
  'unknown-placeholder': {
    severity: 'error',
    title: 'A placeholder is one of {store}, {code}, {month}, {year}, {country}',
    explanation:
      'A name in braces is replaced by its value. An unknown name would be shown to readers with its braces.',
    fix: 'write one of the placeholders that there are, or the words themselves',
    wrong: inStore`
      title:
        en: "{shop} codes"
        ar: "أكواد {store}"
    `,
    right: inStore`
      title:
        en: "{store} codes"
        ar: "أكواد {store}"
    `,
  },
  'visible-brace': {
    severity: 'error',
    title: 'A placeholder is a name between one { and one }',
    explanation:
      'With a brace too many or too few, or written as in other programs (`{{store}}`, `[store]`, `%store%`), the signs are shown to readers.',
    fix: 'write the name between one { and one }, or remove the brace',
    wrong: inStore`
      title:
        en: "{{store}} codes"
        ar: "أكواد {store}"
    `,
    right: inStore`
      title:
        en: "{store} codes"
        ar: "أكواد {store}"
    `,
  },
  'misplaced-placeholder': {
    severity: 'error',
    title: 'A placeholder is used only where it has a value',
    explanation:
      '{store} needs a store, {code} a featured offer with a code, {month} and {year} the key `checked`, and {country} a store with a choice of countries.',
    fix: 'add the key that the value comes from, or write the words themselves',
    wrong: inStore`
      title:
        en: "Luban code {code}"
        ar: كود لبان
    `,
    right: inStore`
      featured: ten-percent
      title:
        en: "Luban code {code}"
        ar: "كود لبان {code}"
    `,
  },
  'placeholder-mismatch': {
    severity: 'error',
    title: 'Both languages have the same placeholders',
    explanation: 'If the text of one language lacks a placeholder, its readers miss a fact.',
    fix: 'use the same placeholders in both languages',
    wrong: inStore`
      title:
        en: "{store} codes for {month}"
        ar: "أكواد {store}"
    `,
    right: inStore`
      title:
        en: "{store} codes for {month}"
        ar: "أكواد {store} لشهر {month}"
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
