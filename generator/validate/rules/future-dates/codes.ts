import { inStore, type CodeEntry } from '../../../diagnostics/codes/entry';

export const futureDatesCodes = {
  'future-date': {
    severity: 'error',
    title: 'What was done was not done in the future',
    explanation:
      'Month labels, dates of changes and dates of checks say what a person vouched for. A day that has not come is a slip.',
    fix: 'write the day or month that it really was',
    wrong: inStore`
      checked: 2052-10
    `,
    right: inStore`
      checked: 2025-10
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
