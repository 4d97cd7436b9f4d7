import { inHome, type CodeEntry } from '../../../diagnostics/codes/entry';

export const paddingCodes = {
  'padded-text': {
    severity: 'error',
    title: 'No value begins or ends with a space',
    explanation: 'A space at the end of a code is copied with it, and some shops then refuse the code.',
    fix: 'delete the spaces at the beginning and at the end',
    wrong: inHome`
      heading:
        en: "Codes that work "
        ar: أكواد مجرّبة
    `,
    right: inHome`
      heading:
        en: Codes that work
        ar: أكواد مجرّبة
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
