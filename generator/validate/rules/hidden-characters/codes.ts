import { inStore, type CodeEntry } from '../../../diagnostics/codes/entry';

export const hiddenCharactersCodes = {
  'hidden-character': {
    severity: 'error',
    title: 'A file contains no invisible characters',
    explanation:
      'Marks that set the direction of writing, zero-width spaces and the like come along when texts are copied. They reverse words, break codes, and can hide what a text says. The site sets directions by itself.',
    fix: 'delete the character: in most editors by the arrow keys and Backspace, or by typing the text again',
    wrong: { file: 'data/stores/luban.yaml', text: 'aliases:\n  - Luban\u202e House\n' },
    right: inStore`
      aliases:
        - Luban House
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
