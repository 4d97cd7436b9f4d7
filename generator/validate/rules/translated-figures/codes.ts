import { inStore, type CodeEntry } from '../../../diagnostics/codes/entry';

export const translatedFiguresCodes = {
  'figures-differ': {
    severity: 'warning',
    title: 'Both languages of a text have the same figures',
    explanation:
      'Otherwise readers of one language are told something else. Numbers up to ten may be words in one of the languages and are not compared.',
    fix: 'write the same figures in both languages',
    wrong: inStore`
      title:
        en: Up to 50% off
        ar: خصم حتى 40%
    `,
    right: inStore`
      title:
        en: Up to 50% off
        ar: خصم حتى 50%
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
