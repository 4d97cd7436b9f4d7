import { inStore, type CodeEntry } from '../../../diagnostics/codes/entry';

export const futureDatesCodes = {
  'future-date': {
    severity: 'error',
    title: 'Dates of checks and changes are not in the future',
    explanation:
      'Month labels, dates of changes and dates of checks say when a person checked or changed something. A date in the future is a mistake.',
    fix: 'write the day or month when it was done',
    wrong: inStore`
      checked: 2052-10
    `,
    right: inStore`
      checked: 2025-10
    `,
  },
  'date-too-early': {
    severity: 'warning',
    title: 'Dates of checks and changes are not too early',
    explanation:
      'A page that was checked more than ten years ago, or a post that was changed before its date, has a wrong digit in one of the two.',
    fix: 'correct the year; if the post was never changed, remove `updated`',
    wrong: inStore`
      checked: 2002-10
    `,
    right: inStore`
      checked: 2025-10
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
