import { inStore, type CodeEntry } from '../../../diagnostics/codes/entry';

export const referencesCodes = {
  'unknown-reference': {
    severity: 'error',
    title: 'A store, offer or feed that is named exists',
    explanation: 'Stores are named by slug, offers by id, feeds by the name of their file.',
    fix: 'write the name of one that exists; the message names the nearest',
    wrong: inStore`
      featured: ten-procent
    `,
    right: inStore`
      featured: ten-percent
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
